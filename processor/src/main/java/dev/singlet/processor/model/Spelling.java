package dev.singlet.processor.model;

import java.util.Locale;

/** Changes the spelling of names that become parts of other names. */
public final class Spelling {

  private Spelling() {}

  /** Returns a name with a capital first letter, if there is a capital of it. */
  public static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** Returns a name with a small first letter. */
  public static String decapitalized(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * Returns the letters of a name without letter case and '_': the same for {@code userName} and
   * {@code USER_NAME}. Letters with the same capital, such as {@code i} and {@code ı}, are the
   * same.
   */
  public static String letters(String name) {
    return name.replace("_", "").toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
