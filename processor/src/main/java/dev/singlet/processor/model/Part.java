package dev.singlet.processor.model;

import dev.singlet.annotation.TimeFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    private static final int UUID_WIDTH = 36;

    public Value {
      formats = List.copyOf(formats);
    }

    /** The type that is written into the key: what a converter gives, where there is one. */
    public ValueType type() {
      return source.type() instanceof ValueType.Converted converted
          ? converted.stored().declared()
          : source.type();
    }

    public boolean has(Format.Kind kind) {
      return format(kind) != null;
    }

    /** The digits of {@code pad} or {@code reverse}; 0 without either. */
    public int digits() {
      for (Format format : formats) {
        if (format.kind().argument() == Format.Argument.DIGITS) {
          return format.argument();
        }
      }
      return 0;
    }

    /** Over how many partitions it spreads items; 0 if it is not there for that. */
    public int shards() {
      Format shard = format(Format.Kind.SHARD);
      return shard == null ? 0 : shard.argument();
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
      List<Format.Kind> cases = cases();
      List<Format.Kind> others = other.cases();
      return cases.size() <= others.size() && cases.equals(others.subList(0, cases.size()));
    }

    private List<Format.Kind> cases() {
      return formats.stream()
          .map(Format::kind)
          .filter(kind -> kind == Format.Kind.LOWER || kind == Format.Kind.UPPER)
          .toList();
    }

    /** How many digits of a second a form of a time has. */
    public static int fraction(TimeFormat form) {
      return switch (form) {
        case SECONDS, EPOCH -> 0;
        case MILLIS, EPOCH_MILLIS -> 3;
        case NANOS -> 9;
      };
    }

    private @Nullable Format format(Format.Kind kind) {
      for (Format format : formats) {
        if (format.kind() == kind) {
          return format;
        }
      }
      return null;
    }

    public boolean isShard() {
      return has(Format.Kind.SHARD);
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
      if (type() instanceof ValueType.Time) {
        return isEpoch() ? 0 : timeWidth();
      }
      if (type() instanceof ValueType.Scalar scalar) {
        return scalar.kind().width();
      }
      return type() instanceof ValueType.Uuid ? UUID_WIDTH : 0;
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
      return has(Format.Kind.EPOCH) || has(Format.Kind.EPOCH_MILLIS);
    }

    /** The form of a time; without a format it is as precise as stored. */
    public TimeFormat precision() {
      for (Format format : formats) {
        switch (format.kind()) {
          case EPOCH -> {
            return TimeFormat.EPOCH;
          }
          case EPOCH_MILLIS -> {
            return TimeFormat.EPOCH_MILLIS;
          }
          case NANOS -> {
            return TimeFormat.NANOS;
          }
          case SECONDS -> {
            return TimeFormat.SECONDS;
          }
          case MILLIS -> {
            return TimeFormat.MILLIS;
          }
          default -> {}
        }
      }
      return type() instanceof ValueType.Time time ? time.precision() : TimeFormat.MILLIS;
    }

    /** Whether the order of the texts is that of the values, ascending or descending. */
    public boolean isOrdered() {
      if (type() instanceof ValueType.Scalar scalar && scalar.kind().isText()) {
        return scalar.kind().isOrdered();
      }
      return type() instanceof ValueType.Text
          || has(Format.Kind.ORDERED)
          || has(Format.Kind.DESCENDING)
          || (width() > 0 && !(type() instanceof ValueType.Uuid));
    }

    /** Whether any text can stand here, so that what it holds shows only at run time. */
    public boolean isFreeText() {
      return !isShard() && isOfFreeText();
    }

    private boolean isOfFreeText() {
      return type() instanceof ValueType.Text
          || (type() instanceof ValueType.Scalar scalar
              && scalar.kind().isText()
              && scalar.kind().form() != ScalarKind.Form.DIGITS);
    }

    public boolean isDescending() {
      return has(Format.Kind.REVERSE) || has(Format.Kind.DESCENDING);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("{").append(source.name());
      formats.forEach(format -> text.append(':').append(format));
      return text.append('}').toString();
    }
  }
}
