package dev.singlet.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A format of a placeholder.
 *
 * @param kind which
 * @param argument its argument; 0 if it takes none
 */
public record Format(Kind kind, int argument) {

  /** What a format takes in parentheses. */
  public enum Argument {
    NONE("", 0, 0),
    DIGITS("digits", 1, 38),

    /** A query of them all makes a request for each, and its tokens hold a position in each. */
    SHARDS("partitions", 2, 256);

    private final String text;
    private final int least;
    private final int most;

    Argument(String text, int least, int most) {
      this.text = text;
      this.least = least;
      this.most = most;
    }

    /** What it counts. */
    public String text() {
      return text;
    }

    public int least() {
      return least;
    }

    public int most() {
      return most;
    }
  }

  /** The formats there are. */
  public enum Kind {
    PAD("pad", Argument.DIGITS),
    REVERSE("reverse", Argument.DIGITS),
    LOWER("lower", Argument.NONE),
    UPPER("upper", Argument.NONE),
    ESCAPE("escape", Argument.NONE),
    ORDERED("ordered", Argument.NONE),
    DESCENDING("descending", Argument.NONE),
    NANOS("nanos", Argument.NONE),
    MILLIS("millis", Argument.NONE),
    SECONDS("seconds", Argument.NONE),
    EPOCH("epoch", Argument.NONE),
    EPOCH_MILLIS("epochMillis", Argument.NONE),
    SHARD("shard", Argument.SHARDS);

    private final String text;
    private final Argument argument;

    Kind(String text, Argument argument) {
      this.text = text;
      this.argument = argument;
    }

    public String text() {
      return text;
    }

    public Argument argument() {
      return argument;
    }

    public static Optional<Kind> of(String text) {
      return List.of(values()).stream().filter(kind -> kind.text.equals(text)).findFirst();
    }
  }

  @Override
  public String toString() {
    return kind.argument() == Argument.NONE ? kind.text() : kind.text() + "(" + argument + ")";
  }
}
