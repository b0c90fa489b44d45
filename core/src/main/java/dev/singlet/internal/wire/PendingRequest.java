package dev.singlet.internal.wire;

import dev.singlet.internal.body.WrittenRequest;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/**
 * A request that the current thread is passing to a client of the SDK. It contains all that the
 * interceptor needs for other requests, so that these load no other class.
 *
 * @param request the request
 * @param items receives the items of its answer; null if the SDK reads them
 * @param written its body; null if the SDK writes it
 * @param outer what is known of the request besides, or another request that is being passed; null
 *     for none
 */
record PendingRequest(
    SdkRequest request,
    @Nullable AnsweredItems items,
    @Nullable WrittenRequest written,
    @Nullable PendingRequest outer) {

  static final ExecutionAttribute<AnsweredItems> ITEMS = attribute("dev.singlet.AnsweredItems@");

  static final ExecutionAttribute<WrittenRequest> WRITTEN =
      attribute("dev.singlet.WrittenRequest@");

  private static final ThreadLocal<@Nullable PendingRequest> PRESENT = new ThreadLocal<>();

  static PendingRequest of(SdkRequest request, AnsweredItems items) {
    return new PendingRequest(request, items, null, PRESENT.get());
  }

  static PendingRequest of(SdkRequest request, WrittenRequest written) {
    return new PendingRequest(request, null, written, PRESENT.get());
  }

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
    for (PendingRequest each = PRESENT.get(); each != null; each = each.outer) {
      if (each.request == request && each.items != null) {
        return each.items;
      }
    }
    return null;
  }

  /**
   * Returns the body of a request.
   *
   * @return null if the SDK writes them
   */
  static @Nullable WrittenRequest writtenOf(SdkRequest request) {
    for (PendingRequest each = PRESENT.get(); each != null; each = each.outer) {
      if (each.request == request && each.written != null) {
        return each.written;
      }
    }
    return null;
  }

  /** Passes this request, perhaps while another one is being passed. */
  <A> A pass(Supplier<A> send) {
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
