package dev.singlet.processor.read;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads {@code @Default} and checks it against the component's type. */
final class DefaultReader {

  private static final int MAX_DIGITS = 38;
  private static final int MAX_UP = 125;
  private static final int MAX_DOWN = 130;

  private final Compiler compiler;
  private final Report report;

  DefaultReader(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  Optional<DefaultValue> read(
      Annotated annotation,
      TypeElement record,
      RecordComponentElement component,
      ValueType type,
      boolean hasClock,
      List<Constraint> constraints) {
    List<String> written =
        Stream.of("value", "constant", "method").filter(annotation::isWritten).toList();
    if (written.size() != 1) {
      report.add(
          Code.INVALID_DEFAULT,
          annotation.place(),
          "The @Default of %s says %s. Say one of @Default(\"...\"), @Default(constant = \"...\")"
              + " and @Default(method = \"...\").",
          component.getSimpleName(),
          written.isEmpty() ? "nothing" : String.join(" and ", written));
      return Optional.empty();
    }
    if (type instanceof ValueType.SetOf) {
      report.add(
          Code.INVALID_DEFAULT,
          annotation.place(),
          "%s is a Set, which can't have a @Default: an empty set is stored as nothing, so that an"
              + " absent one is empty. Take it away.",
          component.getSimpleName());
      return Optional.empty();
    }
    DefaultMembers members = new DefaultMembers(compiler, record, report);
    return switch (written.get(0)) {
      case "constant" -> field(members, annotation.string("constant"), component, constraints);
      case "method" -> members.method(component, annotation.string("method"));
      default -> literal(annotation, type, hasClock, constraints);
    };
  }

  /** A field, whose value is checked where the compiler knows it. */
  private Optional<DefaultValue> field(
      DefaultMembers members,
      Valued<String> name,
      RecordComponentElement component,
      List<Constraint> constraints) {
    Optional<VariableElement> field = members.field(component, name);
    field
        .map(VariableElement::getConstantValue)
        .ifPresent(value -> checkConstraints(value.toString(), name.place(), constraints));
    return field.map(DefaultMembers::of);
  }

  private Optional<DefaultValue> literal(
      Annotated annotation, ValueType type, boolean hasClock, List<Constraint> constraints) {
    Valued<String> text = annotation.string("value");
    if (type instanceof ValueType.Enumeration enumeration) {
      return constant(text, enumeration);
    }
    if (type instanceof ValueType.Time && text.value().equals("now") && hasClock) {
      return Optional.of(new DefaultValue.Now());
    }
    String expected = expected(type, hasClock);
    if (expected.isEmpty()) {
      report.add(
          Code.INVALID_DEFAULT,
          annotation.place(),
          "A component of type %s can't have a literal as its @Default. Strings, numbers, booleans,"
              + " enums, times and UUIDs can. Name a constant or a method; a component that may be"
              + " absent is @Nullable.",
          TypeText.of(type.javaType()));
      return Optional.empty();
    }
    if (!fits(text.value(), type)) {
      report.add(
          Code.INVALID_DEFAULT,
          text.place(),
          "The default \"%s\" is no %s.",
          text.value(),
          expected);
      return Optional.empty();
    }
    checkConstraints(text.value(), text.place(), constraints);
    return Optional.of(new DefaultValue.Literal(text.value()));
  }

  private void checkConstraints(String value, Place place, List<Constraint> constraints) {
    constraints.stream()
        .filter(constraint -> !DefaultCheck.satisfies(value, constraint))
        .findFirst()
        .ifPresent(
            violated ->
                report.add(
                    Code.INVALID_DEFAULT,
                    place,
                    "The default \"%s\" violates %s, so that no put could use it. Change one of"
                        + " them.",
                    value,
                    violated.origin().text()));
  }

  private Optional<DefaultValue> constant(Valued<String> text, ValueType.Enumeration type) {
    List<String> names = type.constants().stream().map(EnumConstant::name).toList();
    if (names.contains(text.value())) {
      return Optional.of(new DefaultValue.Constant(text.value()));
    }
    report.add(
        Code.UNKNOWN_CONSTANT,
        text.place(),
        "The enum %s has no constant \"%s\". %s",
        type.type().simpleName(),
        text.value(),
        Suggestion.of(text.value(), names));
    return Optional.empty();
  }

  private static String expected(ValueType type, boolean hasClock) {
    if (type instanceof ValueType.Text) {
      return "text";
    }
    if (type instanceof ValueType.Bool) {
      return "boolean. Write true or false";
    }
    if (type instanceof ValueType.Numeric numeric) {
      return TypeText.of(numeric.javaType())
          + " that DynamoDB can store. Write a decimal number"
          + (numeric.kind().isFixed()
              ? " that fits the type"
              : " of at most 38 digits, from 1E-130 to 9.9E125");
    }
    if (type instanceof ValueType.Time) {
      return "time. Write an ISO-8601 instant such as 2024-01-15T08:00:00.000Z"
          + (hasClock ? ", or now" : "; only an entity's own components can say now");
    }
    return type instanceof ValueType.Uuid
        ? "UUID. Write all of its 36 characters, in lower case"
        : "";
  }

  private static boolean fits(String text, ValueType type) {
    try {
      if (type instanceof ValueType.Bool) {
        return text.equals("true") || text.equals("false");
      }
      if (type instanceof ValueType.Numeric numeric) {
        return fits(text, numeric.kind());
      }
      if (type instanceof ValueType.Time) {
        Instant time = Instant.parse(text);
        return time.toString().length() <= "2024-01-15T08:00:00.000Z".length();
      }
      return !(type instanceof ValueType.Uuid) || UUID.fromString(text).toString().equals(text);
    } catch (NumberFormatException | ArithmeticException | DateTimeException mismatch) {
      return false;
    } catch (IllegalArgumentException noUuid) {
      return false;
    }
  }

  private static boolean fits(String text, NumberKind kind) {
    if (kind.isFloating()) {
      BigDecimal number = new BigDecimal(text);
      double value = kind == NumberKind.FLOAT ? number.floatValue() : number.doubleValue();
      return Double.isFinite(value) && isStorable(BigDecimal.valueOf(value));
    }
    if (kind == NumberKind.BIG_DECIMAL) {
      return isStorable(new BigDecimal(text));
    }
    BigInteger integer = new BigInteger(text);
    int bits =
        switch (kind) {
          case BYTE -> Byte.SIZE;
          case SHORT -> Short.SIZE;
          case INT -> Integer.SIZE;
          case LONG -> Long.SIZE;
          default -> Integer.MAX_VALUE;
        };
    return integer.toString().equals(text)
        && integer.bitLength() < bits
        && isStorable(new BigDecimal(integer));
  }

  /**
   * Whether DynamoDB holds a number.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html#HowItWorks.DataTypes.Number">
   *     Numbers</a>
   */
  private static boolean isStorable(BigDecimal number) {
    BigDecimal stripped = number.stripTrailingZeros();
    long magnitude = (long) stripped.precision() - stripped.scale() - 1;
    return number.signum() == 0
        || (stripped.precision() <= MAX_DIGITS && magnitude >= -MAX_DOWN && magnitude <= MAX_UP);
  }
}
