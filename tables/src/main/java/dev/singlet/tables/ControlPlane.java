package dev.singlet.tables;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.table.TableVectors;
import dev.singlet.schema.IndexSchema;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexWarmThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TableWarmThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;

/**
 * Sends requests about one table, and waits for its changes.
 *
 * @param dynamoDb the client that sends them
 * @param name the name of the table
 * @param patience the limit and the reports of waiting
 */
record ControlPlane(DynamoDbClient dynamoDb, String name, Patience patience) {

  /** Returns the table; empty if there is none. */
  Optional<TableDescription> find() {
    try {
      DescribeTableRequest request = DescribeTableRequest.builder().tableName(name).build();
      return Optional.of(dynamoDb.describeTable(request).table());
    } catch (ResourceNotFoundException none) {
      return Optional.empty();
    }
  }

  /** Waits until the table and all its indexes are active. */
  TableDescription awaitActive() {
    return await(this::unready);
  }

  /**
   * Waits until an index that was added, and the rest of the table, is active. The first
   * descriptions after the request can lack the index, because they are eventually consistent.
   */
  TableDescription awaitActive(String index) {
    return await(table -> hasIndex(table, index) ? unready(table) : Optional.of(isNotThere(index)));
  }

  private String isNotThere(String index) {
    return "The index " + index + " of the table " + name + " is not there";
  }

  /** Waits until the table and its indexes are active, and have their warm throughput. */
  void awaitWarm() {
    await(table -> unready(table).or(() -> unwarmed(table)));
  }

  private Optional<String> unwarmed(TableDescription table) {
    return Stream.concat(
            Stream.ofNullable(table.warmThroughput())
                .map(TableWarmThroughputDescription::statusAsString),
            table.globalSecondaryIndexes().stream()
                .map(GlobalSecondaryIndexDescription::warmThroughput)
                .filter(Objects::nonNull)
                .map(GlobalSecondaryIndexWarmThroughputDescription::statusAsString))
        .filter(status -> status != null && !status.equals(TableStatus.ACTIVE.toString()))
        .findFirst()
        .map(status -> "The warm throughput of the table " + name + " is " + status);
  }

  /** Waits until a table is there for which the function returns no reason to wait. */
  private TableDescription await(Function<TableDescription, Optional<String>> reason) {
    Waiting waiting = patience.begin();
    while (true) {
      Optional<TableDescription> table = find();
      Optional<String> unready =
          table.isEmpty()
              ? Optional.of("The table " + name + " is not there")
              : reason.apply(table.get());
      if (unready.isEmpty()) {
        return table.orElseThrow();
      }
      waiting.pause(unready.get());
    }
  }

  private static boolean hasIndex(TableDescription table, String index) {
    return table.globalSecondaryIndexes().stream().anyMatch(each -> each.indexName().equals(index));
  }

  /** Deletes the table, and waits until it is gone. */
  void delete() {
    try {
      dynamoDb.deleteTable(DeleteTableRequest.builder().tableName(name).build());
    } catch (ResourceNotFoundException gone) {
      return;
    }
    awaitDeleted();
  }

  /** Waits until the table is gone. */
  void awaitDeleted() {
    Waiting waiting = patience.begin();
    for (Optional<TableDescription> table = find(); table.isPresent(); table = find()) {
      waiting.pause("The table " + name + " is " + table.get().tableStatusAsString());
    }
  }

  /** Sends {@code UpdateTable}. */
  void update(Consumer<UpdateTableRequest.Builder> change) {
    dynamoDb.updateTable(
        UpdateTableRequest.builder().tableName(name).applyMutation(change).build());
  }

  /** Returns the exception that says why the table can't get its wanted settings. */
  InvalidArgumentException refusal(String problem) {
    return new InvalidArgumentException(
        ErrorCode.WRONG_TABLE, "Nothing was changed in the table " + name + ". " + problem);
  }

  /** Returns the part of the table that is not ready; empty if all is. */
  private Optional<String> unready(TableDescription table) {
    if (table.tableStatus() != null && table.tableStatus() != TableStatus.ACTIVE) {
      return Optional.of("The table " + name + " is " + table.tableStatusAsString());
    }
    return table.globalSecondaryIndexes().stream()
        .filter(index -> !isActive(index))
        .findFirst()
        .map(
            index ->
                "The index %s of the table %s is %s%s"
                    .formatted(
                        index.indexName(),
                        name,
                        index.indexStatusAsString(),
                        isBeingFilled(index) ? ", and is being filled" : ""))
        .or(() -> TableVectors.areIn(table) ? VectorIndexes.unready(table) : Optional.empty());
  }

  /** Waits until a vector index answers searches. */
  void awaitSearchable(IndexSchema index) {
    await(
        table ->
            VectorIndexes.isMissing(index, table)
                ? Optional.of(isNotThere(index.name()))
                : unready(table).or(() -> VectorIndexes.unsearchable(this, index)));
  }

  private static boolean isActive(GlobalSecondaryIndexDescription index) {
    // DynamoDB Local leaves out the status of indexes that it created with their table.
    return (index.indexStatus() == null || index.indexStatus() == IndexStatus.ACTIVE)
        && !isBeingFilled(index);
  }

  private static boolean isBeingFilled(GlobalSecondaryIndexDescription index) {
    return Boolean.TRUE.equals(index.backfilling());
  }
}
