package dev.singlet.spring;

import dev.singlet.error.DecryptionException;
import dev.singlet.error.SingletException;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataRetrievalFailureException;
import org.springframework.dao.support.PersistenceExceptionTranslator;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Translates exceptions of Singlet and of the AWS SDK to Spring's {@link DataAccessException}s. The
 * translated exception has the same message, and the original one as its cause.
 *
 * <p>As a bean, it works for classes with {@code @Repository}. It can also be called directly:
 *
 * <pre>{@code
 * private final SingletExceptionTranslator translator = new SingletExceptionTranslator();
 *
 * translator.execute(() -> github.execute(IssueEntity.put(issue).ifNotExists()));
 * }</pre>
 *
 * <p>A {@link org.springframework.dao.TransientDataAccessException} means that DynamoDB refused the
 * request, so that the same operation can be executed again. If something may have been written,
 * because the last attempt got no answer or an operation of several requests failed in the middle,
 * the exception is a {@link org.springframework.dao.RecoverableDataAccessException}: look at what
 * is stored, or at the cause, before you execute it again.
 */
public final class SingletExceptionTranslator implements PersistenceExceptionTranslator {

  /** Makes a translator. */
  public SingletExceptionTranslator() {}

  /**
   * Translates an exception. A {@link CompletionException} is translated by its cause.
   *
   * @param failure any exception
   * @return the translated exception; null if the exception is neither of Singlet nor of the SDK
   */
  @Override
  public @Nullable DataAccessException translateExceptionIfPossible(RuntimeException failure) {
    Throwable cause = failure;
    while (cause instanceof CompletionException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof SingletException singlet) {
      return SingletFailures.translate(singlet);
    }
    if (cause instanceof SdkException sdk) {
      return SdkFailures.translate(sdk);
    }
    return cause instanceof DecryptionException
        ? new DataRetrievalFailureException(String.valueOf(cause.getMessage()), cause)
        : null;
  }

  /**
   * Executes work, and translates its exceptions.
   *
   * @param work the work, such as an operation of a client
   * @param <R> the type of its result
   * @return its result
   * @throws DataAccessException in place of an exception of Singlet or of the SDK; all others pass
   *     through unchanged
   */
  public <R extends @Nullable Object> R execute(Supplier<R> work) {
    Objects.requireNonNull(work, "work");
    try {
      return work.get();
    } catch (RuntimeException failure) {
      DataAccessException translated = translateExceptionIfPossible(failure);
      throw translated == null ? failure : translated;
    }
  }
}
