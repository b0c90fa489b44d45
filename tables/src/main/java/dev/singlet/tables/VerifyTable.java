package dev.singlet.tables;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.table.TableVerification;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableDifference;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;

/**
 * Compares the table in DynamoDB with the model: keys, indexes and what they hold, and time to
 * live. It sends {@code DescribeTable} and {@code DescribeTimeToLive}, which cost no capacity, and
 * changes nothing. Execute it where a program starts, or in a check of a deployment. Its result is
 * each difference, with what to do; empty if the table is as the model has it. A table that doesn't
 * exist is a difference.
 *
 * <pre>{@code
 * List<TableDifference> differences = github.execute(VerifyTable.of(GitHubTable.SCHEMA));
 * }</pre>
 */
@CheckReturnValue
public final class VerifyTable extends Operation<List<TableDifference>> {

  private final TableSchema schema;

  private VerifyTable(TableSchema schema) {
    this.schema = schema;
  }

  /**
   * Returns the comparison of a table.
   *
   * @param schema the table, such as the generated {@code GitHubTable.SCHEMA}
   * @return the operation
   */
  public static VerifyTable of(TableSchema schema) {
    return new VerifyTable(Objects.requireNonNull(schema, "schema"));
  }

  @Override
  public DescribeTableRequest toRequest() {
    return (DescribeTableRequest) super.toRequest();
  }

  @Override
  public DescribeTableRequest toRequest(RequestContext context) {
    return (DescribeTableRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<List<TableDifference>> description() {
    return new TableVerification(schema);
  }

  @Override
  public String toString() {
    return "VerifyTable[" + schema.name() + "]";
  }
}
