package dev.singlet.tables;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.table.CreateSpec;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.schema.TableSchema;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Creates the table with all its indexes, billed on demand, and returns its description. It sends
 * one {@code CreateTable} request, then {@code DescribeTable} once a second until the table is
 * active. If the table has a time-to-live attribute, it then sends {@code UpdateTimeToLive}.
 *
 * <pre>{@code
 * github.execute(CreateTable.of(GitHubTable.SCHEMA).ifNotExists());
 * }</pre>
 *
 * <p>{@link TableSetup} creates tables with other settings, and changes those of existing tables.
 */
@CheckReturnValue
public final class CreateTable extends Operation<TableDescription> {

  private final CreateSpec spec;

  private CreateTable(CreateSpec spec) {
    this.spec = spec;
  }

  /**
   * Returns an operation that creates a table.
   *
   * @param schema the table, such as the generated {@code GitHubTable.SCHEMA}
   * @return the operation
   */
  public static CreateTable of(TableSchema schema) {
    return new CreateTable(
        new CreateSpec(Objects.requireNonNull(schema, "schema"), false, null, null));
  }

  /**
   * Accepts a table that already exists if it has the model's key and indexes, and leaves it as it
   * is. The table may have more than the model. Time to live is not checked: if it is off, no item
   * expires until {@code UpdateTimeToLive} turns it on.
   *
   * @return an operation that accepts an existing table; executing it throws an {@link
   *     dev.singlet.error.InvalidArgumentException} if that table has other keys, lacks an index,
   *     or one of its indexes lacks attributes
   */
  public CreateTable ifNotExists() {
    return new CreateTable(spec.acceptingExisting());
  }

  /**
   * Gives the table a stream. A {@link dev.singlet.stream.ChangeReader} reads the changes in it.
   *
   * @param view the content of the stream records; typed changes need {@code NEW_AND_OLD_IMAGES}
   * @return an operation that creates the table with a stream
   */
  public CreateTable withStream(StreamViewType view) {
    return new CreateTable(spec.withStream(Objects.requireNonNull(view, "view")));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the {@code CreateTable} request only.
   *
   * @param override the SDK's own request configuration
   * @return an operation with it
   */
  public CreateTable overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new CreateTable(spec.with(Objects.requireNonNull(override, "override")));
  }

  @Override
  public CreateTableRequest toRequest() {
    return (CreateTableRequest) super.toRequest();
  }

  @Override
  public CreateTableRequest toRequest(RequestContext context) {
    return (CreateTableRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<TableDescription> description() {
    return spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
