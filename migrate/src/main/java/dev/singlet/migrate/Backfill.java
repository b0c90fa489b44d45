package dev.singlet.migrate;

import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.Journal;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.history.DeclaredStep;
import dev.singlet.internal.migrate.BackfillSpec;
import dev.singlet.internal.repair.BackfillSettings;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.scan.Scan;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Brings all stored items to what the model stores for the same records, while programs use the
 * table: keys of indexes, current names, defaults that are parts of keys, schema versions, computed
 * attributes, unique values. It writes nothing to an item that is right, and only the attributes
 * that differ to the others. Times of creation and change, versions, and attributes that the model
 * doesn't know stay as they are.
 *
 * <pre>{@code
 * BackfillReport report =
 *     github.execute(
 *         Backfill.of(GitHubTable.type())
 *             .segments(8)
 *             .writeRate(500)
 *             .journal(FileJournal.in(Path.of("backfill-7"))));
 * System.out.println(report);
 * }</pre>
 *
 * <p><b>Live writers win.</b> Each write has the condition that every attribute is as it was read.
 * If another program has changed the item, DynamoDB refuses the write and tells the current state,
 * and the backfill begins again with that. An old program that runs meanwhile can still write items
 * in the old way: wait until the last one has ended, or run the backfill again.
 *
 * <p><b>What it leaves.</b> Items of no entity, unreadable items, items whose record a put would
 * refuse, and those that have a value under two names are left as they are. The report counts them
 * by their reasons, each with samples and what to do. A second run writes nothing.
 *
 * <p><b>Before the first write</b> it requires that point-in-time recovery is on, that no replica
 * is in another Region, and that the table has all indexes of the model, active and filled.
 *
 * <p><b>Requests.</b> {@code DescribeTable} and {@code DescribeContinuousBackups}; {@code Scan} of
 * the whole table, half a read capacity unit for each 4 KB; an {@code UpdateItem} for each item
 * that differs, a write capacity unit for each KB, and as much for each index that has it; for
 * unique values what {@link dev.singlet.tables.ReserveUnique} takes. A write that DynamoDB refuses
 * costs as much.
 *
 * <p>On a client of a tenant, it is about the items of that tenant. On a client without one, it
 * reads the items of all tenants in one pass.
 */
@CheckReturnValue
public final class Backfill extends Operation<BackfillReport> {

  private final BackfillSpec spec;

  private Backfill(BackfillSpec spec) {
    this.spec = spec;
  }

  /**
   * Returns the backfill of all items of a table.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @return the operation
   */
  public static Backfill of(CollectionType<?> type) {
    return new Backfill(new BackfillSpec(type));
  }

  private Backfill with(BackfillSettings settings) {
    return new Backfill(spec.with(settings));
  }

  private BackfillSettings.Hooks hooks() {
    return spec.settings().hooks();
  }

  private Backfill with(BackfillSettings.Hooks hooks) {
    return with(spec.settings().with(hooks));
  }

  /**
   * Writes the items of some entities only. All items are read nevertheless.
   *
   * @param types the entities, such as the generated {@code IssueEntity.type()}
   * @return the operation with it
   * @throws InvalidArgumentException if one of them is not of the table
   */
  public Backfill only(EntityType<?>... types) {
    return with(spec.settings().only(Only.of(this, spec.type(), types)));
  }

  /**
   * Also moves items that would have another primary key, each in one transaction with its unique
   * values: a put under the new key if no item is there, and a delete of the older item. Programs
   * with another key find such an item no longer, or not yet. So no program may write these items
   * meanwhile. It takes four times the write units of an update.
   *
   * @return the operation with it
   */
  public Backfill movingItems() {
    return with(spec.settings().moving());
  }

  /**
   * Gives a tenant to items that have none, for a table whose items belong to tenants from now on.
   * It moves them, as {@link #movingItems} does. Execute it on a client without a tenant.
   *
   * @param tenantOf returns the id of the tenant for a stored item; null to leave it
   * @return the operation with it
   * @throws InvalidArgumentException if the table has no tenants
   */
  public Backfill introducingTenants(
      Function<Map<String, AttributeValue>, @Nullable String> tenantOf) {
    Objects.requireNonNull(tenantOf, "tenantOf");
    if (spec.type().table().tenant() == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + ".introducingTenants(...): this table has no tenants.");
    }
    return new Backfill(spec.introducing(tenantOf));
  }

  /**
   * Writes nothing. The report says what would be written, with samples before and after, and
   * estimates the write capacity units.
   *
   * @return the operation without writes
   */
  public Backfill dryRun() {
    return with(spec.settings().dry());
  }

  /**
   * Writes nothing, as {@link #dryRun}, and reads a part of the table only, from up to 100 places
   * that are spread over its partitions. The report has an {@linkplain BackfillReport#estimate
   * estimate} of the whole table.
   *
   * @param items about how many items to read, 1 or more; a thousand are enough for most tables
   * @return the operation without writes; it chooses its segments by itself
   * @throws InvalidArgumentException if it is less than 1
   */
  public Backfill sample(int items) {
    if (items < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ".sample(" + items + "): give 1 or more.");
    }
    return with(spec.settings().sample(items));
  }

  /**
   * Allows it on a table without point-in-time recovery, such as one with a backup on demand, or
   * DynamoDB Local.
   *
   * @return the operation with it
   */
  public Backfill withoutRecovery() {
    return with(spec.settings().withoutRecovery());
  }

  /**
   * Divides the table into segments, which are read and written at the same time. A {@link
   * TableClient} takes one at a time unless it has an {@linkplain TableClient#withExecutor
   * executor}.
   *
   * @param segments the number of segments, from 1 to 1,000,000
   * @return the operation with it
   * @throws InvalidArgumentException if the number is out of this range
   */
  public Backfill segments(int segments) {
    return new Backfill(spec.with(spec.scan().segments(segments)));
  }

  /**
   * Does one of several shares, for machines that divide a table: of all segments of the table,
   * each share has as many as {@link #segments} says. {@link
   * dev.singlet.verify.TableReport#ofShares} adds up their reports. Each share needs a journal and
   * a checkpoint of its own, and has its own rates.
   *
   * @param index the number of the share, from 0
   * @param of the number of all shares
   * @return the operation with the share
   * @throws InvalidArgumentException if there is no such share, or more than 1,000,000 segments
   */
  public Backfill share(int index, int of) {
    return new Backfill(spec.with(spec.scan().share(index, of)));
  }

  /**
   * Limits the read capacity, as {@link Scan#rateLimit} does.
   *
   * @param unitsPerSecond average read capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public Backfill readRate(double unitsPerSecond) {
    return new Backfill(spec.with(spec.scan().rate(unitsPerSecond)));
  }

  /**
   * Limits the write capacity of the table and its indexes together. If DynamoDB refuses a write
   * for lack of capacity, the backfill writes at half of the rate, and then slowly faster again.
   *
   * @param unitsPerSecond average write capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public Backfill writeRate(double unitsPerSecond) {
    if (!(unitsPerSecond > 0) || Double.isInfinite(unitsPerSecond)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + ".writeRate(" + unitsPerSecond + "): give capacity units, more than 0.");
    }
    return with(spec.settings().writeRate(unitsPerSecond));
  }

  /**
   * Keeps what each write replaces, for {@link UndoBackfill}.
   *
   * @param journal where it is kept
   * @return the operation with it
   */
  public Backfill journal(Journal journal) {
    return with(hooks().with(Objects.requireNonNull(journal, "journal")));
  }

  /**
   * Keeps the place to go on after each page, and begins at the place that is kept. Give the same
   * checkpoint and the same number of segments to the next run.
   *
   * @param checkpoint where it is kept, such as {@link Checkpoint#inFile}
   * @return the operation with it
   */
  public Backfill checkpoint(Checkpoint checkpoint) {
    return with(hooks().with(Objects.requireNonNull(checkpoint, "checkpoint")));
  }

  /**
   * Continues at a place that the program has kept itself.
   *
   * @param checkpoint the {@link BackfillReport#checkpoint} or the {@link
   *     BackfillProgress#checkpoint}, of an operation with the same number of segments; null to
   *     start at the beginning
   * @return the operation that starts there
   */
  public Backfill from(@Nullable String checkpoint) {
    return new Backfill(spec.with(spec.scan().with(spec.scan().options().from(checkpoint))));
  }

  /**
   * Lets people or another program slow, pause and stop it.
   *
   * @param steering is asked after each page, such as {@link Steering#byFile}
   * @return the operation with it
   */
  public Backfill steeredBy(Steering steering) {
    return with(hooks().with(Objects.requireNonNull(steering, "steering")));
  }

  /**
   * Reports the progress after each page that is done.
   *
   * @param progress the listener; it replaces an earlier one
   * @return the operation with it
   */
  public Backfill onProgress(Consumer<? super BackfillProgress> progress) {
    return with(hooks().with(Objects.requireNonNull(progress, "progress")));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this operation only.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public Backfill overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new Backfill(spec.with(spec.scan().with(spec.scan().options().override(override))));
  }

  /**
   * {@inheritDoc} It is the first scan; a check of the table comes before it.
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a checkpoint that is
   *     damaged or of another operation
   */
  @Override
  public ScanRequest toRequest() {
    return (ScanRequest) super.toRequest();
  }

  /**
   * {@inheritDoc} It is the first scan; a check of the table comes before it.
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a checkpoint that is
   *     damaged or of another operation
   */
  @Override
  public ScanRequest toRequest(RequestContext context) {
    return (ScanRequest) super.toRequest(context);
  }

  /** Returns what tells this backfill from others in a history: its entities, and its moves. */
  String content() {
    return "backfill "
        + coverage().entities().stream().sorted().toList()
        + (coverage().moves() ? " moving" : "")
        + (coverage().introduces() ? " introducing tenants" : "");
  }

  DeclaredStep.Coverage coverage() {
    return new DeclaredStep.Coverage(
        spec.settings().only().stream().map(EntityType::name).collect(Collectors.toSet()),
        spec.settings().moves(),
        spec.tenants() != null);
  }

  /** Returns this backfill from a place on, with another listener before its own. */
  Backfill keptBy(@Nullable String place, Consumer<? super BackfillProgress> first) {
    Consumer<? super BackfillProgress> own = hooks().listener();
    return from(place)
        .onProgress(
            progress -> {
              first.accept(progress);
              own.accept(progress);
            });
  }

  boolean isShare() {
    return spec.scan().share().of() > 1;
  }

  boolean isDryRun() {
    return spec.settings().isDryRun();
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<BackfillReport> description() {
    return spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
