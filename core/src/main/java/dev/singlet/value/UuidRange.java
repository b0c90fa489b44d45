package dev.singlet.value;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import java.util.Locale;
import java.util.UUID;

/**
 * Ranges of UUIDs by their beginning.
 *
 * <p>A key sorts UUIDs by their text. {@link UUID#compareTo} has another order: it compares signed
 * numbers. UUIDs of version 7 begin with the time at which they were made, so they sort by it.
 */
public final class UuidRange {

  private static final String LEAST = "00000000-0000-0000-0000-000000000000";
  private static final String GREATEST = "ffffffff-ffff-ffff-ffff-ffffffffffff";

  private UuidRange() {}

  /**
   * Returns the UUIDs whose text begins with the given one.
   *
   * @param prefix the beginning, with hyphens where the text of a UUID has them: {@code
   *     "01900a3b-7c"}. The case of letters doesn't matter
   * @return the range
   * @throws InvalidArgumentException if no UUID begins with it (SGR0104)
   */
  public static Range<UUID> beginsWith(String prefix) {
    String text = prefix.toLowerCase(Locale.ROOT);
    boolean isBeginning = text.length() <= LEAST.length();
    for (int i = 0; isBeginning && i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isDigit = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
      isBeginning = LEAST.charAt(i) == '-' ? c == '-' : isDigit;
    }
    if (!isBeginning) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          "No UUID begins with \""
              + prefix
              + "\". Write hexadecimal digits, and hyphens where a UUID has them: 01900a3b-7c.");
    }
    return Range.between(
        UUID.fromString(text + LEAST.substring(text.length())),
        UUID.fromString(text + GREATEST.substring(text.length())));
  }
}
