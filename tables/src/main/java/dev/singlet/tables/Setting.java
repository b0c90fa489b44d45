package dev.singlet.tables;

import java.util.Optional;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** A setting that the user has chosen for a table. */
interface Setting {

  /** Returns the kind of its changes. A table has one setting of each kind. */
  TableChange.Kind kind();

  /**
   * Adds the setting to the request that creates the table.
   *
   * @return false if it takes another request, after the table is created
   */
  boolean addTo(CreateTableRequest.Builder request);

  /**
   * Adds the setting to a global index that is added to a table.
   *
   * @param name the name of the index
   */
  default void addTo(
      CreateGlobalSecondaryIndexAction.Builder index, String name, TableDescription described) {}

  /**
   * Compares the setting with a table, and changes nothing.
   *
   * @return the change to make; empty if the table has the setting
   * @throws dev.singlet.error.InvalidArgumentException if the table can't get the setting
   */
  Optional<PlannedChange> plan(ControlPlane table, TableDescription described);

  /** Gives throughput to each global index that is created with its table, by its name. */
  static void ofIndexes(
      CreateTableRequest.Builder request,
      BiConsumer<String, GlobalSecondaryIndex.Builder> throughput) {
    CreateTableRequest model = request.build();
    if (model.hasGlobalSecondaryIndexes()) {
      request.globalSecondaryIndexes(
          model.globalSecondaryIndexes().stream()
              .map(index -> index.copy(each -> throughput.accept(index.indexName(), each)))
              .toList());
    }
  }

  /** Returns a change of this setting. */
  default Optional<PlannedChange> change(String text, Runnable request) {
    return Optional.of(new PlannedChange(new TableChange(kind(), text), request));
  }
}
