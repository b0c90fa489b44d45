package dev.singlet.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.time.LocalTime;

/**
 * Writes times of day as text of a fixed width. {@link LocalTime#toString()} has no fixed width.
 */
public final class LocalTimeText {

  private static final String FORM = "00:00:00.000000000";

  private LocalTimeText() {}

  public static String of(LocalTime time) {
    byte[] text = FORM.getBytes(ISO_8859_1);
    Digits.write(text, 0, 2, time.getHour());
    Digits.write(text, 3, 2, time.getMinute());
    Digits.write(text, 6, 2, time.getSecond());
    Digits.write(text, 9, 9, time.getNano());
    return new String(text, ISO_8859_1);
  }
}
