package derring.browser.build;

import derring.browser.lacking.Pattern;
import derring.formats.BakedShape;
import derring.formats.Json;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Makes of our classes what the compiler for browsers can take: what it lacks is replaced, and what
 * would be found out by reflection while running is written down. Neither the sources nor what runs
 * on a JVM change by it.
 */
final class Baker {
  /** Classes of Java's that are lacking, by those that stand for them. */
  private static final List<Class<?>> LACKING =
      List.of(
          java.io.BufferedReader.class,
          java.io.InputStreamReader.class,
          java.io.Reader.class,
          java.nio.charset.Charset.class,
          java.nio.charset.StandardCharsets.class,
          java.util.HexFormat.class,
          java.util.Locale.class,
          java.security.MessageDigest.class,
          java.security.NoSuchAlgorithmException.class,
          java.security.GeneralSecurityException.class,
          java.security.Key.class,
          javax.crypto.Mac.class,
          javax.crypto.spec.SecretKeySpec.class,
          java.lang.StrictMath.class,
          java.time.Duration.class,
          java.util.concurrent.atomic.AtomicReferenceArray.class,
          java.util.regex.Matcher.class,
          java.util.regex.Pattern.class,
          java.util.ServiceLoader.Provider.class);

  /** Classes of ours that reflect or parse. */
  private static final Map<String, String> OURS =
      Map.of(
          "derring/formats/Shape", "derring/formats/BakedShape",
          "derring/formats/Tree", "derring/formats/BakedTree",
          "derring/formats/MoveForm", "derring/formats/BakedMoveForm",
          "derring/server/store/Chain", "derring/server/NoChain");

  /** Classes of the compiler's own library, by those that stand for them. */
  private static final Map<String, String> LIBRARY =
      Map.of(
          "derring/browser/lacking/DoubleAnalyzer",
          "org/teavm/classlib/impl/text/DoubleAnalyzer",
          "derring/browser/lacking/DoubleAnalyzer$Result",
          "org/teavm/classlib/impl/text/DoubleAnalyzer$Result",
          "derring/browser/lacking/DoubleSynthesizer",
          "org/teavm/classlib/impl/text/DoubleSynthesizer");

  private static final String CALLS = "derring/browser/lacking/Calls";
  private static final String UNICODE = "derring/browser/lacking/Unicode";
  private static final String LETTERS = "derring/browser/lacking/Letters";
  private static final String OF_LETTERS = "Ljava/nio/charset/Charset;)V";

  /**
   * Methods that are lacking, and what is called instead, with the object as the first argument.
   */
  private static final Map<String, String> INSTEAD =
      Map.ofEntries(
          Map.entry("java/lang/Character.toString(I)Ljava/lang/String;", CALLS),
          Map.entry("java/lang/Character.getType(C)I", UNICODE),
          Map.entry("java/lang/Character.getType(I)I", UNICODE),
          Map.entry("java/lang/Character.isDigit(C)Z", UNICODE),
          Map.entry("java/lang/Character.isLetter(I)Z", UNICODE),
          Map.entry("java/lang/Character.isLowerCase(C)Z", UNICODE),
          Map.entry("java/lang/Character.isUpperCase(C)Z", UNICODE),
          Map.entry("java/lang/Character.isWhitespace(C)Z", UNICODE),
          Map.entry("java/lang/Character.toLowerCase(C)C", UNICODE),
          Map.entry("java/lang/Character.toUpperCase(C)C", UNICODE),
          Map.entry("java/lang/Class.getResourceAsStream", CALLS),
          Map.entry("java/lang/Float.parseFloat", CALLS),
          Map.entry("java/lang/Long.parseUnsignedLong", CALLS),
          Map.entry("java/lang/Math.max(DD)D", CALLS),
          Map.entry("java/lang/Math.min(DD)D", CALLS),
          Map.entry("java/lang/Math.rint", CALLS),
          Map.entry("java/lang/Math.round(D)J", CALLS),
          Map.entry("java/lang/String.equalsIgnoreCase", UNICODE),
          Map.entry("java/lang/String.isBlank", UNICODE),
          Map.entry("java/lang/String.strip", UNICODE),
          Map.entry("java/lang/String.toLowerCase(Ljava/util/Locale;)Ljava/lang/String;", UNICODE),
          Map.entry("java/lang/String.getBytes(Ljava/nio/charset/Charset;)[B", LETTERS),
          Map.entry("java/lang/String.matches", CALLS),
          Map.entry("java/lang/String.replaceAll", CALLS),
          Map.entry("java/lang/String.replaceFirst", CALLS),
          Map.entry("java/lang/String.split", CALLS),
          Map.entry("java/lang/Thread.threadId", CALLS),
          Map.entry("java/util/Collections.unmodifiableSequencedMap", CALLS),
          Map.entry("java/util/ServiceLoader.stream", CALLS),
          Map.entry("derring/formats/Doc.readBeside", "derring/formats/BakedScenarios"),
          Map.entry("derring/formats/Shelf.cards", "derring/formats/BakedCards"),
          Map.entry("derring/formats/Shelf.lesson", "derring/formats/BakedLessons"),
          Map.entry("derring/formats/Shelf.puzzles", "derring/formats/BakedLessons"),
          Map.entry("derring/formats/Text.decode", "derring/formats/BakedText"));

  /** What takes an expression: how many texts stand behind it. */
  private static final Map<String, Integer> EXPRESSIONS =
      Map.of(
          "java/lang/String.matches", 0,
          "java/lang/String.split", 0,
          "java/lang/String.replaceAll", 1,
          "java/lang/String.replaceFirst", 1,
          "java/util/regex/Pattern.compile", 0);

  private static final Type OBJECT = Type.getType(Object.class);

  private static final String LAID = "derring/formats/Laid";

  private final Path into;
  private final Collection<Class<?>> moves;
  private final SimpleRemapper names;
  private final Joins joins = new Joins();

  /**
   * @param moves the kinds of moves of all games
   */
  Baker(Path into, Collection<Class<?>> moves) {
    this.into = into;
    this.moves = moves;
    Map<String, String> all = new LinkedHashMap<>(OURS);
    for (Class<?> each : LACKING) {
      all.put(Type.getInternalName(each), "derring/browser/lacking/" + each.getSimpleName());
    }
    names = new SimpleRemapper(all);
  }

  /** Bakes all classes under a folder, and takes along what lists services. */
  void bake(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = classes.relativize(file).toString().replace('\\', '/');
        if (name.endsWith(".class") && !name.equals("derring/formats/Moulds.class")) {
          bake(Files.readAllBytes(file));
        } else if (name.startsWith("META-INF/services/")) {
          append(name, Files.readString(file));
        }
      }
    }
  }

  /** Writes what the classes that were baked call and that stands in no source. */
  void finish() throws IOException {
    joins.write(this);
  }

  /** Of two classes of one name the first counts, as on any class path. */
  void write(String name, byte[] bytes) throws IOException {
    Path file = into.resolve(name);
    Files.createDirectories(file.getParent());
    if (!Files.exists(file)) {
      Files.write(file, bytes);
    }
  }

  /** Several modules may name services of one kind. */
  private void append(String name, String lines) throws IOException {
    Path file = into.resolve(name);
    Files.createDirectories(file.getParent());
    String before = Files.exists(file) ? Files.readString(file) : "";
    Files.writeString(file, before + lines.strip() + "\n");
  }

  private void bake(byte[] code) throws IOException {
    ClassReader reader = new ClassReader(code);
    String library = LIBRARY.get(reader.getClassName());
    if (library == null) {
      write(reader.getClassName() + ".class", baked(reader));
    } else {
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      ClassVisitor last = new ClassRemapper(writer, new SimpleRemapper(LIBRARY));
      reader.accept(new Arithmetic(last), 0);
      write(library + ".class", writer.toByteArray());
    }
  }

  private byte[] baked(ClassReader reader) {
    // What stands for something is not itself replaced by it, but for what else it uses.
    boolean plain = reader.getClassName().startsWith("derring/browser/lacking/");
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    ClassVisitor last = new ClassRemapper(writer, names);
    boolean record = "java/lang/Record".equals(reader.getSuperName()) && !plain;
    ClassVisitor visitor = record ? laying(last, reader) : last;
    if (reader.getClassName().equals(LAID)) {
      visitor = new Below(last);
    }
    reader.accept(new Arithmetic(plain ? writer : new Calling(visitor)), 0);
    return writer.toByteArray();
  }

  /** Moves are compared so often that they do it by themselves. */
  private ClassVisitor laying(ClassVisitor next, ClassReader record) {
    Class<?> type = load(record.getClassName());
    Set<String> inherited = written(record);
    if (moves.stream().anyMatch(each -> each.isAssignableFrom(type))) {
      inherited.removeAll(Set.of("equals", "hashCode"));
    }
    return new Laying(next, type, inherited);
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, Baker.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable String instead(String name, String takes) {
    String named = INSTEAD.get(name);
    return named == null ? INSTEAD.get(name + takes) : named;
  }

  /** Exchanges calls. */
  private final class Calling extends ClassVisitor {
    Calling(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      MethodVisitor calling = calling(next);
      MethodVisitor named =
          new SimpleNames(access, name, descriptor, signature, exceptions, calling);
      return new Switches(access, name, descriptor, signature, exceptions, named);
    }

    private MethodVisitor calling(MethodVisitor next) {
      return new MethodVisitor(Opcodes.ASM9, next) {
        private final List<Object> constants = new ArrayList<>();

        @Override
        public void visitLdcInsn(Object value) {
          super.visitLdcInsn(value);
          constants.addFirst(value);
        }

        @Override
        public void visitInvokeDynamicInsn(
            String called, String takes, Handle bootstrap, Object... arguments) {
          if (!joins.joined(mv, takes, bootstrap, arguments)) {
            Object[] exchanged = arguments.clone();
            for (int i = 0; i < exchanged.length; i++) {
              exchanged[i] = exchanged[i] instanceof Handle each ? exchanged(each) : exchanged[i];
            }
            super.visitInvokeDynamicInsn(called, takes, bootstrap, exchanged);
          }
        }

        // A method that is not called here, but named as what is to be called.
        private Handle exchanged(Handle named) {
          String instead = instead(named.getOwner() + "." + named.getName(), named.getDesc());
          return instead == null || named.getTag() != Opcodes.H_INVOKESTATIC
              ? named
              : new Handle(named.getTag(), instead, named.getName(), named.getDesc(), false);
        }

        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String takes, boolean isInterface) {
          String name = owner + "." + called;
          String instead = instead(name, takes);
          Integer behind = EXPRESSIONS.get(name);
          if (behind != null && constants.get(behind) instanceof String expression) {
            Pattern _ = Pattern.compile(expression); // or the build ends here
          }
          if (name.equals("java/lang/String.<init>") && takes.endsWith(OF_LETTERS)) {
            text(takes);
          } else if (instead == null) {
            super.visitMethodInsn(opcode, owner, called, takes, isInterface);
          } else {
            String whole =
                opcode == Opcodes.INVOKESTATIC ? takes : "(L" + owner + ";" + takes.substring(1);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, instead, called, whole, false);
          }
        }

        // Makes a text of bytes, and forgets the two that lie below it and were to become one.
        private void text(String takes) {
          String gives = takes.replace(")V", ")Ljava/lang/String;");
          super.visitMethodInsn(Opcodes.INVOKESTATIC, LETTERS, "text", gives, false);
          super.visitInsn(Opcodes.DUP_X2);
          super.visitInsn(Opcodes.POP);
          super.visitInsn(Opcodes.POP2);
        }
      };
    }
  }

  /**
   * Puts a class where none can be written: below all records, and above none but {@code Record}.
   */
  private static final class Below extends ClassVisitor {
    Below(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        String superName,
        String[] interfaces) {
      super.visit(version, access, name, signature, "java/lang/Record", interfaces);
    }
  }

  /** The methods of a record that Java wrote, and not we. */
  private static Set<String> written(ClassReader record) {
    Set<String> found = new HashSet<>();
    record.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access,
              String name,
              String descriptor,
              @Nullable String signature,
              String @Nullable [] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
              @Override
              public void visitInvokeDynamicInsn(
                  String called, String takes, Handle bootstrap, Object... arguments) {
                if (bootstrap.getOwner().equals("java/lang/runtime/ObjectMethods")) {
                  found.add(name);
                }
              }
            };
          }
        },
        ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return found;
  }

  /** Lets a record say what it is made of; what follows from that it has from {@code Laid}. */
  private static final class Laying extends ClassVisitor {
    private final Class<?> type;
    private final Type self;
    private final Set<String> inherited;

    Laying(ClassVisitor next, Class<?> type, Set<String> inherited) {
      super(Opcodes.ASM9, next);
      this.type = type;
      this.self = Type.getType(type);
      this.inherited = inherited;
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        String superName,
        String[] interfaces) {
      super.visit(version, access, name, null, LAID, interfaces);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return inherited.contains(name)
          ? null
          : super.visitMethod(access, name, descriptor, signature, exceptions);
    }

    @Override
    public void visitEnd() {
      if (!BakedShape.simpleName(Json.kind(type)).equals(type.getSimpleName())) {
        throw new IllegalStateException(type + " is not called as it is written");
      }
      GeneratorAdapter values = method("$values", Type.getType(Object[].class));
      RecordComponent[] components = type.getRecordComponents();
      values.push(components.length + 1);
      values.newArray(OBJECT);
      for (int i = 0; i < components.length; i++) {
        Type each = Type.getType(components[i].getType());
        values.dup();
        values.push(i);
        values.loadThis();
        values.invokeVirtual(self, new Method(components[i].getName(), each, new Type[0]));
        values.valueOf(each);
        values.arrayStore(OBJECT);
      }
      values.dup();
      values.push(components.length);
      values.push(Shapes.told(type));
      values.arrayStore(OBJECT);
      values.returnValue();
      values.endMethod();
      super.visitEnd();
    }

    private GeneratorAdapter method(String name, Type gives) {
      Method method = new Method(name, gives, new Type[0]);
      return new GeneratorAdapter(
          super.visitMethod(Opcodes.ACC_PUBLIC, name, method.getDescriptor(), null, null),
          Opcodes.ACC_PUBLIC,
          name,
          method.getDescriptor());
    }
  }
}
