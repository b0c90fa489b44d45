package dev.singlet.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.dynamodb.services.local.shared.exceptions.LocalDBAccessException;

/**
 * Calls the engine, and repeats {@code DescribeTable} if it fails because the engine is adding an
 * index. The engine then counts the items of the index for some milliseconds before it has the
 * index. Over HTTP, this is an internal error, for which the SDK repeats the request.
 */
final class EngineCall {

  private static final int MAX_ATTEMPTS = 200;
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
        if (!isOfNewIndex(method, failure) || attempt == MAX_ATTEMPTS) {
          throw failure;
        }
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
  }

  private static boolean isOfNewIndex(Method method, Throwable failure) {
    return method.getName().equals("describeTable") && failure instanceof LocalDBAccessException;
  }
}
