#!/bin/bash
# Performs docs/several-desks.md on two machines in a hall, from the installation of PostgreSQL to a lost primary and a
# finished event. Each machine is a namespace of network, processes, file systems and host name, with its own /etc and
# its own cluster of PostgreSQL; cables to a virtual switch connect them. `doc` runs a command of the document as it is there.
#
# usage: bash several_desks.sh PROGRAM DOCUMENT (as root, on Debian or Ubuntu)
set -euo pipefail
program=$1
document=$2
work=$(mktemp -d "${TMPDIR:-/tmp}/cantina-hall-XXXXXX")
owner_password=owner-secret
desk_password=desk-secret
standby_password=standby-secret
declare -A outer init
began=$SECONDS

stop() {
    for machine in "${!outer[@]}"; do kill -KILL "${outer[$machine]}" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 1' HUP INT TERM

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

step() { printf '%4d s  %s\n' $((SECONDS - began)) "$*"; }

# Starts a machine: on NAME.
start() {
    mkdir "$work/$1"
    # shellcheck disable=SC2016
    unshare --net --mount --uts --pid --fork --kill-child --mount-proc bash -euc '
        mount -t tmpfs tmpfs "$1"
        mkdir "$1/etc" "$1/etc-work"
        mount -t overlay overlay -o "lowerdir=/etc,upperdir=$1/etc,workdir=$1/etc-work" /etc
        rm -rf /etc/postgresql/*
        for folder in /var/lib/postgresql /var/log/postgresql /run/postgresql; do
            mount -t tmpfs -o mode=2775 tmpfs "$folder"
            chown postgres:postgres "$folder"
        done
        hostname "$2"
        printf "127.0.0.1 localhost\n192.168.1.1 first hall-server\n192.168.1.2 second\n" >/etc/hosts
        ip link set lo up
        touch "$1/ready"
        exec sleep infinity' _ "$work/$1" "$1" &
    outer[$1]=$!
    # Without this, the shell would print that the machine was killed.
    disown
    for _ in $(seq 100); do
        init[$1]=$(cat "/proc/${outer[$1]}/task/${outer[$1]}/children" 2>/dev/null | tr -d ' ') || true
        if [ -n "${init[$1]:-}" ] && [ -e "/proc/${init[$1]}/root$work/$1/ready" ]; then return; fi
        sleep 0.1
    done
    fail "machine $1 did not start"
}

# Runs a command on a machine: on MACHINE COMMAND.
on() { nsenter --target "${init[$1]}" --net --mount --uts --pid -- bash -c "cd / && $2"; }

# Runs a command of the document on a machine, with the installed version of PostgreSQL: doc MACHINE COMMAND [PASSWORD].
doc() {
    grep -qF -- "$2" "$document" || fail "the document does not contain: $2"
    step "$1: $2"
    local command=${2//\/15\//\/$version\/}
    command=${command// 15 main/ $version main}
    command=${command//sudo -u postgres /runuser -u postgres -- }
    command=${command//sudo /}
    command=${command//cantina database/$program database}
    # A program without a terminal reads the password, and its repetition, from its input.
    if [ -n "${3:-}" ]; then
        printf '%s\n%s\n' "$3" "$3" | setsid --wait nsenter --target "${init[$1]}" --net --mount --uts --pid -- \
            env "PGPASSWORD=$3" bash -c "cd / && $command" >"$work/output" 2>&1 || fail "$(cat "$work/output")"
    else
        on "$1" "$command" >"$work/output" 2>&1 || fail "$(cat "$work/output")"
    fi
}

# Runs a command of a desk with an address: desk MACHINE ADDRESS WORDS...
desk() {
    local machine=$1 address=$2
    shift 2
    nsenter --target "${init[$machine]}" --net --mount --uts --pid -- env "PGPASSWORD=$desk_password" \
        "$program" "$@" --json --db "$work/$machine/desk.db" --server "$address"
}

# Enters a result, which must be confirmed: result MACHINE ADDRESS ROUND TABLE RESULT
result() {
    desk "$1" "$2" event result 1 --round "$3" --table "$4" "$5" >"$work/output" 2>&1 || fail "$(cat "$work/output")"
    step "$1: result of round $3, table $4 is confirmed"
}

# Enters a result that must not be confirmed, with the code of a server that does not answer, within 20 s.
unanswered() {
    local since=$SECONDS
    if desk "$1" "$2" event result 1 --round "$3" --table "$4" "$5" >"$work/output-$1" 2>&1; then
        fail "$1: a result was confirmed without a connection"
    fi
    grep -q store.server_unreachable "$work/output-$1" || fail "$(cat "$work/output-$1")"
    [ $((SECONDS - since)) -le 20 ] || fail "$1: $((SECONDS - since)) s without a message"
    step "$1: result of round $3, table $4: store.server_unreachable after $((SECONDS - since)) s"
}

# Prints the number of results in a round: results MACHINE ADDRESS ROUND
results() {
    desk "$1" "$2" event show 1 |
        python3 -c 'import json, sys
view = json.load(sys.stdin)
tables = view["rounds"][int(sys.argv[1]) - 1]["tables"]
print(sum(table["result"] is not None for table in tables))' "$3"
}

[ "$(id -u)" = 0 ] || fail "root is needed to create the machines"
if ! dpkg -s postgresql >/dev/null 2>&1; then
    apt-get install --yes postgresql
fi
grep -qF "sudo apt-get install postgresql" "$document" || fail "the document does not install PostgreSQL"
version=$(ls /usr/lib/postgresql | sort -n | tail -1)
for machine in first second switch; do start $machine; done
nsenter --target "${init[switch]}" --net -- ip link add hall type bridge
nsenter --target "${init[switch]}" --net -- ip link set hall up
for number in 1 2; do
    machine=$([ $number = 1 ] && echo first || echo second)
    # The number of the other process is that outside of the machines.
    nsenter --target "${init[$machine]}" --net -- ip link add cable type veth peer name "$machine" netns "${init[switch]}"
    on $machine "ip address add 192.168.1.$number/24 dev cable && ip link set cable up"
    on switch "ip link set $machine master hall && ip link set $machine up"
done
# The package creates this cluster when it is installed.
for machine in first second; do on "$machine" "pg_createcluster $version main --start >/dev/null"; done
step "two machines with PostgreSQL $version"

doc first "sudo -u postgres createuser --pwprompt cantina_owner" $owner_password
doc first "sudo -u postgres createuser --pwprompt cantina_desk" $desk_password
doc first "sudo -u postgres createdb --owner=cantina_owner cantina"
doc first "cantina database set-up postgres://cantina_owner@localhost/cantina --desk cantina_desk" $owner_password

# Certificates for the names of the servers, signed by an authority of the hall.
(
    cd "$work"
    openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=Hall" -keyout root.key -out root.pem
    for machine in first second; do
        openssl req -newkey rsa:2048 -nodes -subj "/CN=$machine" -keyout "$machine.key" -out "$machine.csr"
        echo "subjectAltName=DNS:$machine,DNS:hall-server" >names
        openssl x509 -req -in "$machine.csr" -CA root.pem -CAkey root.key -CAcreateserial -days 30 -extfile names \
            -out "$machine.pem"
    done
) >/dev/null 2>&1
for machine in first second; do
    folder=/etc/postgresql/$version/main
    on "$machine" "mkdir /etc/cantina && cp $work/root.pem /etc/cantina/"
    on "$machine" "install -o postgres -m 600 $work/$machine.key $folder/server.key"
    on "$machine" "install -o postgres -m 644 $work/$machine.pem $folder/server.pem"
    for line in "hostssl cantina cantina_desk 192.168.1.0/24 scram-sha-256" \
        "hostssl replication cantina_standby 192.168.1.0/24 scram-sha-256" "listen_addresses = '*'" \
        "ssl_cert_file = '/etc/postgresql/15/main/server.pem'" "ssl_key_file = '/etc/postgresql/15/main/server.key'"; do
        grep -qF -- "$line" "$document" || fail "the document does not contain: $line"
        case $line in hostssl*) file=pg_hba.conf ;; *) file=postgresql.conf ;; esac
        on "$machine" "echo \"${line//\/15\//\/$version\/}\" >>$folder/$file"
    done
    doc "$machine" "sudo pg_ctlcluster 15 main restart"
done

one="postgres://cantina_desk@hall-server/cantina?sslrootcert=/etc/cantina/root.pem"
both="postgres://cantina_desk@first,second/cantina?sslrootcert=/etc/cantina/root.pem"
for address in "$one" "$both"; do grep -qF -- "${address%%\?*}" "$document" || fail "not in the document: $address"; done

desk second "$one" event new "Friday" --kind constructed >/dev/null
desk first "$one" event player 1 add Ada Ben Cleo Dan Eve Finn Gus Hal >/dev/null
desk second "$one" event pair 1 >/dev/null
result first "$one" 1 1 2-0
result second "$one" 1 2 2-1

doc first "sudo -u postgres createuser --replication --pwprompt cantina_standby" $standby_password
doc second "sudo pg_ctlcluster 15 main stop"
doc second "sudo -u postgres rm -r /var/lib/postgresql/15/main"
doc second "sudo -u postgres pg_basebackup --host=first --username=cantina_standby --pgdata=/var/lib/postgresql/15/main --write-recovery-conf" \
    $standby_password
doc second "sudo pg_ctlcluster 15 main start"
doc first "sudo -u postgres psql -c \"ALTER SYSTEM SET synchronous_standby_names = '*'\" -c 'SELECT pg_reload_conf()'"
query="SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
for _ in $(seq 100); do
    [ "$(on first "runuser -u postgres -- psql -Atc \"$query\"")" = 1 ] && break
    sleep 0.2
done
[ "$(on first "runuser -u postgres -- psql -Atc \"$query\"")" = 1 ] || fail "the standby is not synchronous"
step "the standby is synchronous"
result first "$both" 1 3 2-0
result second "$both" 1 4 2-0
[ "$(results second "$both" 1)" = 4 ] || fail "not all results of round 1 are there"

# The cable is cut while the second desk enters a result.
desk second "$both" event pair 1 >/dev/null
result second "$both" 2 1 2-0
desk second "$both" event result 1 --round 2 --table 2 2-0 >"$work/output" 2>&1 &
entering=$!
sleep 0.1
on switch "ip link set first down"
step "the cable of the first machine is cut"
if wait $entering; then step "second: the result of table 2 was confirmed before"; else step "second: no answer for table 2"; fi
unanswered second "$both" 2 3 2-0
unanswered first "$both" 2 4 2-1
on switch "ip link set first up"
step "the cable is repaired"
for _ in $(seq 60); do
    [ "$(on first "runuser -u postgres -- psql -Atc \"$query\"" || true)" = 1 ] && break
    sleep 1
done
step "the standby is synchronous again"
for table in 2 3; do result second "$both" 2 $table 2-0; done
result first "$both" 2 4 2-1
[ "$(results first "$both" 2)" = 4 ] || fail "not all results of round 2 are there"

# The first machine is lost while the second desk enters a result; its server of phones runs on.
desk first "$both" event pair 1 >/dev/null
result first "$both" 3 1 2-0
desk second "$both" serve --event 1 --port 4321 --address 127.0.0.1 >"$work/serve" 2>&1 &
for _ in $(seq 100); do on second "curl --silent --fail --output /dev/null http://127.0.0.1:4321/" && break || sleep 0.2; done
desk second "$both" event result 1 --round 3 --table 2 2-0 >"$work/output" 2>&1 &
entering=$!
sleep 0.1
kill -KILL "${outer[first]}"
lost=$SECONDS
step "the first machine is lost"
doc second "sudo -u postgres psql -c 'SELECT pg_promote()'"
if wait $entering; then
    step "second: the result of table 2 is confirmed, $((SECONDS - lost)) s after the loss"
else
    step "second: no answer for table 2, and entered again"
    result second "$both" 3 2 2-0
fi
for table in 3 4; do result second "$both" 3 $table 2-0; done
on second "curl --silent --fail --output /dev/null http://127.0.0.1:4321/" || fail "the server of phones does not answer"
for round in 1 2 3; do [ "$(results second "$both" $round)" = 4 ] || fail "a result of round $round is lost"; done
desk second "$both" event show 1 | grep -q '"stage": *"finished"' || fail "the event is not finished"
desk second "$both" event standings 1 >/dev/null
[ "$(desk second "$both" verify | tr -d ' \n')" = "[]" ] || fail "the event is damaged"
step "the event is finished, with all twelve results, and its hash chain is intact"
