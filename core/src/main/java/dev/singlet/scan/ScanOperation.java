package dev.singlet.scan;

import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** An operation whose first request is a {@code Scan}. */
abstract class ScanOperation<R> extends Operation<R> {

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the scan continues from a checkpoint
   *     that is damaged or of another scan
   */
  @Override
  public ScanRequest toRequest() {
    return (ScanRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the scan continues from a checkpoint
   *     that is damaged or of another scan
   */
  @Override
  public ScanRequest toRequest(RequestContext context) {
    return (ScanRequest) super.toRequest(context);
  }
}
