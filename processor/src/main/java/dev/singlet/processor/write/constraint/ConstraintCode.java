package dev.singlet.processor.write.constraint;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes the checks of the constraints on one value. */
public final class ConstraintCode {

  private static final ClassName TEXT = Names.constraint("TextConstraints");
  private static final ClassName NUMBER = Names.constraint("NumberConstraints");
  private static final ClassName SIZE = Names.constraint("SizeConstraints");
  private static final ClassName TIME = Names.constraint("TimeConstraints");
  private static final ClassName BOOLEAN = Names.constraint("BooleanConstraints");
  private static final ClassName ELEMENT = Names.constraint("ElementConstraints");
  private static final int MAX_PAIRS = 10;

  private final ConstraintConstants constants;
  private final String name;
  private final String variable;
  private final TypeName type;
  private final ElementChecks elements;
  private int apart;

  /**
   * Makes the code for a value in a variable.
   *
   * @param name its name in violations; empty if they already have its place
   * @param elements the checks of the value's parts
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
  Code own(List<Constraint> constraints) {
    return checks(constraints, "violations", true);
  }

  /** Checks the parts of the value. */
  Code within(List<Constraint> constraints) {
    Code.Builder code = Code.builder();
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

  private Code checks(List<Constraint> constraints, String violations, boolean hasMessages) {
    Code.Builder code = Code.builder();
    for (Constraint constraint : constraints) {
      Code takes =
          hasMessages
              ? saying(violations, constraint.origin().message())
              : Code.of("$L", violations);
      if (constraint instanceof Constraint.Composed composed) {
        code.add(composed(composed, takes, violations));
      } else {
        Code call = call(constraint, takes);
        if (!call.isEmpty()) {
          code.addStatement(call);
        }
      }
    }
    return code.build();
  }

  private Code composed(Constraint.Composed composed, Code takes, String violations) {
    String inner = "violations_" + ++apart;
    Code attributes =
        composed.attributes().size() > MAX_PAIRS
            ? Code.of("$T.ofEntries($L)", Map.class, pairs(composed, true))
            : Code.of("$T.of($L)", Map.class, pairs(composed, false));
    return Code.builder()
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

  private static Code pairs(Constraint.Composed composed, boolean areEntries) {
    return composed.attributes().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            entry ->
                areEntries
                    ? Code.of("$T.entry($S, $S)", Map.class, entry.getKey(), entry.getValue())
                    : Code.of("$S, $S", entry.getKey(), entry.getValue()))
        .collect(Code.joining(", "));
  }

  private Code call(Constraint constraint, Code takes) {
    if (constraint instanceof Constraint.Matches) {
      return call(TEXT, "pattern", takes, constants.name(constraint));
    }
    if (constraint instanceof Constraint.Email email) {
      return email.hasPattern()
          ? call(TEXT, "email", takes, constants.name(constraint))
          : call(TEXT, "email", takes);
    }
    if (constraint instanceof Constraint.NotBlank) {
      return call(TEXT, "notBlank", takes);
    }
    if (constraint instanceof Constraint.NotEmpty) {
      return call(SIZE, "notEmpty", takes);
    }
    if (constraint instanceof Constraint.Size size) {
      return call(SIZE, "size", takes, size.min(), CheckCode.intLiteral(size.max()));
    }
    if (constraint instanceof Constraint.Assert asserted) {
      return call(BOOLEAN, asserted.value() ? "assertTrue" : "assertFalse", takes);
    }
    return constraint instanceof Constraint.Moment moment
        ? call(TIME, moment.tense().method(), takes, Code.of("$T::now", type))
        : number(constraint, takes);
  }

  private Code number(Constraint constraint, Code takes) {
    if (constraint instanceof Constraint.Min min) {
      return call(NUMBER, "min", takes, CheckCode.longLiteral(min.value()));
    }
    if (constraint instanceof Constraint.Max max) {
      return call(NUMBER, "max", takes, CheckCode.longLiteral(max.value()));
    }
    if (constraint instanceof Constraint.DecimalMin min) {
      return call(NUMBER, "decimalMin", takes, constants.name(constraint), min.inclusive());
    }
    if (constraint instanceof Constraint.DecimalMax max) {
      return call(NUMBER, "decimalMax", takes, constants.name(constraint), max.inclusive());
    }
    if (constraint instanceof Constraint.Digits digits) {
      return call(NUMBER, "digits", takes, digits.integer(), digits.fraction());
    }
    return constraint instanceof Constraint.Sign sign
        ? call(NUMBER, sign.side().method(), takes)
        : Code.of("");
  }

  private Code call(ClassName checks, String method, Code takes, Object... further) {
    Code more = Stream.of(further).map(each -> Code.of(", $L", each)).collect(Code.joining(""));
    return Code.of("$T.$L($L, $S, $N$L)", checks, method, takes, name, variable, more);
  }

  /** Returns violations that use the constraint's own message. */
  public static Code saying(String violations, String message) {
    return message.isEmpty()
        ? Code.of("$L", violations)
        : Code.of("$L.saying($S)", violations, message);
  }
}
