package dev.singlet.processor.read.attribute;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the name under which an attribute or an entity is written: the current one, or the older
 * one in {@code writes}.
 *
 * @param annotation has {@code aliases} and {@code writes}
 * @param code the code to report if {@code writes} is not one of the aliases
 * @param report receives the diagnostic
 */
public record WrittenName(Annotated annotation, Code code, Report report) {

  /**
   * Returns all names. The written name comes first. The others follow in this order: the current
   * one, then the older ones as declared.
   *
   * @param named the attribute or entity, for messages
   * @param present its current name
   */
  public List<String> first(String named, String present) {
    List<String> names = new ArrayList<>();
    names.add(present);
    names.addAll(older());
    Valued<String> writes = annotation.string("writes");
    if (annotation.isWritten("writes") && !older().contains(writes.value())) {
      report.add(
          "%s has writes = \"%s\", which is not one of its older names. %s",
          code,
          writes.place(),
          named,
          writes.value(),
          older().isEmpty()
              ? "Add it to them: aliases = \"...\"."
              : "Write one of them: " + String.join(", ", older()) + ".");
    } else if (annotation.isWritten("writes")) {
      names.remove(writes.value());
      names.add(0, writes.value());
    }
    return names;
  }

  /** Returns the older names, the oldest first. */
  public List<String> older() {
    return annotation.strings("aliases").stream().map(Valued::value).toList();
  }
}
