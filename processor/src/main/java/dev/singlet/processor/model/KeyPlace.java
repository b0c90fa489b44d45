package dev.singlet.processor.model;

import dev.singlet.annotation.ScalarType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A place in a primary key from which a component is read back.
 *
 * @param attribute the key attribute
 * @param isSort true if it is the sort key
 * @param parts its template
 * @param value the placeholder of the component
 * @param delimiter the delimiter of the table
 * @param tenant the text before a tenant's id, which can stand before the template; empty for none
 */
public record KeyPlace(
    String attribute,
    boolean isSort,
    List<Part> parts,
    Part.Value value,
    String delimiter,
    String tenant) {

  /** The formats whose texts can be read back. */
  private static final Set<Format.Kind> REVERSIBLE =
      EnumSet.of(
          Format.Kind.ANY,
          Format.Kind.ESCAPE,
          Format.Kind.PAD,
          Format.Kind.REVERSE,
          Format.Kind.NANOS,
          Format.Kind.MILLIS,
          Format.Kind.SECONDS,
          Format.Kind.EPOCH,
          Format.Kind.EPOCH_MILLIS);

  public KeyPlace {
    parts = List.copyOf(parts);
  }

  /** Returns attributes with their places in a primary key, for those that only the key has. */
  public static List<AttributeModel> located(
      List<AttributeModel> attributes, LinkedKeyModel primary, TableSettings table) {
    return attributes.stream().map(attribute -> attribute.in(primary, table)).toList();
  }

  /** Finds the first place of a component in a primary key that tells its value. */
  static Optional<KeyPlace> find(Source component, LinkedKeyModel primary, TableSettings table) {
    for (KeyHalf half : primary.halves()) {
      for (Part.Value value : half.template().values()) {
        if (half.attribute().type() == ScalarType.S
            && value.source().equals(component)
            && isReversible(value)) {
          return Optional.of(
              new KeyPlace(
                  half.attribute().name(),
                  half.isSort(),
                  half.template().parts(),
                  value,
                  table.delimiter(),
                  half.isSort() ? "" : table.tenant().orElse("")));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isReversible(Part.Value value) {
    return value.isExact()
        && value.formats().stream().allMatch(format -> isReversible(format.kind(), value));
  }

  private static boolean isReversible(Format.Kind format, Part.Value value) {
    return switch (format) {
      // The text of a number doesn't tell it, but the digits of a date or a time do.
      case DESCENDING -> value.form() == Form.DIGITS || value.form() == Form.TIME;
      // A converter gets a time, not a number.
      case EPOCH, EPOCH_MILLIS -> !value.isConverted();
      default -> REVERSIBLE.contains(format);
    };
  }

  /** Returns the type whose text stands in the key, without the formats for integers and text. */
  public ValueType type() {
    if (!(value.type() instanceof ValueType.Time)) {
      return value.source().type();
    }
    ValueType time = new ValueType.Time(value.precision());
    return value.source().type() instanceof ValueType.Converted converted
        ? converted.to(time)
        : time;
  }
}
