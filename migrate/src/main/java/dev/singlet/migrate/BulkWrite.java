package dev.singlet.migrate;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.bulk.BulkProgress;
import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.bulk.BulkSettings;
import dev.singlet.internal.bulk.BulkSpec;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.scan.Share;
import dev.singlet.item.BatchableWrite;
import dev.singlet.operation.Operation;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.runtime.entity.CollectionType;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * Puts and deletes items from a source of any length, such as the lines of a file. It takes writes
 * from the source as it makes them, so memory holds a few batches only.
 *
 * <pre>{@code
 * BulkReport report =
 *     shop.execute(
 *         BulkWrite.of(ShopTable.type(), lines.map(Order::parse).map(OrderEntity::put))
 *             .requestsAtOnce(8)
 *             .checkpoint(Checkpoint.inFile(Path.of("load.place"))));
 * }</pre>
 *
 * <p><b>Each write has an outcome</b>, which {@link #onOutcome} tells. A record that violates a
 * constraint, or a condition that doesn't hold, doesn't end the run. Requests that DynamoDB refuses
 * for another reason do, such as for a missing permission. So does a failure of the source, or of a
 * listener. Then an {@link dev.singlet.error.UnfinishedException} has the report so far.
 *
 * <p><b>Requests.</b> {@code BatchWriteItem} with up to 25 writes, or 16 MB. Each write costs as
 * much as it does alone: a write capacity unit for each KB, and as much for each index that has the
 * item. A write with a condition, a version or unique attributes is sent alone, as in a {@link
 * dev.singlet.batch.BatchWrite}. Writes that DynamoDB leaves unprocessed or throttles are sent
 * again after growing pauses.
 *
 * <p><b>Order.</b> Writes of one item are made in the order of the source. Others are not.
 *
 * <p><b>Threads.</b> The source and the listeners run on the executor of a {@link
 * dev.singlet.TableClient}, and without one on the calling thread; for an {@link
 * dev.singlet.AsyncTableClient}, on threads of the SDK and the JDK's common pool, where they must
 * not wait. They must not call the client that makes the bulk write.
 *
 * <p><b>Go on.</b> With a {@linkplain #checkpoint checkpoint} the next run leaves out what is done.
 * It makes some writes again: a few batches after a run that ended early, and about a second's
 * after a kill. A plain put or delete has the same result then. A write with a condition can be
 * refused by what it wrote itself, and a put that makes a new id makes another item.
 */
@CheckReturnValue
public final class BulkWrite extends Operation<BulkReport> {

  private final BulkSpec spec;

  private BulkWrite(BulkSpec spec) {
    this.spec = spec;
  }

  /**
   * Returns a bulk write of a stream. It can be executed once, and closes the stream at its end.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @param writes puts and deletes; read by one thread at a time
   * @return the operation
   */
  public static BulkWrite of(CollectionType<?> type, Stream<? extends BatchableWrite> writes) {
    return new BulkWrite(BulkSpec.of(type, Objects.requireNonNull(writes, "writes")));
  }

  /**
   * Returns a bulk write. It can be executed again, as often as the writes can be iterated.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @param writes puts and deletes; read by one thread at a time
   * @return the operation
   */
  public static BulkWrite of(CollectionType<?> type, Iterable<? extends BatchableWrite> writes) {
    return new BulkWrite(BulkSpec.of(type, Objects.requireNonNull(writes, "writes")));
  }

  /**
   * Returns a bulk write of what a publisher sends. The publisher is asked for up to 500 writes
   * more than have been made.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @param writes puts and deletes
   * @return the operation
   */
  public static BulkWrite of(CollectionType<?> type, Publisher<? extends BatchableWrite> writes) {
    return new BulkWrite(BulkSpec.of(type, Objects.requireNonNull(writes, "writes")));
  }

  private BulkWrite with(BulkSettings settings) {
    return new BulkWrite(spec.with(settings));
  }

  private BulkWrite with(BulkSettings.Hooks hooks) {
    return with(spec.settings().with(hooks));
  }

  /**
   * Sets how many requests may run at once. A {@link dev.singlet.TableClient} sends one at a time
   * unless it has an {@linkplain dev.singlet.TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; the default is 4
   * @return the operation with this limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public BulkWrite requestsAtOnce(int requests) {
    if (requests < 1) {
      throw invalid("requestsAtOnce(" + requests + "): give 1 or more.");
    }
    return with(spec.settings().lanes(requests));
  }

  /**
   * Limits the write capacity, of the table and its indexes. If DynamoDB throttles a request, the
   * rate is halved, and grows again with each second.
   *
   * @param unitsPerSecond average write capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public BulkWrite writeRate(double unitsPerSecond) {
    if (!(unitsPerSecond > 0) || Double.isInfinite(unitsPerSecond)) {
      throw invalid("writeRate(" + unitsPerSecond + "): give capacity units, more than 0.");
    }
    return with(spec.settings().writeRate(unitsPerSecond));
  }

  /**
   * Sets how long to retry requests that make no progress. When the time is over, the run ends with
   * an {@link dev.singlet.error.UnfinishedException}.
   *
   * @param budget the time, with the pauses; zero for no retry; the default is 30 seconds
   * @return the operation with this time
   * @throws InvalidArgumentException if it is negative
   */
  public BulkWrite retryFor(Duration budget) {
    return with(spec.settings().with(spec.settings().options().budget(budget)));
  }

  /**
   * Sets timeouts, headers and other SDK settings for each request of several writes. A write that
   * is sent alone uses its own settings.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public BulkWrite overrideConfiguration(AwsRequestOverrideConfiguration override) {
    Objects.requireNonNull(override, "override");
    return with(spec.settings().with(spec.settings().options().override(override)));
  }

  /**
   * Makes one of several shares, for machines that write one source together: each of them reads
   * the whole source, and of n shares each makes every n-th write. Writes of one item can be in
   * different shares. {@link BulkReport#beside} adds up the reports.
   *
   * @param index the number of the share, from 0
   * @param of the number of all shares
   * @return the operation with the share
   * @throws InvalidArgumentException if there is no such share
   */
  public BulkWrite share(int index, int of) {
    return with(spec.settings().with(new Share(index, of)));
  }

  /**
   * Keeps the number of writes that are done, at most once a second and when the run stops or
   * fails. The next run begins there: the source must give the same writes in the same order. When
   * all is done, the place is deleted. That of another table, tenant or share is refused.
   *
   * @param checkpoint where it is kept, such as {@link Checkpoint#inFile}
   * @return the operation with it
   */
  public BulkWrite checkpoint(Checkpoint checkpoint) {
    return with(spec.settings().hooks().with(Objects.requireNonNull(checkpoint, "checkpoint")));
  }

  /**
   * Slows, pauses and stops it from outside. A run that is told to stop returns its report.
   *
   * @param steering is asked after each batch, such as {@link Steering#byFile}
   * @return the operation with it
   */
  public BulkWrite steeredBy(Steering steering) {
    return with(spec.settings().hooks().with(Objects.requireNonNull(steering, "steering")));
  }

  /**
   * Tells the outcome of each write, after its batch, in no order. An exception of the listener
   * ends the run.
   *
   * @param listener is called by one thread at a time
   * @return the operation with the listener
   */
  public BulkWrite onOutcome(Consumer<? super WriteOutcome> listener) {
    return with(spec.settings().hooks().onOutcome(Objects.requireNonNull(listener, "listener")));
  }

  /**
   * Tells the progress, at most once a second and at the end. An exception of the listener ends the
   * run.
   *
   * @param listener is called by one thread at a time
   * @return the operation with the listener
   */
  public BulkWrite onProgress(Consumer<? super BulkProgress> listener) {
    return with(spec.settings().hooks().onProgress(Objects.requireNonNull(listener, "listener")));
  }

  private InvalidArgumentException invalid(String message) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, this + "." + message);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<BulkReport> description() {
    return spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
