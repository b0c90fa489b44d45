package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.Condition;
import dev.singlet.processor.model.Condition.Term;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code when}. */
final class ConditionReader {

  private static final Pattern FLAG = Pattern.compile("(!?)\\s*(\\w+)");
  private static final Pattern COMPARISON = Pattern.compile("(\\w+)\\s*(==|!=)\\s*([^&|()\\s]+)");
  private static final Pattern RELATION = Pattern.compile("(\\w+)\\s*([<>]=?)\\s*\\S.*");
  private static final Pattern MEMBERSHIP = Pattern.compile("(\\w+)\\s+in\\s*\\(([^()]+)\\)");

  private final Scope scope;
  private final Report report;

  ConditionReader(Scope scope, Report report) {
    this.scope = scope;
    this.report = report;
  }

  /** The condition; nothing if it is malformed or refers to what is not there. */
  Optional<Condition> read(Valued<String> text, String label) {
    String where = label + ": when = \"" + text.value() + "\"";
    if (text.value().contains("||")) {
      report.add(
          Code.MALFORMED_WHEN,
          text.place(),
          "%s uses ||, which is not supported. Write status in (OPEN, MERGED) for several values"
              + " of one enum, a linked key for each alternative, or a @Computed method"
              + " that gives a boolean.",
          where);
      return Optional.empty();
    }
    List<Term> terms = new ArrayList<>();
    String[] parts = text.value().split("&&", -1);
    for (String part : parts) {
      term(part.trim(), text, where).ifPresent(terms::add);
    }
    return terms.size() == parts.length
        ? Optional.of(new Condition(text.place(), text.value(), terms))
        : Optional.empty();
  }

  private Optional<Term> term(String term, Valued<String> text, String where) {
    Matcher flag = FLAG.matcher(term);
    if (flag.matches()) {
      boolean isNegated = !flag.group(1).isEmpty();
      return source(flag.group(2), text, where)
          .flatMap(source -> flag(source, isNegated, text, where));
    }
    Matcher comparison = COMPARISON.matcher(term);
    if (comparison.matches()) {
      boolean isNegated = comparison.group(2).equals("!=");
      return source(comparison.group(1), text, where)
          .flatMap(s -> values(s, isNegated, List.of(comparison.group(3)), text, where));
    }
    Matcher membership = MEMBERSHIP.matcher(term);
    if (membership.matches()) {
      List<String> values =
          Arrays.stream(membership.group(2).split(",")).map(String::trim).toList();
      return source(membership.group(1), text, where)
          .flatMap(source -> values(source, false, values, text, where));
    }
    Matcher relation = RELATION.matcher(term);
    if (relation.matches()) {
      source(relation.group(1), text, where)
          .ifPresent(
              source ->
                  report.add(
                      Code.MALFORMED_WHEN,
                      text.place(),
                      "%s compares %s by %s, which no condition can. %s",
                      where,
                      source.name(),
                      relation.group(2),
                      computed(source)));
      return Optional.empty();
    }
    report.add(
        Code.MALFORMED_WHEN,
        text.place(),
        "%s is malformed at \"%s\". Write status == OPEN, status != OPEN, status in (OPEN, MERGED),"
            + " draft or !draft, joined by &&.",
        where,
        term);
    return Optional.empty();
  }

  private static String computed(Source source) {
    return "Write a static @Computed method that takes "
        + source.name()
        + " and gives a boolean, and its name here.";
  }

  private Optional<Source> source(String name, Valued<String> text, String where) {
    return scope.resolve(name, where, text.place(), report);
  }

  /** A constant without quotes and without its enum's name. */
  private static String bare(String value) {
    String unquoted = value.replaceAll("^['\"]|['\"]$", "");
    return unquoted.substring(unquoted.lastIndexOf('.') + 1);
  }

  private static String dressing(String value) {
    return value.startsWith("'") || value.startsWith("\"") ? "quotes" : "the enum's name";
  }

  private Optional<Term> flag(Source source, boolean isNegated, Valued<String> text, String where) {
    if (source.type() instanceof ValueType.Bool) {
      return Optional.of(new Term(source, false, List.of(isNegated ? "false" : "true")));
    }
    report.add(
        Code.MALFORMED_WHEN,
        text.place(),
        "%s uses %s as a condition, but it is no boolean. Compare it: %s == ...",
        where,
        source.name(),
        source.name());
    return Optional.empty();
  }

  private Optional<Term> values(
      Source source, boolean isNegated, List<String> values, Valued<String> text, String where) {
    if (values.contains("null")) {
      report.add(
          Code.MALFORMED_WHEN,
          text.place(),
          "%s compares %s with null. %s%s",
          where,
          source.name(),
          isNegated
              ? ("Where {%s} is in the template, an item without it has no such key anyway: take"
                      + " the comparison away. Elsewhere: ")
                  .formatted(source.name())
              : "",
          computed(source));
      return Optional.empty();
    }
    if (source.type() instanceof ValueType.Enumeration enumeration) {
      List<String> names = enumeration.constants().stream().map(EnumConstant::name).toList();
      for (String value : values) {
        if (!names.contains(value)) {
          report.add(
              Code.UNKNOWN_CONSTANT,
              text.place(),
              "%s: the enum %s has no constant \"%s\". %s",
              where,
              enumeration.type().simpleName(),
              value,
              names.contains(bare(value))
                  ? "Write " + bare(value) + " without " + dressing(value) + "."
                  : Suggestion.of(value, names));
          return Optional.empty();
        }
      }
      return Optional.of(new Term(source, isNegated, values));
    }
    if (source.type() instanceof ValueType.Bool) {
      if (values.size() == 1 && List.of("true", "false").containsAll(values)) {
        boolean expected = values.get(0).equals("true") != isNegated;
        return Optional.of(new Term(source, false, List.of(String.valueOf(expected))));
      }
      report.add(
          Code.MALFORMED_WHEN,
          text.place(),
          "%s compares the boolean %s with %s. Write %s or !%s.",
          where,
          source.name(),
          String.join(", ", values),
          source.name(),
          source.name());
      return Optional.empty();
    }
    report.add(
        Code.MALFORMED_WHEN,
        text.place(),
        "%s compares %s, which is %s. Only enums and booleans can be compared; for anything else"
            + " write a @Computed method that gives a boolean.",
        where,
        source.name(),
        TypeText.withArticle(source.type().javaType()));
    return Optional.empty();
  }
}
