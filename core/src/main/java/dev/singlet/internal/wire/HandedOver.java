package dev.singlet.internal.wire;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;

/**
 * A request that the present thread is handing to a client of the SDK. All that the interceptor
 * needs for requests that are not read ahead is here, so that they load nothing else.
 *
 * @param request the request
 * @param items takes the items of its answer
 */
record HandedOver(SdkRequest request, AnsweredItems items) {

  static final ExecutionAttribute<AnsweredItems> ITEMS = attribute("dev.singlet.AnsweredItems@");

  private static final ThreadLocal<@Nullable HandedOver> PRESENT = new ThreadLocal<>();

  /**
   * An attribute of a request, named for this very class: the SDK takes a name once, and may be
   * shared by several applications that have these classes each.
   */
  static <T> ExecutionAttribute<T> attribute(String prefix) {
    return new ExecutionAttribute<>(
        prefix.concat(Integer.toHexString(System.identityHashCode(HandedOver.class))));
  }

  /**
   * Where the items of a request go that a client begins to execute, which it does in the thread
   * that hands it over. What wraps a client may well make other requests first.
   *
   * @return null if the request is not the one that was handed over
   */
  static @Nullable AnsweredItems itemsOf(SdkRequest request) {
    HandedOver present = PRESENT.get();
    return present != null && present.request == request ? present.items : null;
  }

  /**
   * Begins to hand this over.
   *
   * @return what is being handed over already; null for nothing
   */
  @Nullable HandedOver begin() {
    HandedOver outer = PRESENT.get();
    PRESENT.set(this);
    return outer;
  }

  /** Ends what {@link #begin} began. */
  static void end(@Nullable HandedOver outer) {
    if (outer == null) {
      PRESENT.remove();
    } else {
      PRESENT.set(outer);
    }
  }
}
