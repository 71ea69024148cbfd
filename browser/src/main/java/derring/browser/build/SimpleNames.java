package derring.browser.build;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Lets a record be asked what it is called, where its class would be: with that the names of some
 * hundreds of classes need not be there.
 */
final class SimpleNames extends MethodNode {
  private static final String SHAPE = "derring/formats/BakedShape";
  private static final String TAKES = "(Ljava/lang/Object;)Ljava/lang/String;";

  private final MethodVisitor next;

  SimpleNames(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions,
      MethodVisitor next) {
    super(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
    this.next = next;
  }

  @Override
  public void visitEnd() {
    for (AbstractInsnNode each : instructions.toArray()) {
      if (each instanceof MethodInsnNode asked
          && asked.name.equals("getSimpleName")
          && asked.getPrevious() instanceof MethodInsnNode before
          && before.name.equals("getClass")) {
        instructions.remove(before);
        instructions.set(
            asked, new MethodInsnNode(Opcodes.INVOKESTATIC, SHAPE, "simpleName", TAKES));
      }
    }
    accept(next);
  }
}
