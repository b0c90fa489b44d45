package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.annotation.IndexType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.operation.TableAccess;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
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
  private final List<Setting> settings;
  private final Patience patience;

  private TableSetup(
      DynamoDbClient dynamoDb, ModelTable model, List<Setting> settings, Patience patience) {
    this.dynamoDb = dynamoDb;
    this.model = model;
    this.settings = List.copyOf(settings);
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
    List<Setting> settings =
        schema.timeToLive() == null ? List.of() : List.of(new TimeToLive(schema.timeToLive()));
    return new TableSetup(
        dynamoDb,
        new ModelTable(new TableClient(dynamoDb, schema), schema),
        settings,
        Patience.DEFAULT);
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
    if (timeout.isNegative()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "withTimeout(" + timeout + "): give a duration that is not negative.");
    }
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
   * Bills the table on demand. DynamoDB limits how often a day the billing mode can change.
   *
   * @return a setup with that billing mode
   */
  public TableSetup onDemand() {
    return with(Capacity.ON_DEMAND);
  }

  /**
   * Bills the table by provisioned capacity. Global indexes that are created get the same capacity,
   * and so do all global indexes if the table was billed on demand; {@link #provisioned(String,
   * long, long)} gives an index another one. Don't use it on a table whose capacity is changed by
   * auto scaling: the two would undo each other's changes.
   *
   * @param readUnits read capacity units of the table
   * @param writeUnits write capacity units of the table
   * @return a setup with that capacity
   */
  public TableSetup provisioned(long readUnits, long writeUnits) {
    return with(capacity().ofTable(Capacity.units(readUnits, writeUnits)));
  }

  /**
   * Gives a global index its own capacity. Without it, an index that is added to a table with
   * provisioned capacity gets the capacity of the table. With too little, DynamoDB throttles writes
   * of the table, too.
   *
   * @param index the name of a global index of the model
   * @param readUnits read capacity units of the index
   * @param writeUnits write capacity units of the index
   * @return a setup with that capacity
   * @throws InvalidArgumentException if the model has no such global index
   */
  public TableSetup provisioned(String index, long readUnits, long writeUnits) {
    List<String> globals =
        model.schema().indexes().stream()
            .filter(each -> each.type() == IndexType.GLOBAL)
            .map(IndexSchema::name)
            .toList();
    if (!globals.contains(index)) {
      throw invalid(
          "provisioned(\"%s\", ...): the global indexes of the model are %s."
              .formatted(index, globals));
    }
    return with(capacity().ofIndex(index, Capacity.units(readUnits, writeUnits)));
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
    if (enabled && model.schema().timeToLive() == null) {
      throw invalid("withTimeToLive(true): the model has no component with @TimeToLive.");
    }
    return with(new TimeToLive(enabled ? model.schema().timeToLive() : null));
  }

  /**
   * Turns deletion protection on or off. As long as it is on, DynamoDB refuses to delete the table.
   *
   * @param enabled true for on
   * @return a setup with or without deletion protection
   */
  public TableSetup withDeletionProtection(boolean enabled) {
    return with(new DeletionProtection(enabled));
  }

  /**
   * Turns point-in-time recovery on or off: backups of each second of the last 35 days.
   *
   * @param enabled true for on; false deletes the backups
   * @return a setup with or without these backups
   */
  public TableSetup withPointInTimeRecovery(boolean enabled) {
    return with(new PointInTimeRecovery(enabled));
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
   * Creates the table, or adds to it what it lacks: global indexes, and the settings of this setup.
   * It deletes no index and changes no key. Before it changes anything, it checks that everything
   * can be added.
   *
   * <p>It sends {@code CreateTable}, or {@code UpdateTable} for each change, one after the other,
   * and waits for each with {@code DescribeTable}. Time to live, tags and point-in-time recovery
   * have requests of their own.
   *
   * @return the changes that were made, in this order; empty if there was nothing to change
   * @throws InvalidArgumentException if something can't be added: the table has another key, lacks
   *     a local index, or an index or setting differs in a way that can't be changed (SGR0106).
   *     Nothing was changed then
   * @throws dev.singlet.error.UnfinishedException if a request fails, or the time is over, after
   *     some changes were made; its message names them
   * @throws software.amazon.awssdk.core.exception.SdkException if a request fails, or the time is
   *     over, before a change was made
   */
  public List<TableChange> apply() {
    Changes changes = changes("apply");
    return changes.run(update(settings, changes)::createOrExtend);
  }

  /**
   * Adds the global indexes that the table lacks, one after the other, and waits until each is
   * filled. Of the settings, only the capacity of the new indexes is used. Items that were written
   * without the keys of an index are not in it: their keys must be written by a backfill.
   *
   * @return the indexes that were added, in this order; empty if the table lacks none
   * @throws InvalidArgumentException if there is no table, or something can't be added (SGR0106),
   *     as {@link #apply} says. Nothing was changed then
   * @throws dev.singlet.error.UnfinishedException as {@link #apply} says
   * @throws software.amazon.awssdk.core.exception.SdkException as {@link #apply} says
   */
  public List<TableChange> addMissingIndexes() {
    Changes changes = changes("addMissingIndexes");
    return changes.run(update(List.of(), changes)::extendExisting);
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
    if (!model.hasKeyOf(found.get())) {
      throw table.refusal(
          "It isn't deleted, because its primary key is not that of the model. Choose the right"
              + " name by withTableName.");
    }
    changes("deleteIfExists").run(table::delete);
    return true;
  }

  private ControlPlane table() {
    return new ControlPlane(dynamoDb, model.client().context().tableName(), patience);
  }

  private TableUpdate update(List<Setting> chosen, Changes changes) {
    return new TableUpdate(table(), model, capacity(), chosen, changes);
  }

  private Changes changes(String method) {
    return new Changes(this + "." + method + "()", patience);
  }

  private Capacity capacity() {
    return settings.stream()
        .filter(Capacity.class::isInstance)
        .map(Capacity.class::cast)
        .findFirst()
        .orElse(Capacity.UNCHANGED);
  }

  private TableSetup with(Setting chosen) {
    List<Setting> all = new ArrayList<>(settings);
    all.removeIf(each -> each.getClass() == chosen.getClass());
    all.add(chosen);
    return new TableSetup(dynamoDb, model, all, patience);
  }

  private static InvalidArgumentException invalid(String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, problem);
  }

  @Override
  public String toString() {
    return "TableSetup[" + model.client().context().tableName() + "]";
  }
}
