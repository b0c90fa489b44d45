package dev.singlet.processor.read;

import dev.singlet.annotation.Naming;
import java.util.Locale;

/** The names of attributes after a table's naming strategy. */
final class StoredNames {

  private StoredNames() {}

  static String of(String component, Naming naming) {
    return switch (naming) {
      case AS_DECLARED -> component;
      case SNAKE_CASE -> snake(component);
      case PASCAL_CASE ->
          component.substring(0, 1).toUpperCase(Locale.ROOT) + component.substring(1);
    };
  }

  /** {@code issueNumber} to {@code issue_number}, {@code htmlURL} to {@code html_url}. */
  private static String snake(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
        .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
        .toLowerCase(Locale.ROOT);
  }
}
