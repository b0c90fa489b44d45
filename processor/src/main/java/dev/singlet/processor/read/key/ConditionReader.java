package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.Condition;
import dev.singlet.processor.model.Condition.Term;
import dev.singlet.processor.model.Kind;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a {@code when}.
 *
 * @param text the text of the condition
 * @param label its linked key, in messages
 * @param scope the names that it can refer to
 * @param report receives its problems
 */
record ConditionReader(Valued<String> text, String label, Scope scope, Report report) {

  private static final Pattern FLAG = Pattern.compile("(!?)\\s*([\\w.]+)");
  private static final Pattern COMPARISON =
      Pattern.compile("([\\w.]+)\\s*(==|!=)\\s*([^&|()\\s]+)");
  private static final Pattern RELATION = Pattern.compile("([\\w.]+)\\s*([<>]=?)\\s*\\S.*");
  private static final Pattern MEMBERSHIP = Pattern.compile("([\\w.]+)\\s+in\\s*\\(([^()]+)\\)");

  /** Reads the condition; empty if it is malformed or refers to something unknown. */
  Optional<Condition> read() {
    if (text.value().contains("||")) {
      return refuse(
          "uses ||, which is not supported. Write status in (OPEN, MERGED) for several values of"
              + " one enum, a linked key for each alternative, or a @Computed method that returns a"
              + " boolean.");
    }
    List<Term> terms = new ArrayList<>();
    String[] parts = text.value().split("&&", -1);
    for (String part : parts) {
      term(part.trim()).ifPresent(terms::add);
    }
    return terms.size() == parts.length
        ? Optional.of(new Condition(text.place(), text.value(), terms))
        : Optional.empty();
  }

  private Optional<Term> term(String term) {
    Matcher flag = FLAG.matcher(term);
    if (flag.matches()) {
      boolean isNegated = !flag.group(1).isEmpty();
      return source(flag.group(2)).flatMap(source -> flag(source, isNegated));
    }
    Matcher comparison = COMPARISON.matcher(term);
    if (comparison.matches()) {
      boolean isNegated = comparison.group(2).equals("!=");
      List<String> values = List.of(comparison.group(3));
      return source(comparison.group(1)).flatMap(source -> values(source, isNegated, values));
    }
    Matcher membership = MEMBERSHIP.matcher(term);
    if (membership.matches()) {
      List<String> values =
          Arrays.stream(membership.group(2).split(",")).map(String::trim).toList();
      return source(membership.group(1)).flatMap(source -> values(source, false, values));
    }
    Matcher relation = RELATION.matcher(term);
    if (relation.matches()) {
      String operator = relation.group(2);
      return source(relation.group(1)).flatMap(source -> relation(source, operator));
    }
    return refuse(
        "is malformed at \"%s\". Write status == OPEN, status != OPEN, status in (OPEN, MERGED),"
            + " draft or !draft, joined by &&.",
        term);
  }

  private Optional<Term> relation(Source source, String operator) {
    return refuse(
        "compares %s by %s, which a when can't do. %s", source.name(), operator, computed(source));
  }

  private static String computed(Source source) {
    return "Write a static @Computed method that takes %s and returns a boolean, and write its name here."
        .formatted(source.name());
  }

  private Optional<Source> source(String name) {
    return scope.resolve(name, where(), text.place(), report);
  }

  private String where() {
    return "%s: when = \"%s\"".formatted(label, text.value());
  }

  private Optional<Term> flag(Source source, boolean isNegated) {
    return source.type().is(Kind.BOOLEAN)
        ? Optional.of(new Term(source, false, List.of(isNegated ? "false" : "true")))
        : refuse(
            "uses %s as a condition, but it is not a boolean. Compare it: %s == ...",
            source.name(), source.name());
  }

  private Optional<Term> values(Source source, boolean isNegated, List<String> values) {
    String name = source.name();
    if (values.contains("null")) {
      String absent =
          "If {%s} is in the template, an item without it has no such key anyway: remove the"
              + " comparison. Elsewhere: ";
      return refuse(
          "compares %s with null. %s%s",
          name, isNegated ? absent.formatted(name) : "", computed(source));
    }
    if (source.type() instanceof ValueType.Enumeration enumeration) {
      return constants(source, enumeration, isNegated, values);
    }
    if (!source.type().is(Kind.BOOLEAN)) {
      return refuse(
          "compares %s, which is %s. Only enums and booleans can be compared. For anything else,"
              + " write a @Computed method that returns a boolean.",
          name, TypeText.withArticle(source.type().javaType()));
    }
    if (values.size() != 1 || !List.of("true", "false").containsAll(values)) {
      return refuse(
          "compares the boolean %s with %s. Write %s or !%s.",
          name, String.join(", ", values), name, name);
    }
    boolean expected = values.get(0).equals("true") != isNegated;
    return Optional.of(new Term(source, false, List.of(String.valueOf(expected))));
  }

  private Optional<Term> constants(
      Source source, ValueType.Enumeration type, boolean isNegated, List<String> values) {
    List<String> names = type.constants().stream().map(EnumConstant::name).toList();
    for (String value : values) {
      if (!names.contains(value)) {
        String bare = bare(value);
        report.add(
            "%s: the enum %s has no constant \"%s\". %s",
            Code.UNKNOWN_CONSTANT,
            text.place(),
            where(),
            type.javaType().simpleName(),
            value,
            names.contains(bare)
                ? "Write %s without %s.".formatted(bare, dressing(value))
                : Suggestion.of(value, names));
        return Optional.empty();
      }
    }
    return Optional.of(new Term(source, isNegated, values));
  }

  /** Returns a constant without quotes and without its enum's name. */
  private static String bare(String value) {
    String unquoted = value.replaceAll("^['\"]|['\"]$", "");
    return unquoted.substring(unquoted.lastIndexOf('.') + 1);
  }

  private static String dressing(String value) {
    return value.startsWith("'") || value.startsWith("\"") ? "quotes" : "the enum's name";
  }

  @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency of its own.
  private <T> Optional<T> refuse(String problem, Object... values) {
    report.add("%s %s", Code.MALFORMED_WHEN, text.place(), where(), String.format(problem, values));
    return Optional.empty();
  }
}
