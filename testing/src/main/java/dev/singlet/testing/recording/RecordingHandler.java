package dev.singlet.testing.recording;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Handles the calls of a recording's clients. A call with a request is recorded and answered. Any
 * other call does what the SDK's interface does by default, such as building the request first.
 *
 * @param recording takes the requests and gives the answers
 */
record RecordingHandler(RecordingDynamoDb recording) implements InvocationHandler {

  /** Returns a client, blocking or asynchronous. */
  static <C> C client(Class<C> type, RecordingDynamoDb recording) {
    Object client =
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, new RecordingHandler(recording));
    return type.cast(client);
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
      if (DynamoDbResponse.class.isAssignableFrom(method.getReturnType())) {
        return recording.answer(request);
      }
      if (method.getReturnType() == CompletableFuture.class) {
        return future(request);
      }
    }
    return switch (method.getName()) {
      case "close" -> null;
      case "serviceName" -> DynamoDbClient.SERVICE_NAME;
      case "toString" -> "The client of a recording. " + recording;
      case "hashCode" -> System.identityHashCode(proxy);
      case "equals" -> arguments != null && proxy == arguments[0];
      default -> InvocationHandler.invokeDefault(proxy, method, arguments);
    };
  }

  private CompletableFuture<DynamoDbResponse> future(DynamoDbRequest request) {
    try {
      return CompletableFuture.completedFuture(recording.answer(request));
    } catch (RuntimeException failure) {
      return CompletableFuture.failedFuture(failure);
    }
  }
}
