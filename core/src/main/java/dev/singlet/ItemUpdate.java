package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.attribute.Condition;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.update.Changes;
import dev.singlet.internal.update.UpdateAction;
import dev.singlet.internal.update.UpdateExecution;
import dev.singlet.internal.update.UpdateWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.math.BigDecimal;
import java.util.Collection;
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
 * Changes some attributes of one item: one {@code UpdateItem} request, a write capacity unit for
 * each KB of the item begun, before or after the update, whichever is more. Gives the item as it is
 * afterwards.
 *
 * <p>An update changes an item that exists; an upsert makes one where there is none. Index keys and
 * stored computed attributes that are made of what changes are written with it, and so is the time
 * of the modification. All constraints of the changed attributes are checked before the request is
 * made. Where the model lets another entity have the same key, an item of that one is never
 * changed.
 *
 * <p>Where it changes unique attributes, it is one transaction with the items that keep their
 * values, at twice the capacity. While others write one of these items it is tried again, four
 * times in all; then it throws a {@link TransactionFailedException}.
 *
 * @param <T> the entity's record
 * @param <S> the generated update
 */
@CheckReturnValue
public abstract non-sealed class ItemUpdate<T, S extends ItemUpdate<T, S>> extends Operation<T>
    implements TransactWrite {

  private final UpdateState<T> state;

  /**
   * Made by generated code.
   *
   * @param state what there is to the update
   */
  protected ItemUpdate(UpdateState<T> state) {
    this.state = Objects.requireNonNull(state, "state");
  }

  /**
   * The same kind of update.
   *
   * @param changed what there is to it
   * @return an update
   */
  protected abstract S with(UpdateState<T> changed);

  /**
   * Sets an attribute.
   *
   * @param attribute the attribute, which no key is made of
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
   * Sets an attribute if the item doesn't have it, or has it as NULL.
   *
   * @param attribute the attribute, which no key is made of
   * @param value its value
   * @param <V> its type
   * @return the update with it, {@code if_not_exists}
   * @throws InvalidArgumentException if the value is null, or an empty set, which is no attribute
   */
  public final <V> S setIfAbsent(Attribute<T, V, ? extends Settable> attribute, V value) {
    return adding(UpdateAction.assignIfAbsent(attribute, value));
  }

  /**
   * Removes an attribute, an element of a list or an entry of a map.
   *
   * @param attribute the attribute, which the item need not have
   * @return the update with it
   */
  public final S remove(Attribute<T, ?, ? extends Removable> attribute) {
    return unset(attribute);
  }

  /**
   * Sets an attribute to what another one is. An item that doesn't have the other one is not
   * changed. Constraints of the attribute are not checked, since the value is only known to
   * DynamoDB.
   *
   * @param attribute the attribute, which no key is made of
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
   * Adds to a number. Where it is not there, its default counts, or 0. An item whose number would
   * violate its constraints is not changed.
   *
   * @param attribute the number, which no key is made of
   * @param amount what to add
   * @param <N> the type of the number
   * @return the update with it
   */
  public final <N extends Number> S increment(
      NumberAttribute<T, N, ? extends Settable> attribute, N amount) {
    return adding(UpdateAction.increment(attribute, decimal(attribute, amount)));
  }

  /**
   * Subtracts from a number. Where it is not there, its default counts, or 0. An item whose number
   * would violate its constraints is not changed.
   *
   * @param attribute the number, which no key is made of
   * @param amount what to subtract
   * @param <N> the type of the number
   * @return the update with it
   */
  public final <N extends Number> S decrement(
      NumberAttribute<T, N, ? extends Settable> attribute, N amount) {
    return adding(UpdateAction.increment(attribute, decimal(attribute, amount).negate()));
  }

  /**
   * Adds elements to a set.
   *
   * @param attribute the set, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code ADD}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S addTo(
      SetAttribute<T, E, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.addTo(attribute, elements));
  }

  /**
   * Takes elements away from a set. With the last of them the attribute goes; a set within a list
   * must keep one.
   *
   * @param attribute the set, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code DELETE}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S removeFrom(
      SetAttribute<T, E, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.removeFrom(attribute, elements));
  }

  /**
   * Adds elements at the end of a list. Where there is none, its default counts, or an empty one.
   *
   * @param attribute the list, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code list_append}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S append(
      ListAttribute<T, E, ?, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.append(attribute, elements));
  }

  /**
   * Adds elements at the beginning of a list. Where there is none, its default counts, or an empty
   * one.
   *
   * @param attribute the list, which no key is made of
   * @param elements the elements, at least one
   * @param <E> their type
   * @return the update with it, {@code list_append}
   * @throws InvalidArgumentException if there are no elements
   */
  public final <E> S prepend(
      ListAttribute<T, E, ?, ? extends Settable> attribute, Collection<? extends E> elements) {
    return adding(UpdateAction.prepend(attribute, elements));
  }

  /**
   * Sets an attribute, whatever it stands in.
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
   * Sets or removes an attribute, whatever it stands in.
   *
   * @param attribute the attribute
   * @param value its value; null to remove it
   * @param <V> its type
   * @return the update with it
   */
  protected final <V> S replace(Attribute<T, V, ?> attribute, @Nullable V value) {
    return value == null ? unset(attribute) : assign(attribute, value);
  }

  /**
   * Removes an attribute, whatever it stands in.
   *
   * @param attribute the attribute
   * @return the update with it
   */
  protected final S unset(Attribute<T, ?, ?> attribute) {
    return adding(UpdateAction.remove(attribute));
  }

  /**
   * Says what an attribute is that a key needs and that the update doesn't change. Executing it
   * throws a {@link ConditionFailedException} if it is something else.
   *
   * @param attribute the attribute
   * @param value its value; null if it is not there
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
    return with(state.when(Unchanged.version(write().type(), version)));
  }

  private S adding(UpdateAction<T> action) {
    return with(changes().and(action));
  }

  private S with(Changes<T> changed) {
    return with(state.with(changed));
  }

  final Changes<T> changes() {
    return write().changes();
  }

  private static BigDecimal decimal(Attribute<?, ?, ?> attribute, Number amount) {
    try {
      return new BigDecimal(amount.toString());
    } catch (NumberFormatException notFinite) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          attribute + " can't be changed by " + amount + ". Give a finite number.");
    }
  }

  /**
   * Makes the update only if a condition holds for the item as it is.
   *
   * @param condition what must hold, besides what was asked before
   * @return the update with it; executing it throws a {@link ConditionFailedException} if it
   *     doesn't hold
   */
  public final S when(Condition<T> condition) {
    return with(state.when(Objects.requireNonNull(condition, "A condition is null.").expression()));
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return an update with it
   */
  public final S overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(state.configuration(override));
  }

  /**
   * Asks DynamoDB for nothing in return.
   *
   * @return the update, which gives null
   */
  public final Returning<@Nullable Void> returningNothing() {
    return returning(ReturnValue.NONE, (item, context) -> null);
  }

  /**
   * Asks for the item as it was.
   *
   * @return the update, which gives the item before it; nothing if it created the item
   */
  public final Returning<Optional<T>> returningOld() {
    return returning(
        ReturnValue.ALL_OLD,
        (item, context) ->
            item.isEmpty() ? Optional.empty() : Optional.of(write().type().require(item)));
  }

  /**
   * Asks for what the changed attributes were.
   *
   * @return the update, which gives those that were there
   */
  public final Returning<PartialItem<T>> returningUpdatedOld() {
    return returning(ReturnValue.UPDATED_OLD, this::partial);
  }

  /**
   * Asks for what the changed attributes are afterwards.
   *
   * @return the update, which gives those that are there
   */
  public final Returning<PartialItem<T>> returningUpdatedNew() {
    return returning(ReturnValue.UPDATED_NEW, this::partial);
  }

  private <R extends @Nullable Object> Returning<R> returning(
      ReturnValue returned, BiFunction<Map<String, AttributeValue>, Context, R> result) {
    return new Returning<>(
        this,
        returned,
        context -> write().render(context).toUpdateRequest(returned),
        (operation, context) ->
            new UpdateExecution<>(write(), operation, context, returned, result).start());
  }

  private PartialItem<T> partial(Map<String, AttributeValue> attributes, Context context) {
    return new PartialItem<>(attributes, write().key(context).toMap(table().key()));
  }

  /**
   * Asks for what one attribute is afterwards, such as a counter that was incremented.
   *
   * @param attribute the attribute, which the item has afterwards
   * @param <V> its type
   * @return the update, which gives its value; executing it throws an {@link
   *     UnreadableItemException} if the item was updated and doesn't have it
   */
  public final <V> Returning<V> returning(Attribute<T, V, ?> attribute) {
    return returning(
        ReturnValue.ALL_NEW,
        (item, context) ->
            attribute
                .of(item)
                .orElseThrow(
                    () ->
                        new UnreadableItemException(
                            write().type().name(),
                            PrimaryKey.describe(table().key(), item),
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
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   * @throws InvalidArgumentException if nothing is changed, or something twice
   */
  @Override
  public UpdateItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  UpdateItemRequest request(Context context) {
    return write().render(context).toUpdateRequest(ReturnValue.ALL_NEW);
  }

  UpdateWrite<T> write() {
    return state.write();
  }

  @Override
  TableSchema table() {
    return write().type().table();
  }

  @Override
  String label() {
    return write().type().name() + (write().creates() ? ".upsert" : ".update");
  }

  @Override
  Step<T> start(Context context) {
    return new UpdateExecution<>(
            write(),
            this,
            context,
            ReturnValue.ALL_NEW,
            (item, client) -> write().type().require(item))
        .start();
  }

  @Override
  public final String toString() {
    return write().toString();
  }
}
