package dev.singlet.processor.write.entity;

import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Words;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes the condition under which an item has a linked key. */
final class ConditionCode {

  private ConditionCode() {}

  /** Returns the condition as an expression; empty if it always holds. */
  static Optional<Code> of(LinkedKeyModel key) {
    List<Condition.Term> asked = key.when() == null ? List.of() : key.when().terms();
    List<Code> presences = presences(key.sources());
    boolean isAlone = asked.size() + presences.size() == 1;
    return all(
        Stream.concat(asked.stream().map(term -> term(term, isAlone)), presences.stream())
            .toList());
  }

  /** Returns the condition that all terms hold of at least one of several conditions. */
  static Code anyOf(List<List<Condition.Term>> conditions) {
    boolean isOne = conditions.size() == 1;
    return conditions.stream()
        .map(
            terms -> {
              Code all =
                  terms.stream()
                      .map(term -> term(term, terms.size() == 1))
                      .collect(Code.joining(" && "));
              return isOne || terms.size() == 1 ? all : Code.of("($L)", all);
            })
        .collect(Code.joining(" || "));
  }

  /** Returns the condition that sources are present; empty if they always are. */
  static Optional<Code> present(Collection<Source> sources) {
    return all(presences(sources));
  }

  private static List<Code> presences(Collection<Source> sources) {
    return sources.stream()
        .filter(source -> source.isNullable() && !source.type().javaType().isPrimitive())
        .map(source -> Code.of("$N != null", Words.variable(source.name())))
        .toList();
  }

  private static Optional<Code> all(List<Code> terms) {
    return terms.isEmpty()
        ? Optional.empty()
        : Optional.of(terms.stream().collect(Code.joining(" && ")));
  }

  private static Code term(Condition.Term term, boolean isAlone) {
    Source source = term.source();
    String variable = Words.variable(source.name());
    if (term.isPresence()) {
      return Code.of("$N $L null", variable, term.isNegated() ? "==" : "!=");
    }
    if (source.type().is(Kind.BOOLEAN)) {
      boolean expected = term.values().contains("true");
      return source.type().javaType().isPrimitive()
          ? Code.of(expected ? "$N" : "!$N", variable)
          : Code.of("$T.$L.equals($N)", Boolean.class, expected ? "TRUE" : "FALSE", variable);
    }
    Code comparisons =
        term.values().stream()
            .map(value -> comparison(source, variable, term.isNegated(), value))
            .collect(Code.joining(term.isNegated() ? " && " : " || "));
    boolean needsParentheses = term.values().size() > 1 && !term.isNegated() && !isAlone;
    return needsParentheses ? Code.of("($L)", comparisons) : comparisons;
  }

  private static Code comparison(Source source, String variable, boolean isNegated, String value) {
    return source.type() instanceof ValueType.Enumeration
        ? Code.of("$N $L $T.$L", variable, isNegated ? "!=" : "==", source.type().javaType(), value)
        : Code.of("$L$S.equals($N)", isNegated ? "!" : "", value, variable);
  }
}
