package dev.singlet.tables;

import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * The table class. DynamoDB takes <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithTables.tableclasses.html">two
 * changes in 30 days</a>.
 *
 * @param tableClass the class that prices storage and requests
 */
record StorageClass(TableClass tableClass) implements Setting {

  @Override
  public TableChange.Kind kind() {
    return TableChange.Kind.TABLE_CLASS;
  }

  @Override
  public boolean addTo(CreateTableRequest.Builder request) {
    request.tableClass(tableClass);
    return true;
  }

  @Override
  public Optional<PlannedChange> plan(ControlPlane table, TableDescription described) {
    TableClass found = of(described);
    return found == tableClass
        ? Optional.empty()
        : change(
            "Changed the table class from " + found + " to " + tableClass + ".",
            () -> table.update(update -> update.tableClass(tableClass)));
  }

  /** DynamoDB leaves the class out of a table that has always had the default. */
  private static TableClass of(TableDescription described) {
    return described.tableClassSummary() == null
        ? TableClass.STANDARD
        : described.tableClassSummary().tableClass();
  }
}
