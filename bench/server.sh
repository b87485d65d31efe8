#!/bin/bash
# How the site bears load: 500 tables of two sockets each, every answer durable in SQLite before it is acknowledged.
#
#   bench/server.sh [ROUNDS]
#
# RATES   answers a second in all, each held for SECS seconds after WARM ("5000 10000"); "closed" for as fast as it goes
# PEERS   a folder with bgio/ (boardgame.io's own server, run with `node server.js PORT`) and the built loadgen/:
#         its server is then run in turn with ours, at PEER_RATES, for a comparison in one run
# IDLE    as many sockets that only watch, at the end (10000)
#
# One line of JSON a run, to stdout. Every server is a fresh process and is stopped by its own id.
set -u
cd "$(dirname "$0")/.."
ROUNDS=${1:-1} TABLES=${TABLES:-500} RATES=${RATES:-"500 5000 10000 closed"} WARM=${WARM:-3} SECS=${SECS:-10}
PEER_RATES=${PEER_RATES:-"500"} IDLE=${IDLE:-10000} TARGET=${CARGO_TARGET_DIR:-target}
ulimit -n "$(ulimit -Hn)"
cargo build --profile dist -q -p cli -p load || exit 1

ours() { # arguments for the load program
  local folder log pid address
  folder=$(mktemp -d); log=$folder/log
  "$TARGET/dist/veillee" serve --listen 127.0.0.1:0 --data "$folder/data" --no-limits --lang en >"$log" 2>"$folder/err" &
  pid=$!
  for _ in $(seq 100); do address=$(grep -o '127.0.0.1:[0-9]*' "$log"); [ -n "$address" ] && break; sleep 0.1; done
  local result
  result=$(timeout 300 "$TARGET/dist/load" --site "$address" --pid "$pid" --warm "$WARM" --secs "$SECS" "$@")
  echo "{\"server\":\"veillee\",\"machine_load\":$(cut -d' ' -f1 /proc/loadavg),\"result\":${result:-null}}"
  kill "$pid"; wait "$pid" 2>/dev/null
  rm -r "$folder"
}

peer() { # rate
  local log pid port=$((20000 + RANDOM % 20000))
  log=$(mktemp)
  (cd "$PEERS/bgio" && NODE_ENV=production exec node server.js "$port") >"$log" 2>&1 &
  pid=$!
  for _ in $(seq 100); do grep -q 'pid' "$log" && break; sleep 0.1; done
  local result
  result=$(timeout 120 "$PEERS/loadgen/target/release/loadgen" --proto bgio --port "$port" --matches "$TABLES" \
    --rate "$1" --warm "$WARM" --secs "$SECS" --pid "$pid" | tail -1)
  echo "{\"server\":\"boardgame.io\",\"machine_load\":$(cut -d' ' -f1 /proc/loadavg),\"result\":${result:-null}}"
  kill "$pid"; wait "$pid" 2>/dev/null
  rm "$log"
}

for _ in $(seq "$ROUNDS"); do
  [ -n "${PEERS:-}" ] && for rate in $PEER_RATES; do peer "$rate"; done
  for rate in $RATES; do
    if [ "$rate" = closed ]; then ours --tables "$TABLES"; else ours --tables "$TABLES" --rate "$rate"; fi
  done
done
[ "$IDLE" != 0 ] && ours --idle "$IDLE"
