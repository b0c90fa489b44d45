package dev.singlet.internal.scan;

import dev.singlet.internal.engine.Step;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Takes the items of a segment, on one thread at a time.
 *
 * @param <T> the form in which it gives them on
 */
public interface ScanSink<T> {

  /** Returns a sink that reads items with a function, and gives them to a consumer. */
  static <T> ScanSink<T> of(
      Function<Map<String, AttributeValue>, @Nullable T> reading, Consumer<? super T> consumer) {
    return new ScanSink<>() {
      @Override
      public @Nullable T read(Map<String, AttributeValue> item) {
        return reading.apply(item);
      }

      @Override
      public void give(T read) {
        consumer.accept(read);
      }
    };
  }

  /**
   * Reads an item.
   *
   * @return null if it is left out
   */
  @Nullable T read(Map<String, AttributeValue> item);

  /** Gives an item on. An item that was read is not given if the scan is at its limit. */
  void give(T read);

  /**
   * Returns the work that follows from the items of a page. The scan goes on after it, and its
   * checkpoint is then the end of the page.
   */
  default Step<?> afterPage() {
    return Step.nothing();
  }

  /** Returns whether the scan of the segment stops before the next page, although there is one. */
  default boolean stops() {
    return false;
  }
}
