package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;

/** Placeholders stand for scalar values, and their formats fit the values. */
final class FormatsFit implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : entity.ownHalves()) {
      if (half.attribute().type() == ScalarType.S && TypedKeys.noText(half, entity).isEmpty()) {
        half.template().values().forEach(value -> check(value, half, report));
        checkEnds(half, table.settings().delimiter(), report);
      }
      half.template().values().forEach(value -> checkPrecision(value, half, report));
    }
  }

  /**
   * Returns whether a placeholder and its formats fit each other, so that other rules can judge
   * them.
   */
  static boolean fits(Part.Value value) {
    return isKeyType(value) && misfit(value) < 0 && !lacksFormat(value);
  }

  private static void check(Part.Value value, KeyHalf half, Report report) {
    ValueType type = value.type();
    if (!isKeyType(value)) {
      report.add(
          "%s: {%s} is %s, which can't be in a key. Strings, numbers, booleans, enums, times,"
              + " UUIDs and other types that are stored as text can.",
          Code.NOT_A_KEY_TYPE,
          half,
          value.source().name(),
          TypeText.withArticle(value.source().type().javaType()));
      return;
    }
    if (lacksFormat(value)) {
      report.add(
          "%1$s: {%2$s} is %3$s, which has more than one text for a value. Write {%2$s:ordered}, or"
              + " {%2$s:descending}.",
          Code.FORMAT_DOES_NOT_FIT,
          half,
          value.source().name(),
          TypeText.withArticle(type.javaType()));
      return;
    }
    int misfit = misfit(value);
    if (misfit >= 0) {
      Format format = value.formats().get(misfit);
      report.add(
          "%s: the format %s does not fit {%s}, %s. It takes %s.%s",
          Code.FORMAT_DOES_NOT_FIT,
          half,
          format,
          value.source().name(),
          misfit == 0
              ? TypeText.withArticle(type.javaType())
              : "after " + value.formats().get(misfit - 1),
          format.kind().taken(),
          misfit > 0
              ? " Remove one of the two."
              : type.kind().form() == Form.DECIMAL ? orderedInstead(format, value) : "");
    }
  }

  /** Checks that a value with the format any can hold the delimiter where it is. */
  private static void checkEnds(KeyHalf half, String delimiter, Report report) {
    List<Part> parts = half.template().parts();
    for (int i = 0; i < parts.size(); i++) {
      String end = Template.endOfValue(parts, i);
      if (parts.get(i) instanceof Part.Value value
          && value.canHoldDelimiter()
          && !end.isEmpty()
          && delimiter.contains(end)) {
        report.add(
            "%s: %s ends at '%s', the text that follows it, so it can't hold the delimiter. Remove"
                + " the format any. If stored keys have such values, return both values as one text"
                + " from a static @Computed method, and write {method:any}.",
            Code.FORMAT_DOES_NOT_FIT, half, value, end);
      }
    }
  }

  private static String orderedInstead(Format format, Part.Value value) {
    return switch (format.kind()) {
      case PAD -> " Write {" + value.source().name() + ":ordered}.";
      case REVERSE -> " Write {" + value.source().name() + ":descending}.";
      default -> "";
    };
  }

  /** Checks that the values read from an item make the same key again. */
  private static void checkPrecision(Part.Value value, KeyHalf half, Report report) {
    if (!fits(value) || !(value.type() instanceof ValueType.Time time)) {
      return;
    }
    int stored = Part.Value.fraction(time.precision());
    int inKey = Part.Value.fraction(value.precision());
    if (inKey > stored) {
      String name = value.source().name();
      String fitting =
          stored == 0
              ? "{" + name + ":seconds} or {" + name + ":epoch}"
              : "{" + name + ":millis} or {" + name + ":epochMillis}";
      report.add(
          "%s: %s has %s in the key, but %s is stored to the %s, so that an item which is read and"
              + " put again would get another key. Write %s, or store %s with @StoredTime.",
          Code.FORMAT_DOES_NOT_FIT,
          half,
          value,
          units(inKey),
          name,
          stored == 0 ? "second" : "millisecond",
          fitting,
          units(inKey));
    }
  }

  private static String units(int digits) {
    return digits == 3 ? "milliseconds" : "nanoseconds";
  }

  /** Returns the position of the first format that does not fit; -1 if all fit. */
  private static int misfit(Part.Value value) {
    Form form = value.type().kind().form();
    for (int i = 0; i < value.formats().size(); i++) {
      Format.Kind format = value.formats().get(i).kind();
      boolean isAfterLast = i > 0 && value.formats().get(i - 1).kind() == Format.Kind.SHARD;
      boolean isMade = i > 0 && form == Form.TEXT && format != Format.Kind.SHARD;
      if (isAfterLast || isMade || !format.takes(form)) {
        return i;
      }
      boolean isFinished = format.isLetterCase() && form != Form.STRING;
      form = isFinished ? Form.TEXT : format.makes();
    }
    return -1;
  }

  private static boolean isKeyType(Part.Value value) {
    Kind kind = value.type().kind();
    return kind.form().hasText() && !(kind == Kind.ENUM && value.isConverted());
  }

  /** Returns whether a format is missing. A floating-point number has no unique text. */
  private static boolean lacksFormat(Part.Value value) {
    return value.type().kind().isFloating() && value.withoutShard().formats().isEmpty();
  }
}
