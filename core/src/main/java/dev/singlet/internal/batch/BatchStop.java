package dev.singlet.internal.batch;

/**
 * Stops a batch: DynamoDB refused a request for a reason that applies to the other requests too.
 */
final class BatchStop extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient BatchOutcome outcome;

  BatchStop(BatchOutcome outcome, Throwable cause) {
    super(cause);
    this.outcome = outcome;
  }

  BatchOutcome outcome() {
    return outcome;
  }
}
