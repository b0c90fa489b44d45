package dev.singlet.internal.update;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.OpaqueAttribute;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.update.change.ExpressionPlan;
import dev.singlet.internal.write.ItemVersion;
import dev.singlet.internal.write.PreparedWrite;
import dev.singlet.internal.write.RenderedWrite;
import dev.singlet.internal.write.Write;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.GivenValues;
import dev.singlet.schema.IndexSchema;
import dev.singlet.value.PrimaryKey;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * An update of an item's attributes, or an upsert.
 *
 * @param creates true for an upsert
 */
@SuppressWarnings("ReferenceEquality") // Adding nothing returns the same condition.
public record UpdateWrite<T>(
    EntityType<T> type,
    PrimaryKey key,
    boolean creates,
    Changes<T> changes,
    Expression when,
    @Nullable AwsRequestOverrideConfiguration configuration)
    implements Write<T>, OperationDescription<T> {

  /**
   * Starts without changes.
   *
   * @param known a name and a value, in turn, for each component that the key determines
   */
  public UpdateWrite(EntityType<T> type, PrimaryKey key, boolean creates, Object... known) {
    this(type, key, creates, Changes.of(type, known), Expression.always(), null);
  }

  /** Returns the same write with other changes, and with the removals that follow from them. */
  public UpdateWrite<T> with(Changes<T> changed) {
    Changes<T> fresh = type.embeddings().isEmpty() ? changed : StaleVectors.removedBy(changed);
    return new UpdateWrite<>(type, key, creates, fresh, when, configuration);
  }

  public UpdateWrite<T> when(Expression condition) {
    return new UpdateWrite<>(type, key, creates, changes, when.and(condition), configuration);
  }

  public UpdateWrite<T> configuration(AwsRequestOverrideConfiguration override) {
    Objects.requireNonNull(override, "override");
    return new UpdateWrite<>(type, key, creates, changes, when, override);
  }

  @Override
  public boolean createsItem() {
    return creates;
  }

  @Override
  public String kind() {
    return creates ? "Upsert" : "Update";
  }

  /** Returns the primary key as it is stored. */
  public PrimaryKey key(Context context) {
    return context.key(type.table(), key);
  }

  /** Returns whether the update can move an item within an index. */
  public boolean moves(IndexSchema index) {
    List<String> keys = index.key().names();
    return creates
        || keys.stream().anyMatch(this::touches)
        || type.derived().stream()
            .filter(derived -> !Collections.disjoint(derived.attributes(), keys))
            .anyMatch(derived -> derived.sources().stream().anyMatch(this::changes));
  }

  private boolean touches(String attribute) {
    return changes.touches(attribute)
        || type.ofEachWrite().contains(attribute)
        || attribute.equals(type.version());
  }

  private boolean changes(String component) {
    return changes.isChanged(component) || type.isOfEachWrite(component);
  }

  /** Returns the unique attributes that the update can change. */
  List<UniqueAttribute> unique() {
    if (type.unique().isEmpty()) {
      return List.of();
    }
    return type.unique().stream()
        .filter(unique -> creates || unique.attributes().stream().anyMatch(changes::touches))
        .toList();
  }

  /** Returns the changes with the values that the item gets from the context of the write. */
  Changes<T> changes(Context context) {
    GivenValues given = context.given(type);
    Changes<T> all = changes;
    if (given == null || (changes.isEmpty() && !creates)) {
      return all;
    }
    for (ContextAttribute<?> attribute : type.fromContext()) {
      if (creates || !attribute.isOfCreation()) {
        all = with(all, attribute, given.of(attribute.component(), null));
      }
    }
    return all;
  }

  @SuppressWarnings("unchecked") // The generated method that takes the source gives its type.
  private <V> Changes<T> with(
      Changes<T> others, ContextAttribute<V> given, @Nullable Object value) {
    Attribute<T, V, ?> attribute =
        new OpaqueAttribute<>(Location.of(type, given.component()), given.codec());
    if (value == null || given.codec().isAbsent((V) value)) {
      return given.isOfCreation() ? others : others.and(UpdateAction.remove(attribute));
    }
    V written = (V) value;
    return others.and(
        given.isOfCreation()
            ? UpdateAction.create(attribute, written)
            : UpdateAction.assign(attribute, written));
  }

  @Override
  public UpdateWrite<T> askingForTypes() {
    return with(changes.askingForTypes());
  }

  @Override
  public List<String> computed() {
    return changes.computed();
  }

  @Override
  public RenderedWrite render(Context context, Expression guard) {
    return render(context, changes(context).guardedBy(guard));
  }

  /**
   * Renders the update with other changes, which have the same effect on an item in another form.
   */
  RenderedWrite render(Context context, Changes<T> made) {
    if (changes.isEmpty() && !creates) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_UPDATE, this + " changes nothing. Set or remove an attribute.");
    }
    UpdateExpression<T> expression =
        UpdateExpression.of(made, context.stamps(type.table()), creates);
    PrimaryKey stored = key(context);
    Expression existence =
        creates
            ? WriteCondition.noOther(type).and(OlderNameGuard.noneBehindDefaults(type, made))
            : WriteCondition.present(type);
    Expression condition =
        existence
            .and(WriteCondition.ofPresentVersion(type, creates))
            .and(expression.guard())
            .and(ItemVersion.isCountable(type, when))
            .and(when);
    ExpressionPlan.Rendered texts =
        ExpressionPlan.render(
            type, expression.changes(stored), condition, !creates && condition == existence);
    return RenderedWrite.of(
        this,
        context.tableName(),
        stored.toMap(type.table().key()),
        texts.update().isEmpty() ? null : texts.update(),
        texts.condition(),
        texts.placeholders(),
        condition,
        configuration);
  }

  @Override
  public PreparedWrite<T> prepare(Context context) {
    PrimaryKey stored = key(context);
    return new PreparedWrite<>(
        type,
        stored,
        unique(),
        null,
        item -> appliedTo(item, stored),
        guard -> render(context, guard));
  }

  private Map<String, AttributeValue> appliedTo(
      Map<String, AttributeValue> item, PrimaryKey stored) {
    Map<String, AttributeValue> keyed = new HashMap<>(item);
    keyed.putAll(stored.toMap(type.table().key()));
    return changes.appliedTo(keyed, creates);
  }

  @Override
  public UpdateItemRequest request(Context context) {
    return request(context, ReturnValue.ALL_NEW);
  }

  /** Returns its request for some values of the item. */
  public UpdateItemRequest request(Context context, ReturnValue returned) {
    return render(context).toUpdateRequest(returned);
  }

  @Override
  public Step<T> start(Object operation, Context context) {
    return start(operation, context, ReturnValue.ALL_NEW, (item, client) -> type.require(item));
  }

  /** Returns the first step, with a result of the values that DynamoDB returns. */
  public <R extends @Nullable Object> Step<R> start(
      Object operation,
      Context context,
      ReturnValue returned,
      BiFunction<Map<String, AttributeValue>, Context, R> result) {
    return new UpdateExecution<>(this, operation, context.asking(type), returned, result).start();
  }

  @Override
  public String toString() {
    return describe(key);
  }
}
