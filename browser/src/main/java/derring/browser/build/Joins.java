package derring.browser.build;

import derring.browser.lacking.Joined;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * Lets texts be joined by one call. The compiler writes a chain of calls wherever a text is made of
 * parts, and that is in a thousand places.
 */
final class Joins {
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Type STRING = Type.getType(String.class);
  private static final Type JOINED = Type.getType(Joined.class);
  private static final String SELF = "derring/browser/lacking/Joins";
  private static final String FACTORY = "java/lang/invoke/StringConcatFactory";

  /** Stands for a constant in what the factory is told. */
  private static final char CONSTANT = 2;

  private final Set<String> kinds = new TreeSet<>();

  /** Writes a call in place of what a factory would make; false if this is no such thing. */
  boolean joined(MethodVisitor code, String takes, Handle bootstrap, Object... arguments) {
    String text = bootstrap.getOwner().equals(FACTORY) ? text(arguments) : null;
    if (text == null) {
      return false;
    }
    List<Type> plain = new ArrayList<>();
    for (Type each : Type.getArgumentTypes(takes)) {
      plain.add(plain(each));
    }
    plain.add(STRING);
    String kind = Type.getMethodDescriptor(STRING, plain.toArray(Type[]::new));
    kinds.add(kind);
    code.visitLdcInsn(text);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, SELF, "join", kind, false);
    return true;
  }

  /** The text with its constants; null if one of them cannot stand in it. */
  private static @Nullable String text(Object... arguments) {
    StringBuilder text = new StringBuilder();
    int next = 1;
    for (char c : ((String) arguments[0]).toCharArray()) {
      String more = c == CONSTANT ? String.valueOf(arguments[next++]) : String.valueOf(c);
      if (c == CONSTANT && more.indexOf(Joined.PART) >= 0) {
        return null;
      }
      text.append(more);
    }
    return text.toString();
  }

  /** Few kinds of parts make few methods. */
  private static Type plain(Type part) {
    return switch (part.getSort()) {
      case Type.OBJECT, Type.ARRAY -> OBJECT;
      case Type.BYTE, Type.SHORT -> Type.INT_TYPE;
      default -> part;
    };
  }

  /** Writes the methods that are called. */
  void write(Baker baker) throws IOException {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V21, Opcodes.ACC_PUBLIC, SELF, null, OBJECT.getInternalName(), null);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    for (String kind : kinds) {
      GeneratorAdapter code =
          new GeneratorAdapter(
              writer.visitMethod(access, "join", kind, null, null), access, "join", kind);
      int parts = Type.getArgumentTypes(kind).length - 1;
      code.loadArg(parts);
      code.push(parts);
      code.newArray(OBJECT);
      for (int i = 0; i < parts; i++) {
        code.dup();
        code.push(i);
        code.loadArg(i);
        code.valueOf(Type.getArgumentTypes(kind)[i]);
        code.arrayStore(OBJECT);
      }
      code.invokeStatic(
          JOINED, new Method("of", STRING, new Type[] {STRING, Type.getType(Object[].class)}));
      code.returnValue();
      code.endMethod();
    }
    writer.visitEnd();
    baker.write(SELF + ".class", writer.toByteArray());
  }
}
