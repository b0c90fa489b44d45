package dev.singlet.processor.model;

import java.util.List;

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

    /** The number of milliseconds' form, {@code 2024-01-15T08:00:00.000Z}. */
    private static final int MILLIS_WIDTH = 24;

    private static final int SECONDS_WIDTH = 20;
    private static final int UUID_WIDTH = 36;

    public Value {
      formats = List.copyOf(formats);
    }

    public boolean has(Format.Kind kind) {
      return formats.stream().anyMatch(format -> format.kind() == kind);
    }

    /** The digits of {@code pad} or {@code reverse}; 0 without either. */
    public int digits() {
      return formats.stream().mapToInt(Format::digits).max().orElse(0);
    }

    /** How many characters it always has; 0 if that varies. */
    public int width() {
      if (digits() > 0) {
        return digits();
      }
      if (source.type() instanceof ValueType.Time) {
        return isEpoch() ? 0 : isToTheSecond() ? SECONDS_WIDTH : MILLIS_WIDTH;
      }
      return source.type() instanceof ValueType.Uuid ? UUID_WIDTH : 0;
    }

    /** Whether it is a time written as an integer. */
    public boolean isEpoch() {
      return has(Format.Kind.EPOCH) || has(Format.Kind.EPOCH_MILLIS);
    }

    /** Whether it is a time without milliseconds; without a format it is as precise as stored. */
    public boolean isToTheSecond() {
      boolean hasFormat = isEpoch() || has(Format.Kind.SECONDS) || has(Format.Kind.MILLIS);
      return hasFormat
          ? has(Format.Kind.EPOCH) || has(Format.Kind.SECONDS)
          : source.type() instanceof ValueType.Time time && time.isToTheSecond();
    }

    /** Whether the order of the texts is that of the values, ascending or descending. */
    public boolean isOrdered() {
      return source.type() instanceof ValueType.Text
          || (width() > 0 && !(source.type() instanceof ValueType.Uuid));
    }

    /** Whether any text can stand here, so that what it holds shows only at run time. */
    public boolean isFreeText() {
      return source.type() instanceof ValueType.Text;
    }

    public boolean isDescending() {
      return has(Format.Kind.REVERSE);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("{").append(source.name());
      formats.forEach(format -> text.append(':').append(format));
      return text.append('}').toString();
    }
  }
}
