package dev.singlet.processor.model.value;

import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Checks names, and changes their spelling so that they become parts of other names. */
public final class Spelling {

  private Spelling() {}

  /** Returns a name with a capital first letter, if there is a capital of it. */
  public static String capitalized(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** Returns whether a name can be that of a method. */
  public static boolean isName(String name) {
    return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
  }

  /** Returns the path of a component within another one. */
  public static String path(String holder, String name) {
    return holder + "." + name;
  }

  /** Returns the name of an element of a list, as DynamoDB writes it in paths. */
  public static String element(int index) {
    return "[" + index + "]";
  }

  /** Returns whether a name is the path of a component in a flattened record. */
  public static boolean isPath(String name) {
    return name.indexOf('.') >= 0;
  }

  /** Returns the name of a component at the end of a path. */
  public static String lastStep(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  /** Turns the path {@code shipTo.city} into the name {@code shipToCity}. */
  public static String joined(String path) {
    int end = path.indexOf('.');
    return end < 0 ? path : path.substring(0, end) + capitalJoined(path.substring(end + 1));
  }

  /** Turns the path {@code shipTo.city} into the name {@code ShipToCity}. */
  public static String capitalJoined(String path) {
    return capitalized(joined(path));
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
   * Returns the letters of a name without letter case, '_' and '.': the same for {@code userName}
   * and {@code USER_NAME}. Letters with the same capital, such as {@code i} and {@code ı}, are the
   * same.
   */
  public static String letters(String name) {
    return name.replaceAll("[_.]", "").toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
