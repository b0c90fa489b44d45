package dev.singlet.internal.engine;

import java.util.regex.Pattern;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * Recognizes failures after which a write may have been made. DynamoDB did nothing if it answered
 * with a status of 4xx. After a status of 5xx, or without an answer, the outcome is unknown. The
 * SDK retries, so an answer of 4xx may follow an attempt without an answer, and may be a result of
 * what that attempt wrote.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">DynamoDB's
 *     errors</a>
 */
public final class LostAnswer {

  private static final int FIRST_SERVER_ERROR = 500;

  /** The text in the SDK's exceptions when the service refused a request. */
  private static final Pattern REFUSED = Pattern.compile("Status Code: 4\\d\\d\\b");

  private LostAnswer() {}

  /**
   * Returns whether a write may have been made.
   *
   * @return false if DynamoDB refused each attempt
   */
  public static boolean isPossible(Throwable failure) {
    return !isRefusal(failure) || followsLostOnes((SdkException) failure);
  }

  private static boolean isRefusal(Throwable failure) {
    return failure instanceof SdkServiceException answer
        && answer.statusCode() < FIRST_SERVER_ERROR
        && !(answer instanceof InternalServerErrorException)
        && !(answer instanceof TransactionInProgressException);
  }

  /**
   * Returns whether an earlier attempt was not refused. The SDK reports the number of attempts, and
   * only the messages of their failures. If a message doesn't tell, the answer counts as lost.
   */
  private static boolean followsLostOnes(SdkException last) {
    Integer attempts = last.numAttempts();
    if (attempts == null || attempts <= 1) {
      return false;
    }
    int refused = 0;
    for (Throwable earlier : last.getSuppressed()) {
      String message = earlier.getMessage();
      if (message != null && REFUSED.matcher(message).find()) {
        refused++;
      }
    }
    return refused < attempts - 1;
  }
}
