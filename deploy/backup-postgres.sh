#!/usr/bin/env bash
# backup-postgres.sh FOLDER KEEP [EVERY]: a dump of the database PG* names, whose restore is tried; again every so many
# seconds, once without. Only a dump that could be restored gets its name, and only then are the oldest deleted. Where
# the role may create no database for the trial, the name ends in .untested, and the backup counts as failed.
set -euo pipefail
umask 077 # hands and secrets are nobody else's to read
folder=$1 keep=$2 every=${3:-0}
mkdir --parents "$folder"

# Delete all but the newest of those that end like the one just made. Those of a time that is still to come are of a
# clock that was ahead: older than the one just made.
delete_oldest() {
  find "$folder" -maxdepth 1 -name "loggia-*.${1##*Z.}" | awk -v made="$1" '{ print ($0 > made ? 0 : 1), $0 }' |
    sort | cut --characters=3- | head --lines="-$keep" | xargs --no-run-if-empty --delimiter='\n' rm --
}

once() {
  local part="$folder/.part" target count trial="loggia_restore_trial"
  target="$folder/loggia-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  trap 'rm --force -- "$folder/.part"' EXIT
  pg_dump --format=custom --file="$part"
  dropdb --if-exists "$trial"
  if ! createdb --template=template0 --encoding=UTF8 "$trial"; then
    mv "$part" "$target.untested"
    delete_oldest "$target.untested"
    echo "$target.untested: its restore was not tried: the role must be allowed to create databases (CREATEDB)" >&2
    exit "$UNTESTED"
  fi
  pg_restore --dbname="$trial" --exit-on-error --no-owner "$part"
  count=$(psql --dbname="$trial" --no-psqlrc --tuples-only --no-align --command="SELECT count(*) FROM tables")
  dropdb "$trial"
  mv "$part" "$target"
  delete_oldest "$target"
  echo "$target: $(stat --format=%s "$target") bytes, $count tables, its restore tried, $keep kept"
}

UNTESTED=9
while true; do
  # By itself, not as a condition: within one bash goes on after whatever fails.
  set +e
  (set -e; once)
  failed=$?
  set -e
  case $failed in
    0 | "$UNTESTED") wait=$every ;;
    *) echo "no backup: see above" >&2; wait=900 ;;
  esac
  [ "$every" -gt 0 ] || exit "$((failed != 0))"
  sleep "$wait"
done
