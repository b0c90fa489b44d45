package dev.singlet.tools.analysis.key;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.UniqueDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The constraints on the values of attributes, as the annotations are written. */
public final class Constraints {

  private Constraints() {}

  /** Returns the constraints of an attribute, and {@code @Unique} if its values are unique. */
  public static List<String> of(EntityDescriptor entity, AttributeDescriptor attribute) {
    List<String> constraints = new ArrayList<>();
    attribute.constraints().forEach(constraint -> constraints.add(text(constraint)));
    for (UniqueDescriptor unique : entity.unique()) {
      if (unique.component().equals(attribute.component())) {
        constraints.add("@Unique" + scope(unique.scope()));
      }
    }
    return constraints;
  }

  private static String scope(List<String> scope) {
    return scope.isEmpty() ? "" : "(scope = " + String.join(", ", scope) + ")";
  }

  /** Returns a constraint as the annotation is written, and what it is on within the value. */
  private static String text(ConstraintDescriptor constraint) {
    Map<String, String> arguments = constraint.arguments();
    String list =
        arguments.keySet().equals(Set.of("value"))
            ? arguments.get("value")
            : arguments.entrySet().stream()
                .map(argument -> argument.getKey() + " = " + argument.getValue())
                .collect(Collectors.joining(", "));
    StringBuilder part = new StringBuilder();
    // The descriptor names the way from the outside to the inside.
    for (ConstraintDescriptor.Part each : constraint.within()) {
      part.insert(0, " of each " + each.name().toLowerCase(Locale.ROOT));
    }
    return "@" + constraint.kind() + (arguments.isEmpty() ? "" : "(" + list + ")") + part;
  }
}
