package dev.singlet.processor.write;

import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Bounds;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What JSON Schema can say of constraints. Of a regular expression with flags it can say nothing;
 * lengths of texts count code points there, and {@code char}s here.
 */
final class ConstraintSchema {

  private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

  private ConstraintSchema() {}

  /** The keywords for an attribute's constraints, beside those for its type. */
  static Map<String, Object> of(AttributeModel attribute, Map<String, Object> type) {
    Map<String, Object> keywords = new LinkedHashMap<>();
    List<String> patterns = new ArrayList<>();
    for (Constraint constraint : Constraint.each(attribute.constraints()).toList()) {
      if (constraint instanceof Constraint.Matches matches && matches.flags() == 0) {
        patterns.add("^(?:" + matches.regexp() + ")$");
      } else if (constraint instanceof Constraint.Email) {
        keywords.put("format", "email");
      } else if (constraint instanceof Constraint.NotBlank) {
        patterns.add("\\S");
      }
    }
    if (attribute.type().declared() instanceof ValueType.Numeric) {
      bounds(attribute, type, keywords);
    } else {
      sizes(attribute, keywords);
    }
    if (patterns.size() == 1) {
      keywords.put("pattern", patterns.get(0));
    } else if (!patterns.isEmpty()) {
      keywords.put("allOf", patterns.stream().map(pattern -> Map.of("pattern", pattern)).toList());
    }
    return keywords;
  }

  private static void bounds(
      AttributeModel attribute, Map<String, Object> type, Map<String, Object> keywords) {
    boolean isInteger = "integer".equals(type.get("type"));
    Bounds bounds = Bounds.ofNumber(attribute.constraints());
    if (bounds.lower() != null) {
      boolean isIncluded = isInteger || bounds.lower().isIncluded();
      BigDecimal least = isInteger ? bounds.least() : bounds.lower().value();
      narrow(isIncluded ? "minimum" : "exclusiveMinimum", least, 1, type, keywords);
    }
    if (bounds.upper() != null) {
      boolean isIncluded = isInteger || bounds.upper().isIncluded();
      BigDecimal greatest = isInteger ? bounds.greatest() : bounds.upper().value();
      narrow(isIncluded ? "maximum" : "exclusiveMaximum", greatest, -1, type, keywords);
    }
  }

  private static void narrow(
      String keyword,
      BigDecimal value,
      int sign,
      Map<String, Object> type,
      Map<String, Object> keywords) {
    JsonText.Number bound = new JsonText.Number(value.toPlainString());
    Object before = keywords.getOrDefault(keyword, type.get(keyword));
    boolean isNarrower =
        !(before instanceof JsonText.Number other)
            || sign * new BigDecimal(bound.text()).compareTo(new BigDecimal(other.text())) > 0;
    if (isNarrower) {
      keywords.put(keyword, bound);
    }
  }

  private static void sizes(AttributeModel attribute, Map<String, Object> keywords) {
    String what =
        attribute.type().declared() instanceof ValueType.Text
            ? "Length"
            : attribute.type().declared() instanceof ValueType.MapOf ? "Properties" : "Items";
    Bounds bounds = Bounds.ofSize(attribute.constraints());
    if (bounds.lower() != null && bounds.least().signum() > 0) {
      keywords.put("min" + what, new JsonText.Number(bounds.least().toPlainString()));
    }
    if (bounds.upper() != null && bounds.greatest().compareTo(MOST) < 0) {
      keywords.put("max" + what, new JsonText.Number(bounds.greatest().toPlainString()));
    }
  }
}
