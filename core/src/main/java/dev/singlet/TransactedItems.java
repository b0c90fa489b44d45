package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The result of a {@link TransactGet}: items, found by the gets that were given to it.
 *
 * <pre>{@code
 * Get<User> from = UserEntity.get("kim");
 * Get<User> to = UserEntity.get("lee");
 * TransactedItems items = client.transactGet(from, to);
 * Optional<User> kim = items.get(from);
 * }</pre>
 */
public final class TransactedItems {

  private final IdentityHashMap<Get<?>, Map<String, AttributeValue>> items;
  private final Context context;

  TransactedItems(IdentityHashMap<Get<?>, Map<String, AttributeValue>> items, Context context) {
    this.items = items;
    this.context = context;
  }

  /**
   * Returns the item that a get read.
   *
   * @param operation the same get object that was given
   * @param <T> the type of its item
   * @return the item; empty if there is none, or one of another entity
   * @throws InvalidArgumentException if the operation was not among those given
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit its entity, unless
   *     the operation has another {@link Get#onUnreadable policy}
   */
  public <T> Optional<T> get(Get<T> operation) {
    Map<String, AttributeValue> item = items.get(operation);
    if (item == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          operation
              + " was not read in this transaction. Ask with the same get object that"
              + " was given to it.");
    }
    return operation.read(item, context);
  }

  /** Returns the item that a get read, as it is stored; empty if there is none. */
  Map<String, AttributeValue> item(Get<?> operation) {
    return Objects.requireNonNull(items.get(operation));
  }

  /** Shows how many items were asked for, and how many were found. */
  @Override
  public String toString() {
    long found = items.values().stream().filter(item -> !item.isEmpty()).count();
    return "TransactedItems[asked=" + items.size() + ", found=" + found + "]";
  }
}
