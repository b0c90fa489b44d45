package dev.singlet.examples.github.model;

import dev.singlet.Get;
import dev.singlet.Scan;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the {@link Account} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class AccountCollection {
  private static final CollectionType<Account> TYPE =
      new CollectionType<>(
          GitHubTable.SCHEMA, "Account", List.of(UserEntity.type(), OrganizationEntity.type()));

  private AccountCollection() {}

  /**
   * Reads an item by its primary key, whichever of the entities it is of.
   *
   * @param username the value of {@code username}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Get<Account> get(String username) {
    return new Get<>(TYPE, primaryKey(username));
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static Account fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /**
   * What it holds, for code that works on any.
   *
   * @return its type
   */
  public static CollectionType<Account> type() {
    return TYPE;
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Account> scan() {
    return new Scan<>(TYPE);
  }

  private static PrimaryKey primaryKey(String username) {
    return TYPE.primaryKeyOfEqual(primaryPartitionKey(username));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }
}
