package dev.singlet.processor.write.name;

import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.Code;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes names and lists of names in generated code. */
public final class Words {

  /** The names of generated code's own variables, and of packages it needs. */
  private static final Set<String> TAKEN =
      Set.of(
          "behindTenant",
          "component",
          "condition",
          "dev",
          "end",
          "entity",
          "item",
          "java",
          "javax",
          "keys",
          "letters",
          "narrower",
          "org",
          "partitions",
          "range",
          "shard",
          "software",
          "sort",
          "stamps",
          "state",
          "texts",
          "value",
          "values",
          "violations");

  /** The endings of constants that generated code has for components. */
  private static final Pattern CONSTANT = Pattern.compile("_[A-Z]+[0-9]*$");

  /** The endings of variables that have been named apart before. */
  private static final Pattern VALUES = Pattern.compile("(?<=.)(Value)+$");

  /** The methods that a query has with any sort key. */
  private static final Set<String> QUERY_METHODS =
      Set.of(
          "condition",
          "consistent",
          "execute",
          "from",
          "grouped",
          "hydrate",
          "limit",
          "onUnreadable",
          "options",
          "overrideConfiguration",
          "pageSize",
          "pattern",
          "project",
          "reverse",
          "table",
          "toConsistentQuery",
          "toQuery",
          "toRequest",
          "with");

  private Words() {}

  /**
   * Returns the variable with a component's value. Different components have different variables.
   * The name differs from the component's if that would hide a type, a constant or a package, or is
   * one of generated code's own names.
   */
  public static String variable(String component) {
    String name = Spelling.joined(component);
    String stem = VALUES.matcher(name).replaceFirst("");
    return isTaken(stem) ? name + "Value" : name;
  }

  private static boolean isTaken(String stem) {
    boolean mayBeType = Character.isUpperCase(stem.codePointAt(0));
    boolean mayBeConstant =
        stem.equals(stem.toUpperCase(Locale.ROOT))
            || stem.endsWith("_")
            || CONSTANT.matcher(stem).find();
    return mayBeType || mayBeConstant || TAKEN.contains(stem);
  }

  /** Returns the method that narrows a query by a component. */
  public static String narrowing(String component) {
    return QUERY_METHODS.contains(component)
        ? "where" + Spelling.capitalized(component)
        : Spelling.joined(component);
  }

  /**
   * Turns {@code openByRepo} into {@code OPEN_BY_REPO}. A name that could not be turned back stays
   * unchanged.
   */
  public static String constant(String path) {
    String name = Spelling.joined(path);
    StringBuilder words = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      boolean isCapital = name.charAt(i) >= 'A' && name.charAt(i) <= 'Z';
      words.append(isCapital && i > 0 && endsWord(name.charAt(i - 1)) ? "_" : "");
      words.append(name.charAt(i));
    }
    String constant = words.toString().toUpperCase(Locale.ROOT);
    StringBuilder back = new StringBuilder();
    for (String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
      back.append(back.isEmpty() || word.isEmpty() ? word : Spelling.capitalized(word));
    }
    boolean isPlain = back.toString().equals(name) && !isPattern(constant);
    return isPlain ? constant : name + "_";
  }

  private static boolean endsWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  }

  /** Returns whether a name has the form of the constants of regular expressions. */
  private static boolean isPattern(String constant) {
    int end = constant.length();
    while (end > 0 && constant.charAt(end - 1) >= '0' && constant.charAt(end - 1) <= '9') {
      end--;
    }
    return constant.startsWith("_PATTERN", end - "_PATTERN".length());
  }

  /** Returns an index's name as the beginning of a method name. */
  public static String method(String indexName) {
    return Spelling.decapitalized(Generated.stem(indexName));
  }

  /**
   * Returns a name that is not taken, with a number at its end if necessary. The name is then
   * taken.
   */
  public static String unique(String name, Set<String> taken) {
    String unique = name;
    for (int n = 2; !taken.add(unique); n++) {
      unique = name + n;
    }
    return unique;
  }

  /** Returns the names of sources as arguments, broken if a line gets too long. */
  public static Code arguments(Collection<Source> sources) {
    return sources.stream()
        .map(source -> Code.of("$N", variable(source.name())))
        .collect(Code.joining(", "));
  }
}
