package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.schema.TableSchema;
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
 * Writes one item whole, in place of what is under its key: one {@code PutItem} request, a write
 * capacity unit for each KB of the item begun, and as much for each index the item is in.
 *
 * <p>An item with a version is only written if what is under its key still has the record's
 * version, or if the record is new and nothing with a version is there.
 *
 * <p>Defaults and stamps are filled in, all constraints are checked and every key is computed
 * before the request is made. Where the model lets another entity have the same key, an item of
 * that one is never overwritten. Nor is an item of a newer schema version than the entity has.
 *
 * <p>Where it changes unique attributes, it is one transaction with the items that keep their
 * values, at twice the capacity. While others write one of these items it is tried again, four
 * times in all; then it throws a {@link TransactionFailedException}.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class Put<T> extends Operation<T> implements BatchableWrite {

  private final PutWrite<T> write;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param entity the record
   */
  public Put(EntityType<T> type, T entity) {
    this(new PutWrite<>(type, entity));
  }

  Put(PutWrite<T> write) {
    this.write = write;
  }

  /**
   * Writes only where no item is under the key yet. Executing it throws a {@link
   * ConditionFailedException} where one is.
   *
   * @return a put that creates
   */
  public Put<T> ifNotExists() {
    return new Put<>(write.ifNotExists());
  }

  /**
   * Writes only if a condition holds for the item that is there. Executing it throws a {@link
   * ConditionFailedException} if it doesn't.
   *
   * @param condition what must hold, besides what was asked before
   * @return a put with the condition
   */
  public Put<T> when(Condition<T> condition) {
    return new Put<>(write.when(Objects.requireNonNull(condition, "condition").expression()));
  }

  /**
   * Writes the given times instead of the present one, to import an item that was created and
   * modified elsewhere.
   *
   * @param created when the item was created
   * @param modified when it was last modified
   * @return a put with these stamps, which executing it refuses out of the years 0 to 9999
   */
  public Put<T> stamped(Instant created, Instant modified) {
    Objects.requireNonNull(created, "created");
    Objects.requireNonNull(modified, "modified");
    return new Put<>(write.stamped(stamps -> stamps.imported(created, modified)));
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a put with it
   */
  public Put<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Put<>(write.configuration(override));
  }

  /**
   * Gives nothing, which spares it reading what it stored.
   *
   * @return the put, which gives null
   */
  public Returning<@Nullable Void> returningNothing() {
    return returning(ReturnValue.NONE, old -> null);
  }

  /**
   * Gives the item that the put replaced, {@code ALL_OLD}. An item of another entity, or of none,
   * counts as nothing, as it does in gets.
   *
   * @return the put, which gives the item before it; executing it throws an {@link
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
        this,
        returned,
        context -> {
          write.requireReturnable(asked);
          return write.render(context).toPutRequest(asked);
        },
        (operation, context) -> write.send(operation, context, asked, result));
  }

  /**
   * What is put.
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
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
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
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   * @throws dev.singlet.error.InvalidArgumentException if the item would be larger than 400 KB
   */
  @Override
  public PutItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  PutItemRequest request(Context context) {
    return write.render(context).toPutRequest(null);
  }

  PutWrite<T> write() {
    return write;
  }

  @Override
  TableSchema table() {
    return write.type().table();
  }

  @Override
  String label() {
    return write.type().name() + ".put";
  }

  @Override
  Step<T> start(Context context) {
    return write.send(this, context);
  }

  @Override
  public String toString() {
    return write.toString();
  }
}
