package dev.singlet.batch;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.item.Get;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The result of a {@link BatchGet}. Items become records when they are first asked for.
 *
 * @param <T> the common type of the items
 */
public final class BatchGetResult<T> {

  private final List<BatchedGet<T>> asked;
  private final BatchGetExecution run;
  private volatile @Nullable IdentityHashMap<Get<?>, List<BatchedGet<T>>> byOperation;
  private volatile @Nullable List<T> items;

  BatchGetResult(List<BatchedGet<T>> asked, BatchGetExecution run) {
    this.asked = asked;
    this.run = run;
  }

  /**
   * Returns the items that exist, in the order they were asked for. An item that was asked for
   * twice is returned twice.
   *
   * @return the items, without those that are {@link #missing}
   * @throws UnprocessedKeysException if some keys are {@link #unprocessed}, so it is unknown
   *     whether their items exist; {@link #itemsSoFar} returns the items that were read
   * @throws dev.singlet.error.UnreadableItemException if an item does not fit its entity, unless
   *     its get has another {@link Get#onUnreadable policy}
   */
  public List<T> items() {
    return orThrow().itemsSoFar();
  }

  /**
   * Returns the items that were read, in the order they were asked for, even if some keys are
   * {@link #unprocessed}.
   *
   * @return the items
   * @throws dev.singlet.error.UnreadableItemException if an item does not fit its entity, unless
   *     its get has another {@link Get#onUnreadable policy}
   */
  public List<T> itemsSoFar() {
    List<T> known = items;
    if (known == null) {
      List<T> read = new ArrayList<>(asked.size());
      asked.forEach(one -> read(one, one.get()).ifPresent(read::add));
      known = List.copyOf(read);
      items = known;
    }
    return known;
  }

  /**
   * Returns the item that a get asked for.
   *
   * @param operation a get of this batch, or an equal one if the batch reads through one client
   *     only
   * @param <I> the type of its item
   * @return the item; empty if there is none, or one of another entity
   * @throws UnprocessedKeysException if the key was not processed
   * @throws InvalidArgumentException if the batch doesn't have the get, or has it for several
   *     clients
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit its entity, unless
   *     the operation has another {@link Get#onUnreadable policy}
   */
  public <I> Optional<I> get(Get<I> operation) {
    BatchedGet<T> one = find(operation);
    if (one.isUnprocessed()) {
      throw run.incomplete();
    }
    return read(one, operation);
  }

  private BatchedGet<T> find(Get<?> operation) {
    List<BatchedGet<T>> given = byOperation().get(operation);
    List<BatchedGet<T>> found =
        given == null ? asked.stream().filter(one -> isSame(one, operation)).toList() : given;
    if (found.isEmpty()) {
      throw invalid(operation, "is not a get of this batch. Ask with a get that was given to it.");
    }
    BatchedGet<T> first = found.get(0);
    if (!found.stream().allMatch(first::isOfSameItem)) {
      throw invalid(
          operation,
          "was read for several clients, so it has several items. Give each client a get of"
              + " its own, and ask with that one.");
    }
    return first;
  }

  private IdentityHashMap<Get<?>, List<BatchedGet<T>>> byOperation() {
    IdentityHashMap<Get<?>, List<BatchedGet<T>>> known = byOperation;
    if (known == null) {
      IdentityHashMap<Get<?>, List<BatchedGet<T>>> given = new IdentityHashMap<>();
      asked.forEach(one -> given.computeIfAbsent(one.get(), any -> new ArrayList<>(1)).add(one));
      known = given;
      byOperation = known;
    }
    return known;
  }

  private static InvalidArgumentException invalid(Get<?> operation, String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, operation + " " + problem);
  }

  private static boolean isSame(BatchedGet<?> one, Get<?> operation) {
    GetSpec<?> asked = Get.describe(operation);
    return Get.describe(one.get()).isSame(asked) && one.isReadAs(asked);
  }

  private <I> Optional<I> read(BatchedGet<T> one, Get<I> operation) {
    Map<String, AttributeValue> item = one.item();
    return Get.describe(operation).read(item == null ? Map.of() : item, one.context());
  }

  /**
   * Returns the gets that found no item, or an item of another entity.
   *
   * @return the gets, in their order
   */
  public List<Get<? extends T>> missing() {
    return which(one -> !one.isUnprocessed() && read(one, one.get()).isEmpty());
  }

  /**
   * Returns the gets that DynamoDB did not process, even after retries.
   *
   * @return the gets, in their order
   */
  public List<Get<? extends T>> unprocessed() {
    return which(BatchedGet::isUnprocessed);
  }

  private List<Get<? extends T>> which(Predicate<BatchedGet<T>> condition) {
    List<Get<? extends T>> which = new ArrayList<>();
    asked.stream().filter(condition).forEach(one -> which.add(one.get()));
    return which;
  }

  /**
   * Returns the number of requests, retries included.
   *
   * @return 0 if there was nothing to read
   */
  public int requests() {
    return run.requests();
  }

  /**
   * Returns this result if nothing is {@link #unprocessed}.
   *
   * @return this
   * @throws UnprocessedKeysException if keys are unprocessed; it names them
   */
  public BatchGetResult<T> orThrow() {
    run.orThrow();
    return this;
  }

  /** Shows the counts only. Showing the items would make records of them. */
  @Override
  public String toString() {
    return "BatchGetResult[asked=%d, unprocessed=%s, requests=%d]"
        .formatted(asked.size(), unprocessed(), requests());
  }
}
