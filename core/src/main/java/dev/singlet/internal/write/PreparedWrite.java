package dev.singlet.internal.write;

import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.value.PrimaryKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * A write for one context, before the item's unique values are known.
 *
 * @param key the item's key
 * @param unique the unique attributes that the write can change
 * @param before the item as the write's own condition requires it; null if it must be read
 * @param after changes an item as the write does
 * @param request renders the write, with a condition in addition to its own
 */
public record PreparedWrite<T>(
    EntityType<T> type,
    PrimaryKey key,
    List<UniqueAttribute> unique,
    @Nullable Map<String, AttributeValue> before,
    UnaryOperator<Map<String, AttributeValue>> after,
    Function<Expression, RenderedWrite> request) {

  /** Returns the item after the write, for the given item before it. */
  Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item) {
    return after.apply(item);
  }

  /** Returns whether the item must be read to know which unique values change. */
  boolean mustRead() {
    return !unique.isEmpty() && before == null;
  }

  /** Reads the item's unique attributes, their scope, and its entity: one consistent read. */
  Step<Map<String, AttributeValue>> read(String tableName) {
    Placeholders placeholders = new Placeholders();
    Set<String> attributes = attributes();
    attributes.add(type.table().key().partition().get(0).name());
    attributes.addAll(type.mark().attributes());
    String projection =
        attributes.stream().map(placeholders::name).collect(Collectors.joining(", "));
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(tableName)
            .key(key.toMap(type.table().key()))
            .consistentRead(true)
            .projectionExpression(projection)
            .expressionAttributeNames(placeholders.names())
            .build();
    return Step.call(
        ItemAction.GET_ITEM,
        request,
        answer -> Step.done(answer.hasItem() ? answer.item() : Map.of()));
  }

  /** Returns whether an item has changed since it was read. */
  boolean isOther(Map<String, AttributeValue> read, Map<String, AttributeValue> existing) {
    return read.isEmpty() != existing.isEmpty()
        || attributes().stream()
            .anyMatch(name -> !Objects.equals(read.get(name), existing.get(name)));
  }

  /** Returns the request with the condition that the item is still as it was read. */
  public RenderedWrite guarded(Map<String, AttributeValue> read) {
    boolean isAsked = unique.isEmpty() || before != null;
    return request.apply(isAsked ? Expression.always() : guard(read));
  }

  private Expression guard(Map<String, AttributeValue> read) {
    return read.isEmpty()
        ? WriteCondition.absent(type)
        : WriteCondition.present(type).and(Unchanged.of(type, attributes(), read));
  }

  private Set<String> attributes() {
    Set<String> attributes = new LinkedHashSet<>();
    unique.forEach(each -> attributes.addAll(each.attributes()));
    return attributes;
  }
}
