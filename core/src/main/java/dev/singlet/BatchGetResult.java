package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.batch.BatchGetExecution;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a {@link BatchGet} read. Items are made records of when they are first asked for.
 *
 * @param <T> what all of the items are
 */
public final class BatchGetResult<T> {

  private final List<BatchedGet<T>> asked;
  private final BatchGetExecution run;
  private final IdentityHashMap<Get<?>, List<BatchedGet<T>>> byOperation = new IdentityHashMap<>();
  private volatile @Nullable List<T> items;

  BatchGetResult(List<BatchedGet<T>> asked, BatchGetExecution run) {
    this.asked = asked;
    this.run = run;
    asked.forEach(
        one -> byOperation.computeIfAbsent(one.get(), any -> new ArrayList<>(1)).add(one));
  }

  /**
   * The items that there are, in the order in which they were asked for; one that was asked for
   * twice is there twice.
   *
   * @return the items, without those that are {@link #missing}
   * @throws UnprocessedKeysException if of some it is not known whether they are there: see {@link
   *     #unprocessed}, and {@link #itemsSoFar} for those that were read
   * @throws dev.singlet.error.UnreadableItemException if an item does not fit its entity, unless
   *     its get has another {@link Get#onUnreadable policy}
   */
  public List<T> items() {
    return orThrow().itemsSoFar();
  }

  /**
   * The items that were read, in the order in which they were asked for, whether or not all could
   * be.
   *
   * @return the items
   * @throws dev.singlet.error.UnreadableItemException if an item does not fit its entity, unless
   *     its get has another {@link Get#onUnreadable policy}
   */
  public List<T> itemsSoFar() {
    List<T> known = items;
    if (known == null) {
      List<T> read = new ArrayList<>();
      asked.forEach(one -> read(one, one.get()).ifPresent(read::add));
      known = List.copyOf(read);
      items = known;
    }
    return known;
  }

  /**
   * The item that an operation asked for.
   *
   * @param operation one that was given, or one that asks for the same, for one client only
   * @param <I> the type of its item
   * @return the item; nothing if there is none, or one of another entity
   * @throws UnprocessedKeysException if it was not read
   * @throws InvalidArgumentException if it was not asked for, or for several clients
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit its entity, unless
   *     the operation has another {@link Get#onUnreadable policy}
   */
  public <I> Optional<I> get(Get<I> operation) {
    BatchedGet<T> one = find(operation);
    if (isUnprocessed(one)) {
      throw run.incomplete();
    }
    return read(one, operation);
  }

  private BatchedGet<T> find(Get<?> operation) {
    List<BatchedGet<T>> given = byOperation.get(operation);
    List<BatchedGet<T>> found =
        given == null ? asked.stream().filter(one -> isSame(one, operation)).toList() : given;
    if (found.isEmpty()) {
      throw invalid(operation, "was not read in this batch. Ask for what it was given.");
    }
    BatchedGet<T> first = found.get(0);
    if (!found.stream().allMatch(first::isOfSameItem)) {
      throw invalid(
          operation,
          "was read for several clients. Give each a get of its own, and ask with that one.");
    }
    return first;
  }

  private static InvalidArgumentException invalid(Get<?> operation, String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, operation + " " + problem);
  }

  private static boolean isSame(BatchedGet<?> one, Get<?> operation) {
    return one.get().toString().equals(operation.toString())
        && operation.reading(one.context()).equals(one.group());
  }

  private <I> Optional<I> read(BatchedGet<T> one, Get<I> operation) {
    Map<String, AttributeValue> item = run.item(one.group(), one.key());
    return operation.read(item == null ? Map.of() : item, one.context());
  }

  /**
   * What is not there, or is an item of another entity.
   *
   * @return the operations that ask for it, in their order
   */
  public List<Get<? extends T>> missing() {
    return which(one -> !isUnprocessed(one) && read(one, one.get()).isEmpty());
  }

  /**
   * What DynamoDB did not process, however often it was asked.
   *
   * @return the operations that ask for it, in their order
   */
  public List<Get<? extends T>> unprocessed() {
    return which(this::isUnprocessed);
  }

  private List<Get<? extends T>> which(Predicate<BatchedGet<T>> condition) {
    List<Get<? extends T>> which = new ArrayList<>();
    asked.stream().filter(condition).forEach(one -> which.add(one.get()));
    return which;
  }

  private boolean isUnprocessed(BatchedGet<T> one) {
    return run.isUnprocessed(one.group(), one.key());
  }

  /**
   * How many requests it took, repeated ones included.
   *
   * @return 0 if there was nothing to read
   */
  public int requests() {
    return run.requests();
  }

  /**
   * This result, if nothing is {@link #unprocessed}.
   *
   * @return this
   * @throws UnprocessedKeysException if something is; it names the keys
   */
  public BatchGetResult<T> orThrow() {
    run.orThrow();
    return this;
  }

  /** What was asked and is not known. It shows no items, which would be made records for it. */
  @Override
  public String toString() {
    return "BatchGetResult[asked="
        + asked.size()
        + ", unprocessed="
        + unprocessed()
        + ", requests="
        + requests()
        + "]";
  }
}
