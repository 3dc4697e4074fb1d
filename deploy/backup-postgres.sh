#!/usr/bin/env bash
# backup-postgres.sh FOLDER KEEP [EVERY]: a dump of the database PG* names, whose restore is tried; again every so many
# seconds, once without. Only a dump that could be restored gets its name, and only then are the oldest deleted.
set -euo pipefail
umask 077 # hands and secrets are nobody else's to read
folder=$1 keep=$2 every=${3:-0}

# Those of a time that is still to come are of a clock that was ahead: older than the one just made.
oldest_first() {
  find "$folder" -maxdepth 1 -name 'loggia-*.dump' | awk -v made="$1" '{ print ($0 > made ? 0 : 1), $0 }' | sort | cut --characters=3-
}

once() {
  local part="$folder/.part" target count trial="loggia_restore_trial"
  target="$folder/loggia-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  pg_dump --format=custom --file="$part"
  dropdb --if-exists "$trial"
  createdb "$trial"
  pg_restore --dbname="$trial" --exit-on-error --no-owner "$part"
  count=$(psql --dbname="$trial" --no-psqlrc --tuples-only --no-align --command="SELECT count(*) FROM tables")
  dropdb "$trial"
  mv "$part" "$target"
  oldest_first "$target" | head --lines="-$keep" | xargs --no-run-if-empty rm --
  echo "$target: $(stat --format=%s "$target") bytes, $count tables, its restore tried, $keep kept"
}

while true; do
  # By itself, not as a condition: within one bash goes on after whatever fails.
  set +e
  (set -e; once)
  failed=$?
  set -e
  if [ "$failed" -eq 0 ]; then wait=$every; else echo "no backup: see above" >&2; wait=900; fi
  [ "$every" -gt 0 ] || exit "$((failed != 0))"
  sleep "$wait"
done
