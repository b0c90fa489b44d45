package dev.singlet.importer;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arguments for the method of an access pattern, with which it finds the sample. */
final class PatternArguments {

  private final Map<String, Object> entity;
  private final Map<String, Object> pattern;
  private final Map<String, Object> sample;

  PatternArguments(
      Map<String, Object> entity, Map<String, Object> pattern, Map<String, Object> sample) {
    this.entity = entity;
    this.pattern = pattern;
    this.sample = sample;
  }

  Object[] of(Method method, Object record) {
    Map<String, Object> values = new HashMap<>();
    sample.forEach((name, value) -> values.put(SchemaText.plain(name), value));
    ends().forEach((name, value) -> values.put(SchemaText.plain(name), value));
    List<Object> arguments = new ArrayList<>();
    for (Parameter parameter : method.getParameters()) {
      Object value = values.get(SchemaText.plain(parameter.getName()));
      if (value == null) {
        value = values.get(SchemaText.plain(parameter.getName().replaceFirst("Value$", "")));
      }
      arguments.add(parameter.getType().isInstance(record) ? record : sized(value, parameter));
    }
    return arguments.toArray();
  }

  private static Object sized(Object value, Parameter parameter) {
    return parameter.getType() == int.class ? ((Number) value).intValue() : value;
  }

  /** Returns values for parameters that are no fields: the ends of ranges, and those of filters. */
  private Map<String, Object> ends() {
    Map<String, Object> ends = new HashMap<>();
    List<String> unknown = new ArrayList<>();
    for (Map<String, Object> parameter : SchemaText.list(pattern, "parameters")) {
      unknown.add((String) parameter.get("name"));
    }
    if (pattern.containsKey("filter_expression")) {
      for (Map<String, Object> condition :
          SchemaText.list(SchemaText.object(pattern, "filter_expression"), "conditions")) {
        addFilter(condition, ends);
      }
    }
    unknown.removeAll(sample.keySet());
    unknown.removeAll(ends.keySet());
    String range = (String) pattern.getOrDefault("range_condition", "");
    if (!range.isEmpty()) {
      Object value = sample.get(rangeField());
      for (String name : unknown) {
        ends.put(name, end(range, value));
      }
    }
    return ends;
  }

  /** Returns the first field of the sort key that no parameter gives. */
  private String rangeField() {
    List<String> templates = SchemaText.texts(entity, "sk_template");
    for (Map<String, Object> mapping : SchemaText.list(entity, "gsi_mappings")) {
      if (mapping.get("name").equals(pattern.get("index_name"))) {
        templates = SchemaText.texts(mapping, "sk_template");
      }
    }
    Matcher field = Pattern.compile("\\{(\\w+)").matcher(String.join("", templates));
    while (field.find()) {
      String name = field.group(1);
      boolean isGiven =
          SchemaText.list(pattern, "parameters").stream()
              .anyMatch(each -> each.get("name").equals(name));
      if (!isGiven) {
        return name;
      }
    }
    throw new AssertionError("No field for the range of " + pattern);
  }

  private static Object end(String condition, Object value) {
    return switch (condition) {
      case ">" -> below(value);
      case "<" -> above(value);
      case "begins_with" -> value.toString().substring(0, 2);
      default -> value;
    };
  }

  private static Object below(Object value) {
    if (value instanceof Long number) {
      return number - 1;
    }
    return value instanceof BigDecimal number ? number.subtract(BigDecimal.ONE) : "a";
  }

  private static Object above(Object value) {
    if (value instanceof Long number) {
      return number + 1;
    }
    return value instanceof BigDecimal number ? number.add(BigDecimal.ONE) : value + "z";
  }

  private void addFilter(Map<String, Object> condition, Map<String, Object> ends) {
    Object value = sample.get(condition.get("field"));
    String function = (String) condition.getOrDefault("function", "");
    String operator = (String) condition.getOrDefault("operator", "");
    Object base = value;
    if (function.equals("size")) {
      base = (long) (value instanceof List<?> list ? list.size() : value.toString().length());
    } else if (function.equals("contains") && value instanceof List<?> list) {
      base = list.get(0);
    }
    Object end = operator.equals("<>") ? other(base) : end(operator, base);
    for (String member : List.of("param", "param2")) {
      if (condition.containsKey(member)) {
        ends.put((String) condition.get(member), end);
      }
    }
    SchemaText.texts(condition, "params").forEach(each -> ends.put(each, value));
  }

  private static Object other(Object value) {
    return value instanceof UUID ? new UUID(0, 0) : above(value);
  }
}
