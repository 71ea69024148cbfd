package derring.browser.build;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Title;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Writes a class for each kind of move that makes such moves from what a client has sent. */
final class MouldMaker {
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Type MOULD = Type.getObjectType("derring/formats/BakedMould");
  private static final Type KIND = Type.getObjectType("derring/formats/BakedMould$Type");

  private final Baker baker;

  MouldMaker(Baker baker) {
    this.baker = baker;
  }

  /** Writes the moulds of the moves of all games. */
  void make(Shelf shelf) throws IOException {
    ClassWriter all = writer("derring/formats/Moulds", "java/lang/Object");
    Method of =
        new Method(
            "of",
            Type.getType("[" + MOULD.getDescriptor()),
            new Type[] {Type.getType(String.class)});
    GeneratorAdapter code =
        new GeneratorAdapter(
            all.visitMethod(Opcodes.ACC_STATIC, "of", of.getDescriptor(), null, null),
            Opcodes.ACC_STATIC,
            "of",
            of.getDescriptor());
    for (Title title : shelf.titles()) {
      Class<?>[] kinds = title.seam().moves().getPermittedSubclasses();
      Label other = code.newLabel();
      code.loadArg(0);
      code.push(title.id());
      code.invokeVirtual(Type.getType(String.class), Method.getMethod("boolean equals (Object)"));
      code.ifZCmp(GeneratorAdapter.EQ, other);
      code.push(kinds.length);
      code.newArray(MOULD);
      for (int i = 0; i < kinds.length; i++) {
        code.dup();
        code.push(i);
        mould(code, kinds[i]);
        code.arrayStore(MOULD);
      }
      code.returnValue();
      code.mark(other);
    }
    code.push(0);
    code.newArray(MOULD);
    code.returnValue();
    code.endMethod();
    all.visitEnd();
    baker.write("derring/formats/Moulds.class", all.toByteArray());
  }

  private static ClassWriter writer(String name, String superName) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V21, Opcodes.ACC_PUBLIC, name, null, superName, null);
    return writer;
  }

  /** Leaves a new mould on the stack, whose class is written here. */
  private void mould(GeneratorAdapter code, Class<?> type) throws IOException {
    Type self = Type.getObjectType(Type.getInternalName(type) + "$Mould");
    code.newInstance(self);
    code.dup();
    code.invokeConstructor(self, Method.getMethod("void <init> ()"));
    ClassWriter writer = writer(self.getInternalName(), MOULD.getInternalName());
    GeneratorAdapter start =
        new GeneratorAdapter(
            writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null),
            Opcodes.ACC_PUBLIC,
            "<init>",
            "()V");
    start.loadThis();
    start.push(Json.kind(type));
    start.push(Shapes.told(type));
    RecordComponent[] components = type.getRecordComponents();
    StringBuilder lacking = new StringBuilder();
    start.push(components.length);
    start.newArray(KIND);
    for (int i = 0; i < components.length; i++) {
      start.dup();
      start.push(i);
      kind(start, components[i].getGenericType());
      start.arrayStore(KIND);
      lacking.append(
          components[i].getAnnotatedType().isAnnotationPresent(Nullable.class) ? 'n' : '-');
    }
    start.push(lacking.toString());
    start.invokeConstructor(
        MOULD,
        new Method(
            "<init>",
            Type.VOID_TYPE,
            new Type[] {
              Type.getType(String.class),
              Type.getType(String.class),
              Type.getType("[" + KIND.getDescriptor()),
              Type.getType(String.class)
            }));
    start.returnValue();
    start.endMethod();
    String takes = "([Ljava/lang/Object;)Ljava/lang/Object;";
    GeneratorAdapter make =
        new GeneratorAdapter(
            writer.visitMethod(Opcodes.ACC_PROTECTED, "make", takes, null, null),
            Opcodes.ACC_PROTECTED,
            "make",
            takes);
    Type made = Type.getType(type);
    make.newInstance(made);
    make.dup();
    List<Type> arguments = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      Type each = Type.getType(components[i].getType());
      make.loadArg(0);
      make.push(i);
      make.arrayLoad(OBJECT);
      make.unbox(each);
      arguments.add(each);
    }
    make.invokeConstructor(
        made, new Method("<init>", Type.VOID_TYPE, arguments.toArray(Type[]::new)));
    make.returnValue();
    make.endMethod();
    writer.visitEnd();
    baker.write(self.getInternalName() + ".class", writer.toByteArray());
  }

  /** Leaves what a component holds on the stack. */
  private void kind(GeneratorAdapter code, java.lang.reflect.Type type) throws IOException {
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      kind(code, list.getActualTypeArguments()[0]);
      call(code, "list", KIND);
      return;
    }
    Class<?> plain = (Class<?>) type;
    if (plain == int.class || plain == Integer.class) {
      call(code, "number");
    } else if (plain == boolean.class || plain == Boolean.class) {
      call(code, "flag");
    } else if (plain == String.class) {
      call(code, "text");
    } else if (plain.isEnum()) {
      Type self = Type.getType(plain);
      code.invokeStatic(
          self, new Method("values", Type.getType("[" + self.getDescriptor()), new Type[0]));
      call(code, "word", Type.getType(Object[].class));
    } else if (plain.isRecord()) {
      mould(code, plain);
      call(code, "group", MOULD);
    } else {
      throw new IllegalStateException("a move cannot have a " + plain);
    }
  }

  private static void call(GeneratorAdapter code, String name, Type... arguments) {
    code.invokeStatic(MOULD, new Method(name, KIND, arguments));
  }
}
