package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.Source;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;

/** Names and lists of names in generated code. */
final class Words {

  /** Names that generated code gives to variables of its own. */
  private static final Set<String> TAKEN =
      Set.of(
          "behindTenant",
          "component",
          "condition",
          "entity",
          "item",
          "keys",
          "narrower",
          "partitions",
          "range",
          "shard",
          "sort",
          "stamps",
          "state",
          "texts",
          "value",
          "values",
          "violations");

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

  /** The variable that holds a component's value. */
  static String variable(String component) {
    boolean mayBeType = Character.isUpperCase(component.charAt(0));
    boolean isTaken =
        mayBeType || TAKEN.contains(component) || constant(component).equals(component);
    return isTaken ? component + "Value" : component;
  }

  /** The method that narrows a query by a component. */
  static String narrowing(String component) {
    return QUERY_METHODS.contains(component) ? "where" + capitalized(component) : component;
  }

  static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  static String decapitalized(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** {@code openByRepo} to {@code OPEN_BY_REPO}; what would not come back from there stays. */
  static String constant(String name) {
    StringBuilder words = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      boolean isCapital = name.charAt(i) >= 'A' && name.charAt(i) <= 'Z';
      words.append(isCapital && i > 0 && endsWord(name.charAt(i - 1)) ? "_" : "");
      words.append(name.charAt(i));
    }
    String constant = words.toString().toUpperCase(Locale.ROOT);
    StringBuilder back = new StringBuilder();
    for (String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
      back.append(back.isEmpty() || word.isEmpty() ? word : capitalized(word));
    }
    boolean isPlain = back.toString().equals(name) && !isPattern(constant);
    return isPlain ? constant : name + "_";
  }

  private static boolean endsWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  }

  /** Whether it is called as the constants of regular expressions are. */
  private static boolean isPattern(String constant) {
    int end = constant.length();
    while (end > 0 && constant.charAt(end - 1) >= '0' && constant.charAt(end - 1) <= '9') {
      end--;
    }
    return constant.startsWith("_PATTERN", end - "_PATTERN".length());
  }

  /** An index's name as the beginning of a method name. */
  static String method(String indexName) {
    return decapitalized(Generated.stem(indexName));
  }

  /** The names of sources as arguments, broken where a line gets too long. */
  static CodeBlock arguments(Collection<Source> sources) {
    return sources.stream()
        .map(source -> CodeBlock.of("$N", variable(source.name())))
        .collect(CodeBlock.joining(", "));
  }
}
