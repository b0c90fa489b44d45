package dev.singlet.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.dynamodb.services.local.shared.exceptions.LocalDBAccessException;

/**
 * Calls the engine, and repeats a request that fails for a moment because of another one. Over
 * HTTP, such a failure is an internal error, for which the SDK repeats the request.
 *
 * <ul>
 *   <li>{@code DescribeTable} fails while the engine adds an index: it counts the items of the
 *       index some milliseconds before it has the index.
 *   <li>{@code UpdateTable} fails while another table is deleted: it adds up the capacity of all
 *       tables, and the deleted one is null. It has changed nothing then.
 * </ul>
 */
final class EngineCall {

  private static final int MAX_ATTEMPTS = 2000;
  private static final Duration PAUSE = Duration.ofMillis(5);

  private EngineCall() {}

  /**
   * Calls a method of the engine's client.
   *
   * @throws Throwable the exception of the method
   */
  static @Nullable Object invoke(Object client, Method method, Object @Nullable [] arguments)
      throws Throwable {
    for (int attempt = 1; ; attempt++) {
      try {
        return method.invoke(client, arguments);
      } catch (InvocationTargetException thrown) {
        Throwable failure = Objects.requireNonNull(thrown.getCause());
        if (!isPassing(method, failure) || attempt == MAX_ATTEMPTS) {
          throw failure;
        }
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
  }

  private static boolean isPassing(Method method, Throwable failure) {
    return switch (method.getName()) {
      case "describeTable" -> failure instanceof LocalDBAccessException;
      case "updateTable" -> failure instanceof NullPointerException;
      default -> false;
    };
  }
}
