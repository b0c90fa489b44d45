package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** How the attributes of a record are checked, written and read. */
final class AttributeCode {

  private AttributeCode() {}

  /** Adds the constants that the code of the attributes refers to. */
  static void addConstants(TypeSpec.Builder type, List<AttributeModel> attributes) {
    for (AttributeModel attribute : attributes) {
      if (CodecCode.needsCodec(attribute.type())) {
        type.addField(CodecCode.constant(attribute.component(), attribute.type()));
      }
      int patterns = 0;
      for (Constraint constraint : attribute.constraints()) {
        if (constraint instanceof Constraint.Matches matches) {
          type.addField(pattern(patternName(attribute, patterns++), matches));
        }
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

  /** Writes an attribute whose value is in a variable of its name. */
  static CodeBlock write(AttributeModel attribute) {
    return write(attribute.stored(), attribute.component(), attribute.type());
  }

  static CodeBlock write(String stored, String name, ValueType type) {
    String variable = Words.variable(name);
    CodeBlock.Builder code = CodeBlock.builder();
    if (type instanceof ValueType.Time time) {
      return code.addStatement(
              "item.instant($S, $N, $T.$L)", stored, variable, TimeFormat.class, time.format())
          .build();
    }
    if (CodecCode.needsCodec(type)) {
      return code.addStatement(
              "item.value($S, $N, $N)", stored, variable, CodecCode.constantName(name))
          .build();
    }
    String method =
        type instanceof ValueType.Text
            ? "string"
            : type instanceof ValueType.Numeric ? "number" : reader(type);
    return code.addStatement("item.$L($S, $N)", method, stored, variable).build();
  }

  /** Reads an attribute, as an expression. */
  static CodeBlock read(AttributeModel attribute) {
    CodeBlock present = readPresent(attribute);
    if (attribute.type() instanceof ValueType.SetOf) {
      return whenAbsent(attribute, present, CodeBlock.of("$T.of()", Set.class));
    }
    DefaultValue initial = attribute.initial();
    if (initial != null && !(initial instanceof DefaultValue.Now)) {
      return whenAbsent(attribute, present, initial(attribute));
    }
    return attribute.isNullable() ? whenAbsent(attribute, present, CodeBlock.of("null")) : present;
  }

  /** The default of an attribute, but for the time of a put. */
  static CodeBlock initial(AttributeModel attribute) {
    if (attribute.initial() instanceof DefaultValue.Constant constant) {
      return CodeBlock.of("$T.$L", attribute.type().javaType(), constant.name());
    }
    if (!(attribute.initial() instanceof DefaultValue.Literal literal)) {
      throw new IllegalArgumentException(attribute + " has no constant default");
    }
    String text = literal.text();
    ValueType type = attribute.type();
    if (type instanceof ValueType.Text) {
      return CodeBlock.of("$S", text);
    }
    if (type instanceof ValueType.Time) {
      return CodeBlock.of("$T.parse($S)", Instant.class, text);
    }
    if (type instanceof ValueType.Uuid) {
      return CodeBlock.of("$T.fromString($S)", UUID.class, text);
    }
    return type instanceof ValueType.Numeric numeric
        ? number(text, numeric.kind())
        : CodeBlock.of("$L", text);
  }

  private static CodeBlock number(String text, NumberKind kind) {
    return switch (kind) {
      case BYTE -> CodeBlock.of("(byte) $L", text);
      case SHORT -> CodeBlock.of("(short) $L", text);
      case INT -> CodeBlock.of("$L", text);
      case LONG -> CodeBlock.of("$LL", text);
      case FLOAT -> CodeBlock.of("$Lf", Float.parseFloat(text));
      case DOUBLE -> CodeBlock.of("$Ld", Double.parseDouble(text));
      case BIG_INTEGER -> CodeBlock.of("new $T($S)", BigInteger.class, text);
      case BIG_DECIMAL -> CodeBlock.of("new $T($S)", BigDecimal.class, text);
    };
  }

  private static CodeBlock whenAbsent(AttributeModel a, CodeBlock present, CodeBlock absent) {
    return CodeBlock.of("item.has($S) ? $L : $L", a.stored(), present, absent);
  }

  private static CodeBlock readPresent(AttributeModel attribute) {
    ValueType type = attribute.type();
    if (type instanceof ValueType.Time time) {
      return CodeBlock.of(
          "item.instant($S, $T.$L)", attribute.stored(), TimeFormat.class, time.format());
    }
    return CodecCode.needsCodec(type)
        ? CodeBlock.of(
            "item.value($S, $N)", attribute.stored(), CodecCode.constantName(attribute.component()))
        : CodeBlock.of("item.$L($S)", reader(type), attribute.stored());
  }

  private static String reader(ValueType type) {
    if (type instanceof ValueType.Numeric numeric) {
      return switch (numeric.kind()) {
        case BYTE -> "byteValue";
        case SHORT -> "shortValue";
        case INT -> "intValue";
        case LONG -> "longValue";
        case FLOAT -> "floatValue";
        case DOUBLE -> "doubleValue";
        case BIG_INTEGER -> "bigInteger";
        case BIG_DECIMAL -> "bigDecimal";
      };
    }
    if (type instanceof ValueType.Bool) {
      return "bool";
    }
    if (type instanceof ValueType.Uuid) {
      return "uuid";
    }
    return type instanceof ValueType.Bytes ? "bytes" : "string";
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
