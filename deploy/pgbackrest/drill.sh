#!/bin/sh
# Restores the cluster's backup to a moment on this machine, proves its ledger and deletes it: drill.sh TIME [FOLDER].
# Run it as postgres on a machine that has the repository, PostgreSQL of the same version and the server's build, and is no node
# of the cluster. TIME is as in 2026-11-22 14:03:59+08. The passphrase comes from /etc/pgbackrest/pgbackrest.env.
set -eu
time=${1:?usage: drill.sh TIME [FOLDER]}
folder=${2:-/var/lib/postgresql/drill}
port=${DRILL_PORT:-5440}
server=${SERVER_DIR:-/opt/peryahan}
bin=${PG_BIN:-/usr/lib/postgresql/15/bin}

if [ -z "${PGBACKREST_REPO1_CIPHER_PASS:-}" ]; then
  set -a
  . /etc/pgbackrest/pgbackrest.env
  set +a
fi
if [ -e "$folder" ]; then
  echo "$folder exists already: choose a new folder." >&2
  exit 1
fi
mkdir -m 700 "$folder"
end() {
  status=$?
  trap - EXIT HUP INT TERM
  if [ "$status" -ne 0 ] && [ -e "$folder/drill.log" ]; then
    echo "The drill has failed. The end of PostgreSQL's log:" >&2
    tail -n 20 "$folder/drill.log" >&2
  fi
  "$bin/pg_ctl" -D "$folder" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
  exit "$status"
}
trap end EXIT
# A shell that a signal ends runs nothing at its exit, and all players' data would stay here.
trap 'exit 1' HUP INT TERM

pgbackrest --stanza=peryahan --pg1-path="$folder" --type=time --target="$time" --target-action=promote restore
echo 'local all all trust' >"$folder/pg_hba.conf"
# Without these it would write into the real archive, or wait for a standby.
"$bin/pg_ctl" -D "$folder" -w -t 3600 -l "$folder/drill.log" -o "-p $port -c listen_addresses= \
  -c unix_socket_directories=$folder -c archive_mode=off -c synchronous_standby_names= -c hba_file=$folder/pg_hba.conf" start
until [ "$("$bin/psql" -h "$folder" -p "$port" -U postgres -Atc 'SELECT pg_is_in_recovery()' peryahan)" = f ]; do
  # It ends by itself when the log does not reach the moment.
  "$bin/pg_ctl" -D "$folder" status >/dev/null
  sleep 1
done
node "$server/dist/server/drill.js" --database "postgresql://postgres@/peryahan?host=$folder&port=$port"
