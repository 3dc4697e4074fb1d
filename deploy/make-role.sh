#!/usr/bin/env bash
# make-role.sh: the role and the database of the bot in a new PostgreSQL; its password is PGPASSWORD. The role is no
# superuser: it may create databases, for trial restores, and nothing more. The superuser's own password is taken away.
set -euo pipefail
psql --username=postgres --dbname=postgres --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$PGPASSWORD" <<'SQL'
CREATE ROLE loggia LOGIN CREATEDB PASSWORD :'password';
CREATE DATABASE loggia OWNER loggia ENCODING 'UTF8' TEMPLATE template0;
ALTER ROLE postgres PASSWORD NULL;
SQL
