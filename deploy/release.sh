#!/bin/sh
# Puts a new release in the place of an older one while visitors use the site:
#   deploy/release.sh dist /srv/raha [DAYS]
# nginx serves /srv/raha/current. All documents change at once, by one link. The program's files of older releases stay for
# DAYS days (14): an open page may still ask for a part of its own release. 0 leaves none of them.
set -eu

new=${1:?the folder of the new release is missing}
site=${2:?the folder of the site is missing}
days=${3:-14}
[ -f "$new/en/404.html" ] || { echo "$new holds no release: build it first." >&2; exit 1; }

release="releases/$(date +%Y%m%d-%H%M%S)-$$"
mkdir -p "$site/releases"
# The age of a file counts from the last release that has it.
cp -R "$new" "$site/$release"
if [ -e "$site/current" ] && [ "$days" -gt 0 ]; then
  cp -Rpn "$site/current/static/." "$site/$release/static/"
  find "$site/$release/static" -type f -mtime "+$days" -exec rm {} +
fi

ln -s "$release" "$site/next"
mv -T "$site/next" "$site/current"

# The release before this one stays, so that a link takes the site back to it.
ls -1d "$site"/releases/* | sort -r | tail -n +3 | while IFS= read -r old; do rm -r "$old"; done
