package dev.singlet.internal.write;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.internal.engine.LostAnswer;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * The attempts of one piece of work that got no answer. Each may have been made, or be made later,
 * while it is still under way. DynamoDB makes one request of a token within ten minutes, so as long
 * as there are such attempts, all requests have the same token: of two different ones, DynamoDB
 * refuses whichever comes second.
 */
public final class Unanswered {

  private String token = UUID.randomUUID().toString();
  private boolean isPossible;
  private @Nullable TransactionFailedException refusal;

  /** Returns the token for a request that differs from the last one. */
  synchronized String nextToken() {
    if (!isPossible) {
      token = UUID.randomUUID().toString();
    }
    return token;
  }

  /** Notes the failure of a request. A refusal says nothing of earlier attempts. */
  synchronized void add(Throwable failure) {
    isPossible |= LostAnswer.isPossible(failure);
  }

  synchronized void add() {
    isPossible = true;
  }

  /** Returns whether one of the requests may have been made, or may be made later. */
  public synchronized boolean isPossible() {
    return isPossible;
  }

  /** Keeps a refusal after which other requests are made. */
  synchronized TransactionFailedException keep(TransactionFailedException refused) {
    refusal = refused;
    return refused;
  }

  /** Returns the last refusal, for work that ends without a request of its own. */
  public synchronized TransactionFailedException refusal() {
    return Objects.requireNonNull(refusal);
  }

  /**
   * Returns what to throw in place of an error of AWS's own. Such an error, as that a request was
   * throttled or that its token is known by another one, is about its request alone, and says
   * nothing of an earlier one that may still be made.
   *
   * @return null if there is no earlier one, or if the error itself leaves open what was made
   */
  synchronized @Nullable TransactionFailedException inPlaceOf(Throwable failure) {
    if (!isPossible
        || failure instanceof TransactionCanceledException
        || LostAnswer.isPossible(failure)) {
      return null;
    }
    TransactionFailedException earlier = refusal;
    if (earlier != null && earlier.mayHaveBeenMade()) {
      earlier.addSuppressed(failure);
      return earlier;
    }
    return new TransactionFailedException(
        "Transaction refused, " + Cancellation.outcome(true) + " " + failure.getMessage(),
        List.of(),
        failure,
        true);
  }
}
