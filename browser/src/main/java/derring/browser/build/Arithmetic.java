package derring.browser.build;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Lets numbers come out as Java promises. The compiler takes a number from zero to negate it, which
 * loses the sign of a zero in WebAssembly; and in JavaScript it reckons with floats as if they were
 * doubles.
 */
final class Arithmetic extends ClassVisitor {
  private static final String CALLS = "derring/browser/lacking/Calls";

  Arithmetic(ClassVisitor next) {
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
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitInsn(int opcode) {
        switch (opcode) {
          case Opcodes.DNEG -> {
            super.visitLdcInsn(-1.0);
            super.visitInsn(Opcodes.DMUL);
          }
          case Opcodes.FNEG -> {
            super.visitLdcInsn(-1f);
            super.visitInsn(Opcodes.FMUL);
          }
          case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.D2F -> {
            super.visitInsn(opcode);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, CALLS, "rounded", "(F)F", false);
          }
          default -> super.visitInsn(opcode);
        }
      }
    };
  }
}
