package dev.singlet.processor.model;

import dev.singlet.annotation.TimeFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** A part of a key template. */
public sealed interface Part {

  /** Text that stands for itself. */
  record Literal(String text) implements Part {}

  /**
   * A placeholder.
   *
   * @param source what it stands for
   * @param formats how it is written, applied in order
   */
  record Value(Source source, List<Format> formats) implements Part {

    private static final int NANOS_WIDTH = 30;
    private static final int MILLIS_WIDTH = 24;
    private static final int SECONDS_WIDTH = 20;

    public Value {
      formats = List.copyOf(formats);
    }

    /** The type that is written into the key: what a converter gives, where there is one. */
    public ValueType type() {
      return source.type() instanceof ValueType.Converted converted
          ? converted.to().declared()
          : source.type();
    }

    /** Whether it is what a converter gives. */
    public boolean isConverted() {
      return source.type().is(Kind.CONVERTED);
    }

    /** The form in which it is written, before the format that appends it. */
    public Form form() {
      return isEpoch() ? Form.INTEGER : type().kind().form();
    }

    public boolean has(Format.Kind kind) {
      return hasAny(each -> each == kind);
    }

    private boolean hasAny(Predicate<Format.Kind> test) {
      return format(test).isPresent();
    }

    /** The first format of which something holds. */
    private Optional<Format> format(Predicate<Format.Kind> test) {
      return formats.stream().filter(format -> test.test(format.kind())).findFirst();
    }

    /** The format that appends it; nothing if its type alone says how that is done. */
    public Optional<Format> appending() {
      return format(kind -> !kind.method().isEmpty());
    }

    /** The digits of {@code pad} or {@code reverse}; 0 without either. */
    public int digits() {
      return argument(Format.Argument.DIGITS);
    }

    /** Over how many partitions it spreads items; 0 if it is not there for that. */
    public int shards() {
      return argument(Format.Argument.SHARDS);
    }

    private int argument(Format.Argument wanted) {
      return format(kind -> kind.argument() == wanted).map(Format::argument).orElse(0);
    }

    /** Whether it is written so that the value can be read back, as precise as it is stored. */
    public boolean isExact() {
      return determines(new Value(source, List.of()));
    }

    /** Whether values that are the same in this form are the same in another one, too. */
    public boolean determines(Value other) {
      if (!source.equals(other.source)) {
        return false;
      }
      if (isShard()) {
        return formats.equals(other.formats);
      }
      if (type() instanceof ValueType.Time time) {
        int needed = Math.min(fraction(other.precision()), fraction(time.precision()));
        return fraction(precision()) >= needed;
      }
      List<Format.Kind> losses = losses();
      List<Format.Kind> others = other.losses();
      return losses.size() <= others.size() && losses.equals(others.subList(0, losses.size()));
    }

    private List<Format.Kind> losses() {
      return formats.stream().map(Format::kind).filter(Format.Kind::losesLetters).toList();
    }

    /** Whether texts that differ can be the same in it. */
    boolean losesLetters() {
      return !losses().isEmpty();
    }

    /** How many digits of a second a form of a time has. */
    public static int fraction(TimeFormat form) {
      return switch (form) {
        case SECONDS, EPOCH -> 0;
        case MILLIS, EPOCH_MILLIS -> 3;
        case NANOS -> 9;
      };
    }

    public boolean isShard() {
      return shards() > 0;
    }

    /** The same with the formats before {@code shard}: what the number is computed from. */
    public Value withoutShard() {
      return new Value(
          source, formats.stream().filter(format -> format.kind() != Format.Kind.SHARD).toList());
    }

    /** How many characters it always has; 0 if that varies. */
    public int width() {
      if (isShard()) {
        return String.valueOf(shards() - 1).length();
      }
      if (digits() > 0) {
        return digits();
      }
      return form() == Form.TIME ? timeWidth() : type().kind().width();
    }

    private int timeWidth() {
      return switch (precision()) {
        case NANOS -> NANOS_WIDTH;
        case SECONDS, EPOCH -> SECONDS_WIDTH;
        case MILLIS, EPOCH_MILLIS -> MILLIS_WIDTH;
      };
    }

    /** Whether it is a time written as an integer. */
    public boolean isEpoch() {
      return hasAny(Format.Kind::isEpoch);
    }

    /** The form of a time; without a format it is as precise as stored. */
    public TimeFormat precision() {
      return formats.stream()
          .map(format -> format.kind().precision())
          .filter(Objects::nonNull)
          .findFirst()
          .orElseGet(
              () -> type() instanceof ValueType.Time time ? time.precision() : TimeFormat.MILLIS);
    }

    /** Whether the order of the texts is that of the values, ascending or descending. */
    public boolean isOrdered() {
      Form form = type().kind().form();
      return form.isText() ? form.isOrdered() : hasAny(Format.Kind::isOrdered) || width() > 0;
    }

    /** Whether any text can stand here, so that what it holds shows only at run time. */
    public boolean isFreeText() {
      return !isShard() && type().kind().form().isFreeText();
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
