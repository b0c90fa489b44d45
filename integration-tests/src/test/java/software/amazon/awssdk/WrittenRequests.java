package software.amazon.awssdk;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * The requests that the SDK wrote. It counts as an interceptor of the SDK, by its package, so
 * requests are written as bytes in spite of it.
 */
public final class WrittenRequests implements ExecutionInterceptor {

  private final List<SdkRequest> all = new ArrayList<>();

  /** Returns the requests of a type, from the first one on. */
  public synchronized <Q extends SdkRequest> List<Q> all(Class<Q> type) {
    return all.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** Forgets all. */
  public synchronized void clear() {
    all.clear();
  }

  @Override
  public synchronized void beforeMarshalling(
      Context.BeforeMarshalling context, ExecutionAttributes attributes) {
    all.add(context.request());
  }
}
