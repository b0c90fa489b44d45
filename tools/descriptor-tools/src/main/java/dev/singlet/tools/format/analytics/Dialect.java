package dev.singlet.tools.format.analytics;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;
import java.util.List;
import java.util.stream.Collectors;

/** The SQL of an engine, as far as the views need it. */
interface Dialect {

  /** Returns the attributes of the item. */
  Path item();

  /** Returns the text of a string, a number or a boolean; null where there is none. */
  String text(Path path);

  /** Returns a boolean; null where there is none. */
  String flag(Path path);

  /** Returns whether there is a value. */
  String isThere(Path path);

  /** Returns a value of a type that its text says. */
  String typed(String text, SqlType type);

  /** Returns a text from a character on; 1 is the first. */
  String from(String text, int character);

  /** Returns a value that is made of others. */
  String whole(Path path, StoredType type, EntityDescriptor entity);

  /** Returns an empty set of a type. */
  String emptySet(StoredType type);

  /** Returns the JSON of what has no columns. */
  String document(Path path);

  /** Returns whether a text has a form. */
  String matches(String text, String regex);

  /** Returns the part of a text that the group of a pattern matches. */
  String extracted(String text, String regex);

  /** Returns a text in quotes. */
  String literal(String text);

  /** Returns a name in quotes. */
  static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /** Returns the first of these values that is not null. */
  static String first(List<String> values) {
    return values.size() == 1
        ? values.get(0)
        : values.stream().collect(Collectors.joining(", ", "coalesce(", ")"));
  }
}
