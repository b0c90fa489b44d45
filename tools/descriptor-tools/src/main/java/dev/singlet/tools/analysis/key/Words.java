package dev.singlet.tools.analysis.key;

import java.util.List;
import java.util.Locale;

/** Lists and names as prose has them. */
public final class Words {

  private Words() {}

  /** Returns such as {@code a, b and c}. */
  public static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  /** Returns the words of a name of Java, such as {@code open by repo} of {@code openByRepo}. */
  public static String ofName(String name) {
    return name.replaceAll("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})", " ").toLowerCase(Locale.ROOT);
  }

  /** Returns the plural of a name. */
  public static String plural(String name) {
    if (name.matches("(?s).*[^aeiou]y")) {
      return name.substring(0, name.length() - 1) + "ies";
    }
    return name + (name.matches("(?s).*(s|x|z|ch|sh)") ? "es" : "s");
  }

  public static String count(int number, String one) {
    return count(number, one, one + "s");
  }

  public static String count(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  /** Returns the simple name of a type, with its outer types. */
  public static String simple(String type) {
    return type.replaceAll("\\b(?:[a-z_][\\w$]*\\.)+(?=[A-Z])", "");
  }
}
