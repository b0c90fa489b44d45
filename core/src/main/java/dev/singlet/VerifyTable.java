package dev.singlet;

import dev.singlet.generated.entity.ItemType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.table.TableVerification;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableDifference;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;

/** Compares the table with its model. */
final class VerifyTable extends Operation<List<TableDifference>> {

  private final TableSchema schema;

  private VerifyTable(TableSchema schema) {
    this.schema = schema;
  }

  /**
   * Returns the comparison. Its declared type is not this class, so that the JVM can check the
   * methods of the clients without loading this class.
   */
  static Operation<List<TableDifference>> of(TableSchema schema) {
    return new VerifyTable(schema);
  }

  @Override
  DescribeTableRequest request(Context context) {
    return DescribeTableRequest.builder().tableName(context.tableName()).build();
  }

  @Override
  TableSchema table() {
    return schema;
  }

  @Override
  List<? extends ItemType<?>> types() {
    return List.of();
  }

  @Override
  String label() {
    return "VerifyTable";
  }

  @Override
  Step<List<TableDifference>> start(Context context) {
    return new TableVerification(schema, request(context)).start();
  }

  @Override
  public String toString() {
    return "VerifyTable[" + schema.name() + "]";
  }
}
