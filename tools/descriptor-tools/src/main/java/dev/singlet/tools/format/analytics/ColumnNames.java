package dev.singlet.tools.format.analytics;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Names of tables, views and columns: lower case, digits and underscores, because Athena keeps no
 * others. Each is given out once.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/athena/latest/ug/tables-databases-columns-names.html">Names
 *     in Athena</a>
 */
final class ColumnNames {

  /** The limit of Redshift, in bytes. */
  private static final int MAX = 127;

  private final Set<String> taken = new HashSet<>();

  /** Returns the name of a component, which no other column has. */
  String give(String javaName) {
    String name = snakeCase(javaName);
    String free = name;
    for (int number = 2; !taken.add(free); number++) {
      String suffix = "_" + number;
      free = name.substring(0, Math.min(name.length(), MAX - suffix.length())) + suffix;
    }
    return free;
  }

  /** Returns such as {@code repo_name} for {@code repoName}. */
  static String snakeCase(String javaName) {
    String ascii = Normalizer.normalize(javaName, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    String words =
        ascii
            .replaceAll("([a-z0-9])([A-Z])", "$1_$2")
            .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
            .replaceAll("[^A-Za-z0-9]+", "_")
            .replaceAll("^_+|_+$", "")
            .toLowerCase(Locale.ROOT);
    String name = words.isEmpty() || Character.isDigit(words.charAt(0)) ? "c_" + words : words;
    return name.length() > MAX ? name.substring(0, MAX) : name;
  }

  /** Returns the name of a type without its package and the types around it. */
  static String simple(String javaType) {
    return javaType.substring(javaType.lastIndexOf('.') + 1);
  }
}
