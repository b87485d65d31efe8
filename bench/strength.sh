#!/usr/bin/env bash
# Measures the bots and writes docs/strength.md: every command with what it printed, and the build.
#
#   bench/strength.sh [GAMES]
#
# GAMES   games a command (200); those of programs that think long play a quarter of them
# MS      thinking time an answer, in milliseconds (20)
set -euo pipefail
cd "$(dirname "$0")/.."
GAMES=${1:-200} MS=${MS:-20} TARGET=${CARGO_TARGET_DIR:-target}
cargo build --profile release -q -p cli
page=$(mktemp)

say() { printf '%s\n' "$@" >>"$page"; }
measure() { # games, then what the arena is asked
  local games=$1; shift
  say '' '```' "\$ veillee arena $* --games $games --ms $MS"
  "$TARGET/release/veillee" --lang en arena "$@" --games "$games" --ms "$MS" >>"$page"
  say '```'
}

say '# How strong the bots are' '' \
  'Written by `bench/strength.sh`: nothing here is typed by hand. Points a game and Elo stand with their 95 % intervals; a fair' \
  'share is one divided by the number of players. The yardsticks (`knife`, `alpha-beta`, …) are described in [bots.md](bots.md).' '' \
  "Build: $(git describe --always --dirty), profile release, $(rustc --version | cut -d' ' -f1-2), on $(nproc) processors of" \
  "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)."

few=$((GAMES / 4))
say '' '## L’Africa, le jeu des 9 pistes'
measure $few neuf-pistes --bots strong,alpha-beta --opening 4
measure $few neuf-pistes --bots strong,alpha-beta --opening 4 --option gate_cap=3
say '' '## Au pied du Kilimandjaro'
measure "$GAMES" kilimandjaro --bots strong,tree
say '' '## Couleurs du Monde'
measure "$GAMES" couleurs --bots strong,medium,medium
say '' '## Africa 1880'
for script in knife knife-3 hawk dove tit-for-tat liar; do
  measure "$GAMES" africa --bots $script,strong,strong,strong --option setup=historical
done
measure "$GAMES" africa --bots knife,strong,strong,strong --option setup=historical --option talk=none
measure "$GAMES" africa --bots knife,strong,strong,strong,strong,strong --option setup=historical
measure "$GAMES" africa --bots strong,medium,medium,medium --option setup=historical
say '' '## Europa'
for script in freeloader hoarder liar dove; do
  measure "$GAMES" europa --bots $script,strong,strong
done
say '' '## Neighbouring levels'
for game in neuf-pistes kilimandjaro; do
  for pair in easy,random medium,easy strong,medium; do
    measure "$GAMES" $game --bots $pair --opening 4
  done
done
for game in couleurs africa europa; do
  for pair in easy,random,random medium,easy,easy strong,medium,medium; do
    measure "$GAMES" $game --bots $pair
  done
done
mv "$page" docs/strength.md
