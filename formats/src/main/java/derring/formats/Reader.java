package derring.formats;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Gives, for a class of records, all values of such a record at once, by a class of its own that
 * calls the accessors one after the other, as somebody would write it who knew the records.
 * Accessors that are found while running and called one by one took a twentieth of all that a
 * server does (docs/decisions/0024).
 */
final class Reader {
  private static final ClassDesc FUNCTION = desc(Function.class);
  private static final ClassDesc BI_FUNCTION = desc(BiFunction.class);

  private final Function<Object, Object> values;
  private final BiFunction<Object, Object, @Nullable Object> unlike;

  @SuppressWarnings("unchecked")
  private Reader(Object made) {
    values = (Function<Object, Object>) made;
    unlike = (BiFunction<Object, Object, @Nullable Object>) made;
  }

  /** The values of a record, in their order. */
  @Nullable Object[] values(Record record) {
    return (Object[]) values.apply(record);
  }

  /** As {@link Shape#unlike} has it. */
  @Nullable Object @Nullable [] unlike(Record one, Record other) {
    return (Object[]) unlike.apply(one, other);
  }

  /** That of this class of records. */
  static Reader of(Class<?> type) {
    try {
      Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      Lookup made = lookup.defineHiddenClass(code(type), true, Lookup.ClassOption.NESTMATE);
      return new Reader(
          made.findConstructor(made.lookupClass(), MethodType.methodType(void.class)).invoke());
    } catch (Throwable e) {
      throw new IllegalArgumentException(type + " cannot be read", e);
    }
  }

  private static byte[] code(Class<?> type) {
    ClassDesc self = ClassDesc.of(type.getPackageName(), "Reader");
    return ClassFile.of()
        .build(
            self,
            made ->
                made.withInterfaceSymbols(FUNCTION, BI_FUNCTION)
                    .withFlags(ClassFile.ACC_FINAL)
                    .withMethodBody(
                        INIT_NAME,
                        MTD_void,
                        0,
                        code ->
                            code.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void).return_())
                    .withMethodBody(
                        "apply",
                        MethodTypeDesc.of(CD_Object, CD_Object),
                        ClassFile.ACC_PUBLIC,
                        code -> values(code, type))
                    .withMethodBody(
                        "apply",
                        MethodTypeDesc.of(CD_Object, CD_Object, CD_Object),
                        ClassFile.ACC_PUBLIC,
                        code -> unlike(code, type)));
  }

  private static void values(CodeBuilder code, Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    code.aload(1).checkcast(desc(type)).astore(2);
    code.loadConstant(components.length).anewarray(CD_Object);
    for (int i = 0; i < components.length; i++) {
      code.dup().loadConstant(i);
      boxed(code, 2, components[i]);
      code.aastore();
    }
    code.areturn();
  }

  /** Compares one component after the other; there is no array before two of them are unlike. */
  private static void unlike(CodeBuilder code, Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    int one = 3;
    int other = 4;
    int pairs = 5;
    code.aload(1).checkcast(desc(type)).astore(one);
    code.aload(2).checkcast(desc(type)).astore(other);
    code.aconst_null().astore(pairs);
    for (int i = 0; i < components.length; i++) {
      Label alike = code.newLabel();
      Label made = code.newLabel();
      value(code, one, components[i]);
      value(code, other, components[i]);
      alike(code, components[i].getType(), alike);
      code.aload(pairs).ifnonnull(made);
      code.loadConstant(2 * components.length).anewarray(CD_Object).astore(pairs);
      code.labelBinding(made);
      code.aload(pairs).loadConstant(2 * i);
      boxed(code, one, components[i]);
      code.aastore();
      code.aload(pairs).loadConstant(2 * i + 1);
      boxed(code, other, components[i]);
      code.aastore();
      code.labelBinding(alike);
    }
    code.aload(pairs).areturn();
  }

  /** Jumps if the two values on the stack are alike; if in doubt they are not. */
  private static void alike(CodeBuilder code, Class<?> type, Label to) {
    if (!type.isPrimitive()) {
      code.if_acmpeq(to);
    } else if (type == long.class) {
      code.lcmp().ifeq(to);
    } else if (type == double.class) {
      code.pop2().pop2(); // 0 and -0 are equal, and are written otherwise
    } else if (type == float.class) {
      code.pop2();
    } else {
      code.if_icmpeq(to);
    }
  }

  private static void value(CodeBuilder code, int record, RecordComponent component) {
    code.aload(record)
        .invokevirtual(
            desc(component.getDeclaringRecord()),
            component.getAccessor().getName(),
            MethodTypeDesc.of(desc(component.getType())));
  }

  private static void boxed(CodeBuilder code, int record, RecordComponent component) {
    value(code, record, component);
    if (component.getType().isPrimitive()) {
      ClassDesc boxed = desc(MethodType.methodType(component.getType()).wrap().returnType());
      code.invokestatic(boxed, "valueOf", MethodTypeDesc.of(boxed, desc(component.getType())));
    }
  }

  private static ClassDesc desc(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }
}
