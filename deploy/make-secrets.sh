#!/bin/sh
# deploy/make-secrets.sh: makes the passwords of the services in docker-compose.yml, once. The files stay on this machine.
# Only their folder is closed to other users: the services in the containers read the files under other user ids.
set -eu
cd "$(dirname "$0")/.."
folder=secrets

if [ -e "$folder" ]; then
  echo "There is a folder $folder already: nothing is changed." >&2
  exit 1
fi

# 48 hexadecimal digits, which need no escaping in an address.
password() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

umask 077
mkdir "$folder"
postgres=$(password)
redis=$(password)
printf '%s' "$postgres" >"$folder/postgres_password"
printf 'postgres://hexfall:%s@postgres:5432/hexfall\n' "$postgres" >"$folder/database_url"
printf 'requirepass %s\n' "$redis" >"$folder/redis.conf"
printf 'redis://:%s@redis:6379\n' "$redis" >"$folder/redis_url"
chmod 644 "$folder"/*
echo "The passwords are in $folder/. Keep a copy: the database cannot be opened without its own."
