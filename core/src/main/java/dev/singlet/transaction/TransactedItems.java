package dev.singlet.transaction;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.item.Get;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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

  private final IdentityHashMap<Get<?>, List<Answer>> answers = new IdentityHashMap<>();

  /**
   * The item that a get read.
   *
   * @param item the item as it is stored; empty if there is none
   * @param context the settings of the get's client
   */
  private record Answer(Map<String, AttributeValue> item, Context context) {}

  /**
   * Holds the items of gets.
   *
   * @param items the items in the order of the gets, as they are stored
   * @param executing the settings of gets without their own
   */
  TransactedItems(
      List<Addressed<Get<?>, GetSpec<?>>> gets,
      List<Map<String, AttributeValue>> items,
      Context executing) {
    for (int i = 0; i < gets.size(); i++) {
      Addressed<Get<?>, GetSpec<?>> get = gets.get(i);
      answers
          .computeIfAbsent(get.operation(), any -> new ArrayList<>(1))
          .add(new Answer(items.get(i), get.context(executing)));
    }
  }

  /**
   * Returns the item that a get read.
   *
   * @param operation the same get object that was given
   * @param <T> the type of its item
   * @return the item; empty if there is none, or one of another entity
   * @throws InvalidArgumentException if the operation was not among those given, or was given for
   *     several clients
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit its entity, unless
   *     the operation has another {@link Get#onUnreadable policy}
   */
  public <T> Optional<T> get(Get<T> operation) {
    List<Answer> found = answers.getOrDefault(operation, List.of());
    if (found.isEmpty()) {
      throw invalid(
          operation,
          "was not read in this transaction. Ask with the same get object that was given to it.");
    }
    if (found.size() > 1) {
      throw invalid(
          operation,
          "was read for several clients, so it has several items. Give each client a get of its"
              + " own, and ask with that one.");
    }
    return Get.describe(operation).read(found.get(0).item(), found.get(0).context());
  }

  private static InvalidArgumentException invalid(Get<?> operation, String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, operation + " " + problem);
  }

  /** Shows how many items were asked for, and how many were found. */
  @Override
  public String toString() {
    List<Answer> all = answers.values().stream().flatMap(List::stream).toList();
    long found = all.stream().filter(answer -> !answer.item().isEmpty()).count();
    return "TransactedItems[asked=" + all.size() + ", found=" + found + "]";
  }
}
