package dev.singlet.model.schema;

import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.ConstraintDescriptor.Part;
import dev.singlet.model.StoredType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes constraints as keywords of a schema, as far as it has them. It has none for regular
 * expressions with flags, comparisons with the current time, decimal places, and constraints on
 * converted values. It counts lengths of texts in code points, but constraints count {@code char}s.
 */
final class ConstraintKeywords {

  private final Map<String, Object> schema;
  private final StoredType type;
  private final List<String> patterns = new ArrayList<>();

  private ConstraintKeywords(Map<String, Object> schema, StoredType type) {
    this.schema = schema;
    this.type = type;
  }

  /** Narrows the schema of an attribute. */
  static void narrow(
      Map<String, Object> schema, StoredType type, List<ConstraintDescriptor> constraints) {
    narrow(schema, type, constraints, List.of());
  }

  private static void narrow(
      Map<String, Object> schema,
      StoredType type,
      List<ConstraintDescriptor> constraints,
      List<Part> way) {
    if (TypeSchema.isTransformed(type)) {
      return;
    }
    ConstraintKeywords keywords = new ConstraintKeywords(schema, type);
    for (ConstraintDescriptor constraint : constraints) {
      if (constraint.within().equals(way)) {
        keywords.add(constraint);
      }
    }
    keywords.writePatterns();
    StoredType element = type.element();
    if (element == null) {
      return;
    }
    if (type.key() == null) {
      part("items", schema, element, constraints, further(way, Part.ELEMENT));
    } else {
      part("additionalProperties", schema, element, constraints, further(way, Part.VALUE));
      Map<String, Object> names = new LinkedHashMap<>();
      if (type.key().kind().equals("string")) {
        narrow(names, type.key(), constraints, further(way, Part.KEY));
      }
      if (!names.isEmpty()) {
        schema.put("propertyNames", names);
      }
    }
  }

  @SuppressWarnings("unchecked") // The schemas of parts are objects.
  private static void part(
      String keyword,
      Map<String, Object> schema,
      StoredType type,
      List<ConstraintDescriptor> constraints,
      List<Part> way) {
    if (schema.get(keyword) instanceof Map<?, ?> part) {
      narrow((Map<String, Object>) part, type, constraints, way);
    }
  }

  private static List<Part> further(List<Part> way, Part part) {
    List<Part> further = new ArrayList<>(way);
    further.add(part);
    return further;
  }

  /** Returns whether constraints refuse an empty text or collection. */
  static boolean isNeverEmpty(List<ConstraintDescriptor> constraints) {
    return constraints.stream()
        .filter(constraint -> constraint.within().isEmpty())
        .anyMatch(
            constraint ->
                constraint.constraints().isEmpty()
                    ? refusesEmpty(constraint)
                    : isNeverEmpty(constraint.constraints()));
  }

  private static boolean refusesEmpty(ConstraintDescriptor constraint) {
    return switch (constraint.kind()) {
      case "NotEmpty", "NotBlank" -> true;
      case "Size" -> constraint.arguments().containsKey("min");
      default -> false;
    };
  }

  /** Adds a constraint. A composed one has a name of its own, which can be that of a usual one. */
  private void add(ConstraintDescriptor constraint) {
    if (!constraint.constraints().isEmpty()) {
      constraint.constraints().forEach(this::add);
      return;
    }
    Map<String, String> arguments = constraint.arguments();
    switch (constraint.kind()) {
      case "Size" -> {
        atLeastSize(Integer.parseInt(arguments.getOrDefault("min", "0")));
        atMostSize(arguments.getOrDefault("max", ""));
      }
      case "NotEmpty" -> atLeastSize(1);
      case "NotBlank" -> {
        atLeastSize(1);
        patterns.add("\\S");
      }
      case "Pattern" -> pattern(arguments);
      case "Email" -> {
        schema.put("format", "email");
        pattern(arguments);
      }
      case "AssertTrue" -> schema.put("enum", List.of(true));
      case "AssertFalse" -> schema.put("enum", List.of(false));
      case "Min" -> bound(true, number(arguments), true);
      case "Max" -> bound(false, number(arguments), true);
      case "DecimalMin" -> bound(true, number(arguments), isInclusive(arguments));
      case "DecimalMax" -> bound(false, number(arguments), isInclusive(arguments));
      case "Positive" -> bound(true, BigDecimal.ZERO, false);
      case "PositiveOrZero" -> bound(true, BigDecimal.ZERO, true);
      case "Negative" -> bound(false, BigDecimal.ZERO, false);
      case "NegativeOrZero" -> bound(false, BigDecimal.ZERO, true);
      case "Digits" -> {
        int digits = Integer.parseInt(arguments.getOrDefault("integer", "38"));
        BigDecimal beyond = BigDecimal.ONE.scaleByPowerOfTen(digits);
        bound(true, beyond.negate(), false);
        bound(false, beyond, false);
      }
      case "NotNull", "Past", "PastOrPresent", "Future", "FutureOrPresent" -> {} // has no keyword
      default -> {} // A newer version of Singlet wrote the descriptor.
    }
  }

  private static BigDecimal number(Map<String, String> arguments) {
    return new BigDecimal(arguments.getOrDefault("value", "0"));
  }

  private static boolean isInclusive(Map<String, String> arguments) {
    return !"false".equals(arguments.get("inclusive"));
  }

  private void pattern(Map<String, String> arguments) {
    if (arguments.containsKey("regexp") && !arguments.containsKey("flags")) {
      patterns.add("^(?:" + arguments.get("regexp") + ")$");
    }
  }

  private void writePatterns() {
    if (patterns.size() == 1) {
      schema.put("pattern", patterns.get(0));
    } else if (!patterns.isEmpty()) {
      schema.put("allOf", patterns.stream().map(pattern -> Map.of("pattern", pattern)).toList());
    }
  }

  private void atLeastSize(int least) {
    String keyword = "min" + sized();
    if (least > 0 && hasSize() && least > size(keyword, 0)) {
      schema.put(keyword, least);
    }
  }

  private void atMostSize(String most) {
    String keyword = "max" + sized();
    if (!most.isEmpty() && hasSize() && Integer.parseInt(most) < size(keyword, Integer.MAX_VALUE)) {
      schema.put(keyword, Integer.parseInt(most));
    }
  }

  /** JSON has the Base64 of bytes, which is longer. */
  private boolean hasSize() {
    return !schema.containsKey("contentEncoding");
  }

  private String sized() {
    return type.key() != null ? "Properties" : type.element() != null ? "Items" : "Length";
  }

  private int size(String keyword, int otherwise) {
    return schema.get(keyword) instanceof Number number ? number.intValue() : otherwise;
  }

  /**
   * Sets a bound of a number unless there is a tighter one. Bounds of integers are always included.
   * JSON Schema has no bounds for the number that a text writes.
   */
  private void bound(boolean isLower, BigDecimal value, boolean isIncluded) {
    if (type.scalar() == null || !type.scalar().isNumber()) {
      return;
    }
    boolean isInteger = "integer".equals(schema.get("type"));
    BigDecimal bound = isInteger ? integer(isLower, value, isIncluded) : value;
    boolean includes = isInteger || isIncluded;
    String included = isLower ? "minimum" : "maximum";
    String excluded = isLower ? "exclusiveMinimum" : "exclusiveMaximum";
    for (String keyword : List.of(included, excluded)) {
      if (schema.get(keyword) instanceof Number other) {
        int order = bound.compareTo(new BigDecimal(other.toString())) * (isLower ? 1 : -1);
        if (order < 0 || (order == 0 && (includes || keyword.equals(excluded)))) {
          return;
        }
        schema.remove(keyword);
      }
    }
    schema.put(includes ? included : excluded, new BigDecimal(bound.toPlainString()));
  }

  private static BigDecimal integer(boolean isLower, BigDecimal value, boolean isIncluded) {
    BigDecimal rounded = value.setScale(0, isLower ? RoundingMode.CEILING : RoundingMode.FLOOR);
    boolean isNext = rounded.compareTo(value) == 0 && !isIncluded;
    BigDecimal step = isLower ? BigDecimal.ONE : BigDecimal.ONE.negate();
    return isNext ? rounded.add(step) : rounded;
  }
}
