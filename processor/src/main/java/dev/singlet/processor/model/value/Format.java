package dev.singlet.processor.model.value;

import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.TimeFormat;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A format of a placeholder.
 *
 * @param kind its kind
 * @param argument its argument; 0 if it takes none
 */
public record Format(Kind kind, int argument) {

  /** The arguments of formats, which are in parentheses. */
  public enum Argument {
    NONE("", 0, 0),
    DIGITS("digits", 1, 38),
    CHARACTERS("characters", 1, 64),
    HEXADECIMAL("hexadecimal digits", 1, 8),

    /**
     * A query of all partitions makes a request for each, and its tokens hold a position in each.
     */
    SHARDS("partitions", 2, 256);

    private final String text;
    private final int least;
    private final int most;

    Argument(String text, int least, int most) {
      this.text = text;
      this.least = least;
      this.most = most;
    }

    /** Returns the word for the things that it counts. */
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

  /**
   * The kinds of formats, a row for each. The row has everything that depends on the format alone.
   */
  public enum Kind {
    PAD(
        new Row("pad", Form.INTEGER)
            .of("integers, and times after epoch or epochMillis")
            .argument(Argument.DIGITS)
            .appended("pad")
            .compared()),
    REVERSE(
        new Row("reverse", Form.INTEGER)
            .of("integers, and times after epoch or epochMillis")
            .argument(Argument.DIGITS)
            .appended("reverse")
            .compared()
            .descending()),
    LOWER(Row.letterCase("lower")),
    UPPER(Row.letterCase("upper")),
    FIRST(
        new Row("first", Form.STRING)
            .of("strings")
            .argument(Argument.CHARACTERS)
            .makes(Form.STRING)
            .losing()
            .gathering()),
    HASH(
        new Row("hash", Form.STRING)
            .of("strings")
            .argument(Argument.HEXADECIMAL)
            .makes(Form.CODE)
            .losing()),
    ESCAPE(new Row("escape", Form.STRING).of("strings").appended("escaped").compared()),
    ANY(new Row("any", Form.STRING).of("strings").appended("any").compared()),
    ORDERED(
        new Row("ordered", Form.INTEGER, Form.DECIMAL).of("numbers").appended("ordered").ordered()),
    DESCENDING(
        new Row("descending", Form.INTEGER, Form.DECIMAL, Form.DIGITS, Form.TIME)
            .of("numbers, dates and times")
            .appended("descending")
            .ordered()
            .descending()
            .makes(Form.CODE)),
    NANOS(Row.time("nanos", TimeFormat.NANOS, Form.DIGITS)),
    MILLIS(Row.time("millis", TimeFormat.MILLIS, Form.DIGITS)),
    SECONDS(Row.time("seconds", TimeFormat.SECONDS, Form.DIGITS)),
    EPOCH(Row.time("epoch", TimeFormat.EPOCH, Form.INTEGER)),
    EPOCH_MILLIS(Row.time("epochMillis", TimeFormat.EPOCH_MILLIS, Form.INTEGER)),
    YEAR(Row.period("year", 4)),
    MONTH(Row.period("month", 7)),
    DAY(Row.period("day", 10)),
    HOUR(Row.period("hour", 13)),
    SHARD(
        new Row("shard", Form.values())
            .of("any value, once and as the last format")
            .argument(Argument.SHARDS));

    @SuppressWarnings("ImmutableEnumChecker") // Nothing changes a row once it is made.
    private final Row row;

    Kind(Row row) {
      this.row = row;
    }

    public static Optional<Kind> of(String text) {
      return List.of(values()).stream().filter(kind -> kind.text().equals(text)).findFirst();
    }

    /**
     * Returns its name. If it changes the value, a method of {@code KeyValues} has the same name.
     */
    public String text() {
      return row.text;
    }

    public Argument argument() {
      return row.argument;
    }

    /** Returns whether it accepts the form that a value, or the format before it, gives. */
    public boolean takes(Form form) {
      return row.takes.contains(form);
    }

    /** Returns its accepted values in words. */
    public String taken() {
      return row.taken;
    }

    /** Returns the form that it gives. */
    public Form makes() {
      return row.makes;
    }

    /**
     * Returns the method of {@code KeyText} that appends a value in this format; empty if there is
     * none.
     */
    public String method() {
      return row.method;
    }

    /** Returns whether it changes the value before it is appended. */
    public boolean changesValue() {
      return row.losesLetters || isEpoch();
    }

    /**
     * Returns whether {@code StoredKey} has the method too, which compares a value without making
     * its text.
     */
    public boolean isCompared() {
      return row.isCompared;
    }

    /** Returns whether its texts sort correctly with any width. */
    public boolean isOrdered() {
      return row.isOrdered;
    }

    /** Returns whether its texts sort in the reverse order of the values. */
    public boolean isDescending() {
      return row.isDescending;
    }

    /** Returns the format that writes letters in a letter case. */
    public static Kind of(LetterCase letterCase) {
      return switch (letterCase) {
        case LOWER -> LOWER;
        case UPPER -> UPPER;
        case AS_DECLARED -> throw new IllegalArgumentException("Declared letters have no format.");
      };
    }

    /** Returns a text in its letter case. */
    public String inCase(String given) {
      return this == LOWER ? given.toLowerCase(Locale.ROOT) : given.toUpperCase(Locale.ROOT);
    }

    /** Returns whether it changes the case of letters. */
    public boolean isLetterCase() {
      return this == LOWER || this == UPPER;
    }

    /** Returns whether different texts can become the same text. */
    public boolean losesLetters() {
      return row.losesLetters;
    }

    /**
     * Returns whether it gathers many values of one attribute under one text, such as all times of
     * a day. A query takes any of these values.
     */
    public boolean gathers() {
      return row.gathers;
    }

    /** Returns the number of characters of a period of time; 0 for other formats. */
    public int period() {
      return row.period;
    }

    /** Returns the form of a time in it; null if it is not only for times. */
    public @Nullable TimeFormat precision() {
      return row.precision;
    }

    /** Returns whether it turns a time into a number. */
    public boolean isEpoch() {
      return row.precision != null && row.makes == Form.INTEGER;
    }
  }

  @Override
  public String toString() {
    return kind.argument() == Argument.NONE ? kind.text() : kind.text() + "(" + argument + ")";
  }

  /** The properties of a format. */
  private static final class Row {

    private final String text;
    private final Set<Form> takes;
    private String taken = "";
    private Form makes = Form.TEXT;
    private Argument argument = Argument.NONE;
    private String method = "";
    private boolean isCompared;
    private boolean isOrdered;
    private boolean isDescending;
    private boolean losesLetters;
    private boolean gathers;
    private int period;
    private @Nullable TimeFormat precision;

    Row(String text, Form... takes) {
      this.text = text;
      this.takes = EnumSet.copyOf(List.of(takes));
    }

    static Row letterCase(String text) {
      return new Row(
              text,
              Form.STRING,
              Form.DIGITS,
              Form.ORDERED,
              Form.TEXT,
              Form.CODE,
              Form.TIME,
              Form.BOOLEAN)
          .of("texts, enums, times and booleans")
          .makes(Form.STRING)
          .losing();
    }

    static Row time(String text, TimeFormat precision, Form makes) {
      Row row = new Row(text, Form.TIME).of("an Instant").makes(makes);
      row.precision = precision;
      return row;
    }

    /** A period of time: the first characters of a time's text. */
    static Row period(String text, int characters) {
      Row row =
          new Row(text, Form.TIME).of("an Instant").appended("period").gathering().makes(Form.CODE);
      row.period = characters;
      return row;
    }

    Row of(String words) {
      taken = words;
      return this;
    }

    Row makes(Form form) {
      makes = form;
      return this;
    }

    Row argument(Argument wanted) {
      argument = wanted;
      return this;
    }

    Row appended(String by) {
      method = by;
      return this;
    }

    Row compared() {
      isCompared = true;
      return this;
    }

    Row ordered() {
      isOrdered = true;
      return this;
    }

    Row descending() {
      isDescending = true;
      return this;
    }

    Row gathering() {
      gathers = true;
      return this;
    }

    Row losing() {
      losesLetters = true;
      return this;
    }
  }
}
