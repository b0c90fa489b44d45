package dev.singlet;

import dev.singlet.entity.ItemType;
import dev.singlet.key.PrimaryKey;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * Reads one item by its primary key: one {@code GetItem} request, half a read capacity unit for
 * each 4 KB of the item begun, a whole one if consistent. Gives nothing if there is no item, or one
 * of another entity.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
public final class Get<T> extends Operation<Optional<T>> {

  private final ItemType<T> type;
  private final PrimaryKey key;
  private final boolean consistent;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  /**
   * Made by generated code.
   *
   * @param type the type of the item
   * @param key its key
   */
  public Get(ItemType<T> type, PrimaryKey key) {
    this(type, key, false, null);
  }

  private Get(
      ItemType<T> type,
      PrimaryKey key,
      boolean consistent,
      @Nullable AwsRequestOverrideConfiguration configuration) {
    this.type = Objects.requireNonNull(type);
    this.key = Objects.requireNonNull(key);
    this.consistent = consistent;
    this.configuration = configuration;
  }

  /**
   * Reads what all writes before it have written. Costs twice the capacity.
   *
   * @return a strongly consistent get
   */
  public Get<T> consistent() {
    return new Get<>(type, key, true, configuration);
  }

  /**
   * Sets timeouts, headers and the like for this request alone.
   *
   * @param override the SDK's own request configuration
   * @return a get with it
   */
  public Get<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Get<>(type, key, consistent, Objects.requireNonNull(override));
  }

  @Override
  public GetItemRequest toRequest() {
    return (GetItemRequest) super.toRequest();
  }

  @Override
  public GetItemRequest toRequest(RequestContext context) {
    GetItemRequest.Builder request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key.toMap(type.table().key()))
            .overrideConfiguration(configuration);
    return (consistent ? request.consistentRead(true) : request).build();
  }

  @Override
  TableSchema table() {
    return type.table();
  }

  @Override
  Optional<T> execute(DynamoDbClient dynamoDb, RequestContext context) {
    GetItemResponse response = dynamoDb.getItem(toRequest(context));
    return response.hasItem() ? Optional.ofNullable(type.read(response.item())) : Optional.empty();
  }

  @Override
  public String toString() {
    return "Get[" + type + " " + key + "]";
  }
}
