package dev.singlet.internal.bulk;

import dev.singlet.item.BatchableWrite;
import org.jspecify.annotations.Nullable;

/** The writes of a bulk write, one after the other. Used by one thread at a time. */
public interface WriteSource extends AutoCloseable {

  /** Makes the source when the run begins. */
  @FunctionalInterface
  interface Opener {
    WriteSource open();
  }

  /**
   * Returns the next write.
   *
   * @return null if there is none: at the end, or because the next one has not arrived yet
   */
  @Nullable BatchableWrite poll();

  /** Returns whether there are no more writes. */
  boolean isAtEnd();

  @Override
  void close();
}
