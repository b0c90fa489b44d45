package dev.singlet.runtime.key;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.singlet.internal.text.Digits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Text to append to. It is kept as bytes while all of it is ISO 8859-1, as most keys are. */
final class TextBuffer {

  private static final int FIRST_CAPACITY = 64;
  private static final char LAST_BYTE = 0xFF;

  private byte[] bytes = new byte[FIRST_CAPACITY];
  private int size;
  private @Nullable StringBuilder wide;

  void append(String text) {
    if (!appendPlain(text, (char) 1, (char) 0)) {
      wide().append(text);
    }
  }

  void append(char c) {
    if (wide == null && c <= LAST_BYTE) {
      reserve(1)[size++] = (byte) c;
    } else {
      wide().append(c);
    }
  }

  /** Appends the digits of an integer, with leading zeros. */
  void append(String digits, int width) {
    appendZeros(width - digits.length());
    append(digits);
  }

  /** Appends an integer that is not negative, with leading zeros. */
  void append(long integer, int width) {
    int digits = Digits.count(integer);
    appendZeros(width - digits);
    if (wide != null) {
      wide.append(integer);
      return;
    }
    byte[] target = reserve(digits);
    size += digits;
    long rest = integer;
    for (int i = 1; i <= digits; i++) {
      long tens = rest / 10;
      target[size - i] = (byte) ('0' + rest - tens * 10);
      rest = tens;
    }
  }

  private void appendZeros(int count) {
    for (int i = 0; i < count; i++) {
      append('0');
    }
  }

  /**
   * Appends text if it is plain: no char between the two limits, and none beyond ISO 8859-1.
   *
   * @return false if there is such a char, and nothing was appended
   */
  boolean appendPlain(String text, char firstRefused, char lastRefused) {
    if (wide != null) {
      return false;
    }
    int length = text.length();
    byte[] target = reserve(length);
    int start = size;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c > LAST_BYTE || (c >= firstRefused && c <= lastRefused)) {
        return false;
      }
      target[start + i] = (byte) c;
    }
    size = start + length;
    return true;
  }

  private byte[] reserve(int more) {
    if (more > bytes.length - size) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
    }
    return bytes;
  }

  private StringBuilder wide() {
    if (wide == null) {
      wide = new StringBuilder(toString());
    }
    return wide;
  }

  @Override
  public String toString() {
    return wide == null ? new String(bytes, 0, size, ISO_8859_1) : wide.toString();
  }
}
