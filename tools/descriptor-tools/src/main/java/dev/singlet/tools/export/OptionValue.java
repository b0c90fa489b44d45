package dev.singlet.tools.export;

import dev.singlet.tools.error.UserErrorException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Reads options whose values are constants, which users write as words with hyphens. */
public final class OptionValue {

  private OptionValue() {}

  /**
   * Reads a constant.
   *
   * @param option what is set, for the message
   * @param text such as {@code on-demand}
   * @param type the constants
   * @return the constant
   * @throws UserErrorException if there is none
   */
  public static <E extends Enum<E>> E read(String option, String text, Class<E> type) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> of(constant).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    option
                        + " is \""
                        + text
                        + "\", but can be "
                        + Arrays.stream(type.getEnumConstants())
                            .map(OptionValue::of)
                            .collect(Collectors.joining(", "))
                        + "."));
  }

  private static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
