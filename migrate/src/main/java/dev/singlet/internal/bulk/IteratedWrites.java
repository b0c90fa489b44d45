package dev.singlet.internal.bulk;

import dev.singlet.item.BatchableWrite;
import java.util.Iterator;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The writes of an iterator. */
final class IteratedWrites implements WriteSource {

  private final Iterator<? extends BatchableWrite> writes;
  private final Runnable end;

  private IteratedWrites(Iterator<? extends BatchableWrite> writes, Runnable end) {
    this.writes = writes;
    this.end = end;
  }

  static WriteSource of(Iterable<? extends BatchableWrite> writes) {
    return new IteratedWrites(writes.iterator(), () -> {});
  }

  /** Returns the writes of a stream, which is closed at the end. */
  static WriteSource of(Stream<? extends BatchableWrite> writes) {
    return new IteratedWrites(writes.iterator(), writes::close);
  }

  @Override
  public @Nullable BatchableWrite poll() {
    return writes.hasNext() ? Objects.requireNonNull(writes.next(), "write") : null;
  }

  @Override
  public boolean isAtEnd() {
    return !writes.hasNext();
  }

  @Override
  public void close() {
    end.run();
  }
}
