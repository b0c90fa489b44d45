package dev.singlet.item;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.internal.write.WriteCondition;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.EntityType;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * Writes one whole item, which replaces the item under its key: one {@code PutItem} request. It
 * costs one write capacity unit for each KB of the item, rounded up, and the same again for each
 * index that has the item.
 *
 * <p>An item with a version is written only if the stored item still has the record's version, or
 * if the record is new and the stored item, if any, has no version.
 *
 * <p>Before the request, defaults and stamps are filled in, all constraints are checked and every
 * key is computed. If the model lets another entity have the same key, an item of that entity is
 * never overwritten. An item of a newer schema version than the entity's is not overwritten either.
 *
 * <p>A put that changes unique attributes is one transaction with the items that keep their values,
 * at twice the capacity. If others write one of these items meanwhile, the transaction is tried up
 * to eight times by default. After that, a {@link TransactionFailedException} is thrown.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Put<T> extends Operation<T> implements BatchableWrite {

  private final PutWrite<T> write;

  /**
   * Called by generated code.
   *
   * @param type the entity
   * @param entity the record
   */
  public Put(EntityType<T> type, T entity) {
    this(new PutWrite<>(type, entity, false));
  }

  /**
   * Called by generated code of entities with generated ids.
   *
   * @param type the entity
   * @param given the record that was given
   * @param entity the record with its ids; another object than {@code given} if an id is new
   */
  @SuppressWarnings("ReferenceEquality") // A record that has all its ids is returned as it is.
  public Put(EntityType<T> type, T given, T entity) {
    this(new PutWrite<>(type, entity, given != entity));
  }

  private Put(PutWrite<T> write) {
    this.write = write;
  }

  /**
   * Writes only if there is no item under the key. Otherwise executing it throws a {@link
   * ConditionFailedException}.
   *
   * @return a put that only creates
   */
  public Put<T> ifNotExists() {
    return new Put<>(write.ifNotExists());
  }

  /**
   * Writes only if there is an item of the entity under the key. Otherwise executing it throws a
   * {@link ConditionFailedException}.
   *
   * @return a put that only replaces
   */
  public Put<T> ifExists() {
    return new Put<>(write.when(WriteCondition.present(write.type())));
  }

  /**
   * Writes only if a condition holds for the stored item. Otherwise executing it throws a {@link
   * ConditionFailedException}.
   *
   * @param condition the condition, in addition to earlier ones
   * @return a put with the condition
   */
  public Put<T> when(Condition<T> condition) {
    return new Put<>(write.when(Objects.requireNonNull(condition, "condition").expression()));
  }

  /**
   * Writes the given times instead of the current time, to import an item that was created and
   * modified elsewhere.
   *
   * @param created the time when the item was created
   * @param modified the time when it was last modified
   * @return a put with these stamps; executing it refuses times outside the years 0 to 9999
   */
  public Put<T> stamped(Instant created, Instant modified) {
    Objects.requireNonNull(created, "created");
    Objects.requireNonNull(modified, "modified");
    return new Put<>(write.stamped(stamps -> stamps.imported(created, modified)));
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request only.
   *
   * @param override the SDK's own request configuration
   * @return a put with it
   */
  public Put<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Put<>(write.configuration(override));
  }

  /**
   * Returns nothing, which saves decoding the stored item.
   *
   * @return the put, which returns null
   */
  public Returning<@Nullable Void> returningNothing() {
    return returning(ReturnValue.NONE, old -> null);
  }

  /**
   * Returns the item that the put replaced: {@code ALL_OLD}. An item of another entity, or of none,
   * counts as no item, as it does for a get.
   *
   * @return the put, which returns the old item. Executing it throws an {@link
   *     dev.singlet.error.UnreadableItemException} if the item was replaced and can't be read, and
   *     an {@link dev.singlet.error.InvalidArgumentException} if the entity has unique attributes
   */
  public Returning<Optional<T>> returningOld() {
    return returning(ReturnValue.ALL_OLD, old -> Optional.ofNullable(write.type().read(old)));
  }

  private <R extends @Nullable Object> Returning<R> returning(
      ReturnValue returned, Function<Map<String, AttributeValue>, R> result) {
    ReturnValue asked = returned == ReturnValue.NONE ? null : returned;
    return new Returning<>(
        write,
        returned,
        context -> {
          write.requireReturnable(asked);
          return write.render(context).toPutRequest(asked);
        },
        (operation, context) -> write.send(operation, context, asked, result));
  }

  /**
   * Returns the record.
   *
   * @return the record as it was given, without defaults and stamps
   */
  public T entity() {
    return write.entity();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if the entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   * @throws dev.singlet.error.InvalidArgumentException if the item would be larger than 400 KB
   */
  @Override
  public PutItemRequest toRequest() {
    return (PutItemRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.ValidationException if the entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   * @throws dev.singlet.error.InvalidArgumentException if the item would be larger than 400 KB
   */
  @Override
  public PutItemRequest toRequest(RequestContext context) {
    return (PutItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected PutWrite<T> description() {
    return write;
  }

  /**
   * Returns what a transaction needs to know of a put. It isn't for programs: the result is of a
   * type that is not exported.
   *
   * @param put the put
   * @return its description
   * @param <T> the entity
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static <T> PutWrite<T> describe(Put<T> put) {
    return put.write;
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
