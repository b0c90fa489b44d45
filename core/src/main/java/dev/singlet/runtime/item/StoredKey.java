package dev.singlet.runtime.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.text.Digits;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.schema.TableSchema;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares the stored primary key of an item with the key that the item's attributes make. It
 * creates no text for that, because a page of a thousand items has two thousand keys.
 *
 * <p>Generated code compares a key attribute part by part, in the order of the template. Each part
 * moves the position past itself. The first part that differs ends the comparison. The position is
 * kept in the item's reader, because a separate object would take a tenth of the memory of a small
 * item.
 */
public abstract class StoredKey {

  private static final int DIFFERENT = -1;
  private static final int ABSENT = -2;
  private static final int NANOS_LENGTH = 30;
  private static final int MILLIS_LENGTH = 24;
  private static final int SECONDS_LENGTH = 20;
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  /**
   * The surrogates of U+10FFFE and U+10FFFF, which the format {@code escape} writes differently.
   */
  private static final char HIGH = '\uDBFF';

  private static final char LOW_OF_LAST_BUT_ONE = '\uDFFE';
  private static final char LOW_OF_LAST = '\uDFFF';

  /** The key attribute's text; null if it is in the bytes. */
  private @Nullable String text;

  private int at;

  StoredKey() {}

  /**
   * Finds a key attribute. Calls {@link #within} if it is of type S, and {@link #differs} if it is
   * of another type.
   *
   * @return false if it is absent
   */
  protected abstract boolean findKey(String name);

  /** Returns the bytes that contain the key attributes. */
  protected abstract byte[] bytes();

  /** Returns the end of the key attribute that was found in the bytes. */
  protected abstract int endOfBytes();

  /**
   * Returns a key attribute as it is.
   *
   * @return its value; null if it is absent
   */
  protected abstract @Nullable AttributeValue keyOrNull(String name);

  /** Takes the text of the requested key attribute. */
  protected final void within(String found) {
    text = found;
    at = 0;
  }

  /** Takes the position of the requested key attribute. */
  protected final void within(int start) {
    text = null;
    at = start;
  }

  /** Ends the comparison: the keys differ. */
  protected final void differs() {
    at = at == ABSENT ? ABSENT : DIFFERENT;
  }

  /**
   * Begins with a key attribute. An item that another program wrote can lack the attribute. Then
   * the comparison finds no difference.
   */
  public final StoredKey key(String name, int from) {
    at = 0;
    if (!findKey(name)) {
      at = ABSENT;
    } else if (at >= 0) {
      at += from;
    }
    return this;
  }

  /**
   * Returns the length of the tenant's part of the partition key; 0 if the key has none, or the
   * table has no tenants.
   */
  public final int tenantLength(TableSchema table) {
    if (table.tenant() == null) {
      return 0;
    }
    int start = key(table.key().partition().get(0).name(), 0).at;
    if (text(table.tenant()).at < 0) {
      return 0;
    }
    String delimiter = table.delimiter();
    int id = at;
    while (at < end() && !isDelimiterHere(delimiter)) {
      at++;
    }
    return at == end() || at == id ? 0 : at + delimiter.length() - start;
  }

  private boolean isDelimiterHere(String delimiter) {
    return delimiter.length() <= end() - at && isHere(delimiter);
  }

  /** Compares text that is in the key as it is. */
  public final StoredKey text(@Nullable String expected) {
    if (at < 0) {
      return this;
    }
    if (expected == null || expected.length() > end() - at || !isHere(expected)) {
      differs();
    } else {
      at += expected.length();
    }
    return this;
  }

  private boolean isHere(String expected) {
    if (text != null) {
      return text.startsWith(expected, at);
    }
    byte[] bytes = bytes();
    int start = at;
    int length = expected.length();
    for (int i = 0; i < length; i++) {
      if (bytes[start + i] != expected.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Compares text in the form of {@code escape}.
   *
   * @param delimiter the first character of the delimiter
   */
  public final StoredKey escaped(@Nullable String expected, char delimiter) {
    if (expected == null) {
      differs();
      return this;
    }
    char mark = (char) (delimiter + 1);
    for (int i = 0; i < expected.length() && at >= 0; i++) {
      char c = expected.charAt(i);
      boolean isLast = c >= LOW_OF_LAST_BUT_ONE && c <= LOW_OF_LAST && isAfterHigh(expected, i);
      if (c <= mark) {
        take(mark);
        take(HEX[c >> 4]);
        take(HEX[c & 0xF]);
      } else if (isLast) {
        take(LOW_OF_LAST_BUT_ONE);
        take(HEX[c & 0xF]);
      } else {
        take(c);
      }
    }
    return this;
  }

  private static boolean isAfterHigh(String text, int index) {
    return index > 0 && text.charAt(index - 1) == HIGH;
  }

  /** Compares an integer with leading zeros. */
  public final StoredKey pad(long expected, int digits) {
    return digits(expected, digits, false);
  }

  /** Compares an integer that is subtracted from a number of nines. */
  public final StoredKey reverse(long expected, int digits) {
    return digits(expected, digits, true);
  }

  private StoredKey digits(long expected, int digits, boolean isReverse) {
    // Digits beyond the range of a long are all equal.
    int same = Math.max(digits - Digits.OF_LONG, 0);
    for (int i = 0; i < same; i++) {
      take(isReverse ? '9' : '0');
    }
    int rest = digits - same;
    boolean isHere =
        at >= 0
            && expected >= 0
            && rest <= end() - at
            && number(rest) == (isReverse ? Digits.nines(rest) - expected : expected);
    if (isHere) {
      at += rest;
    } else {
      differs();
    }
    return this;
  }

  /** Returns the number at the position; -1 if there is anything but digits. */
  private long number(int digits) {
    return text == null ? Digits.readLong(bytes(), at, digits) : Digits.readLong(text, at, digits);
  }

  /** Compares an integer as it is. */
  public final StoredKey integer(long expected) {
    return expected < 0
        ? text(Long.toString(expected))
        : digits(expected, Digits.count(expected), false);
  }

  /** Compares a time in a form of a fixed width. */
  public final StoredKey time(@Nullable Instant expected, TimeFormat format) {
    if (at < 0) {
      return this;
    }
    Instant written = expected == null ? null : Scalars.truncated(expected, format);
    int length = length(format);
    if (written == null || !InstantText.fits(written) || length > end() - at) {
      differs();
    } else if (text != null) {
      text(Scalars.instant(written, format).s());
    } else if (written.equals(InstantText.parse(bytes(), at, at + length))) {
      at += length;
    } else {
      differs();
    }
    return this;
  }

  private static int length(TimeFormat format) {
    return switch (format) {
      case NANOS -> NANOS_LENGTH;
      case MILLIS, EPOCH_MILLIS -> MILLIS_LENGTH;
      case SECONDS, EPOCH -> SECONDS_LENGTH;
      case TO_STRING -> throw new IllegalArgumentException("Its texts differ in length.");
    };
  }

  /** Compares a UUID. */
  public final StoredKey uuid(@Nullable UUID expected) {
    if (expected == null || at < 0 || text != null) {
      return text(expected == null ? null : expected.toString());
    }
    if (UuidText.LENGTH <= end() - at && UuidText.isAt(bytes(), at, expected)) {
      at += UuidText.LENGTH;
    } else {
      differs();
    }
    return this;
  }

  private void take(char expected) {
    if (at >= 0) {
      if (at < end() && charAt(at) == expected) {
        at++;
      } else {
        differs();
      }
    }
  }

  private int end() {
    return text == null ? endOfBytes() : text.length();
  }

  private int charAt(int index) {
    return text == null ? bytes()[index] : text.charAt(index);
  }

  /**
   * Returns whether the whole key attribute was compared and is equal.
   *
   * @return true also if it is absent
   */
  public final boolean isWhole() {
    return at == end() || at == ABSENT;
  }

  /**
   * Returns whether the partition key and the sort key are equal texts.
   *
   * @return true also if either is absent
   */
  public final boolean isSame(String name, String partition, int from) {
    key(partition, from);
    int start = at;
    int behind = end();
    String whole = text;
    key(name, 0);
    if (start < 0 || at < 0) {
      return start != DIFFERENT && at != DIFFERENT;
    }
    if (whole == null && text == null) {
      return Arrays.equals(bytes(), start, behind, bytes(), at, end());
    }
    String one = whole == null ? ascii(start, behind) : whole.substring(start);
    return one.equals(text == null ? ascii(at, end()) : text);
  }

  @SuppressWarnings("deprecation") // The bytes are ASCII.
  private String ascii(int start, int behind) {
    return new String(bytes(), 0, start, behind - start);
  }

  /**
   * Compares a key attribute of type N or B.
   *
   * @return true also if it is absent
   */
  public final boolean isValue(String name, AttributeValue expected) {
    AttributeValue stored = keyOrNull(name);
    return stored == null
        || stored.equals(expected)
        || (stored.n() != null
            && expected.n() != null
            && isSame(Numbers.parse(stored.n()), new BigDecimal(expected.n())));
  }

  private static boolean isSame(@Nullable BigDecimal stored, BigDecimal expected) {
    return stored != null && stored.compareTo(expected) == 0;
  }
}
