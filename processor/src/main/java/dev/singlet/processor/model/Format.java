package dev.singlet.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A format of a placeholder.
 *
 * @param kind which
 * @param digits its argument; 0 if it takes none
 */
public record Format(Kind kind, int digits) {

  /** The formats there are. */
  public enum Kind {
    PAD("pad", true),
    REVERSE("reverse", true),
    LOWER("lower", false),
    UPPER("upper", false),
    ESCAPE("escape", false),
    ORDERED("ordered", false),
    DESCENDING("descending", false),
    NANOS("nanos", false),
    MILLIS("millis", false),
    SECONDS("seconds", false),
    EPOCH("epoch", false),
    EPOCH_MILLIS("epochMillis", false);

    private final String text;
    private final boolean takesDigits;

    Kind(String text, boolean takesDigits) {
      this.text = text;
      this.takesDigits = takesDigits;
    }

    public String text() {
      return text;
    }

    public boolean takesDigits() {
      return takesDigits;
    }

    public static Optional<Kind> of(String text) {
      return List.of(values()).stream().filter(kind -> kind.text.equals(text)).findFirst();
    }
  }

  @Override
  public String toString() {
    return kind.takesDigits() ? kind.text() + "(" + digits + ")" : kind.text();
  }
}
