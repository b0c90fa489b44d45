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

  private ConstraintSchema() {}

  /** The keywords for an attribute's constraints, beside those for its type. */
  static Map<String, Object> of(AttributeModel attribute, Map<String, Object> type) {
    Map<String, Object> keywords = new LinkedHashMap<>();
    List<String> patterns = new ArrayList<>();
    for (Constraint constraint : attribute.constraints()) {
      if (constraint instanceof Constraint.Matches matches && matches.flags() == 0) {
        patterns.add("^(?:" + matches.regexp() + ")$");
      } else if (constraint instanceof Constraint.NotBlank) {
        patterns.add("\\S");
      }
    }
    if (attribute.type() instanceof ValueType.Numeric) {
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
    for (Constraint constraint : attribute.constraints()) {
      if (constraint instanceof Constraint.Min min) {
        narrow("minimum", min.value(), 1, type, keywords);
      } else if (constraint instanceof Constraint.Max max) {
        narrow("maximum", max.value(), -1, type, keywords);
      } else if (constraint instanceof Constraint.Positive && isInteger) {
        narrow("minimum", 1, 1, type, keywords);
      } else if (constraint instanceof Constraint.Positive) {
        narrow("exclusiveMinimum", 0, 1, type, keywords);
      }
    }
  }

  private static void narrow(
      String keyword,
      long value,
      int sign,
      Map<String, Object> type,
      Map<String, Object> keywords) {
    JsonText.Number bound = new JsonText.Number(String.valueOf(value));
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
        attribute.type() instanceof ValueType.Text
            ? "Length"
            : attribute.type() instanceof ValueType.MapOf ? "Properties" : "Items";
    Bounds bounds = Bounds.of(attribute.constraints());
    if (bounds.lower() != null && bounds.least() > 0) {
      keywords.put("min" + what, new JsonText.Number(String.valueOf(bounds.least())));
    }
    if (bounds.upper() != null && bounds.greatest() < Integer.MAX_VALUE) {
      keywords.put("max" + what, new JsonText.Number(String.valueOf(bounds.greatest())));
    }
  }
}
