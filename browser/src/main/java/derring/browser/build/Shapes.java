package derring.browser.build;

import derring.formats.Json;
import derring.kernel.Event;
import derring.kernel.Named;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Writes down how a class of records is written. */
final class Shapes {
  static final Type TYPE = Type.getObjectType("derring/formats/BakedShape");
  private static final Method MADE =
      Method.getMethod("void <init> (String, boolean, String, String)");

  private Shapes() {}

  /** Leaves the shape of a class on the stack. */
  static void make(GeneratorAdapter code, Class<?> type) {
    List<String> called = new ArrayList<>();
    List<String> named = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Named name = component.getAnnotation(Named.class);
      called.add(component.getName());
      named.add(name == null ? "" : (name.optional() ? "?" : "") + name.value());
    }
    code.newInstance(TYPE);
    code.dup();
    code.push(Json.kind(type));
    code.push(Event.class.isAssignableFrom(type));
    code.push(String.join(",", called));
    code.push(String.join(",", named));
    code.invokeConstructor(TYPE, MADE);
  }
}
