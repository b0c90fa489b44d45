package dev.singlet.spring.boot;

import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import dev.singlet.listener.RunningOperation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Several listeners. One that fails doesn't keep the others from hearing. */
final class AllListeners implements RequestListener {

  private final List<RequestListener> listeners;

  AllListeners(List<RequestListener> listeners) {
    this.listeners = List.copyOf(listeners);
  }

  @Override
  public void onRequest(RequestReport report) {
    each(listeners, listener -> listener.onRequest(report));
  }

  @Override
  public RunningOperation begin(String operation, String table) {
    List<RunningOperation> followed = new ArrayList<>();
    each(
        listeners,
        listener -> {
          RunningOperation running = listener.begin(operation, table);
          if (running != RunningOperation.IGNORED) {
            followed.add(running);
          }
        });
    return switch (followed.size()) {
      case 0 -> RunningOperation.IGNORED;
      case 1 -> followed.get(0);
      default -> new AllRunning(List.copyOf(followed));
    };
  }

  /** Calls all. A failure is logged, as the client does for a single listener. */
  private static <E> void each(Iterable<E> all, Consumer<? super E> call) {
    for (E one : all) {
      try {
        call.accept(one);
      } catch (RuntimeException failure) {
        System.getLogger(RequestListener.class.getName())
            .log(System.Logger.Level.WARNING, "A request listener failed.", failure);
      }
    }
  }

  private record AllRunning(List<RunningOperation> followed) implements RunningOperation {

    /** Closes scopes in the reverse order, as scopes of threads require. */
    @Override
    public Runnable sending() {
      Deque<Runnable> sent = new ArrayDeque<>();
      each(followed, running -> sent.push(running.sending()));
      return () -> each(sent, Runnable::run);
    }

    @Override
    public void ended(@Nullable Throwable failure) {
      each(followed, running -> running.ended(failure));
    }
  }
}
