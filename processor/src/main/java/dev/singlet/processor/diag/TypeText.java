package dev.singlet.processor.diag;

import java.util.regex.Pattern;

/** Writes types in messages as source mostly has them: without qualifiers and annotations. */
public final class TypeText {

  private static final Pattern ANNOTATION = Pattern.compile("@[\\w.]+(\\([^)]*\\))?\\s*");
  private static final Pattern QUALIFIER =
      Pattern.compile("(?:[\\w$]+\\.)+(?=[\\w$])", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern COMMA = Pattern.compile(",\\s*");

  private TypeText() {}

  /**
   * Returns the text of a type.
   *
   * @param type a type of the compiler or of the model; both write themselves with qualifiers
   * @return a text such as {@code Map<String, Integer>}
   */
  public static String of(Object type) {
    String text = unannotated(type);
    return COMMA.matcher(QUALIFIER.matcher(text).replaceAll("")).replaceAll(", ");
  }

  /** Returns the text of a type with its qualifiers, and without annotations. */
  public static String unannotated(Object type) {
    return ANNOTATION.matcher(type.toString()).replaceAll("");
  }

  /**
   * Returns the text of a type with its article.
   *
   * @param type a type of the compiler or of the model
   * @return a text such as {@code an int}
   */
  public static String withArticle(Object type) {
    String text = of(type);
    return ("AEIOaeio".indexOf(text.charAt(0)) >= 0 ? "an " : "a ") + text;
  }
}
