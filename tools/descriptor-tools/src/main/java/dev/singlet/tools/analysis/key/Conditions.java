package dev.singlet.tools.analysis.key;

import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.StoredType;
import java.util.ArrayList;
import java.util.List;

/** The conditions under which items have keys. */
public final class Conditions {

  private Conditions() {}

  /** Returns the terms of the condition of a key; none if each item has it. */
  public static List<ConditionDescriptor.Term> terms(LinkedKeyDescriptor key) {
    ConditionDescriptor when = key.when();
    return when == null ? List.of() : when.terms();
  }

  /**
   * Says how items store the constants that conditions name; empty if they store their names. A
   * condition has names of Java, and who looks into a table sees what is stored.
   */
  public static String stored(EntityDescriptor entity, List<ConditionDescriptor.Term> terms) {
    List<EnumConstant> stored = new ArrayList<>();
    for (ConditionDescriptor.Term term : terms) {
      Values.type(entity, term.source()).map(StoredType::constants).orElse(List.of()).stream()
          .filter(constant -> term.values().contains(constant.name()))
          .filter(constant -> !stored.contains(constant))
          .forEach(stored::add);
    }
    long values = terms.stream().flatMap(term -> term.values().stream()).distinct().count();
    List<String> different = new ArrayList<>();
    for (EnumConstant constant : stored) {
      if (!constant.stored().isEmpty() && !constant.stored().equals(constant.name())) {
        different.add(
            (values == 1 ? "" : constant.name() + " ")
                + (different.isEmpty() ? "stored " : "")
                + "as \""
                + constant.stored()
                + "\"");
      }
    }
    return String.join(", ", different);
  }
}
