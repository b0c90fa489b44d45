package dev.singlet.internal.bulk;

import dev.singlet.bulk.BulkReport;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.item.BatchableWrite;
import dev.singlet.run.Checkpoint;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

/**
 * A bulk write.
 *
 * @param type the entities of the table
 * @param source opens the source of the writes
 * @param total the number of writes; 0 if it isn't known
 */
public record BulkSpec(
    CollectionType<?> type, WriteSource.Opener source, long total, BulkSettings settings)
    implements OperationDescription<BulkReport> {

  /** The number of writes of a publisher that may wait. */
  private static final int WAITING = 500;

  public static BulkSpec of(CollectionType<?> type, Stream<? extends BatchableWrite> writes) {
    return new BulkSpec(type, () -> IteratedWrites.of(writes), 0, BulkSettings.DEFAULT);
  }

  public static BulkSpec of(CollectionType<?> type, Iterable<? extends BatchableWrite> writes) {
    long total = writes instanceof Collection<?> all ? all.size() : 0;
    return new BulkSpec(type, () -> IteratedWrites.of(writes), total, BulkSettings.DEFAULT);
  }

  public static BulkSpec of(CollectionType<?> type, Publisher<? extends BatchableWrite> writes) {
    return new BulkSpec(type, () -> PublishedWrites.of(writes, WAITING), 0, BulkSettings.DEFAULT);
  }

  public BulkSpec with(BulkSettings changed) {
    return new BulkSpec(type, source, total, changed);
  }

  @Override
  public BatchWriteItemRequest request(Context context) {
    throw new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        this
            + " takes its writes while it runs, so it has no request before. To see the request of"
            + " some writes, use BatchWrite.of(...).toRequest().");
  }

  @Override
  public TableSchema table() {
    return type.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  public String label() {
    return "BulkWrite";
  }

  @Override
  public Step<BulkReport> start(Object operation, Context context) {
    context.tenant(type.table());
    Context asked = context.askingAll();
    BulkPlace places = BulkPlace.of(context, settings.share());
    Checkpoint checkpoint = settings.hooks().checkpoint();
    long first = places.read(checkpoint == null ? null : checkpoint.read(), operation);
    return new BulkRun(this, asked, places, first).start(operation);
  }

  @Override
  public String toString() {
    return "BulkWrite[" + type + "]";
  }
}
