package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.Constraint;
import java.util.List;
import java.util.Map;

/** How the constraints on one value are checked. */
final class ConstraintCode {

  private static final ClassName TEXT = item("TextConstraints");
  private static final ClassName NUMBER = item("NumberConstraints");
  private static final ClassName SIZE = item("SizeConstraints");
  private static final ClassName TIME = item("TimeConstraints");
  private static final ClassName BOOLEAN = item("BooleanConstraints");
  private static final ClassName ELEMENT = item("ElementConstraints");
  private static final int MAX_PAIRS = 10;

  private final ConstraintConstants constants;
  private final String name;
  private final String variable;
  private final TypeName type;
  private final ElementChecks elements;
  private int apart;

  /**
   * Makes the code of a value in a variable.
   *
   * @param name what violations call it; empty for what they have a place of already
   * @param elements the checks of what the value holds
   */
  ConstraintCode(
      ConstraintConstants constants,
      String name,
      String variable,
      TypeName type,
      ElementChecks elements) {
    this.constants = constants;
    this.name = name;
    this.variable = variable;
    this.type = type;
    this.elements = elements;
  }

  /** Checks the value itself. */
  CodeBlock own(List<Constraint> constraints) {
    return checks(constraints, "violations", true);
  }

  /** Checks what the value holds. */
  CodeBlock within(List<Constraint> constraints) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Constraint constraint : constraints) {
      if (constraint instanceof Constraint.Each each) {
        String method =
            switch (each.part()) {
              case ELEMENT -> "each";
              case KEY -> "eachKey";
              case VALUE -> "eachValue";
            };
        code.addStatement(
            "$T.$L(violations, $S, $N, $L)", ELEMENT, method, name, variable, elements.of(each));
      }
    }
    return code.build();
  }

  private CodeBlock checks(List<Constraint> constraints, String violations, boolean hasMessages) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Constraint constraint : constraints) {
      CodeBlock takes =
          hasMessages
              ? saying(violations, constraint.origin().message())
              : CodeBlock.of("$L", violations);
      if (constraint instanceof Constraint.Composed composed) {
        code.add(composed(composed, takes, violations));
      } else {
        CodeBlock call = call(constraint, takes);
        if (!call.isEmpty()) {
          code.addStatement(call);
        }
      }
    }
    return code.build();
  }

  private CodeBlock composed(Constraint.Composed composed, CodeBlock takes, String violations) {
    String inner = "violations_" + ++apart;
    CodeBlock attributes =
        composed.attributes().size() > MAX_PAIRS
            ? CodeBlock.of("$T.ofEntries($L)", Map.class, pairs(composed, true))
            : CodeBlock.of("$T.of($L)", Map.class, pairs(composed, false));
    return CodeBlock.builder()
        .addStatement("$T $L = $L.apart()", Names.VIOLATIONS, inner, violations)
        .add(checks(composed.constraints(), inner, false))
        .addStatement(
            "$L.addIfAny($L, $S, $S, $L, $N)",
            takes,
            inner,
            name,
            composed.name(),
            attributes,
            variable)
        .build();
  }

  private static CodeBlock pairs(Constraint.Composed composed, boolean areEntries) {
    return composed.attributes().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            entry ->
                areEntries
                    ? CodeBlock.of("$T.entry($S, $S)", Map.class, entry.getKey(), entry.getValue())
                    : CodeBlock.of("$S, $S", entry.getKey(), entry.getValue()))
        .collect(CodeBlock.joining(", "));
  }

  private CodeBlock call(Constraint constraint, CodeBlock takes) {
    if (constraint instanceof Constraint.Matches) {
      return call(TEXT, "pattern", takes, CodeBlock.of(", $N", constants.name(constraint)));
    }
    if (constraint instanceof Constraint.Email email) {
      return call(
          TEXT,
          "email",
          takes,
          email.hasPattern() ? CodeBlock.of(", $N", constants.name(constraint)) : CodeBlock.of(""));
    }
    if (constraint instanceof Constraint.NotBlank) {
      return call(TEXT, "notBlank", takes, CodeBlock.of(""));
    }
    if (constraint instanceof Constraint.NotEmpty) {
      return call(SIZE, "notEmpty", takes, CodeBlock.of(""));
    }
    if (constraint instanceof Constraint.Size size) {
      return call(
          SIZE,
          "size",
          takes,
          CodeBlock.of(", $L, $L", size.min(), CheckCode.intLiteral(size.max())));
    }
    if (constraint instanceof Constraint.Assert asserted) {
      String method = asserted.value() ? "assertTrue" : "assertFalse";
      return call(BOOLEAN, method, takes, CodeBlock.of(""));
    }
    if (constraint instanceof Constraint.Moment moment) {
      return call(TIME, moment.tense().method(), takes, CodeBlock.of(", $T::now", type));
    }
    return number(constraint, takes);
  }

  private CodeBlock number(Constraint constraint, CodeBlock takes) {
    if (constraint instanceof Constraint.Min min) {
      return call(NUMBER, "min", takes, CodeBlock.of(", $L", CheckCode.longLiteral(min.value())));
    }
    if (constraint instanceof Constraint.Max max) {
      return call(NUMBER, "max", takes, CodeBlock.of(", $L", CheckCode.longLiteral(max.value())));
    }
    if (constraint instanceof Constraint.DecimalMin min) {
      return call(
          NUMBER,
          "decimalMin",
          takes,
          CodeBlock.of(", $N, $L", constants.name(constraint), min.inclusive()));
    }
    if (constraint instanceof Constraint.DecimalMax max) {
      return call(
          NUMBER,
          "decimalMax",
          takes,
          CodeBlock.of(", $N, $L", constants.name(constraint), max.inclusive()));
    }
    if (constraint instanceof Constraint.Digits digits) {
      return call(
          NUMBER, "digits", takes, CodeBlock.of(", $L, $L", digits.integer(), digits.fraction()));
    }
    return constraint instanceof Constraint.Sign sign
        ? call(NUMBER, sign.side().method(), takes, CodeBlock.of(""))
        : CodeBlock.of("");
  }

  private CodeBlock call(ClassName checks, String method, CodeBlock takes, CodeBlock more) {
    return CodeBlock.of("$T.$L($L, $S, $N$L)", checks, method, takes, name, variable, more);
  }

  /** Takes violations with a message of the constraint's own. */
  static CodeBlock saying(String violations, String message) {
    return message.isEmpty()
        ? CodeBlock.of("$L", violations)
        : CodeBlock.of("$L.saying($S)", violations, message);
  }

  private static ClassName item(String name) {
    return ClassName.get("dev.singlet.generated.item", name);
  }
}
