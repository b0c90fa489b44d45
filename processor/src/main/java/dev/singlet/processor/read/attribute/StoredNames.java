package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Naming;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.settings.TableSettings;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;

/** Makes the names of attributes by a table's naming strategy. */
public final class StoredNames {

  private static final Pattern WORD_END = Pattern.compile("([a-z0-9])([A-Z])");
  private static final Pattern ACRONYM_END = Pattern.compile("([A-Z])([A-Z][a-z])");

  private StoredNames() {}

  /** Returns the name that an element's annotation gives. */
  public static Optional<String> given(Element element) {
    return Annotated.find(element, Attribute.class)
        .filter(attribute -> attribute.isWritten("value"))
        .map(attribute -> attribute.string("value").value());
  }

  /** Returns whether JSON leaves an attribute out. */
  public static boolean isHidden(Element element) {
    return Annotated.find(element, Attribute.class)
        .filter(attribute -> attribute.bool("hidden").value())
        .isPresent();
  }

  /** Returns the name of an element's attribute. */
  public static String of(Element element, TableSettings table) {
    return given(element).orElseGet(() -> of(element.getSimpleName().toString(), table.naming()));
  }

  private static String of(String component, Naming naming) {
    return switch (naming) {
      case AS_DECLARED -> component;
      case SNAKE_CASE -> snake(component);
      case PASCAL_CASE ->
          component.substring(0, 1).toUpperCase(Locale.ROOT) + component.substring(1);
    };
  }

  /**
   * Turns {@code issueNumber} into {@code issue_number}, and {@code htmlURL} into {@code html_url}.
   */
  private static String snake(String name) {
    String separated = WORD_END.matcher(name).replaceAll("$1_$2");
    return ACRONYM_END.matcher(separated).replaceAll("$1_$2").toLowerCase(Locale.ROOT);
  }
}
