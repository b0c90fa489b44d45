package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.TableDescriptor;
import java.util.Locale;

/**
 * Names of a table within templates, which allow less than the table's own name. They come from its
 * interface: a table with another name in templates is another table for the tools that read them.
 */
final class ResourceName {

  private ResourceName() {}

  /** Returns the name in ASCII letters and digits, ending in {@code Table}. */
  static String of(TableDescriptor table) {
    String simple = table.java().substring(table.java().lastIndexOf('.') + 1);
    String name = simple.replaceAll("[^A-Za-z0-9]", "");
    if (name.isEmpty() || Character.isDigit(name.charAt(0))) {
      name = "Table" + name;
    }
    return name.endsWith("Table") ? name : name + "Table";
  }

  /** Returns the name in lower case, with underscores between words. */
  static String withUnderscores(TableDescriptor table) {
    return of(table).replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
  }
}
