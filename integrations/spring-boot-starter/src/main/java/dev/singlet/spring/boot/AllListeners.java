package dev.singlet.spring.boot;

import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import java.util.List;

/** Several listeners. One that fails doesn't keep the others from hearing. */
final class AllListeners implements RequestListener {

  private final List<RequestListener> listeners;

  AllListeners(List<RequestListener> listeners) {
    this.listeners = List.copyOf(listeners);
  }

  @Override
  public void onRequest(RequestReport report) {
    RuntimeException failure = null;
    for (RequestListener listener : listeners) {
      try {
        listener.onRequest(report);
      } catch (RuntimeException thrown) {
        if (failure == null) {
          failure = thrown;
        } else {
          failure.addSuppressed(thrown);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
