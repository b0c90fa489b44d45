package dev.singlet.internal.query;

import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes the key condition expression of a query. Each partition key attribute has one value. So
 * has each sort key attribute before the one that the query narrows.
 *
 * @param key the key attributes of the table or index
 * @param placeholders receive names and values
 * @param text receives the expression
 */
record KeyExpression(KeySchema key, Placeholders placeholders, StringBuilder text) {

  KeyExpression(KeySchema key, Placeholders placeholders) {
    this(key, placeholders, new StringBuilder());
  }

  /** Takes a condition on one partition. */
  String of(KeyCondition condition) {
    equal("#pk", ":pk", key.partition(), condition.partitions().all().get(0).values());
    equal("#sk", ":sk", key.sort(), condition.leading());
    if (!(condition.sort() instanceof SortCondition.All)) {
      narrow(condition.sort(), condition.leading().size());
    }
    return text.toString();
  }

  private void equal(
      String name, String value, List<KeyAttribute> attributes, List<AttributeValue> values) {
    for (int i = 0; i < values.size(); i++) {
      String each = named(numbered(name, i), attributes.get(i));
      text.append(each).append(" = ").append(valued(numbered(value, i), values.get(i)));
    }
  }

  private void narrow(SortCondition condition, int attribute) {
    String name = named(numbered("#sk", attribute), key.sort().get(attribute));
    String value = numbered(":sk", attribute);
    if (condition instanceof SortCondition.Equal equal) {
      text.append(name).append(" = ").append(valued(value, equal.value()));
    } else if (condition instanceof SortCondition.BeginsWith begins) {
      AttributeValue prefix = AttributeValue.createS(begins.prefix());
      text.append("begins_with(")
          .append(name)
          .append(", ")
          .append(valued(value, prefix))
          .append(')');
    } else if (condition instanceof SortCondition.Between between) {
      text.append(name).append(" BETWEEN ").append(valued(":lower", between.lower()));
      text.append(" AND ").append(valued(":upper", between.upper()));
    } else if (condition instanceof SortCondition.Compare compare) {
      text.append(name).append(' ').append(compare.operator()).append(' ');
      text.append(valued(value, compare.value()));
    }
  }

  /** Begins the next term, on this attribute. */
  private String named(String placeholder, KeyAttribute attribute) {
    text.append(text.isEmpty() ? "" : " AND ");
    placeholders.name(placeholder, attribute.name());
    return placeholder;
  }

  private String valued(String placeholder, AttributeValue value) {
    placeholders.value(placeholder, value);
    return placeholder;
  }

  /** Numbers several attributes: the second is {@code #sk2}. */
  private static String numbered(String placeholder, int attribute) {
    return attribute == 0 ? placeholder : placeholder + (attribute + 1);
  }
}
