package dev.singlet;

import dev.singlet.entity.AccessPattern;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.SortCondition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A key condition and an entity filter as DynamoDB takes them. */
record QueryExpression(
    String keyCondition,
    @Nullable String filter,
    Map<String, String> names,
    Map<String, AttributeValue> values) {

  static QueryExpression of(AccessPattern<?> pattern, KeyCondition condition) {
    Map<String, String> names = new HashMap<>(8);
    Map<String, AttributeValue> values = new HashMap<>(8);
    names.put("#pk", pattern.key().partition().name());
    values.put(":pk", condition.partition());
    String sort = sort(condition.sort(), values);
    if (sort != null && pattern.key().sort() != null) {
      names.put("#sk", pattern.key().sort().name());
    }
    String keyCondition = sort == null ? "#pk = :pk" : "#pk = :pk AND " + sort;
    return new QueryExpression(keyCondition, filter(pattern, names, values), names, values);
  }

  private static @Nullable String sort(
      SortCondition condition, Map<String, AttributeValue> values) {
    if (condition instanceof SortCondition.Equal equal) {
      values.put(":sk", equal.value());
      return "#sk = :sk";
    }
    if (condition instanceof SortCondition.BeginsWith beginsWith) {
      values.put(":sk", AttributeValue.createS(beginsWith.prefix()));
      return "begins_with(#sk, :sk)";
    }
    if (condition instanceof SortCondition.Between between) {
      values.put(":lower", between.lower());
      values.put(":upper", between.upper());
      return "#sk BETWEEN :lower AND :upper";
    }
    if (condition instanceof SortCondition.Compare compare) {
      values.put(":sk", compare.value());
      return "#sk " + compare.operator() + " :sk";
    }
    return null;
  }

  private static @Nullable String filter(
      AccessPattern<?> pattern, Map<String, String> names, Map<String, AttributeValue> values) {
    if (!pattern.filtered()) {
      return null;
    }
    names.put("#et", pattern.type().table().entityAttribute());
    List<String> entities = pattern.type().entityNames();
    StringJoiner placeholders = new StringJoiner(", ", "#et IN (", ")");
    for (int i = 0; i < entities.size(); i++) {
      values.put(":et" + i, AttributeValue.createS(entities.get(i)));
      placeholders.add(":et" + i);
    }
    return placeholders.toString();
  }
}
