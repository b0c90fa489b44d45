package dev.singlet.internal.engine;

import java.util.regex.Pattern;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * Tells failures after which a write may have been made from those after which it wasn't. DynamoDB
 * makes nothing of what it answers with a status of 4xx. After a status of 5xx, and where there was
 * no answer at all, nobody knows. The SDK sends requests again, so that an answer of 4xx may follow
 * an attempt that got none, and be due to what that one wrote.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">DynamoDB's
 *     errors</a>
 */
public final class LostAnswer {

  private static final int FIRST_SERVER_ERROR = 500;

  /** How the SDK's exceptions say that the service refused a request. */
  private static final Pattern REFUSED = Pattern.compile("Status Code: 4\\d\\d\\b");

  private LostAnswer() {}

  /**
   * Whether a write may have been made.
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
   * Whether one of the attempts before was not refused. The SDK tells their number, and keeps the
   * text alone of what they failed with; what that doesn't tell counts as lost.
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
