package dev.singlet.processor.model.value;

import dev.singlet.annotation.TimeFormat;

/** The stored forms of the times of {@code java.time} that have a time of day. */
public final class TimeForms {

  private TimeForms() {}

  /** Returns whether values of a kind can be stored in a form. */
  public static boolean has(Kind kind, TimeFormat format) {
    return switch (kind) {
      case INSTANT -> true;
      case LOCAL_TIME, LOCAL_DATE_TIME, SHORT_LOCAL_TIME, SHORT_LOCAL_DATE_TIME ->
          format == TimeFormat.TO_STRING || isText(format);
      case OFFSET_DATE_TIME, ZONED_DATE_TIME -> isText(format);
      default -> false;
    };
  }

  /** Returns whether a form is text with a fixed number of digits. */
  private static boolean isText(TimeFormat format) {
    return format == TimeFormat.SECONDS
        || format == TimeFormat.MILLIS
        || format == TimeFormat.NANOS;
  }

  /**
   * Returns the type of a component.
   *
   * @param format the form of times there
   * @param isOwn true if the component says it itself; the setting of the table only shortens local
   *     times
   */
  public static ValueType of(Kind kind, TimeFormat format, boolean isOwn) {
    boolean isShort = format == TimeFormat.TO_STRING;
    if (isShort && kind == Kind.LOCAL_TIME) {
      return ValueType.Scalar.of(Kind.SHORT_LOCAL_TIME);
    }
    if (isShort && kind == Kind.LOCAL_DATE_TIME) {
      return ValueType.Scalar.of(Kind.SHORT_LOCAL_DATE_TIME);
    }
    return isOwn && !isShort && format != TimeFormat.NANOS && has(kind, format)
        ? new ValueType.Cut(kind, format)
        : ValueType.Scalar.of(kind);
  }
}
