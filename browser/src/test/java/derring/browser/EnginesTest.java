package derring.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Rules and bots must do the same on every engine, for ever: a record that was played in one
 * browser is verified elsewhere. So what engines do each in their own way is not called at all, and
 * that is looked up in the byte code.
 */
class EnginesTest {
  /** What begins so must not be called, and why. */
  private static final Map<String, String> FORBIDDEN =
      Map.ofEntries(
          Map.entry("java/lang/Math.sin", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.cos", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.tan", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.asin", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.acos", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.atan", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.exp", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.log", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.pow", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.cbrt", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.hypot", "its last bit is each engine's own"),
          Map.entry("java/lang/Math.random", "chance comes from Chance"),
          Map.entry("java/util/Random.", "chance comes from Chance"),
          Map.entry("java/util/concurrent/ThreadLocalRandom.", "chance comes from Chance"),
          Map.entry("java/util/Collections.shuffle", "chance comes from Chance"),
          Map.entry("java/lang/System.identityHashCode", "it is another one in every run"),
          Map.entry("java/lang/Object.hashCode", "it is another one in every run"),
          Map.entry("java/lang/System.currentTimeMillis", "no rule looks at a clock"),
          Map.entry("java/lang/System.nanoTime", "no rule looks at a clock"),
          Map.entry("java/time/", "no rule looks at a clock, and a browser lacks it"),
          Map.entry("java/lang/String.format", "numbers are written each in an engine's own way"),
          Map.entry(
              "java/lang/String.formatted", "numbers are written each in an engine's own way"),
          Map.entry("java/text/", "words and numbers are written as a place is used to"),
          Map.entry("java/lang/Thread.", "a page has one thread"),
          Map.entry("java/util/concurrent/", "a page has one thread"),
          Map.entry("java/lang/reflect/", "a browser does not know the classes any more"),
          Map.entry("java/lang/Class.forName", "a browser does not know the classes any more"),
          Map.entry("java/nio/file/", "a browser has no files"),
          Map.entry("java/io/File.", "a browser has no files"));

  /** Where it may be, and why: none of these is reached from a match that is played. */
  private static final Map<String, String> ALLOWED =
      Map.ofEntries(
          Map.entry("derring/bots/search/School", "teaching happens on a JVM"),
          Map.entry(
              "derring/bots/search/Lesson.lambda$text", "what was learnt is written on a JVM"),
          Map.entry(
              "derring/bots/search/Search.think", "only where a bot is given time, not lines"),
          Map.entry("derring/bots/Simulation", "simulations run on a JVM"),
          Map.entry("derring/bots/lab/", "the lab is on a JVM, and its figures are for people"),
          Map.entry("derring/bots/fireatwill/StandstillPuzzles", "puzzles are looked for on a JVM"),
          Map.entry("derring/bots/Mean", "figures of simulations, for people"),
          Map.entry("derring/bots/Share", "figures of simulations, for people"),
          Map.entry(
              "derring/bots/oneforall/OneForAllOnlooker", "figures of simulations, for people"));

  private static final Set<String> OURS =
      Set.of("kernel", "swordplay", "fireatwill", "haveatyou", "audatia", "oneforall", "bots");

  @Test
  void noRuleAndNoBotCallsWhatEnginesDoEachInTheirOwnWay() throws IOException {
    List<String> found = new ArrayList<>();
    Set<String> used = new TreeSet<>();
    for (byte[] code : classes()) {
      look(new ClassReader(code), found, used);
    }
    assertThat(found).isEmpty();
    assertThat(used)
        .as("what is allowed is needed")
        .containsExactlyInAnyOrderElementsOf(ALLOWED.keySet());
  }

  private static void look(ClassReader reader, List<String> found, Set<String> used) {
    String self = reader.getClassName();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
              @Override
              public void visitMethodInsn(
                  int opcode, String owner, String called, String takes, boolean isInterface) {
                check(owner + "." + called);
              }

              @Override
              public void visitInvokeDynamicInsn(
                  String called, String takes, Handle bootstrap, Object... arguments) {
                for (Object argument : arguments) {
                  if (argument instanceof Handle handle) {
                    check(handle.getOwner() + "." + handle.getName());
                  }
                }
              }

              private void check(String called) {
                String here = self + "." + name;
                FORBIDDEN.forEach((begin, why) -> {
                  if (called.startsWith(begin)) {
                    String allowed =
                        ALLOWED.keySet().stream().filter(here::startsWith).findFirst().orElse("");
                    if (allowed.isEmpty()) {
                      found.add(here + " calls " + called + ": " + why);
                    } else {
                      used.add(allowed);
                    }
                  }
                });
              }
            };
          }
        },
        ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
  }

  /**
   * All classes of kernel, games and bots, from folders or jars, wherever the class path has them.
   */
  private static List<byte[]> classes() throws IOException {
    List<byte[]> all = new ArrayList<>();
    for (String module : OURS) {
      String folder = "derring/" + module;
      URI uri = uri(folder);
      if (uri.getScheme().equals("jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
          read(jar.getPath(folder), all);
        }
      } else {
        read(Path.of(uri), all);
      }
    }
    assertThat(all).hasSizeGreaterThan(300);
    return all;
  }

  private static URI uri(String folder) throws IOException {
    ClassLoader loader = EnginesTest.class.getClassLoader();
    return URI.create(
        String.valueOf(loader.getResource(folder + "/package-info.class"))
            .replace("/package-info.class", ""));
  }

  private static void read(Path folder, List<byte[]> into) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        into.add(Files.readAllBytes(file));
      }
    }
  }
}
