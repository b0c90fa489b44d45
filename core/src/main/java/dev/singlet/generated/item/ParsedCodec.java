package dev.singlet.generated.item;

import java.time.DateTimeException;
import org.jspecify.annotations.Nullable;

/** A codec of text that the JDK parses, with the JDK's exceptions for invalid text. */
interface ParsedCodec<T> extends TextCodec<T> {

  /** Parses a value. For invalid text it returns null, or throws the JDK's exception. */
  @Nullable T read(String text);

  /** Returns a description of the expected text: {@code date such as 2024-01-15}. */
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
      // Reported below, like text that was not read.
    }
    throw Scalars.no(expected(), text);
  }
}
