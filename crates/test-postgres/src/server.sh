# Starts a PostgreSQL server in a new temporary folder, prints the folder, and stops the server and removes the folder when
# its standard input ends: when the program that started it ends, however it does.
#
# usage: sh server.sh FOLDER-OF-PROGRAMS PASSWORD OPTION...
set -eu
programs=$1
password=$2
shift 2
folder=$(mktemp -d "${TMPDIR:-/tmp}/cantina-postgres-XXXXXX")
cd "$folder"
server=
stop() {
    if [ -n "$server" ]; then
        kill -QUIT "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    cd /
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 1' HUP INT TERM
echo "$password" >password
if [ -n "${CANTINA_TEST_PRIMARY:-}" ]; then
    PGPASSWORD=$password "$programs/pg_basebackup" --host="$CANTINA_TEST_PRIMARY" --username=postgres --pgdata=data \
        --write-recovery-conf --checkpoint=fast --no-sync >initdb.log 2>&1 || {
        cat initdb.log >&2
        exit 1
    }
else
    "$programs/initdb" --pgdata=data --username=postgres --pwfile=password --auth=scram-sha-256 --encoding=UTF8 \
        --locale=C --no-sync >initdb.log 2>&1 || {
        cat initdb.log >&2
        exit 1
    }
fi
if [ "${CANTINA_TEST_TLS:-}" = yes ]; then
    {
        openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=Test authority" -keyout root.key -out root.pem
        openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr
        echo subjectAltName=DNS:localhost >server.ext
        openssl x509 -req -in server.csr -CA root.pem -CAkey root.key -CAcreateserial -days 30 -extfile server.ext \
            -out server.pem
    } >openssl.log 2>&1 || {
        cat openssl.log >&2
        exit 1
    }
    set -- "$@" -c ssl=on -c "ssl_cert_file=$folder/server.pem" -c "ssl_key_file=$folder/server.key"
fi
"$programs/postgres" -D data -c "unix_socket_directories=$folder" "$@" >server.log 2>&1 &
server=$!
echo "$folder"
while read -r _; do :; done
