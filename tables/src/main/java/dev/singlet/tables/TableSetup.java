package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.operation.TableAccess;
import dev.singlet.schema.TableSchema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Creates, extends, describes and deletes the table of a model, and changes its settings.
 *
 * <pre>{@code
 * List<TableChange> changes =
 *     TableSetup.of(dynamoDb, GitHubTable.SCHEMA)
 *         .withStream(StreamViewType.NEW_AND_OLD_IMAGES)
 *         .withDeletionProtection(true)
 *         .apply();
 * }</pre>
 *
 * <p>A setting that is not chosen stays as it is in the table. A new table is billed on demand and
 * has DynamoDB's defaults. Each method waits until the table and its indexes are active. A method
 * that is called again changes nothing that is there already.
 *
 * <p>Immutable and thread-safe. Holds only the given client. If DynamoDB answers with an error, the
 * SDK's own exception is thrown, such as one that says that a permission is missing.
 */
public final class TableSetup {

  private final DynamoDbClient dynamoDb;
  private final ModelTable model;
  private final Settings settings;
  private final Patience patience;

  private TableSetup(
      DynamoDbClient dynamoDb, ModelTable model, Settings settings, Patience patience) {
    this.dynamoDb = dynamoDb;
    this.model = model;
    this.settings = settings;
    this.patience = patience;
  }

  /**
   * Returns a setup of the table with the name that the model declares. If the model has a
   * time-to-live attribute, the setup switches time to live on.
   *
   * @param dynamoDb sends the requests; the caller closes it
   * @param schema the table, such as the generated {@code GitHubTable.SCHEMA}
   * @return a setup
   */
  public static TableSetup of(DynamoDbClient dynamoDb, TableSchema schema) {
    Objects.requireNonNull(schema, "schema");
    TableSetup setup =
        new TableSetup(
            dynamoDb,
            new ModelTable(new TableClient(dynamoDb, schema), schema),
            new Settings(List.of()),
            Patience.DEFAULT);
    return schema.timeToLive() == null ? setup : setup.withTimeToLive(true);
  }

  /**
   * Returns a setup of a table of another name.
   *
   * @param tableName the name of the table in DynamoDB
   * @return such a setup
   */
  public TableSetup withTableName(String tableName) {
    ModelTable named = new ModelTable(model.client().withTableName(tableName), model.schema());
    return new TableSetup(dynamoDb, named, settings, patience);
  }

  /**
   * Returns a setup of the table that a client uses. The client may be for one tenant; the setup is
   * of the whole table.
   *
   * @param client a client of the same model
   * @return such a setup
   */
  public TableSetup withTableNameOf(TableAccess<?> client) {
    return withTableName(client.context().tableName());
  }

  /**
   * Sets how long to wait for each change. The default is 10 minutes. An index on many items can
   * take hours. After this time, DynamoDB continues, and another call continues to wait.
   *
   * @param timeout the longest time; zero doesn't wait
   * @return a setup with that limit
   * @throws InvalidArgumentException if the time is negative
   */
  public TableSetup withTimeout(Duration timeout) {
    Objects.requireNonNull(timeout, "timeout");
    return new TableSetup(dynamoDb, model, settings, new Patience(timeout, patience.progress()));
  }

  /**
   * Reports the progress of waiting: a sentence such as "The index GSI1 of the table GitHub is
   * CREATING, and is being filled, after 25 s." The pauses between reports grow to 5 seconds.
   *
   * @param progress is called on the calling thread
   * @return a setup with reports
   */
  public TableSetup withProgress(Consumer<String> progress) {
    Objects.requireNonNull(progress, "progress");
    return new TableSetup(dynamoDb, model, settings, new Patience(patience.timeout(), progress));
  }

  /**
   * Bills the table on demand, and leaves its maximum as it is. DynamoDB limits how often a day the
   * billing mode can change.
   *
   * @return a setup with that billing mode
   */
  public TableSetup onDemand() {
    return with(new OnDemand(null));
  }

  /**
   * Bills the table on demand up to a maximum. DynamoDB throttles requests beyond it. Global
   * indexes without a maximum of their own keep theirs.
   *
   * @param maximum request units per second, each at least 1, or {@link Throughput#NO_MAXIMUM}
   * @return a setup with that billing mode and maximum
   * @throws InvalidArgumentException if a number is 0 or less, or the model has no such index
   */
  public TableSetup onDemand(Throughput maximum) {
    return with(OnDemand.of(maximum, model.schema()));
  }

  /**
   * Bills the table by provisioned capacity. Global indexes without their own get the capacity of
   * the table when they are created, or when the table was billed on demand. With too little for an
   * index, DynamoDB throttles writes of the table, too. Don't use it on a table whose capacity is
   * changed by auto scaling: the two would undo each other's changes.
   *
   * @param capacity capacity units, each at least 1
   * @return a setup with that capacity
   * @throws InvalidArgumentException if a number is less than 1, or the model has no such index
   */
  public TableSetup provisioned(Throughput capacity) {
    return with(Provisioned.of(capacity, model.schema()));
  }

  /**
   * Prepares the table for more requests than it has had, in both billing modes. A table or an
   * index that is warmer is left as it is, because warm throughput can't be lowered. AWS charges
   * once for each rise. Global indexes without their own keep theirs.
   *
   * @param least units per second that the table serves at once, each at least 1; a new table has
   *     at least 12,000 for reads and 4,000 for writes, or its provisioned capacity
   * @return a setup with that warm throughput
   * @throws InvalidArgumentException if a number is less than 1, or the model has no such index
   */
  public TableSetup withWarmThroughput(Throughput least) {
    return with(WarmThroughput.of(least, model.schema()));
  }

  /**
   * Sets the table class, which prices storage and requests. DynamoDB takes two changes in 30 days.
   *
   * @param tableClass {@code STANDARD}, which is the default, or {@code STANDARD_INFREQUENT_ACCESS}
   * @return a setup with that class
   */
  public TableSetup withTableClass(TableClass tableClass) {
    return with(new StorageClass(Objects.requireNonNull(tableClass, "tableClass")));
  }

  /**
   * Adds tags to the table, or changes their values. Other tags of the table stay.
   *
   * @param tags values by their keys
   * @return a setup with these tags, in place of earlier ones
   */
  public TableSetup withTags(Map<String, String> tags) {
    return with(new Tags(tags));
  }

  /**
   * Turns the stream of the table on. If it has a stream of another view, the setup is refused.
   *
   * @param view the content of the stream records; typed changes need {@code NEW_AND_OLD_IMAGES}
   * @return a setup with a stream
   */
  public TableSetup withStream(StreamViewType view) {
    return with(new TableStream(Objects.requireNonNull(view, "view")));
  }

  /**
   * Turns the stream of the table off. Its records can still be read for 24 hours.
   *
   * @return a setup without a stream
   */
  public TableSetup withoutStream() {
    return with(new TableStream(null));
  }

  /**
   * Turns time to live on or off. It is on by default if the model has a time-to-live attribute.
   *
   * @param enabled true for the attribute of the model; false to let nothing expire
   * @return a setup with or without time to live
   * @throws InvalidArgumentException if it is to be on, and the model has no such attribute
   */
  public TableSetup withTimeToLive(boolean enabled) {
    return with(TimeToLive.of(model.schema(), enabled));
  }

  /**
   * Turns deletion protection on or off. As long as it is on, DynamoDB refuses to delete the table.
   * Each replica of a global table has its own: apply the setup with a client of its region.
   *
   * @param enabled true for on
   * @return a setup with or without deletion protection
   */
  public TableSetup withDeletionProtection(boolean enabled) {
    return with(new DeletionProtection(enabled));
  }

  /**
   * Turns point-in-time recovery on or off: backups of each second, of 35 days if the table has no
   * other period.
   *
   * @param enabled true for on; false deletes the backups
   * @return a setup with or without these backups
   */
  public TableSetup withPointInTimeRecovery(boolean enabled) {
    return with(new PointInTimeRecovery(enabled, null));
  }

  /**
   * Turns point-in-time recovery on, with a period.
   *
   * @param days the days for which DynamoDB keeps backups of each second, from 1 to 35
   * @return a setup with these backups
   * @throws InvalidArgumentException if DynamoDB doesn't take this period
   */
  public TableSetup withPointInTimeRecovery(int days) {
    return with(PointInTimeRecovery.ofDays(days));
  }

  /**
   * Describes the table by one {@code DescribeTable} request, without waiting.
   *
   * @return the table; empty if there is none
   */
  public Optional<TableDescription> describe() {
    return table().find();
  }

  /**
   * Creates the table, or adds to it what it lacks: global indexes, vector indexes, and the
   * settings of this setup. It deletes no index and changes no key. Before it changes anything, it
   * checks that everything can be added.
   *
   * <p>It sends {@code CreateTable}, or {@code UpdateTable} for each change, one after the other,
   * and waits for each with {@code DescribeTable}. Time to live, tags and point-in-time recovery
   * have requests of their own. Each vector index is searched until it answers, unless {@code
   * SearchVectors} is not permitted.
   *
   * @return the changes that were made, in this order; empty if there was nothing to change
   * @throws InvalidArgumentException if something can't be added: the table has another key, lacks
   *     a local index or, if its capacity is provisioned, a vector index; or an index or setting
   *     differs in a way that can't be changed (SGR0106). Nothing was changed then
   * @throws dev.singlet.error.UnfinishedException if a request fails, or the time is over, after
   *     some changes were made; its message names them
   * @throws software.amazon.awssdk.core.exception.SdkException if a request fails, or the time is
   *     over, before a change was made
   */
  public List<TableChange> apply() {
    return run("apply", TableUpdate::createOrExtend);
  }

  /**
   * Adds the global and vector indexes that the table lacks, one after the other, and waits until
   * each is filled. Of the settings, only the throughput of the new indexes is used. Items that
   * were written without the keys of an index are not in it: their keys must be written by a
   * backfill.
   *
   * @return the indexes that were added, in this order; empty if the table lacks none
   * @throws InvalidArgumentException if there is no table, or something can't be added (SGR0106),
   *     as {@link #apply} says. Nothing was changed then
   * @throws dev.singlet.error.UnfinishedException as {@link #apply} says
   * @throws software.amazon.awssdk.core.exception.SdkException as {@link #apply} says
   */
  public List<TableChange> addMissingIndexes() {
    return run("addMissingIndexes", TableUpdate::extendExisting);
  }

  /**
   * Deletes the table with all its items, and waits until it is gone. A table that has another
   * primary key than the model is refused: it is likely that its name is wrong.
   *
   * @return false if there was no table
   * @throws InvalidArgumentException if the table has another primary key (SGR0106)
   * @throws software.amazon.awssdk.core.exception.SdkException if the request fails, such as for
   *     deletion protection, or the time is over
   */
  public boolean deleteIfExists() {
    ControlPlane table = table();
    Optional<TableDescription> found = table.find();
    if (found.isEmpty()) {
      return false;
    }
    model.checkKeyOf(found.get(), table);
    changes("deleteIfExists").run(table::delete);
    return true;
  }

  private ControlPlane table() {
    return new ControlPlane(dynamoDb, model.client().context().tableName(), patience);
  }

  private List<TableChange> run(String method, Consumer<TableUpdate> work) {
    Changes changes = changes(method);
    return changes.run(() -> work.accept(new TableUpdate(table(), model, settings, changes)));
  }

  private Changes changes(String method) {
    return new Changes(this + "." + method + "()", patience);
  }

  private TableSetup with(Setting chosen) {
    return new TableSetup(dynamoDb, model, settings.with(chosen), patience);
  }

  @Override
  public String toString() {
    return "TableSetup[" + model.client().context().tableName() + "]";
  }
}
