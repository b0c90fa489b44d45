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
 * @param writer the client that the body is for; null if there is no body
 * @param outer the request that was being passed before; null for none
 */
record PendingRequest(
    SdkRequest request,
    @Nullable AnsweredItems items,
    @Nullable WrittenRequest written,
    @Nullable Object writer,
    @Nullable PendingRequest outer) {

  static final ExecutionAttribute<AnsweredItems> ITEMS = attribute("dev.singlet.AnsweredItems@");

  static final ExecutionAttribute<WrittenRequest> WRITTEN =
      attribute("dev.singlet.WrittenRequest@");

  private static final ThreadLocal<@Nullable PendingRequest> PRESENT = new ThreadLocal<>();

  /** Returns a request whose items are read here. */
  static PendingRequest of(SdkRequest request, AnsweredItems items) {
    PendingRequest same = of(request);
    return same == null
        ? new PendingRequest(request, items, null, null, PRESENT.get())
        : new PendingRequest(request, items, same.written, same.writer, same);
  }

  /** Returns a request that is written here for one client. */
  static PendingRequest of(SdkRequest request, WrittenRequest written, Object client) {
    PendingRequest same = of(request);
    AnsweredItems items = same == null ? null : same.items;
    return new PendingRequest(request, items, written, client, PRESENT.get());
  }

  /**
   * Returns what is known of a request. A client begins to execute a request in the thread that
   * passes it. A wrapper around a client may make other requests first.
   *
   * @return null if the request is not the one that was passed
   */
  static @Nullable PendingRequest of(SdkRequest request) {
    PendingRequest present = PRESENT.get();
    return present != null && present.request == request ? present : null;
  }

  /**
   * Returns an attribute of a request, named for this very class. The SDK accepts a name only once,
   * and several applications with their own copies of these classes may share the SDK.
   */
  static <T> ExecutionAttribute<T> attribute(String prefix) {
    return new ExecutionAttribute<>(
        prefix.concat(Integer.toHexString(System.identityHashCode(PendingRequest.class))));
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
