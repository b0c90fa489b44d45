package dev.singlet.internal.wire;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/**
 * A request that the current thread is passing to a client of the SDK. It contains all that the
 * interceptor needs for other requests, so that these load no other class.
 *
 * @param request the request
 * @param items receives the items of its answer
 */
record PendingRequest(SdkRequest request, AnsweredItems items) {

  static final ExecutionAttribute<AnsweredItems> ITEMS = attribute("dev.singlet.AnsweredItems@");

  private static final ThreadLocal<@Nullable PendingRequest> PRESENT = new ThreadLocal<>();

  /**
   * Returns an attribute of a request, named for this very class. The SDK accepts a name only once,
   * and several applications with their own copies of these classes may share the SDK.
   */
  static <T> ExecutionAttribute<T> attribute(String prefix) {
    return new ExecutionAttribute<>(
        prefix.concat(Integer.toHexString(System.identityHashCode(PendingRequest.class))));
  }

  /**
   * Returns the receiver of a request's items. A client begins to execute a request in the thread
   * that passes it. A wrapper around a client may make other requests first.
   *
   * @return null if the request is not the one that was passed
   */
  static @Nullable AnsweredItems itemsOf(SdkRequest request) {
    PendingRequest present = PRESENT.get();
    return present != null && present.request == request ? present.items : null;
  }

  /** Passes this request, perhaps while another one is being passed. */
  <A> A pass(Supplier<A> send) {
    PendingRequest outer = PRESENT.get();
    PRESENT.set(this);
    try {
      return send.get();
    } finally {
      if (outer == null) {
        PRESENT.remove();
      } else {
        PRESENT.set(outer);
      }
    }
  }
}
