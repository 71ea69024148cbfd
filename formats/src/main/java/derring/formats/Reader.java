package derring.formats;

import static java.lang.constant.ConstantDescs.CD_Integer;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads the records of a class, by a class of its own that calls the accessors one after the other,
 * as somebody would write it who knew the records. Accessors that are found while running and
 * called one by one took a twentieth of all that a server does (docs/decisions/0024); arrays of all
 * values, where two records are compared, were an eighth of what it threw away (0095).
 */
final class Reader {
  private static final ClassDesc INT_OF = desc(ToIntFunction.class);

  private final Function<Object, Object> values;
  private final BiFunction<Object, Object, @Nullable Object> value;
  private final ToLongBiFunction<Object, Object> unlike;
  private final ToIntBiFunction<Object, Object> sum;

  @SuppressWarnings("unchecked")
  private Reader(Object made) {
    values = (Function<Object, Object>) made;
    value = (BiFunction<Object, Object, @Nullable Object>) made;
    unlike = (ToLongBiFunction<Object, Object>) made;
    sum = (ToIntBiFunction<Object, Object>) made;
  }

  /** The values of a record, in their order. */
  @Nullable Object[] values(Record record) {
    return (Object[]) values.apply(record);
  }

  /** One of them. */
  @Nullable Object value(Record record, int component) {
    return value.apply(record, component);
  }

  /** As {@link Shape#unlike} has it. */
  long unlike(Record one, Record other) {
    return unlike.applyAsLong(one, other);
  }

  /**
   * The sum of what {@link Fingerprint#field} gives for each component that is not null.
   *
   * @param number that of a value which is not plainly a number or a flag
   */
  int sum(Record record, ToIntFunction<Object> number) {
    return sum.applyAsInt(record, number);
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
    MethodTypeDesc two = MethodTypeDesc.of(CD_Object, CD_Object, CD_Object);
    return ClassFile.of()
        .build(
            self,
            made ->
                made.withInterfaceSymbols(
                        desc(Function.class),
                        desc(BiFunction.class),
                        desc(ToLongBiFunction.class),
                        desc(ToIntBiFunction.class))
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
                    .withMethodBody("apply", two, ClassFile.ACC_PUBLIC, code -> value(code, type))
                    .withMethodBody(
                        "applyAsLong",
                        two.changeReturnType(CD_long),
                        ClassFile.ACC_PUBLIC,
                        code -> unlike(code, type))
                    .withMethodBody(
                        "applyAsInt",
                        two.changeReturnType(CD_int),
                        ClassFile.ACC_PUBLIC,
                        code -> sum(code, type)));
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

  /** No table of jumps: for a record without components whoever makes the code would not end. */
  private static void value(CodeBuilder code, Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    code.aload(1).checkcast(desc(type)).astore(3);
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      cases.add(SwitchCase.of(i, code.newLabel()));
    }
    Label none = code.newLabel();
    code.aload(2).checkcast(CD_Integer);
    code.invokevirtual(CD_Integer, "intValue", MethodTypeDesc.of(CD_int)).lookupswitch(none, cases);
    for (int i = 0; i < components.length; i++) {
      code.labelBinding(cases.get(i).target());
      boxed(code, 3, components[i]);
      code.areturn();
    }
    code.labelBinding(none).aconst_null().areturn();
  }

  /** Compares one component after the other, and sets a bit for each that is unlike. */
  private static void unlike(CodeBuilder code, Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    int one = 3;
    int other = 4;
    int bits = 5;
    code.aload(1).checkcast(desc(type)).astore(one);
    code.aload(2).checkcast(desc(type)).astore(other);
    code.lconst_0().lstore(bits);
    for (int i = 0; i < components.length; i++) {
      Label alike = code.newLabel();
      value(code, one, components[i]);
      value(code, other, components[i]);
      alike(code, components[i].getType(), alike);
      code.lload(bits).loadConstant(1L << i).lor().lstore(bits);
      code.labelBinding(alike);
    }
    code.lload(bits).lreturn();
  }

  private static void sum(CodeBuilder code, Class<?> type) {
    int record = 3;
    int number = 4;
    int sum = 5;
    int value = 6;
    code.aload(1).checkcast(desc(type)).astore(record);
    code.aload(2).checkcast(INT_OF).astore(number);
    code.iconst_0().istore(sum);
    for (RecordComponent component : type.getRecordComponents()) {
      Label none = code.newLabel();
      Class<?> kind = component.getType();
      if (kind == int.class || kind == short.class || kind == byte.class) {
        value(code, record, component);
      } else if (kind == boolean.class) {
        value(code, record, component);
        code.ifThenElse(
            yes -> yes.loadConstant(Fingerprint.YES), no -> no.loadConstant(Fingerprint.NO));
      } else {
        boxed(code, record, component);
        code.astore(value).aload(value).ifnull(none);
        code.aload(number).aload(value);
        code.invokeinterface(INT_OF, "applyAsInt", MethodTypeDesc.of(CD_int, CD_Object));
      }
      field(code, component.getName().hashCode());
      code.iload(sum).iadd().istore(sum);
      code.labelBinding(none);
    }
    code.iload(sum).ireturn();
  }

  /** As {@link Fingerprint#field} has it, with the number on the stack. */
  private static void field(CodeBuilder code, int name) {
    code.loadConstant(31 * name).iadd();
    code.dup().loadConstant(16).iushr().ixor().loadConstant(Fingerprint.SPREAD).imul();
    code.dup().loadConstant(13).iushr().ixor();
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
