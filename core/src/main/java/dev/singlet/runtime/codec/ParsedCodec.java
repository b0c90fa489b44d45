package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import java.time.DateTimeException;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A codec of text that the JDK parses, with the JDK's exceptions for invalid text. Codecs are equal
 * if they expect the same text: functions can't be compared.
 *
 * @param expected describes the text: {@code date such as 2024-01-15}
 * @param write returns the text of a value
 * @param read parses a value. For invalid text it returns null, or throws the JDK's exception
 * @param check checks the constraints of a value
 */
record ParsedCodec<T>(
    String expected,
    Function<T, String> write,
    Function<String, @Nullable T> read,
    BiConsumer<T, Violations> check)
    implements TextCodec<T> {

  /** Makes a codec whose text is {@code toString()}, without constraints. */
  ParsedCodec(String expected, Function<String, @Nullable T> read) {
    this(expected, Object::toString, read);
  }

  /** Makes a codec without constraints. */
  ParsedCodec(String expected, Function<T, String> write, Function<String, @Nullable T> read) {
    this(expected, write, read, (value, violations) -> {});
  }

  @Override
  public String format(T value) {
    return write.apply(value);
  }

  @Override
  public T parse(String text) {
    try {
      T value = read.apply(text);
      if (value != null) {
        return value;
      }
    } catch (DateTimeException | ArithmeticException | IllegalArgumentException unreadable) {
      // Reported below, like text that was not read.
    }
    throw Scalars.no(expected, text);
  }

  @Override
  public void check(T value, Violations violations) {
    check.accept(value, violations);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ParsedCodec<?> codec && expected.equals(codec.expected);
  }

  @Override
  public int hashCode() {
    return expected.hashCode();
  }
}
