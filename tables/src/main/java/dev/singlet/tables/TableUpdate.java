package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.IndexSchema;
import dev.singlet.tables.TableChange.Kind;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/**
 * Adds to a table what the model and the user's settings have and the table lacks. It first looks
 * whether all of it can be added, and then makes one change after the other.
 *
 * @param table the table in DynamoDB
 * @param model the table of the model
 * @param settings the user's settings
 * @param changes takes the changes that are made
 */
record TableUpdate(ControlPlane table, ModelTable model, Settings settings, Changes changes) {

  /** Creates the table, or adds to it. */
  void createOrExtend() {
    Optional<TableDescription> found = table.find();
    if (found.isPresent() && found.get().tableStatus() != TableStatus.DELETING) {
      extend(table.awaitActive(), settings);
      return;
    }
    table.awaitDeleted();
    create();
  }

  /** Adds indexes to the table, which must be there. */
  void extendExisting() {
    if (table.find().isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.WRONG_TABLE,
          "There is no table "
              + table.name()
              + " in this account and region. Create it by apply(), or choose the right name by"
              + " withTableName.");
    }
    extend(table.awaitActive(), new Settings(List.of()));
  }

  private void create() {
    CreateTableRequest.Builder request = model.creation().toBuilder();
    Settings later =
        new Settings(
            settings.chosen().stream().filter(setting -> !setting.addTo(request)).toList());
    table.dynamoDb().createTable(request.build());
    changes.add(new TableChange(Kind.TABLE_CREATED, "Created the table " + table.name() + "."));
    TableDescription created = table.awaitActive();
    model.vectorIndexes().forEach(table::awaitSearchable);
    make(later.plan(table, created));
  }

  private void extend(TableDescription found, Settings changed) {
    String obstacles = model.obstacles();
    if (!obstacles.isEmpty()) {
      throw table.refusal(obstacles);
    }
    boolean staysProvisioned = Provisioned.isBilling(found) && !changed.areOnDemand();
    if (staysProvisioned && !model.missingVectorIndexes(found).isEmpty()) {
      throw table.refusal(
          "Its capacity is provisioned, and DynamoDB has vector indexes on tables in on-demand mode"
              + " only. Choose onDemand() and call apply().");
    }
    make(changed.plan(table, found));
    addIndexes();
    addVectorIndexes();
  }

  private void make(List<PlannedChange> planned) {
    for (PlannedChange each : planned) {
      each.request().run();
      changes.add(each.change());
      if (each.change().kind() == Kind.WARM_THROUGHPUT) {
        table.awaitWarm();
      } else {
        table.awaitActive();
      }
    }
  }

  /** Adds one index after the other, because DynamoDB builds one at a time. */
  private void addIndexes() {
    TableDescription found = table.awaitActive();
    Optional<GlobalSecondaryIndex> missing = model.missingIndex(found);
    while (missing.isPresent()) {
      add(missing.get(), found);
      found = table.awaitActive(missing.get().indexName());
      missing = model.missingIndex(found);
    }
  }

  private void addVectorIndexes() {
    for (IndexSchema index : model.vectorIndexes()) {
      TableDescription found = table.awaitActive();
      if (model.missingVectorIndexes(found).contains(index)) {
        table.update(update -> VectorIndexes.add(update, index, model.creation(), found));
        changes.add(added(index.name(), "vector index"));
      }
      table.awaitSearchable(index);
    }
  }

  private static TableChange added(String name, String kind) {
    return new TableChange(
        Kind.INDEX_ADDED,
        name,
        "Added the %s %s. Items that were written without its keys are not in it: write their keys, as"
                .formatted(kind, name)
            + " docs/operate/new-index.md says.");
  }

  private void add(GlobalSecondaryIndex index, TableDescription found) {
    String name = index.indexName();
    table.update(update -> model.addIndex(update, index, found, settings));
    changes.add(added(name, "global index"));
  }
}
