package dev.singlet.runtime.item;

import java.util.UUID;

/** UUIDs as text, in lower case. */
final class UuidText {

  public static final int LENGTH = 36;

  private static final int DIGITS_OF_HALF = 16;

  private UuidText() {}

  /** Returns whether a UUID is at a position in bytes, in the form of {@link UUID#toString}. */
  public static boolean isAt(byte[] text, int start, UUID expected) {
    int digit = 0;
    for (int i = 0; i < LENGTH; i++) {
      char c = '-';
      if (i != 8 && i != 13 && i != 18 && i != 23) {
        long half =
            digit < DIGITS_OF_HALF
                ? expected.getMostSignificantBits()
                : expected.getLeastSignificantBits();
        int shift = 60 - digit % DIGITS_OF_HALF * 4;
        c = Character.forDigit((int) (half >>> shift) & 0xF, 16);
        digit++;
      }
      if (text[start + i] != c) {
        return false;
      }
    }
    return true;
  }
}
