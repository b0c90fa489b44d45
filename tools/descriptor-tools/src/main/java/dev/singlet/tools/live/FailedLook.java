package dev.singlet.tools.live;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * Says why a table can't be looked at. The SDK's own messages name neither the table nor the URL.
 *
 * @param dynamoDb the place that was asked, in words
 */
record FailedLook(String dynamoDb) {

  static FailedLook at(DynamoDbClient client) {
    DynamoDbServiceClientConfiguration configured = client.serviceClientConfiguration();
    return new FailedLook(
        configured
            .endpointOverride()
            .map(url -> "DynamoDB at " + url)
            .orElse("DynamoDB in the region " + configured.region()));
  }

  /**
   * Explains a failure.
   *
   * @param called the table's name in DynamoDB
   * @param model the table's model
   * @param failure from the SDK or from an operation
   * @return an {@link UnusableTableException} if it is of this table alone
   */
  UserErrorException explain(String called, TableDescriptor model, RuntimeException failure) {
    IOException unreachable = cause(failure, IOException.class);
    if (unreachable != null) {
      return new UserErrorException(
          dynamoDb
              + " can't be reached: "
              + unreachable
              + ". Give another URL by the option endpoint, or another region by the option region.",
          failure);
    }
    if (cause(failure, ResourceNotFoundException.class) != null) {
      return new UnusableTableException(
          dynamoDb
              + " has no table "
              + called
              + ", which is the name for "
              + model.java()
              + ". Give another name by the option name.",
          failure);
    }
    return new UnusableTableException(
        "The table " + called + " of " + model.java() + " can't be looked at: " + message(failure),
        failure);
  }

  private static <T extends Throwable> @Nullable T cause(Throwable failure, Class<T> type) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (type.isInstance(each)) {
        return type.cast(each);
      }
    }
    return null;
  }

  private static String message(Throwable failure) {
    return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
  }
}
