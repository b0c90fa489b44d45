package dev.singlet.processor.model;

import java.util.Locale;

/** The spelling of names as it changes where they become parts of others. */
public final class Spelling {

  private Spelling() {}

  /** A name that begins with a capital, where its first character has one. */
  public static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** A name that begins with a small letter. */
  public static String decapitalized(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /**
   * The letters of a name, letter case and '_' aside: {@code userName} and {@code USER_NAME} have
   * the same. Letters with one capital between them, as {@code i} and {@code ı} have, are the same.
   */
  public static String letters(String name) {
    return name.replace("_", "").toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
