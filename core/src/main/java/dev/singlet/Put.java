package dev.singlet;

import dev.singlet.entity.EntityType;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.Stamps;
import dev.singlet.schema.TableSchema;
import java.time.Instant;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * Writes one item whole, in place of what is under its key: one {@code PutItem} request, a write
 * capacity unit for each KB of the item begun, and as much for each index the item is in.
 *
 * <p>Defaults and stamps are filled in, all constraints are checked and every key is computed
 * before the request is made. Where the model lets another entity have the same key, an item of
 * that one is never overwritten.
 *
 * @param <T> the entity's record
 */
public final class Put<T> extends Operation<T> {

  private final EntityType<T> type;
  private final T entity;
  private final boolean ifNotExists;
  private final UnaryOperator<Stamps> stamping;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param entity the record
   */
  public Put(EntityType<T> type, T entity) {
    this(type, entity, false, UnaryOperator.identity(), null);
  }

  private Put(
      EntityType<T> type,
      T entity,
      boolean ifNotExists,
      UnaryOperator<Stamps> stamping,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.type = Objects.requireNonNull(type);
    this.entity = Objects.requireNonNull(entity, () -> "Put of " + type + ": the entity is null");
    this.ifNotExists = ifNotExists;
    this.stamping = stamping;
    this.configuration = configuration;
  }

  /**
   * Writes only where no item is under the key yet. Executing it throws a {@link
   * ConditionFailedException} where one is.
   *
   * @return a put that creates
   */
  public Put<T> ifNotExists() {
    return new Put<>(type, entity, true, stamping, configuration);
  }

  /**
   * Writes the given times instead of the present one, to import an item that was created and
   * modified elsewhere.
   *
   * @param created when the item was created
   * @param modified when it was last modified
   * @return a put with these stamps
   */
  public Put<T> stamped(Instant created, Instant modified) {
    Objects.requireNonNull(created);
    Objects.requireNonNull(modified);
    return new Put<>(
        type, entity, ifNotExists, stamps -> stamps.imported(created, modified), configuration);
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a put with it
   */
  public Put<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Put<>(type, entity, ifNotExists, stamping, Objects.requireNonNull(override));
  }

  /**
   * What is put.
   *
   * @return the record as it was given, without defaults and stamps
   */
  public T entity() {
    return entity;
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
    PutItemRequest.Builder request =
        PutItemRequest.builder()
            .tableName(context.tableName())
            .item(
                ItemLimit.check(
                    type,
                    type.toItem(entity, stamping.apply(Stamps.at(context.clock().instant())))))
            .overrideConfiguration(configuration);
    if (ifNotExists) {
      conditional(request, WriteCondition.absent(type));
    } else if (type.sharesKeys()) {
      conditional(request, WriteCondition.absentOrSame(type));
    }
    return request.build();
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  T execute(DynamoDbClient dynamoDb, RequestContext context) {
    PutItemRequest request = toRequest(context);
    try {
      dynamoDb.putItem(request);
    } catch (ConditionalCheckFailedException failed) {
      throw WriteCondition.failure("Put", type, failed);
    }
    return Objects.requireNonNull(type.read(request.item()));
  }

  private static void conditional(PutItemRequest.Builder request, WriteCondition condition) {
    request
        .conditionExpression(condition.expression())
        .expressionAttributeNames(condition.names())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
    if (!condition.values().isEmpty()) {
      request.expressionAttributeValues(condition.values());
    }
  }

  @Override
  public String toString() {
    return "Put[" + entity + "]";
  }
}
