package dev.singlet;

import dev.singlet.entity.EntityType;
import dev.singlet.key.PrimaryKey;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * Deletes one item by its primary key: one {@code DeleteItem} request, a write capacity unit for
 * each KB of the deleted item begun. Gives whether there was an item.
 *
 * <p>Where the model lets another entity have the same key, an item of that one is never deleted.
 *
 * @param <T> the entity's record
 */
public final class Delete<T> extends Operation<Boolean> {

  private final EntityType<T> type;
  private final PrimaryKey key;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * Made by generated code.
   *
   * @param type the entity
   * @param key the item's key
   */
  public Delete(EntityType<T> type, PrimaryKey key) {
    this(type, key, null);
  }

  private Delete(
      EntityType<T> type, PrimaryKey key, @Nullable AwsRequestOverrideConfiguration configuration) {
    this.type = Objects.requireNonNull(type);
    this.key = Objects.requireNonNull(key);
    this.configuration = configuration;
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a delete with it
   */
  public Delete<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Delete<>(type, key, Objects.requireNonNull(override));
  }

  @Override
  public DeleteItemRequest toRequest() {
    return (DeleteItemRequest) super.toRequest();
  }

  @Override
  public DeleteItemRequest toRequest(RequestContext context) {
    DeleteItemRequest.Builder request =
        DeleteItemRequest.builder()
            .tableName(context.tableName())
            .key(key.toMap(type.table().key()))
            .returnValues(ReturnValue.ALL_OLD)
            .overrideConfiguration(configuration);
    if (type.sharesKeys()) {
      WriteCondition condition = WriteCondition.absentOrSame(type);
      request
          .conditionExpression(condition.expression())
          .expressionAttributeNames(condition.names())
          .expressionAttributeValues(condition.values())
          .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
    }
    return request.build();
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  Boolean execute(DynamoDbClient dynamoDb, RequestContext context) {
    try {
      return dynamoDb.deleteItem(toRequest(context)).hasAttributes();
    } catch (ConditionalCheckFailedException failed) {
      throw WriteCondition.failure("Delete", type, failed);
    }
  }

  @Override
  public String toString() {
    return "Delete[" + type + " " + key + "]";
  }
}
