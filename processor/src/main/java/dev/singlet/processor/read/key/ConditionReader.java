package dev.singlet.processor.read.key;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.Condition.Term;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
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

  // These never give back what they took, so that a long text takes little stack and time.
  private static final String QUOTED = "'[^']*+(?:''[^']*+)*+'";
  private static final String OUTSIDE_QUOTES = "(?=(?:[^']*+'[^']*+')*+[^']*+$)";
  private static final Pattern FLAG = Pattern.compile("(!?)\\s*([\\w.]+)");
  private static final Pattern PRESENCE = Pattern.compile("([\\w.]+)\\s+(not\\s+)?exists");
  private static final Pattern COMPARISON =
      Pattern.compile("([\\w.]+)\\s*(==|!=)\\s*(" + QUOTED + "|[^&|()\\s]+)");
  private static final Pattern RELATION = Pattern.compile("([\\w.]+)\\s*([<>]=?)\\s*\\S.*");
  private static final Pattern MEMBERSHIP =
      Pattern.compile("([\\w.]+)\\s+in\\s*\\(((?:" + QUOTED + "|[^()']++)++)\\)");

  /** Reads the condition; empty if it is malformed or refers to something unknown. */
  Optional<Condition> read() {
    if (text.value().split("\\|\\|" + OUTSIDE_QUOTES, -1).length > 1) {
      return refuse(
          "uses ||, which is not supported. Write status in (OPEN, MERGED) for several values of"
              + " one enum, a linked key for each alternative, or a @Computed method that returns a"
              + " boolean.");
    }
    List<Term> terms = new ArrayList<>();
    String[] parts = text.value().split("&&" + OUTSIDE_QUOTES, -1);
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
    Matcher presence = PRESENCE.matcher(term);
    if (presence.matches()) {
      boolean isNegated = presence.group(2) != null;
      return source(presence.group(1)).flatMap(source -> presence(source, isNegated));
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
          Arrays.stream(membership.group(2).split("," + OUTSIDE_QUOTES)).map(String::trim).toList();
      return source(membership.group(1)).flatMap(source -> values(source, false, values));
    }
    Matcher relation = RELATION.matcher(term);
    if (relation.matches()) {
      String operator = relation.group(2);
      return source(relation.group(1)).flatMap(source -> relation(source, operator));
    }
    return refuse(
        "is malformed at \"%s\". Write status == OPEN, status != OPEN, status in (OPEN, MERGED),"
            + " draft, !draft, mail exists, mail not exists, kind == 'text' or kind != 'text', joined"
            + " by &&.",
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
    if (source.type().is(Kind.BOOLEAN)) {
      return Optional.of(new Term(source, false, List.of(isNegated ? "false" : "true")));
    }
    String name = source.name();
    return canBeAbsent(source)
        ? refuse(
            "uses %s as a condition, but it is not a boolean. Write %s %s.",
            name, name, isNegated ? "not exists" : "exists")
        : refuse(
            "uses %s as a condition, but it is not a boolean. Compare it: %s == %s",
            name, name, isText(source) ? "'text'." : "...");
  }

  private Optional<Term> presence(Source source, boolean isNegated) {
    String name = source.name();
    if (source.type().isSet()) {
      return refuse(
          "asks whether the set %s exists. An empty set is stored as an absent one. %s",
          name, computed(source));
    }
    return canBeAbsent(source)
        ? Optional.of(Term.presence(source, isNegated))
        : refuse(
            "asks whether %s exists, but it always has a value. Make it @Nullable, or remove the"
                + " term.",
            name);
  }

  /** Returns whether the presence of a value can be asked for. */
  private static boolean canBeAbsent(Source source) {
    return source.isNullable() && !source.type().isSet();
  }

  private static boolean isText(Source source) {
    return source.type().is(Kind.STRING);
  }

  private Optional<Term> values(Source source, boolean isNegated, List<String> values) {
    String name = source.name();
    if (values.contains("null")) {
      return canBeAbsent(source)
          ? refuse(
              "compares %s with null. Write %s %s.",
              name, name, isNegated ? "exists" : "not exists")
          : refuse("compares %s with null, but it always has a value. Remove the term.", name);
    }
    if (source.type() instanceof ValueType.Enumeration enumeration) {
      return constants(source, enumeration, isNegated, values);
    }
    if (isText(source)) {
      return texts(source, isNegated, values);
    }
    if (!source.type().is(Kind.BOOLEAN)) {
      return refuse(
          "compares %s, which is %s. Only enums, texts and booleans can be compared. For anything"
              + " else, write a @Computed method that returns a boolean.",
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

  private Optional<Term> texts(Source source, boolean isNegated, List<String> values) {
    List<String> texts = new ArrayList<>();
    for (String value : values) {
      if (!value.matches(QUOTED)) {
        return refuse(
            "compares the text %s with %s. Write '%s' in single quotes.",
            source.name(), value, bare(value));
      }
      texts.add(value.substring(1, value.length() - 1).replace("''", "'"));
    }
    return Optional.of(new Term(source, isNegated, texts));
  }

  private Optional<Term> constants(
      Source source, ValueType.Enumeration type, boolean isNegated, List<String> values) {
    List<String> names = type.constants().stream().map(EnumConstant::name).toList();
    for (String value : values) {
      if (!names.contains(value)) {
        String bare = constant(value);
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

  /** Returns a value without quotes. */
  private static String bare(String value) {
    return value.replaceAll("^['\"]|['\"]$", "");
  }

  /** Returns a constant without quotes and without its enum's name. */
  private static String constant(String value) {
    String unquoted = bare(value);
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
