package dev.singlet.processor.model.attribute;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.ValueType;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A place in a key from which a component is read back.
 *
 * @param isOfIndex true if it is in the key of an index, which some items can lack
 * @param attribute the key attribute
 * @param isSort true if it is the sort key
 * @param parts its template
 * @param value the placeholder of the component
 * @param delimiter the delimiter of the table
 * @param tenant the text before a tenant's id, which can be before the template; empty for none
 */
public record KeyPlace(
    boolean isOfIndex,
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

  /** Returns attributes with their places in keys, for those that only a key has. */
  public static List<AttributeModel> located(
      List<AttributeModel> attributes, List<LinkedKeyModel> keys, TableSettings table) {
    return attributes.stream().map(attribute -> attribute.in(keys, table)).toList();
  }

  /**
   * Finds the first place of a component that tells its value: in the primary key, or else in the
   * key of an index. Keys that more items have come first.
   */
  static Optional<KeyPlace> find(Source component, List<LinkedKeyModel> keys, TableSettings table) {
    return keys.stream()
        .sorted(Comparator.comparing(key -> key.isPrimary() ? 0 : 1 + conditions(key)))
        .flatMap(key -> key.ownHalves().stream())
        .filter(half -> half.key().isPrimary() || isItsAlone(half, keys))
        .flatMap(half -> places(half, component, table))
        .findFirst();
  }

  private static int conditions(LinkedKeyModel key) {
    return key.nullable().size() + (key.when() == null ? 0 : 1);
  }

  /**
   * Returns whether no other key of the entity writes a key attribute. Otherwise, the text of one
   * key could be read as that of the other.
   */
  public static boolean isItsAlone(KeyHalf half, List<LinkedKeyModel> keys) {
    return keys.stream()
        .filter(key -> !key.equals(half.key()))
        .noneMatch(key -> key.key().names().contains(half.attribute().name()));
  }

  private static Stream<KeyPlace> places(KeyHalf half, Source component, TableSettings table) {
    boolean isFirst = half.attribute().equals(half.key().key().partition().get(0));
    return half.template().values().stream()
        .filter(value -> value.source().equals(component) && isReversible(value))
        .filter(value -> half.attribute().type() == ScalarType.S)
        .map(
            value ->
                new KeyPlace(
                    !half.key().isPrimary(),
                    half.attribute().name(),
                    half.isSort(),
                    half.template().parts(),
                    value,
                    table.delimiter(),
                    isFirst ? table.tenant().orElse("") : ""));
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

  /** Returns the type whose text is in the key, without the formats for integers and text. */
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
