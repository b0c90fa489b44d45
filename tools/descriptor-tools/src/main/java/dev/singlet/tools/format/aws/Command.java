package dev.singlet.tools.format.aws;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A command of {@code aws dynamodb} that asks for what an access pattern finds. */
final class Command {

  private Command() {}

  static String of(
      TableDescriptor table, AccessPatternDescriptor pattern, List<KeyCondition> conditions) {
    return pattern.operation() == AccessPatternDescriptor.Operation.GET_ITEM
        ? get(table, conditions)
        : query(table, pattern, conditions);
  }

  private static String get(TableDescriptor table, List<KeyCondition> conditions) {
    Map<String, Object> key = new LinkedHashMap<>();
    for (KeyCondition condition : conditions) {
      key.put(condition.attribute(), Map.of(condition.type(), condition.values().get(0)));
    }
    return "aws dynamodb get-item --table-name " + table.name() + " --key " + quoted(json(key));
  }

  private static String query(
      TableDescriptor table, AccessPatternDescriptor pattern, List<KeyCondition> conditions) {
    List<String> terms = new ArrayList<>();
    Map<String, Object> names = new LinkedHashMap<>();
    Map<String, Object> values = new LinkedHashMap<>();
    for (KeyCondition condition : conditions) {
      String name = "#k" + names.size();
      names.put(name, condition.attribute());
      List<String> used = new ArrayList<>();
      for (String value : condition.values()) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, Map.of(condition.type(), value));
        used.add(placeholder);
      }
      terms.add(
          switch (condition.operator()) {
            case "begins_with" -> "begins_with(" + name + ", " + used.get(0) + ")";
            case "BETWEEN" -> name + " BETWEEN " + used.get(0) + " AND " + used.get(1);
            default -> name + " = " + used.get(0);
          });
    }
    return "aws dynamodb query --table-name "
        + table.name()
        + (pattern.index().isEmpty() ? "" : " --index-name " + pattern.index())
        + " --key-condition-expression "
        + quoted(String.join(" AND ", terms))
        + " --expression-attribute-names "
        + quoted(json(names))
        + " --expression-attribute-values "
        + quoted(json(values));
  }

  /** Returns JSON on one line. */
  private static String json(Map<String, Object> members) {
    return JsonText.of(members).lines().map(String::strip).reduce("", String::concat);
  }

  /** Returns an argument of a shell. */
  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
