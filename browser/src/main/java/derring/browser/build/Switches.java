package derring.browser.build;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Lets what is switched over the constants of an enum go by their ordinals. Java goes by numbers of
 * its own, which a class beside looks up in a table, for an enum may be compiled anew without those
 * that switch over it; here all are compiled at once.
 */
final class Switches extends MethodNode {
  private static final String TABLE = "$SwitchMap$";

  private final MethodVisitor next;

  Switches(
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
    Deque<FieldInsnNode> open = new ArrayDeque<>();
    boolean table = name.equals("<clinit>"); // where one is filled it is not gone by
    for (AbstractInsnNode each : table ? new AbstractInsnNode[0] : instructions.toArray()) {
      if (isTable(each)) {
        open.push((FieldInsnNode) each);
      } else if (!open.isEmpty() && isLookedUp(each)) {
        FieldInsnNode from = open.pop();
        instructions.set(each.getNext(), byOrdinal(each.getNext(), ordinals(from)));
        instructions.remove(from);
        instructions.remove(each);
      }
    }
    if (!open.isEmpty()) {
      throw new IllegalStateException("a switch in " + name + " is not written as others are");
    }
    accept(next);
  }

  private static boolean isTable(AbstractInsnNode node) {
    return node instanceof FieldInsnNode field && field.name.startsWith(TABLE);
  }

  private static boolean isLookedUp(AbstractInsnNode node) {
    return node.getOpcode() == Opcodes.IALOAD && isOrdinal(node.getPrevious());
  }

  private static boolean isOrdinal(AbstractInsnNode node) {
    return node instanceof MethodInsnNode call && call.name.equals("ordinal");
  }

  private static AbstractInsnNode byOrdinal(AbstractInsnNode old, Map<Integer, Integer> ordinals) {
    Map<Integer, LabelNode> cases = new TreeMap<>();
    LabelNode otherwise;
    if (old instanceof TableSwitchInsnNode dense) {
      otherwise = dense.dflt;
      for (int i = 0; i < dense.labels.size(); i++) {
        cases.put(ordinal(ordinals, dense.min + i), dense.labels.get(i));
      }
    } else if (old instanceof LookupSwitchInsnNode sparse) {
      otherwise = sparse.dflt;
      for (int i = 0; i < sparse.labels.size(); i++) {
        cases.put(ordinal(ordinals, sparse.keys.get(i)), sparse.labels.get(i));
      }
    } else {
      throw new IllegalStateException("what is looked up is not switched over");
    }
    int[] keys = cases.keySet().stream().mapToInt(Integer::intValue).toArray();
    return new LookupSwitchInsnNode(otherwise, keys, cases.values().toArray(LabelNode[]::new));
  }

  private static int ordinal(Map<Integer, Integer> ordinals, int number) {
    Integer ordinal = ordinals.get(number);
    if (ordinal == null) {
      throw new IllegalStateException("no constant has the number " + number);
    }
    return ordinal;
  }

  /** The ordinals of constants by the numbers that a table has for them. */
  private static Map<Integer, Integer> ordinals(FieldInsnNode table) {
    Map<Integer, Integer> ordinals = new HashMap<>();
    for (MethodNode method : read(table.owner).methods) {
      List<AbstractInsnNode> code = new ArrayList<>();
      method.instructions.forEach(code::add);
      for (int i = 0; i + 4 < code.size(); i++) {
        // the table, a constant, its ordinal, the number, and that it is put there
        if (isTable(code.get(i))
            && ((FieldInsnNode) code.get(i)).name.equals(table.name)
            && code.get(i + 1) instanceof FieldInsnNode constant
            && isOrdinal(code.get(i + 2))
            && code.get(i + 4).getOpcode() == Opcodes.IASTORE) {
          ordinals.put(number(code.get(i + 3)), ordinal(constant));
        }
      }
    }
    return ordinals;
  }

  private static int number(AbstractInsnNode node) {
    return switch (node) {
      case InsnNode small -> small.getOpcode() - Opcodes.ICONST_0;
      case IntInsnNode large -> large.operand;
      default -> throw new IllegalStateException("a constant has no number");
    };
  }

  private static int ordinal(FieldInsnNode constant) {
    int ordinal = 0;
    for (var field : read(constant.owner).fields) {
      if (field.name.equals(constant.name)) {
        return ordinal;
      }
      ordinal += (field.access & Opcodes.ACC_ENUM) == 0 ? 0 : 1;
    }
    throw new IllegalStateException(constant.owner + " has no " + constant.name);
  }

  private static ClassNode read(String name) {
    try (InputStream in = Switches.class.getResourceAsStream("/" + name + ".class")) {
      if (in == null) {
        throw new IllegalStateException("there is no " + name);
      }
      ClassNode found = new ClassNode();
      new ClassReader(in).accept(found, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      return found;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
