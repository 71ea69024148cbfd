package derring.browser.build;

import java.nio.file.Path;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles what was baked. Sees only that: {@link Bake} gives it a class path of its own. */
public final class Compile {
  private Compile() {}

  /** Into a folder and a file: to WebAssembly or to JavaScript, as its name says. */
  public static void main(String[] args) throws Exception {
    Path into = Path.of(args[0]);
    String name = args[1];
    boolean script = name.endsWith(".js");
    TeaVMTool tool = new TeaVMTool();
    tool.setLog(new EmptyTeaVMToolLog());
    tool.setClassLoader(Compile.class.getClassLoader());
    tool.setMainClass("derring.browser.Here");
    tool.setTargetType(script ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setTargetDirectory(into.toFile());
    tool.setTargetFileName(name);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(script); // WebAssembly is shrunk by what its functions are called
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setStrict(false);
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(),
          tool.getProblemProvider(),
          new ConsoleTeaVMToolLog(false));
      throw new IllegalStateException(
          "the rules do not compile for browsers: " + problems.size() + " problems, see above");
    }
  }
}
