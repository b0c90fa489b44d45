package dev.singlet.processor.write.name;

import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.Spelling;
import dev.singlet.processor.source.Code;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names and lists of names in generated code. */
public final class Words {

  /** Names that generated code gives to variables of its own, and packages it needs. */
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

  /** The ends of constants that generated code has for components. */
  private static final Pattern CONSTANT = Pattern.compile("_[A-Z]+[0-9]*$");

  /** What a query can do whatever its sort key is made of. */
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
   * The variable that holds a component's value; those of different components differ. It has
   * another name than its component where that would hide a type, a constant or a package, or be
   * one of generated code's own.
   */
  public static String variable(String component) {
    String stem = component.replaceFirst("(?<=.)(Value)+$", "");
    return isTaken(stem) ? component + "Value" : component;
  }

  private static boolean isTaken(String stem) {
    boolean mayBeType = Character.isUpperCase(stem.codePointAt(0));
    boolean mayBeConstant =
        stem.equals(stem.toUpperCase(Locale.ROOT))
            || stem.endsWith("_")
            || CONSTANT.matcher(stem).find();
    return mayBeType || mayBeConstant || TAKEN.contains(stem);
  }

  /** The method that narrows a query by a component. */
  public static String narrowing(String component) {
    return QUERY_METHODS.contains(component)
        ? "where" + Spelling.capitalized(component)
        : component;
  }

  /** {@code openByRepo} to {@code OPEN_BY_REPO}; what would not come back from there stays. */
  public static String constant(String name) {
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

  /** Tells whether it is called as the constants of regular expressions are. */
  private static boolean isPattern(String constant) {
    int end = constant.length();
    while (end > 0 && constant.charAt(end - 1) >= '0' && constant.charAt(end - 1) <= '9') {
      end--;
    }
    return constant.startsWith("_PATTERN", end - "_PATTERN".length());
  }

  /** An index's name as the beginning of a method name. */
  public static String method(String indexName) {
    return Spelling.decapitalized(Generated.stem(indexName));
  }

  /** A name that is not taken, with a number behind it if it must, which is taken then. */
  public static String unique(String name, Set<String> taken) {
    String unique = name;
    for (int n = 2; !taken.add(unique); n++) {
      unique = name + n;
    }
    return unique;
  }

  /** The names of sources as arguments, broken where a line gets too long. */
  public static Code arguments(Collection<Source> sources) {
    return sources.stream()
        .map(source -> Code.of("$N", variable(source.name())))
        .collect(Code.joining(", "));
  }
}
