package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.ValueType;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** How the attributes of a record are checked. */
final class CheckCode {

  private CheckCode() {}

  /** Adds the constants that the checks of an attribute refer to. */
  static void addConstants(TypeSpec.Builder type, AttributeModel attribute) {
    int patterns = 0;
    for (Constraint constraint : attribute.constraints()) {
      if (constraint instanceof Constraint.Matches matches) {
        type.addField(pattern(patternName(attribute, patterns++), matches));
      }
    }
  }

  /** Checks an attribute whose value is in a variable of its name. */
  static CodeBlock check(AttributeModel attribute) {
    CodeBlock.Builder code = CodeBlock.builder();
    String name = attribute.component();
    String variable = Words.variable(name);
    if (attribute.isRequired()) {
      String message =
          attribute.constraints().stream()
              .filter(Constraint.NotNull.class::isInstance)
              .map(constraint -> constraint.origin().message())
              .findFirst()
              .orElse("");
      code.addStatement("$L.required($S, $N)", violations(message), name, variable);
    }
    int patterns = 0;
    for (Constraint constraint : attribute.constraints()) {
      CodeBlock violations = violations(constraint.origin().message());
      if (constraint instanceof Constraint.Matches) {
        code.addStatement(
            "$L.pattern($S, $N, $N)",
            violations,
            name,
            variable,
            patternName(attribute, patterns++));
      } else if (constraint instanceof Constraint.Size size) {
        CodeBlock max =
            size.max() == Integer.MAX_VALUE
                ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                : CodeBlock.of("$L", size.max());
        code.addStatement("$L.size($S, $N, $L, $L)", violations, name, variable, size.min(), max);
      } else if (constraint instanceof Constraint.NotBlank) {
        code.addStatement("$L.notBlank($S, $N)", violations, name, variable);
      } else if (constraint instanceof Constraint.Min min) {
        code.addStatement(
            "$L.min($S, $N, $L)", violations, name, variable, longLiteral(min.value()));
      } else if (constraint instanceof Constraint.Max max) {
        code.addStatement(
            "$L.max($S, $N, $L)", violations, name, variable, longLiteral(max.value()));
      } else if (constraint instanceof Constraint.Positive) {
        code.addStatement("$L.positive($S, $N)", violations, name, variable);
      }
    }
    return code.add(checkStorable(attribute)).build();
  }

  /** What DynamoDB or a stored form of fixed width can't hold is refused like a violation. */
  private static CodeBlock checkStorable(AttributeModel attribute) {
    String name = attribute.component();
    String variable = Words.variable(name);
    CodeBlock.Builder code = CodeBlock.builder();
    ValueType type = attribute.type();
    if (type instanceof ValueType.Text) {
      code.addStatement("violations.text($S, $N)", name, variable);
    } else if (type instanceof ValueType.Numeric numeric && !numeric.kind().isFixed()) {
      code.addStatement("violations.number($S, $N)", name, variable);
    } else if (type instanceof ValueType.Time) {
      code.addStatement("violations.time($S, $N)", name, variable);
    } else if (type instanceof ValueType.Extras) {
      code.addStatement("$N.check($S, $N, violations)", ExtrasCode.constant(name), name, variable);
    } else if (CodecCode.needsCodec(type) && !(type instanceof ValueType.Enumeration)) {
      code.addStatement(
          "violations.within($S, $N, $N)", name, variable, CodecCode.constantName(name));
    }
    return code.build();
  }

  private static CodeBlock violations(String message) {
    return message.isEmpty()
        ? CodeBlock.of("violations")
        : CodeBlock.of("violations.saying($S)", message);
  }

  private static String patternName(AttributeModel attribute, int number) {
    return Words.constant(attribute.component()) + "_PATTERN" + (number == 0 ? "" : number + 1);
  }

  private static FieldSpec pattern(String name, Constraint.Matches matches) {
    return FieldSpec.builder(Pattern.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(
            matches.flags() == 0
                ? CodeBlock.of("$T.compile($S)", Pattern.class, matches.regexp())
                : CodeBlock.of(
                    "$T.compile($S, $L)", Pattern.class, matches.regexp(), matches.flags()))
        .build();
  }

  static String longLiteral(long value) {
    return value == (int) value ? String.valueOf(value) : value + "L";
  }
}
