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

  /** Turns the name of a constant, such as {@code LOCAL_DATE}, into {@code localDate}. */
  public static String camelCase(String constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
      name.append(name.isEmpty() ? word : capitalized(word));
    }
    return name.toString();
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
