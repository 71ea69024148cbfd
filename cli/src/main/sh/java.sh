# What the launcher of a working copy and the one of a release share: which Java, and how it is started.
# Read by sh and bash alike.

wanted=25

give_up() {
  echo "derring: $1" >&2
  exit "${2:-2}"
}

# Sets `major` to the version of the Java at $1, or to 0 if there is none.
java_version() {
  major=0
  version=
  [ -n "$1" ] && [ -x "$1/bin/java" ] || return 0
  if [ -r "$1/release" ]; then
    while IFS= read -r line; do
      case $line in JAVA_VERSION=*) version=${line#*=} ;; esac
    done <"$1/release"
  else
    version=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version \("[^"]*"\).*/\1/p')
  fi
  version=${version#\"}
  version=${version%%[!0-9]*}
  major=${version:-0}
}

# As java_version, but 0 for a Java that cannot compile, if `compiler` is set.
usable_version() {
  java_version "$1"
  if [ -n "${compiler:-}" ] && ! [ -x "$1/bin/javac" ]; then
    major=0
  fi
}

# Sets `jdk`: the one asked for if it will do, else the oldest installed that will.
find_java() {
  jdk=
  best=0
  newest=0
  for home in "${DERRING_JAVA_HOME:-}" "${JAVA_HOME:-}"; do
    usable_version "$home"
    if [ "$major" -ge "$wanted" ]; then
      jdk=$home
      return
    fi
    [ "$major" -le "$newest" ] || newest=$major
  done
  for home in /usr/lib/jvm/* "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    usable_version "$home"
    if [ "$major" -ge "$wanted" ] && { [ "$best" = 0 ] || [ "$major" -lt "$best" ]; }; then
      best=$major
      jdk=$home
    fi
    [ "$major" -le "$newest" ] || newest=$major
  done
  [ -z "$jdk" ] || return 0
  if command -v java >/dev/null 2>&1; then
    home=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p') || home=
    usable_version "$home"
    if [ "$major" -ge "$wanted" ]; then
      jdk=$home
      return
    fi
    [ "$major" -le "$newest" ] || newest=$major
  fi
  found="found none"
  [ "$newest" = 0 ] || found="found none newer than $newest"
  kind=Java
  [ -z "${compiler:-}" ] || kind="a JDK"
  give_up "needs $kind $wanted or newer, and $found in DERRING_JAVA_HOME, JAVA_HOME,\
 /usr/lib/jvm, ~/.sdkman/candidates/java, ~/.jdks, /Library/Java/JavaVirtualMachines or on PATH."
}

# Sets `java_options` for command $1; none of them has a space in it.
# A server clears its memory seldom, for its guests wait meanwhile: half of a heap that does not shrink
# is for what is new, and lies on large pages where there are such, which is on Linux (docs/decisions/0088).
# Whatever else there is starts a little faster with the simplest way. Small headers of objects spare a connection a fifth of its weight; they stand first, for
# the cache of a start fits only a start with the same.
set_java_options() {
  java_options="-XX:+UseCompactObjectHeaders -Xlog:disable -Xlog:all=error:stderr -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8"
  case ${1:-serve} in
    serve | -*)
      java_options="$java_options -XX:+UseParallelGC -XX:NewRatio=1 -XX:InitialRAMPercentage=5 -XX:MaxHeapFreeRatio=100"
      [ ! -e /sys/kernel/mm/transparent_hugepage ] || java_options="$java_options -XX:+UseTransparentHugePages"
      ;;
    *) java_options="$java_options -XX:+UseSerialGC" ;;
  esac
}
