package dev.singlet;

import dev.singlet.internal.engine.Observation;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What happened to one request. An operation can make several: a page of a query may take more than
 * one, and a stream takes one for each page. There is nothing in it that is in a key or an item,
 * but for what DynamoDB says of a failure.
 *
 * @param operation what the request was made for: an access pattern, such as {@code
 *     Issue.openByRepo}; an entity and what was done with it, such as {@code Issue.put}; or {@code
 *     Transaction} and the like, which can concern several entities. The same for the same code,
 *     whatever its arguments.
 * @param action what DynamoDB was asked to do, such as {@code Query}
 * @param table the table's name in DynamoDB; that of the client if the request names several
 * @param index the index that is queried; null if it is the table itself
 * @param duration how long it took, with the SDK's retries and the pauses between them
 * @param retries how often the SDK sent it again; 0 for a client that doesn't tell, which is one
 *     that the SDK did not build
 * @param consumed what it consumed, as DynamoDB gives it: a part for each table, with the units of
 *     the table itself and of each index; empty if the request failed, since DynamoDB doesn't say
 *     then
 * @param itemsRead how many items were read and charged for, those left out by a filter included; 0
 *     for a write
 * @param itemsReturned how many of them the answer holds, or counts; 0 for a write
 * @param failure what it failed with in the end; null if it was answered. The condition of a write
 *     that doesn't hold is a failure, and so is to be cancelled, a {@link
 *     java.util.concurrent.CancellationException}.
 */
public record RequestReport(
    String operation,
    String action,
    String table,
    @Nullable String index,
    Duration duration,
    int retries,
    List<ConsumedCapacity> consumed,
    int itemsRead,
    int itemsReturned,
    @Nullable Throwable failure) {

  /** What consumes read capacity; the rest consumes write capacity. */
  private static final Set<String> READS =
      Set.of("GetItem", "Query", "Scan", "BatchGetItem", "TransactGetItems");

  /**
   * Copies the list.
   *
   * @param operation what the request was made for
   * @param action what DynamoDB was asked to do
   * @param table the table's name
   * @param index the index; null for the table itself
   * @param duration how long it took
   * @param retries how often it was sent again
   * @param consumed what it consumed
   * @param itemsRead how many items were read
   * @param itemsReturned how many items the answer holds
   * @param failure what it failed with; null if it was answered
   */
  public RequestReport {
    consumed = List.copyOf(consumed);
  }

  /**
   * All capacity it consumed, of tables and indexes.
   *
   * @return read or write capacity units
   */
  public double capacityUnits() {
    return consumed.stream().mapToDouble(part -> orZero(part.capacityUnits())).sum();
  }

  /**
   * The read capacity it consumed, of tables and indexes.
   *
   * @return read capacity units; 0 for a write
   */
  public double readUnits() {
    return isRead() ? capacityUnits() : 0;
  }

  /**
   * The write capacity it consumed, of tables and indexes.
   *
   * @return write capacity units; 0 for a read
   */
  public double writeUnits() {
    return isRead() ? 0 : capacityUnits();
  }

  /**
   * Whether it reads items.
   *
   * @return false for what consumes write capacity, or none
   */
  public boolean isRead() {
    return READS.contains(action);
  }

  /**
   * Whether DynamoDB did what it was asked.
   *
   * @return false if it failed
   */
  public boolean isAnswered() {
    return failure == null;
  }

  private static double orZero(@Nullable Double units) {
    return units == null ? 0 : units;
  }

  static RequestReport of(String operation, Observation observation) {
    return new RequestReport(
        operation,
        observation.action(),
        observation.table(),
        observation.index(),
        observation.duration(),
        observation.retries(),
        observation.consumed(),
        observation.itemsRead(),
        observation.itemsReturned(),
        observation.failure());
  }
}
