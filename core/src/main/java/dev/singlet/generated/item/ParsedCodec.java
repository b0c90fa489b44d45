package dev.singlet.generated.item;

import java.time.DateTimeException;
import org.jspecify.annotations.Nullable;

/** A codec of text that the JDK reads, with exceptions of its own for what it can't read. */
interface ParsedCodec<T> extends TextCodec<T> {

  /** Reads a value; gives null, or throws what the JDK throws, for text that is none. */
  @Nullable T read(String text);

  /** What the text should have been: {@code date such as 2024-01-15}. */
  String expected();

  @Override
  default String format(T value) {
    return value.toString();
  }

  @Override
  default T parse(String text) {
    try {
      T value = read(text);
      if (value != null) {
        return value;
      }
    } catch (DateTimeException | ArithmeticException | IllegalArgumentException unreadable) {
      // Said below, as for text that was not read.
    }
    throw Scalars.no(expected(), text);
  }
}
