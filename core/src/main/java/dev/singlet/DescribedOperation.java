package dev.singlet;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * An operation of another module of Singlet, such as {@code singlet-tables}. It isn't for programs:
 * its description is of a type that is exported to these modules only.
 *
 * @param <R> the type of its result
 */
public abstract class DescribedOperation<R extends @Nullable Object> extends Operation<R> {

  private final OperationDescription<R> description;

  /**
   * Called by operations of Singlet.
   *
   * @param description the operation
   */
  @SuppressWarnings("exports") // So that programs can't call it.
  protected DescribedOperation(OperationDescription<R> description) {
    this.description = description;
  }

  @Override
  final DynamoDbRequest request(Context context) {
    return description.request(context);
  }

  @Override
  final TableSchema table() {
    return description.table();
  }

  @Override
  final List<? extends ItemType<?>> types() {
    return description.types();
  }

  @Override
  final String label() {
    return description.label();
  }

  @Override
  final Step<R> start(Context context) {
    return description.start(this, context);
  }
}
