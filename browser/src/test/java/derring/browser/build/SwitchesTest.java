package derring.browser.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class SwitchesTest {
  public enum Guard {
    PRIME,
    SECONDE,
    TIERCE,
    QUARTE,
    QUINTE
  }

  /** Not in the order of the constants, and not of all of them. */
  public static final class Sample implements Function<Object, String> {
    @Override
    public String apply(Object guard) {
      int[] high = {0, 0, 1, 1, 0};
      String side =
          switch ((Guard) guard) {
            case QUARTE -> "left";
            case PRIME, TIERCE -> "right";
            default -> "low";
          };
      return side + high[((Guard) guard).ordinal()];
    }
  }

  @Test
  void aSwitchOverAnEnumGoesTheSameWaysWithoutATable() throws Exception {
    byte[] baked = baked(Sample.class);
    assertThat(new String(baked, StandardCharsets.ISO_8859_1)).doesNotContain("$SwitchMap$");
    Function<Object, String> byOrdinals = made(baked);
    for (Guard each : Guard.values()) {
      assertThat(byOrdinals.apply(each)).isEqualTo(new Sample().apply(each));
    }
  }

  private static byte[] baked(Class<?> type) throws Exception {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    try (InputStream in = type.getResourceAsStream("SwitchesTest$Sample.class")) {
      new ClassReader(in)
          .accept(
              new ClassVisitor(Opcodes.ASM9, writer) {
                @Override
                public MethodVisitor visitMethod(
                    int access, String name, String takes, String signature, String[] thrown) {
                  MethodVisitor next = super.visitMethod(access, name, takes, signature, thrown);
                  return new Switches(access, name, takes, signature, thrown, next);
                }
              },
              0);
    }
    return writer.toByteArray();
  }

  @SuppressWarnings("unchecked")
  private static Function<Object, String> made(byte[] code) throws Exception {
    Class<?> type =
        new ClassLoader(SwitchesTest.class.getClassLoader()) {
          Class<?> defined() {
            return defineClass(null, code, 0, code.length);
          }
        }.defined();
    return (Function<Object, String>) type.getDeclaredConstructor().newInstance();
  }
}
