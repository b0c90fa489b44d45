package dev.singlet.importer.pattern;

import dev.singlet.importer.model.Component;
import dev.singlet.importer.model.EntityModel;
import dev.singlet.importer.model.JavaType;
import dev.singlet.importer.model.Names;
import dev.singlet.importer.schema.FieldType;
import dev.singlet.importer.schema.Filter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a condition of a filter. */
final class FilterCode {

  private static final Map<String, String> OPERATORS =
      Map.of("=", "eq", "<>", "ne", "<", "lt", "<=", "lte", ">", "gt", ">=", "gte");

  private final EntityModel entity;
  private final List<Component> held;
  private final MethodBuilder method;
  private final Map<String, String> variables = new HashMap<>();

  /** Makes conditions on the components that what is read holds. */
  FilterCode(EntityModel entity, List<Component> held, MethodBuilder method) {
    this.entity = entity;
    this.held = held;
    this.method = method;
  }

  /** Returns the condition; empty, after a remark, if Singlet has no such condition. */
  Optional<String> of(Filter filter) {
    List<String> conditions = new ArrayList<>();
    for (Filter.Condition condition : filter.conditions()) {
      Optional<Component> component =
          held.stream()
              .filter(each -> each.stored().equals(condition.field()) && !each.isOnlyInKey())
              .findFirst();
      Optional<String> code = component.flatMap(each -> code(condition, each));
      if (code.isEmpty()) {
        method.remark(
            "the filter can't be imported: \""
                + (condition.function() + " " + condition.operator()).strip()
                + "\" is not a condition on the field "
                + condition.field()
                + (component.isEmpty() ? ", which is not in what the query reads" : "")
                + ".");
        return Optional.empty();
      }
      conditions.add(code.get());
    }
    StringBuilder all = new StringBuilder(conditions.get(0));
    for (String condition : conditions.subList(1, conditions.size())) {
      all.append(filter.isAny() ? ".or(" : ".and(").append(condition).append(')');
    }
    return Optional.of(all.toString());
  }

  private Optional<String> code(Filter.Condition condition, Component component) {
    String attribute = entity.generated() + "." + Names.constant(component.name());
    FieldType type = component.field().type();
    List<String> given = condition.parameters();
    return switch (condition.function()) {
      case "attribute_exists" -> Optional.of(attribute + ".exists()");
      case "attribute_not_exists" -> Optional.of(attribute + ".notExists()");
      case "begins_with" ->
          type == FieldType.STRING && given.size() == 1
              ? Optional.of(attribute + ".beginsWith(" + value(given.get(0), JavaType.STRING) + ")")
              : Optional.empty();
      case "contains" ->
          (type == FieldType.STRING || type == FieldType.ARRAY) && given.size() == 1
              ? Optional.of(
                  attribute
                      + ".contains("
                      + value(
                          given.get(0),
                          type == FieldType.ARRAY
                              ? JavaType.element(component.field())
                              : JavaType.STRING)
                      + ")")
              : Optional.empty();
      case "size" ->
          type == FieldType.STRING || type == FieldType.ARRAY || type == FieldType.OBJECT
              ? compared(attribute + ".size()", condition.operator(), given, JavaType.SIZE, true)
                  .filter(code -> !condition.operator().equals("in"))
              : Optional.empty();
      case "" ->
          compared(
              attribute,
              condition.operator(),
              given,
              component.type(),
              type == FieldType.STRING || type.isNumber());
      default -> Optional.empty();
    };
  }

  private Optional<String> compared(
      String left, String operator, List<String> given, JavaType type, boolean isOrdered) {
    if (operator.equals("between") && given.size() == 2 && isOrdered) {
      return Optional.of(
          left + ".between(" + value(given.get(0), type) + ", " + value(given.get(1), type) + ")");
    }
    if (operator.equals("in") && !given.isEmpty() && !type.text().contains("<")) {
      List<String> values = given.stream().map(each -> value(each, type)).toList();
      return Optional.of(left + ".in(" + String.join(", ", values) + ")");
    }
    String comparison = OPERATORS.get(operator);
    boolean isEquality = "eq".equals(comparison) || "ne".equals(comparison);
    if (comparison == null || given.size() != 1 || !(isOrdered || isEquality)) {
      return Optional.empty();
    }
    return Optional.of(left + "." + comparison + "(" + value(given.get(0), type) + ")");
  }

  private String value(String parameter, JavaType type) {
    return variables.computeIfAbsent(parameter, each -> method.parameter(each, type));
  }
}
