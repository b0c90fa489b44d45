package dev.singlet.processor.write.item;

import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ScalarKind;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Words;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import javax.lang.model.element.Modifier;

/** How the literals of defaults are made: what must be parsed is, once. */
public final class LiteralCode {

  private LiteralCode() {}

  /** The constant that holds a default that is no literal of Java. */
  static Optional<FieldSource> constant(AttributeModel attribute) {
    if (!(attribute.initial() instanceof DefaultValue.Literal literal) || isInline(attribute)) {
      return Optional.empty();
    }
    return Optional.of(
        FieldSource.builder(
                TypeNames.of(attribute.type().javaType()),
                name(attribute),
                Modifier.PRIVATE,
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer(parsed(attribute.type().declared(), literal.text()))
            .build());
  }

  /** A default, in the class that has the constants. */
  static Code value(AttributeModel attribute, DefaultValue.Literal literal) {
    return isInline(attribute)
        ? inline(attribute.type().declared(), literal.text())
        : Code.of("$N", name(attribute));
  }

  /** A default of an entity's component, beside the class that has the constants. */
  public static Code valueBeside(AttributeModel attribute) {
    return attribute.initial() instanceof DefaultValue.Literal && !isInline(attribute)
        ? Code.of("$N.$N", Generated.TYPE, name(attribute))
        : AttributeCode.initial(attribute);
  }

  private static String name(AttributeModel attribute) {
    return Words.constant(attribute.component()) + "_DEFAULT";
  }

  private static boolean isInline(AttributeModel attribute) {
    ValueType type = attribute.type().declared();
    return type instanceof ValueType.Text
        || type instanceof ValueType.Bool
        || (type instanceof ValueType.Numeric numeric && numeric.kind().isFixed())
        || (type instanceof ValueType.Numeric floating && floating.kind().isFloating())
        || (type instanceof ValueType.Scalar scalar && scalar.kind() == ScalarKind.CHARACTER);
  }

  private static Code inline(ValueType type, String text) {
    if (type instanceof ValueType.Numeric numeric) {
      return number(text, numeric.kind());
    }
    if (type instanceof ValueType.Scalar) {
      return character(text.charAt(0));
    }
    return Code.of(type instanceof ValueType.Text ? "$S" : "$L", text);
  }

  private static Code parsed(ValueType type, String text) {
    if (type instanceof ValueType.Time) {
      return Code.of("$T.parse($S)", Instant.class, text);
    }
    if (type instanceof ValueType.Uuid) {
      return Code.of("$T.fromString($S)", UUID.class, text);
    }
    if (type instanceof ValueType.Scalar scalar) {
      return Code.of(
          "$T.$L().parse($S)", scalar.kind().codecClass(), scalar.kind().codecMethod(), text);
    }
    if (type instanceof ValueType.Numeric numeric) {
      return number(text, numeric.kind());
    }
    throw new IllegalArgumentException(type + " has no literals");
  }

  private static Code number(String text, NumberKind kind) {
    return switch (kind) {
      case BYTE -> Code.of("(byte) $L", text);
      case SHORT -> Code.of("(short) $L", text);
      case INT -> Code.of("$L", text);
      case LONG -> Code.of("$LL", text);
      case FLOAT -> Code.of("$Lf", Float.parseFloat(text));
      case DOUBLE -> Code.of("$Ld", Double.parseDouble(text));
      case BIG_INTEGER -> Code.of("new $T($S)", BigInteger.class, text);
      case BIG_DECIMAL -> Code.of("new $T($S)", BigDecimal.class, text);
    };
  }

  private static Code character(char c) {
    boolean isPlain = c > ' ' && c < 127 && c != '\'' && c != '\\';
    return isPlain ? Code.of("'$L'", c) : Code.of("(char) $L", (int) c);
  }
}
