package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Some writes of a batch were not made, or it is not known whether they were. */
public final class IncompleteBatchException extends SingletException {

  private static final long serialVersionUID = 1L;
  private static final int MAX_NAMED = 20;

  private final transient BatchWriteResult result;

  IncompleteBatchException(BatchWriteResult result) {
    super(ErrorCode.INCOMPLETE_BATCH, message(result), result.cause().orElse(null));
    this.result = result;
  }

  /**
   * What was made, and what wasn't.
   *
   * @return the result of the batch
   */
  public BatchWriteResult result() {
    return result;
  }

  private static String message(BatchWriteResult result) {
    List<String> problems = new ArrayList<>();
    if (!result.unprocessed().isEmpty()) {
      problems.add(
          result.unprocessed().size()
              + " were not processed: "
              + named(result.unprocessed())
              + result
                  .cause()
                  .map(cause -> ". The last failure was: " + cause.getMessage())
                  .orElse("")
              + ". Execute them again");
    }
    if (!result.refused().isEmpty()) {
      problems.add(
          result.refused().size()
              + " were refused: "
              + named(result.refused().stream().map(BatchRefusal::write).toList())
              + ". The first: "
              + result.refused().get(0).reason().getMessage());
    }
    if (!result.unknown().isEmpty()) {
      problems.add(
          result.unknown().size()
              + " may have been made, since an answer was lost: "
              + named(result.unknown().stream().map(UnknownWrite::write).toList())
              + ". The first: "
              + result.unknown().get(0).failure().getMessage()
              + " Read their items before you execute them again");
    }
    return "Of the writes of a batch "
        + result.written()
        + " were made, and "
        + String.join("; ", problems)
        + ".";
  }

  private static String named(List<BatchableWrite> writes) {
    StringJoiner names = new StringJoiner("; ");
    writes.stream().limit(MAX_NAMED).forEach(write -> names.add(write.toString()));
    return writes.size() > MAX_NAMED
        ? names + "; and " + (writes.size() - MAX_NAMED) + " more"
        : names.toString();
  }
}
