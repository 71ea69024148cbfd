package derring.formats;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;

/**
 * Makes, for a class of records, what gives all values of such a record at once: a class of its own
 * that calls the accessors one after the other, as somebody would write it who knew the records.
 * Accessors that are found while running and called one by one took a twentieth of all that a
 * server does (docs/decisions/0024).
 */
final class Reader {
  private static final ClassDesc FUNCTION = desc(Function.class);

  private Reader() {}

  /** From a record of this class to an array of its values, in their order. */
  @SuppressWarnings("unchecked")
  static Function<Object, Object> of(Class<?> type) {
    try {
      Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      Lookup made = lookup.defineHiddenClass(code(type), true, Lookup.ClassOption.NESTMATE);
      return (Function<Object, Object>)
          made.findConstructor(made.lookupClass(), MethodType.methodType(void.class)).invoke();
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
                made.withInterfaceSymbols(FUNCTION)
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
                        code -> values(code, type)));
  }

  private static void values(CodeBuilder code, Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    code.aload(1).checkcast(desc(type)).astore(2);
    code.loadConstant(components.length).anewarray(CD_Object);
    for (int i = 0; i < components.length; i++) {
      ClassDesc value = desc(components[i].getType());
      code.dup().loadConstant(i).aload(2);
      code.invokevirtual(
          desc(type), components[i].getAccessor().getName(), MethodTypeDesc.of(value));
      if (value.isPrimitive()) {
        ClassDesc boxed = desc(MethodType.methodType(components[i].getType()).wrap().returnType());
        code.invokestatic(boxed, "valueOf", MethodTypeDesc.of(boxed, value));
      }
      code.aastore();
    }
    code.areturn();
  }

  private static ClassDesc desc(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }
}
