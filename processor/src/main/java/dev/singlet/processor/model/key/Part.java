package dev.singlet.processor.model.key;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** A part of a key template, or of the keys that it makes. */
public sealed interface Part {

  /** Text that stands for itself. */
  record Literal(String text) implements Part {
    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * A piece of a value's text between two delimiters.
   *
   * @param width its number of characters
   */
  record Piece(int width) implements Part {}

  /**
   * A placeholder.
   *
   * @param source the attribute that it stands for
   * @param formats its formats, in the order they are applied
   */
  record Value(Source source, List<Format> formats) implements Part {

    private static final String NANOS = "2024-01-15T08:00:00.000000000Z";
    private static final String MILLIS = "2024-01-15T08:00:00.000Z";
    private static final String ORDERED_NUMBER = "086584~";
    private static final String SECONDS = "2024-01-15T08:00:00Z";
    private static final char SECONDS_END = '.';

    public Value {
      formats = List.copyOf(formats);
    }

    /** Returns the type that is written into the key, which is the converter's if there is one. */
    public ValueType type() {
      return source.type() instanceof ValueType.Converted converted
          ? converted.to().declared()
          : source.type();
    }

    /** Returns whether a converter gives the value. */
    public boolean isConverted() {
      return source.type().is(Kind.CONVERTED);
    }

    /** Returns the form in which it is written, before the format that appends it. */
    public Form form() {
      return isEpoch() ? Form.INTEGER : isShortest() ? Form.TEXT : type().kind().form();
    }

    /** Returns whether it is a time with as many digits of a second as it needs. */
    public boolean isShortest() {
      return type() instanceof ValueType.Time && precision() == TimeFormat.TO_STRING && !isPeriod();
    }

    public boolean has(Format.Kind kind) {
      return hasAny(each -> each == kind);
    }

    private boolean hasAny(Predicate<Format.Kind> test) {
      return format(test).isPresent();
    }

    /** Returns the first format that meets a condition. */
    private Optional<Format> format(Predicate<Format.Kind> test) {
      return formats.stream().filter(format -> test.test(format.kind())).findFirst();
    }

    /** Returns the format that appends it; empty if its type alone determines that. */
    public Optional<Format> appending() {
      return format(kind -> !kind.method().isEmpty());
    }

    /** Returns the digits of {@code pad} or {@code reverse}; 0 without either. */
    public int digits() {
      return argument(Format.Argument.DIGITS);
    }

    /** Returns the number of partitions over which it spreads items; 0 if it is not a shard. */
    public int shards() {
      return argument(Format.Argument.SHARDS);
    }

    private int argument(Format.Argument wanted) {
      return format(kind -> kind.argument() == wanted).map(Format::argument).orElse(0);
    }

    /** Returns whether it is written as the attribute is stored. */
    public boolean isUnchanged() {
      return formats.stream().map(Format::kind).allMatch(this::changesNothing);
    }

    private boolean changesNothing(Format.Kind format) {
      return format == Format.Kind.ANY
          || (type() instanceof ValueType.Time time && format.precision() == time.format());
    }

    /** Returns whether its text determines the value, as precisely as the attribute stores it. */
    public boolean isExact() {
      return determines(new Value(source, List.of()));
    }

    /** Returns whether values that are equal in this form are also equal in another form. */
    public boolean determines(Value other) {
      if (!source.equals(other.source)) {
        return false;
      }
      if (isShard()) {
        return formats.equals(other.formats);
      }
      if (type() instanceof ValueType.Time time) {
        if (period() > 0 || other.period() > 0) {
          return period() == 0 || (other.period() > 0 && period() >= other.period());
        }
        int needed = Math.min(fraction(other.precision()), fraction(time.precision()));
        return fraction(precision()) >= needed;
      }
      List<Format> losses = losses();
      List<Format> others = other.losses();
      return losses.size() <= others.size() && losses.equals(others.subList(0, losses.size()));
    }

    private List<Format> losses() {
      Optional<Format> harmless = letterCase().filter(format -> !losesCase());
      return formats.stream()
          .filter(format -> format.kind().losesLetters())
          .filter(format -> !harmless.equals(Optional.of(format)))
          .toList();
    }

    /** Returns whether values that are not Strings can differ only in case. */
    private boolean losesCase() {
      if (type() instanceof ValueType.Enumeration enumeration) {
        return enumeration.constants().stream()
                .map(constant -> inCase(constant.stored()))
                .distinct()
                .count()
            < enumeration.constants().size();
      }
      Form form = type().kind().form();
      return form == Form.ORDERED || form == Form.TEXT;
    }

    /** Returns the number of characters of a period of time; 0 for other values. */
    public int period() {
      return format(kind -> kind.period() > 0).map(format -> format.kind().period()).orElse(0);
    }

    /** Returns whether it is a period of time. */
    public boolean isPeriod() {
      return period() > 0;
    }

    /**
     * Returns whether its text gathers many values of the attribute, such as all times of a day.
     */
    public boolean gathers() {
      return hasAny(Format.Kind::gathers);
    }

    /** Returns the number of digits of a second in a form of time. */
    public static int fraction(TimeFormat form) {
      return switch (form) {
        case SECONDS, EPOCH -> 0;
        case MILLIS, EPOCH_MILLIS -> 3;
        case NANOS, TO_STRING -> 9;
      };
    }

    public boolean isShard() {
      return shards() > 0;
    }

    /**
     * Returns the same value with only the formats before {@code shard}, from which the shard's
     * number is computed.
     */
    public Value withoutShard() {
      return new Value(
          source, formats.stream().filter(format -> format.kind() != Format.Kind.SHARD).toList());
    }

    /** Returns its number of characters; 0 if that varies. */
    public int width() {
      if (isShard()) {
        return String.valueOf(shards() - 1).length();
      }
      if (digits() > 0) {
        return digits();
      }
      if (period() > 0) {
        return period();
      }
      if (has(Format.Kind.HASH)) {
        return argument(Format.Argument.HEXADECIMAL);
      }
      return form() == Form.TIME || hasFixedWidth() ? sample().length() : 0;
    }

    private boolean hasFixedWidth() {
      // A letter can become two in the other case, as the German sharp s becomes SS.
      boolean canGrow = type().is(Kind.CHARACTER) && letterCase().isPresent();
      return type().kind().isFixedWidth() && !canGrow;
    }

    /**
     * Returns a text of it that has all punctuation that is usual in its texts; empty if there is
     * none. If the width is fixed, each text has the same punctuation in the same places.
     */
    public String sample() {
      if (isShard() || digits() > 0 || has(Format.Kind.HASH)) {
        return "";
      }
      if (form() == Form.TIME || isShortest()) {
        String time =
            switch (precision()) {
              case NANOS -> NANOS;
              case SECONDS, EPOCH -> SECONDS;
              case MILLIS, EPOCH_MILLIS, TO_STRING -> MILLIS;
            };
        return period() > 0 ? time.substring(0, period()) : time;
      }
      boolean isNumber = form() == Form.INTEGER || form() == Form.DECIMAL;
      return isNumber && appending().isPresent() ? ORDERED_NUMBER : type().sample();
    }

    /** Returns whether it is a time written as an integer. */
    public boolean isEpoch() {
      return hasAny(Format.Kind::isEpoch);
    }

    /** Returns the form of a time; without a format it is as precise as the stored time. */
    public TimeFormat precision() {
      return formats.stream()
          .map(format -> format.kind().precision())
          .filter(Objects::nonNull)
          .findFirst()
          .orElseGet(
              () -> type() instanceof ValueType.Time time ? ofStored(time) : TimeFormat.MILLIS);
    }

    /** Returns the form of a stored time. One that sorts in descending order has all digits. */
    private TimeFormat ofStored(ValueType.Time time) {
      return time.isShortest() && isDescending() ? TimeFormat.NANOS : time.precision();
    }

    /** Returns whether the delimiter after it puts its texts out of order. */
    public boolean isMisplacedBy(String delimiter) {
      return Delimiter.sortsAfterDigits(delimiter)
          || (type().kind().isShortForm() && delimiter.charAt(0) > SECONDS_END);
    }

    /** Returns whether the texts sort like the values, ascending or descending. */
    public boolean isOrdered() {
      Form form = type().kind().form();
      if (has(Format.Kind.HASH)) {
        return false;
      }
      return form.isText() ? form.isOrdered() : hasAny(Format.Kind::isOrdered) || width() > 0;
    }

    /**
     * Returns the format {@code lower} or {@code upper} of a value that is not a String. It changes
     * the text that the other formats make.
     */
    public Optional<Format> letterCase() {
      return type().is(Kind.STRING) ? Optional.empty() : format(Format.Kind::isLetterCase);
    }

    /** Returns the same value without that format. */
    public Value withoutLetterCase() {
      return new Value(
          source,
          formats.stream().filter(format -> !letterCase().equals(Optional.of(format))).toList());
    }

    /** Returns the text of an enum constant in the letter case of its format. */
    public String inCase(String constant) {
      return letterCase().map(format -> format.kind().inCase(constant)).orElse(constant);
    }

    /**
     * Returns the same value with {@code lower} or {@code upper}, unless it has either, or has no
     * letters in the other case.
     */
    Value with(Format.Kind letterCase) {
      if (hasAny(Format.Kind::isLetterCase) || !isChangedBy(letterCase)) {
        return this;
      }
      List<Format> cased = new ArrayList<>(formats);
      boolean isBeforeOthers = type().is(Kind.STRING);
      cased.add(isBeforeOthers ? 0 : withoutShard().formats.size(), new Format(letterCase, 0));
      return new Value(source, cased);
    }

    private boolean isChangedBy(Format.Kind letterCase) {
      if (type() instanceof ValueType.Enumeration enumeration) {
        return enumeration.constants().stream()
            .anyMatch(constant -> !letterCase.inCase(constant.stored()).equals(constant.stored()));
      }
      Form form = form();
      boolean isKnown = type().kind().isFixedWidth() || form == Form.TIME || form == Form.BOOLEAN;
      return form == Form.STRING
          || form == Form.ORDERED
          || form == Form.TEXT
          || (isKnown && !letterCase.inCase(sample()).equals(sample()));
    }

    /** Returns whether any text is possible, so that its content is known only at run time. */
    public boolean isFreeText() {
      return !isShard() && !has(Format.Kind.HASH) && type().kind().form().isFreeText();
    }

    /**
     * Returns whether it can hold the delimiter, as it is. It ends at the literal text that
     * follows.
     */
    public boolean canHoldDelimiter() {
      return !isShard() && has(Format.Kind.ANY);
    }

    public boolean isDescending() {
      return hasAny(Format.Kind::isDescending);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("{").append(source.name());
      formats.forEach(format -> text.append(':').append(format));
      return text.append('}').toString();
    }
  }
}
