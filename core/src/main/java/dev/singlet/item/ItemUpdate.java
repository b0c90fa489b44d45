package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Formula;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.update.Changes;
import dev.singlet.internal.update.LeftIndexes;
import dev.singlet.internal.update.UpdateAction;
import dev.singlet.internal.update.UpdateWrite;
import dev.singlet.internal.write.ItemVersion;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Changes some attributes of one item, and returns the item after the update: one {@code
 * UpdateItem} request. It costs one write capacity unit for each KB of the item, rounded up, before
 * or after the update, whichever is larger.
 *
 * <p>An update changes an existing item. An upsert also creates the item if there is none. Index
 * keys and stored computed attributes that depend on the changed attributes are written too, and so
 * is the modification time. A vector with {@code @EmbeddingOf} is removed if the update changes
 * something that it is made of, and not the vector. All constraints of the changed attributes are
 * checked before the request. If the model lets another entity have the same key, an item of that
 * entity is never changed.
 *
 * <p>An update of unique attributes is one transaction with the items that keep their values, at
 * twice the capacity. If others write one of these items meanwhile, the transaction is tried up to
 * eight times by default. After that, a {@link TransactionFailedException} is thrown.
 *
 * @param <T> the entity's record
 * @param <S> the generated update
 */
@CheckReturnValue
public abstract non-sealed class ItemUpdate<T, S extends ItemUpdate<T, S>> extends Operation<T>
    implements TransactWrite {

  private final UpdateState<T> state;

  /**
   * Called by generated code.
   *
   * @param state the update so far
   */
  protected ItemUpdate(UpdateState<T> state) {
    this.state = Objects.requireNonNull(state, "state");
  }

  /**
   * Returns an update of the same kind.
   *
   * @param changed its content
   * @return an update
   */
  protected abstract S with(UpdateState<T> changed);

  /**
   * Sets an attribute.
   *
   * @param attribute the attribute, which no key uses
   * @param value its value; an empty set removes the attribute, and is refused within a list or a
   *     map
   * @param <V> its type
   * @return the update with it
   * @throws InvalidArgumentException if the value is null
   */
  public final <V> S set(Attribute<T, V, ? extends Settable> attribute, V value) {
    return assign(attribute, value);
  }

  /**
   * Sets an attribute if the item lacks it or stores it as NULL.
   *
   * @param attribute the attribute, which no key uses
   * @param value its value
   * @param <V> its type
   * @return the update with it, as {@code if_not_exists}
   * @throws InvalidArgumentException if the value is null, or an empty set, which can't be stored
   */
  public final <V> S setIfAbsent(Attribute<T, V, ? extends Settable> attribute, V value) {
    return assignIfAbsent(attribute, value);
  }

  /**
   * Removes an attribute, an element of a list or an entry of a map.
   *
   * @param attribute the attribute; the item may lack it
   * @return the update with it
   */
  public final S remove(Attribute<T, ?, ? extends Removable> attribute) {
    return unset(attribute);
  }

  /**
   * Copies the value of another attribute. An item that lacks the other attribute is not changed.
   * The attribute's constraints are not checked, because only DynamoDB knows the value.
   *
   * @param attribute the attribute to set, which no key uses
   * @param from the attribute to copy
   * @param <V> the type of both
   * @return the update with it
   * @throws InvalidArgumentException if the two are stored in different forms
   */
  public final <V> S copy(
      ComparableAttribute<T, V, ? extends Settable> attribute, ComparableAttribute<T, V, ?> from) {
    return adding(UpdateAction.copy(attribute, from));
  }

  /**
   * Sets an attribute to a value that DynamoDB makes of the item's attributes, such as a sum. The
   * attributes have the values from before the update. An item that lacks one of them is not
   * changed, unless {@link Formula#absentAs} gives it a value. If a number would violate its
   * constraints, or a list its {@code @Size}, the item is not changed. Other constraints are not
   * checked, because only DynamoDB knows the value.
   *
   * @param attribute the attribute to set, which no key uses
   * @param formula the value, such as {@code PRICE.plus(TAX)}
   * @param <V> the type of both
   * @return the update with it
   * @throws InvalidArgumentException if the attribute and the value are stored in different forms,
   *     or if the value can have more digits after the point than the attribute
   */
  public final <V> S setTo(
      ComparableAttribute<T, V, ? extends Settable> attribute, Formula<T, V> formula) {
    return adding(UpdateAction.compute(attribute, formula));
  }

  /**
   * Adds to a number. If the item lacks it, its default is used, or 0. If the new number would
   * violate its constraints, the item is not changed.
   *
   * @param attribute the number, which no key uses
   * @param amount the amount to add
   * @param <N> the type of the number
   * @return the update with it
   * @throws InvalidArgumentException if the amount is null, DynamoDB can't store it, or it has more
   *     digits after the point than the constraints of the number allow
   */
  public final <N extends Number> S increment(
      NumberAttribute<T, N, ? extends Settable> attribute, N amount) {
    return adding(UpdateAction.increment(attribute, amount));
  }

  /**
   * Subtracts from a number. If the item lacks it, its default is used, or 0. If the new number
   * would violate its constraints, the item is not changed.
   *
   * @param attribute the number, which no key uses
   * @param amount the amount to subtract
   * @param <N> the type of the number
   * @return the update with it
   * @throws InvalidArgumentException if the amount is null, DynamoDB can't store it, or it has more
   *     digits after the point than the constraints of the number allow
   */
  public final <N extends Number> S decrement(
      NumberAttribute<T, N, ? extends Settable> attribute, N amount) {
    return adding(UpdateAction.decrement(attribute, amount));
  }

  /**
   * Adds elements to a set.
   *
   * @param attribute the set, which no key uses
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, as {@code ADD}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S addTo(
      SetAttribute<T, E, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.addTo(attribute, elements));
  }

  /**
   * Removes elements from a set. DynamoDB removes the attribute together with its last element. A
   * set within a list must keep one element.
   *
   * @param attribute the set, which no key uses
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, as {@code DELETE}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S removeFrom(
      SetAttribute<T, E, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.removeFrom(attribute, elements));
  }

  /**
   * Adds elements at the end of a list. If the item lacks the list, its default is used, or an
   * empty list.
   *
   * @param attribute the list, which no key uses
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, as {@code list_append}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S append(
      ListAttribute<T, E, ?, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.append(attribute, elements));
  }

  /**
   * Adds elements at the beginning of a list. If the item lacks the list, its default is used, or
   * an empty list.
   *
   * @param attribute the list, which no key uses
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, as {@code list_append}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S prepend(
      ListAttribute<T, E, ?, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.prepend(attribute, elements));
  }

  /**
   * Sets an attribute, even if a key uses it.
   *
   * @param attribute the attribute
   * @param value its value
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S assign(Attribute<T, V, ?> attribute, V value) {
    return adding(UpdateAction.assign(attribute, value));
  }

  /**
   * Sets an attribute if the item lacks it or stores it as NULL, even if it is read-only.
   *
   * @param attribute the attribute
   * @param value its value
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S assignIfAbsent(Attribute<T, V, ?> attribute, V value) {
    return adding(UpdateAction.assignIfAbsent(attribute, value));
  }

  /**
   * Sets or removes an attribute, even if a key uses it.
   *
   * @param attribute the attribute
   * @param value its value; null to remove it
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S replace(Attribute<T, V, ?> attribute, @Nullable V value) {
    return with(state.given(attribute, value));
  }

  /**
   * Removes an attribute, even if a key uses it.
   *
   * @param attribute the attribute
   * @return the update with it
   */
  protected final S unset(Attribute<T, ?, ?> attribute) {
    return adding(UpdateAction.remove(attribute));
  }

  /**
   * Requires that the changes take the item out of indexes, whatever its other values are.
   *
   * @param attribute the attribute that is changed for this
   * @param derived the names of what is derived for the indexes
   * @return the same update
   * @throws InvalidArgumentException if the item can still be in one of the indexes
   */
  protected final S leaving(Attribute<T, ?, ?> attribute, String... derived) {
    new LeftIndexes<>(attribute, List.of(derived)).requireLeftBy(changes());
    return with(state);
  }

  /**
   * Gives the value of an attribute that a key needs and that the update doesn't change. Executing
   * the update throws a {@link ConditionFailedException} if the item has another value.
   *
   * @param attribute the attribute
   * @param value its value; null if the item lacks it
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S assume(ComparableAttribute<T, V, ?> attribute, @Nullable V value) {
    return with(changes().assume(attribute, value, false));
  }

  /**
   * Makes the update only if the item still has a version.
   *
   * @param version the version; 0 or null for none yet
   * @return the update with it
   */
  protected final S requireVersion(@Nullable Number version) {
    ItemVersion.requireCountable(write().type(), version == null ? 0 : version.longValue());
    return with(state.when(Unchanged.version(write().type(), version)));
  }

  private S adding(UpdateAction<T> action) {
    return with(changes().and(action));
  }

  private S with(Changes<T> changed) {
    return with(state.with(changed));
  }

  final Changes<T> changes() {
    return state.changes();
  }

  /**
   * Updates only if a condition holds for the stored item. Otherwise executing it throws a {@link
   * ConditionFailedException}.
   *
   * @param condition the condition, in addition to earlier ones
   * @return the update with it
   */
  public final S when(Condition<T> condition) {
    return with(state.when(Objects.requireNonNull(condition, "A condition is null.").expression()));
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request only.
   *
   * @param override the SDK's own request configuration
   * @return the update with it
   */
  public final S overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(state.configuration(override));
  }

  /**
   * Returns nothing from DynamoDB.
   *
   * @return the update, which returns null
   */
  public final Returning<@Nullable Void> returningNothing() {
    return returning(ReturnValue.NONE, (item, context) -> null);
  }

  /**
   * Returns the item before the update.
   *
   * @return the update, which returns the old item; empty if the update created the item
   */
  public final Returning<Optional<T>> returningOld() {
    return returning(
        ReturnValue.ALL_OLD,
        (item, context) ->
            item.isEmpty() ? Optional.empty() : Optional.of(write().type().require(item)));
  }

  /**
   * Returns the changed attributes as they were before the update.
   *
   * @return the update, which returns those attributes that existed
   */
  public final Returning<PartialItem<T>> returningUpdatedOld() {
    return returning(ReturnValue.UPDATED_OLD, this::partial);
  }

  /**
   * Returns the changed attributes as they are after the update.
   *
   * @return the update, which returns those attributes that exist
   */
  public final Returning<PartialItem<T>> returningUpdatedNew() {
    return returning(ReturnValue.UPDATED_NEW, this::partial);
  }

  private <R extends @Nullable Object> Returning<R> returning(
      ReturnValue returned, BiFunction<Map<String, AttributeValue>, Context, R> result) {
    return new Returning<>(
        write(),
        returned,
        context -> write().request(context, returned),
        (operation, context) -> write().start(operation, context, returned, result));
  }

  private PartialItem<T> partial(Map<String, AttributeValue> attributes, Context context) {
    return new PartialItem<>(attributes, write().key(context).toMap(write().table().key()));
  }

  /**
   * Returns the value of one attribute after the update, such as an incremented counter.
   *
   * @param attribute the attribute, which the item has after the update
   * @param <V> its type
   * @return the update, which returns the value; executing it throws an {@link
   *     UnreadableItemException} if the item was updated and lacks the attribute
   */
  public final <V> Returning<V> returning(Attribute<T, V, ?> attribute) {
    return returning(
        ReturnValue.ALL_NEW,
        (item, context) ->
            attribute
                .from(item)
                .orElseThrow(
                    () ->
                        new UnreadableItemException(
                            write().type().name(),
                            write().type().keyText(item),
                            attribute.toString(),
                            "is not there after the update",
                            item,
                            null)));
  }

  @Override
  public UpdateItemRequest toRequest() {
    return (UpdateItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if a changed attribute violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   * @throws InvalidArgumentException if the update changes nothing, or one thing twice
   */
  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return (UpdateItemRequest) super.toRequest(context);
  }

  private UpdateWrite<T> write() {
    return state.write();
  }

  @Override
  @SuppressWarnings("exports")
  protected UpdateWrite<T> description() {
    return state.write();
  }

  @Override
  public final String toString() {
    return state.write().toString();
  }
}
