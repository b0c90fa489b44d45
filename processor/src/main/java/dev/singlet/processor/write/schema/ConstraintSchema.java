package dev.singlet.processor.write.schema;

import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes constraints in JSON Schema, as far as it can express them. It can't express regular
 * expressions with flags, comparisons with the current time, decimal places, and constraints on
 * converted values. It counts lengths of texts in code points, but constraints count {@code char}s.
 */
final class ConstraintSchema {

  private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

  private ConstraintSchema() {}

  /** Returns the schema of a type, narrowed by the constraints on its values. */
  static Map<String, Object> narrow(
      Map<String, Object> schema, ValueType type, List<Constraint> constraints) {
    if (type.is(Kind.CONVERTED) || type.is(Kind.TRANSFORMED)) {
      return schema;
    }
    Map<String, Object> narrowed = new LinkedHashMap<>(schema);
    if (type.kind().isNumber()) {
      bounds(Bounds.ofNumber(constraints), narrowed);
    } else {
      sizes(Bounds.ofSize(constraints), type, narrowed);
    }
    List<String> patterns = new ArrayList<>();
    Constraint.each(constraints).forEach(each -> add(each, type, narrowed, patterns));
    if (patterns.size() == 1) {
      narrowed.put("pattern", patterns.get(0));
    } else if (!patterns.isEmpty()) {
      narrowed.put("allOf", patterns.stream().map(pattern -> Map.of("pattern", pattern)).toList());
    }
    return narrowed;
  }

  private static void add(
      Constraint constraint, ValueType type, Map<String, Object> schema, List<String> patterns) {
    if (constraint instanceof Constraint.Matches matches) {
      pattern(matches.regexp(), matches.flags(), patterns);
    } else if (constraint instanceof Constraint.NotBlank) {
      patterns.add("\\S");
    } else if (constraint instanceof Constraint.Email email) {
      schema.put("format", "email");
      if (email.hasPattern()) {
        pattern(email.regexp(), email.flags(), patterns);
      }
    } else if (constraint instanceof Constraint.Assert assertion) {
      schema.put("enum", List.of(assertion.value()));
    } else if (constraint instanceof Constraint.Each each) {
      within(each, type, schema);
    } else if (!isBound(constraint) && !isUnspeakable(constraint)) {
      throw new IllegalArgumentException("No JSON Schema is decided on for " + constraint);
    }
  }

  /** Returns whether {@link Bounds} includes a constraint. */
  private static boolean isBound(Constraint constraint) {
    return constraint instanceof Constraint.Size
        || constraint instanceof Constraint.NotEmpty
        || constraint instanceof Constraint.Min
        || constraint instanceof Constraint.Max
        || constraint instanceof Constraint.DecimalMin
        || constraint instanceof Constraint.DecimalMax
        || constraint instanceof Constraint.Digits
        || constraint instanceof Constraint.Sign;
  }

  /**
   * Returns whether JSON Schema can't express a constraint, or has already expressed it: that null
   * is refused.
   */
  private static boolean isUnspeakable(Constraint constraint) {
    return constraint instanceof Constraint.Moment || constraint instanceof Constraint.NotNull;
  }

  private static void pattern(String regexp, int flags, List<String> patterns) {
    if (flags == 0) {
      patterns.add("^(?:" + regexp + ")$");
    }
  }

  private static void within(Constraint.Each each, ValueType type, Map<String, Object> schema) {
    if (!(type instanceof ValueType.Holder holder)) {
      return;
    }
    if (each.part() == Constraint.ValuePart.KEY) {
      Map<String, Object> names =
          holder.key().is(Kind.STRING)
              ? narrow(Map.of(), holder.key(), each.constraints())
              : Map.of();
      if (!names.isEmpty()) {
        schema.put("propertyNames", names);
      }
    } else {
      narrowPart(
          holder.kind().isMap() ? "additionalProperties" : "items", holder.held(), each, schema);
    }
  }

  @SuppressWarnings("unchecked")
  private static void narrowPart(
      String keyword, ValueType type, Constraint.Each each, Map<String, Object> schema) {
    schema.computeIfPresent(
        keyword, (name, part) -> narrow((Map<String, Object>) part, type, each.constraints()));
  }

  private static void bounds(Bounds bounds, Map<String, Object> schema) {
    boolean isInteger = "integer".equals(schema.get("type"));
    if (bounds.lower() != null) {
      boolean isIncluded = isInteger || bounds.lower().isIncluded();
      BigDecimal least = isInteger ? bounds.least() : bounds.lower().value();
      bound(isIncluded ? "minimum" : "exclusiveMinimum", least, 1, schema);
    }
    if (bounds.upper() != null) {
      boolean isIncluded = isInteger || bounds.upper().isIncluded();
      BigDecimal greatest = isInteger ? bounds.greatest() : bounds.upper().value();
      bound(isIncluded ? "maximum" : "exclusiveMaximum", greatest, -1, schema);
    }
  }

  private static void bound(
      String keyword, BigDecimal value, int sign, Map<String, Object> schema) {
    boolean isNarrower =
        !(schema.get(keyword) instanceof Number other)
            || sign * value.compareTo(new BigDecimal(other.toString())) > 0;
    if (isNarrower) {
      schema.put(keyword, plain(value));
    }
  }

  /** Returns the same number in a form whose text has no exponent. */
  private static BigDecimal plain(BigDecimal number) {
    return new BigDecimal(number.toPlainString());
  }

  private static void sizes(Bounds bounds, ValueType type, Map<String, Object> schema) {
    if (type.is(Kind.BYTES)) {
      return; // JSON has the Base64 of bytes.
    }
    String what = type.is(Kind.STRING) ? "Length" : type.kind().isMap() ? "Properties" : "Items";
    if (bounds.lower() != null && bounds.least().signum() > 0) {
      schema.put("min" + what, plain(bounds.least()));
    }
    if (bounds.upper() != null && bounds.greatest().compareTo(MOST) < 0) {
      schema.put("max" + what, plain(bounds.greatest()));
    }
  }
}
