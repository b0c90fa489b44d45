package dev.singlet.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** The hash that spreads keys: the first hexadecimal digits of a text's CRC-32. */
public final class TextHash {

  private static final int DIGITS = 8;
  private static final int BITS_OF_DIGIT = 4;

  private TextHash() {}

  /** Returns the first digits, in lower case, of the hash of a text in UTF-8. */
  public static String of(String text, int digits) {
    return String.format("%08x", crc(text)).substring(0, digits);
  }

  /** Returns a text for each hash of so many digits, in the order of the hashes. */
  public static List<String> texts(int digits) {
    String[] texts = new String[1 << (BITS_OF_DIGIT * digits)];
    int missing = texts.length;
    for (int number = 0; missing > 0; number++) {
      String text = Integer.toString(number);
      int hash = (int) (crc(text) >>> (BITS_OF_DIGIT * (DIGITS - digits)));
      if (texts[hash] == null) {
        texts[hash] = text;
        missing--;
      }
    }
    return Arrays.asList(texts);
  }

  private static long crc(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }
}
