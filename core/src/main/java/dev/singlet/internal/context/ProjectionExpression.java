package dev.singlet.internal.context;

import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.expression.Placeholders;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Writes projection expressions. */
public final class ProjectionExpression {

  private ProjectionExpression() {}

  /** Returns the expression for a type of items; null if they are read whole. */
  public static @Nullable String of(ItemType<?> type, Placeholders placeholders) {
    if (type.attributes().isEmpty()) {
      return null;
    }
    StringJoiner expression = new StringJoiner(", ");
    type.attributes().forEach(attribute -> expression.add(placeholders.name(attribute)));
    type.parts().forEach(part -> expression.add(path(part, placeholders)));
    return expression.toString();
  }

  private static String path(List<String> names, Placeholders placeholders) {
    StringJoiner path = new StringJoiner(".");
    names.forEach(name -> path.add(placeholders.name(name)));
    return path.toString();
  }
}
