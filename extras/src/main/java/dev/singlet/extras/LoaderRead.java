package dev.singlet.extras;

import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.operation.Operation;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/** Reads as many items of a loader's batch as possible. The result has them as they are stored. */
final class LoaderRead extends Operation<BatchGetExecution>
    implements OperationDescription<BatchGetExecution> {

  private final TableReadOptions read;
  private final Set<PrimaryKey> keys;
  private final List<GetSpec<?>> gets;
  private final BatchOptions options;

  LoaderRead(
      TableReadOptions read, Set<PrimaryKey> keys, List<GetSpec<?>> gets, BatchOptions options) {
    this.read = read;
    this.keys = keys;
    this.gets = gets;
    this.options = options;
  }

  @Override
  protected OperationDescription<BatchGetExecution> description() {
    return this;
  }

  @Override
  public BatchGetItemRequest request(Context context) {
    return execution(context).firstRequests().get(0);
  }

  @Override
  public TableSchema table() {
    return gets.get(0).table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return gets.stream().<ItemType<?>>map(GetSpec::type).toList();
  }

  @Override
  public String label() {
    return "BatchGet";
  }

  @Override
  public Step<BatchGetExecution> start(Object operation, Context context) {
    return execution(context).start();
  }

  private BatchGetExecution execution(Context context) {
    return BatchGetExecution.of(read, keys, options, context);
  }

  @Override
  public String toString() {
    return "BatchGet[" + gets.size() + " gets]";
  }
}
