package dev.singlet.tables;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** An operation that reads all items of a table. */
@CheckReturnValue
abstract class ItemsOperation<R> extends Operation<R> {

  private final OperationDescription<R> description;

  ItemsOperation(OperationDescription<R> description) {
    this.description = description;
  }

  @Override
  protected final OperationDescription<R> description() {
    return description;
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a checkpoint that is
   *     damaged or of another operation
   */
  @Override
  public ScanRequest toRequest() {
    return (ScanRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a checkpoint that is
   *     damaged or of another operation
   */
  @Override
  public ScanRequest toRequest(RequestContext context) {
    return (ScanRequest) super.toRequest(context);
  }
}
