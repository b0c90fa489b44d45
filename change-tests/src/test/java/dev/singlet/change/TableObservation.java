package dev.singlet.change;

import dev.singlet.TableClient;
import dev.singlet.annotation.IndexType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.TableStep;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.verify.TableDifference;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Compares a table that was made for the old model with the new model. */
final class TableObservation {

  private TableObservation() {}

  /** Returns the largest step that is left in a table that was made for the old model. */
  static TableStep step(
      TableDescriptor before, TableSchema old, TableDescriptor after, TableSchema present) {
    if (!before.name().equals(after.name())) {
      return TableStep.OTHER_TABLE;
    }
    DynamoDbClient dynamoDb = DynamoDbLocal.shared();
    String name = "change-" + UUID.randomUUID();
    boolean expires = !before.managed().timeToLive().isEmpty();
    TableSetup setup = TableSetup.of(dynamoDb, old).withTableName(name);
    (expires ? setup.withTimeToLive(true) : setup).apply();
    try {
      TableStep step = TableStep.NONE;
      TableClient client = new TableClient(dynamoDb, present).withTableName(name);
      for (TableDifference difference : client.execute(VerifyTable.of(present))) {
        TableStep needed = step(difference, old, present);
        step = needed.compareTo(step) > 0 ? needed : step;
      }
      return step;
    } finally {
      dynamoDb.deleteTable(delete -> delete.tableName(name));
    }
  }

  private static TableStep step(TableDifference difference, TableSchema old, TableSchema present) {
    String index = difference.index();
    return switch (difference.kind()) {
      case NO_INDEX -> isLocal(present, index) ? TableStep.OTHER_TABLE : TableStep.CREATE_INDEX;
      case UNUSED_INDEX -> isLocal(old, index) ? TableStep.NONE : TableStep.DELETE_INDEX;
      case INDEX_KEY, INDEX_PROJECTION ->
          isLocal(present, index) || isLocal(old, index)
              ? TableStep.OTHER_TABLE
              : TableStep.REPLACE_INDEX;
      case TIME_TO_LIVE -> TableStep.TIME_TO_LIVE;
      case NO_TABLE, TABLE_KEY, TABLE_NOT_ACTIVE, INDEX_NOT_READY -> TableStep.OTHER_TABLE;
    };
  }

  private static boolean isLocal(TableSchema schema, String index) {
    return schema.index(index).type() == IndexType.LOCAL;
  }
}
