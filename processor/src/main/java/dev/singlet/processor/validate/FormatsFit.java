package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Format;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.ValueType;
import org.jspecify.annotations.Nullable;

/** Placeholders stand for scalar values, and their formats fit these. */
final class FormatsFit implements EntityRule {

  /** What a format turns a value into. */
  private enum Form {
    TEXT,
    INTEGER,
    TIME,
    DONE
  }

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : KeyHalf.of(entity)) {
      if (half.attribute().type() == ScalarType.S) {
        half.template().values().forEach(value -> check(value, half, report));
      }
      half.template().values().forEach(value -> checkPrecision(value, half, report));
    }
  }

  /** Whether a placeholder and its formats fit each other, so that other rules can judge them. */
  static boolean fits(Part.Value value) {
    return isKeyType(value.source().type()) && misfit(value) < 0;
  }

  private static void check(Part.Value value, KeyHalf half, Report report) {
    ValueType type = value.source().type();
    if (!isKeyType(type)) {
      report.add(
          Code.NOT_A_KEY_TYPE,
          half.template().place(),
          "%s: {%s} is %s, which can't stand in a key. Strings, integers, BigDecimal, booleans,"
              + " enums, Instant and UUID can.",
          half.label(),
          value.source().name(),
          TypeText.withArticle(type.javaType()));
      return;
    }
    int misfit = misfit(value);
    if (misfit >= 0) {
      Format format = value.formats().get(misfit);
      report.add(
          Code.FORMAT_DOES_NOT_FIT,
          half.template().place(),
          "%s: the format %s does not fit {%s}, %s. It takes %s.",
          half.label(),
          format,
          value.source().name(),
          misfit == 0
              ? TypeText.withArticle(type.javaType())
              : "after " + value.formats().get(misfit - 1),
          takes(format));
    }
  }

  /** What is read from an item must give its key again. */
  private static void checkPrecision(Part.Value value, KeyHalf half, Report report) {
    if (fits(value)
        && value.source().type() instanceof ValueType.Time time
        && time.isToTheSecond()
        && !value.isToTheSecond()) {
      report.add(
          Code.FORMAT_DOES_NOT_FIT,
          half.template().place(),
          "%s: %s has milliseconds in the key, but %s is stored to the second, so that an item which"
              + " is read and put again would get another key. Write {%s:seconds} or {%s:epoch}, or"
              + " store milliseconds with @StoredTime.",
          half.label(),
          value,
          value.source().name(),
          value.source().name(),
          value.source().name());
    }
  }

  /** The position of the first format that does not fit; -1 if all do. */
  private static int misfit(Part.Value value) {
    Form form = formOf(value.source().type());
    for (int i = 0; i < value.formats().size(); i++) {
      Form next = apply(value.formats().get(i), form);
      if (next == null) {
        return i;
      }
      form = next;
    }
    return -1;
  }

  private static boolean isKeyType(ValueType type) {
    if (type instanceof ValueType.Numeric numeric) {
      return !numeric.kind().isFloating();
    }
    return type instanceof ValueType.Text
        || type instanceof ValueType.Bool
        || type instanceof ValueType.Enumeration
        || type instanceof ValueType.Time
        || type instanceof ValueType.Uuid;
  }

  private static Form formOf(ValueType type) {
    if (type instanceof ValueType.Text) {
      return Form.TEXT;
    }
    if (type instanceof ValueType.Numeric numeric && numeric.kind() != NumberKind.BIG_DECIMAL) {
      return Form.INTEGER;
    }
    return type instanceof ValueType.Time ? Form.TIME : Form.DONE;
  }

  private static @Nullable Form apply(Format format, Form form) {
    return switch (format.kind()) {
      case LOWER, UPPER -> form == Form.TEXT ? Form.TEXT : null;
      case ESCAPE -> form == Form.TEXT ? Form.DONE : null;
      case PAD, REVERSE -> form == Form.INTEGER ? Form.DONE : null;
      case MILLIS, SECONDS -> form == Form.TIME ? Form.DONE : null;
      case EPOCH, EPOCH_MILLIS -> form == Form.TIME ? Form.INTEGER : null;
    };
  }

  private static String takes(Format format) {
    return switch (format.kind()) {
      case LOWER, UPPER, ESCAPE -> "strings";
      case PAD, REVERSE -> "integers, and times after epoch or epochMillis";
      case MILLIS, SECONDS, EPOCH, EPOCH_MILLIS -> "an Instant";
    };
  }
}
