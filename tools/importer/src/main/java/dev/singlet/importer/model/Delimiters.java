package dev.singlet.importer.model;

import dev.singlet.importer.schema.EntitySchema;
import dev.singlet.importer.schema.Mapping;
import dev.singlet.importer.schema.TableSchema;
import dev.singlet.importer.schema.Template;
import java.util.Set;
import java.util.TreeSet;

/** Finds the text between the values of a table's keys. */
final class Delimiters {

  private static final String USUAL = "#";
  private static final String ALLOWED = "!#$%&*+,-./:;<=>?@^_|~";

  private Delimiters() {}

  /** Returns the character that follows every value, if there is only one; otherwise the usual. */
  static String of(TableSchema table) {
    Set<String> found = new TreeSet<>();
    for (EntitySchema entity : table.entities()) {
      for (Mapping key : entity.keys()) {
        key.templates().forEach(template -> collect(template, found));
      }
    }
    boolean isOne = found.size() == 1 && ALLOWED.contains(found.iterator().next());
    return isOne ? found.iterator().next() : USUAL;
  }

  private static void collect(Template template, Set<String> found) {
    for (int i = 1; i < template.parts().size(); i++) {
      if (template.parts().get(i) instanceof Template.Literal literal) {
        found.add(literal.text().substring(0, 1));
      }
    }
  }
}
