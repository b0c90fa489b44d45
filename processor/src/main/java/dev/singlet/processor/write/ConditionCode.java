package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.singlet.processor.model.Condition;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.ValueType;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** When an item has a linked key. */
final class ConditionCode {

  private ConditionCode() {}

  /** The condition as an expression; nothing if it always holds. */
  static Optional<CodeBlock> of(LinkedKeyModel key) {
    List<Condition.Term> asked = key.when() == null ? List.of() : key.when().terms();
    List<CodeBlock> presences = presences(key.sources());
    boolean isAlone = asked.size() + presences.size() == 1;
    return all(
        Stream.concat(asked.stream().map(term -> term(term, isAlone)), presences.stream())
            .toList());
  }

  /** That sources are there; nothing if they always are. */
  static Optional<CodeBlock> present(Collection<Source> sources) {
    return all(presences(sources));
  }

  private static List<CodeBlock> presences(Collection<Source> sources) {
    return sources.stream()
        .filter(source -> source.isNullable() && !source.type().javaType().isPrimitive())
        .map(source -> CodeBlock.of("$N != null", Words.variable(source.name())))
        .toList();
  }

  private static Optional<CodeBlock> all(List<CodeBlock> terms) {
    return terms.isEmpty()
        ? Optional.empty()
        : Optional.of(terms.stream().collect(CodeBlock.joining(" && ")));
  }

  private static CodeBlock term(Condition.Term term, boolean isAlone) {
    Source source = term.source();
    String variable = Words.variable(source.name());
    if (source.type() instanceof ValueType.Bool bool) {
      boolean expected = term.values().contains("true");
      return bool.isPrimitive()
          ? CodeBlock.of(expected ? "$N" : "!$N", variable)
          : CodeBlock.of("$T.$L.equals($N)", Boolean.class, expected ? "TRUE" : "FALSE", variable);
    }
    CodeBlock comparisons =
        term.values().stream()
            .map(
                value ->
                    CodeBlock.of(
                        "$N $L $T.$L",
                        variable,
                        term.isNegated() ? "!=" : "==",
                        source.type().javaType(),
                        value))
            .collect(CodeBlock.joining(term.isNegated() ? " && " : " || "));
    boolean needsParentheses = term.values().size() > 1 && !term.isNegated() && !isAlone;
    return needsParentheses ? CodeBlock.of("($L)", comparisons) : comparisons;
  }
}
