package dev.singlet.listener;

import dev.singlet.error.Throttling;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * The outcome of one request. One operation can make several: a page of a query may need more than
 * one, and a stream needs one for each page.
 *
 * <p>A report shows no keys and no items, with three exceptions: DynamoDB's message for a failure
 * can show them; {@link #text} shows both, if the listener asks for {@link RequestDetail#TEXT}; and
 * {@link #itemCollections} shows partition keys, if it asks for {@link
 * RequestDetail#ITEM_COLLECTIONS}.
 *
 * @param operation the label of the operation: an access pattern, such as {@code Issue.openByRepo};
 *     an entity and what is done with it, such as {@code Issue.put}; or {@code Transaction} and the
 *     like, which can concern several entities. It does not depend on the arguments.
 * @param action the DynamoDB action, such as {@code Query}
 * @param table the table's name in DynamoDB; the client's table if the request names several
 * @param index the queried index; null for the table itself
 * @param duration the time it took, with the SDK's retries and the pauses between them
 * @param retries the number of retries by the SDK; always 0 if the SDK did not build the client
 * @param throttles the number of attempts that DynamoDB throttled, the last one included; a
 *     transaction that is still being carried out counts as well. At most 1 if the SDK did not
 *     build the client.
 * @param consumed the consumed capacity as DynamoDB reports it: one part for each table, with the
 *     units of the table itself and of each index, and the bytes of each vector index; empty if the
 *     request failed, because DynamoDB doesn't report it then. A {@code SearchVectors} consumes
 *     bytes only: its part has the table's name and the bytes of the searched index.
 * @param itemsRead the number of items read and charged for, also those that a filter dropped; 0
 *     for a write
 * @param itemsReturned the number of items that the answer holds, or counts; 0 for a write
 * @param failure the final failure; null if the request was answered. A condition of a write that
 *     doesn't hold is a failure. A cancelled request fails with a {@link
 *     java.util.concurrent.CancellationException}.
 * @param details the details that the listener asked for, see {@link #text} and {@link
 *     #itemCollections}
 */
public record RequestReport(
    String operation,
    String action,
    String table,
    @Nullable String index,
    Duration duration,
    int retries,
    int throttles,
    List<ConsumedCapacity> consumed,
    int itemsRead,
    int itemsReturned,
    @Nullable Throwable failure,
    RequestDetails details) {

  /** The actions that consume read capacity. All others consume write capacity. */
  private static final Set<String> READS =
      Set.of("GetItem", "Query", "Scan", "BatchGetItem", "TransactGetItems", "SearchVectors");

  /**
   * Copies the list.
   *
   * @param operation the label of the operation
   * @param action the DynamoDB action
   * @param table the table's name
   * @param index the index; null for the table itself
   * @param duration the time it took
   * @param retries the number of retries
   * @param throttles the number of throttled attempts
   * @param consumed the consumed capacity
   * @param itemsRead the number of items read
   * @param itemsReturned the number of items that the answer holds
   * @param failure the failure; null if the request was answered
   * @param details the details that the listener asked for
   */
  public RequestReport {
    consumed = List.copyOf(consumed);
    Objects.requireNonNull(details, "details");
  }

  /**
   * Makes a report without throttled attempts and details, as a test of a listener needs it.
   *
   * @param operation the label of the operation
   * @param action the DynamoDB action
   * @param table the table's name
   * @param index the index; null for the table itself
   * @param duration the time it took
   * @param retries the number of retries
   * @param consumed the consumed capacity
   * @param itemsRead the number of items read
   * @param itemsReturned the number of items that the answer holds
   * @param failure the failure; null if the request was answered
   */
  public RequestReport(
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
    this(
        operation,
        action,
        table,
        index,
        duration,
        retries,
        0,
        consumed,
        itemsRead,
        itemsReturned,
        failure,
        RequestDetails.NONE);
  }

  /**
   * Returns the consumed capacity of all tables and indexes.
   *
   * @return read or write capacity units
   */
  public double capacityUnits() {
    return consumed.stream().mapToDouble(part -> orZero(part.capacityUnits())).sum();
  }

  /**
   * Returns the consumed read capacity of all tables and indexes.
   *
   * @return read capacity units; 0 for a write
   */
  public double readUnits() {
    return isRead() ? capacityUnits() : 0;
  }

  /**
   * Returns the consumed write capacity of all tables and indexes.
   *
   * @return write capacity units; 0 for a read
   */
  public double writeUnits() {
    return isRead() ? 0 : capacityUnits();
  }

  /**
   * Returns the bytes that DynamoDB charges for in vector indexes, of all tables and indexes. For a
   * search, they are the {@code VectorSearchRequestBytes}, which grow with the vectors that
   * DynamoDB compares and the items that it returns. For a write, they are the {@code
   * VectorWriteRequestBytes}, which grow with the data that it stores in the indexes.
   *
   * @return bytes, rounded; 0 if the request concerns no vector index, if it failed, or if the
   *     version of the SDK has no vector indexes
   * @see <a
   *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/VectorSearchMonitoring.html">Monitoring
   *     vector index capacity</a>
   */
  public long vectorBytes() {
    double bytes = 0;
    for (ConsumedCapacity part : consumed) {
      if (!part.getValueForField("VectorIndexes", Map.class).orElse(Map.of()).isEmpty()) {
        bytes += VectorBytes.of(part);
      }
    }
    return Math.round(bytes);
  }

  /**
   * Returns whether the request reads items.
   *
   * @return false if the action consumes write capacity, or none
   */
  public boolean isRead() {
    return READS.contains(action);
  }

  /**
   * Returns whether DynamoDB carried out the request.
   *
   * @return false if it failed
   */
  public boolean isAnswered() {
    return failure == null;
  }

  /**
   * Returns the limits that a request met which failed by throttling: the table or index, and
   * DynamoDB's reason. An attempt that is sent again leaves none.
   *
   * @return the limits; empty if the last attempt was not throttled, or if DynamoDB gave no reason
   */
  public List<Throttling> throttling() {
    return Throttling.of(failure);
  }

  /**
   * Returns this report as one line for a log, of names and values such as {@code
   * operation=Issue.open}. It has no values of keys and items, and not the message of a failure,
   * which may have some.
   *
   * @return the line, without a line break
   */
  public String line() {
    return ReportLine.of(this);
  }

  /**
   * Returns the request as text: one line with the action, the table, the index, the key or the
   * item, and the expressions with their names and values. A batch or a transaction has a further
   * line for each of its parts. Each call makes the text, so make it only where it is needed.
   *
   * <p>A value is {@code ***} if its component is {@code @Sensitive} or encrypted, or if the
   * attribute is made of such a component, as a key can be. If an entity of the request has such a
   * component, values of attributes that the model does not know are {@code ***}, too. A value is
   * cut at 100 characters and a whole item at 2,000. Line breaks in values are escaped. With a
   * tenant, partition keys begin with its part, as in the request.
   *
   * @return the text; empty if the listener does not ask for {@link RequestDetail#TEXT}
   */
  public Optional<String> text() {
    return details.text();
  }

  /**
   * Returns the estimated sizes of the item collections that a write changed.
   *
   * @return the sizes; empty if the listener does not ask for {@link
   *     RequestDetail#ITEM_COLLECTIONS}, if the table has no local index, or if the request failed
   */
  public List<ItemCollectionSize> itemCollections() {
    return details.itemCollections();
  }

  static double orZero(@Nullable Double amount) {
    return amount == null ? 0 : amount;
  }
}
