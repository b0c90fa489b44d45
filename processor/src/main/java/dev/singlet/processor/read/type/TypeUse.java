package dev.singlet.processor.read.type;

import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.mirror.Annotated;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The use of a type.
 *
 * @param time the stored form of times there
 * @param component the component; null for the result of a method
 * @param place the place for reports
 * @param conversions the conversions there
 * @param converted what is converted to this type; null if nothing is
 * @param map the map whose keys it is for; null if it is for no keys
 * @param nullable the parts of the component's type that are nullable
 */
record TypeUse(
    TimeFormat time,
    @Nullable Element component,
    Place place,
    List<Conversion> conversions,
    @Nullable Converted converted,
    @Nullable TypeMirror map,
    NullableParts nullable) {

  /**
   * The use of a type that is converted.
   *
   * @param conversion its conversion
   * @param use its use
   */
  private record Converted(Conversion conversion, TypeUse use) {}

  TypeUse(
      TimeFormat time,
      @Nullable Element component,
      Place place,
      List<Conversion> conversions,
      NullableParts nullable) {
    this(time, component, place, conversions, null, null, nullable);
  }

  /** Returns the use of a stored form, in which nothing is converted. */
  TypeUse storedBy(Conversion conversion) {
    return new TypeUse(
        time,
        component,
        place,
        List.of(),
        new Converted(conversion, this),
        null,
        NullableParts.of(conversion.to()));
  }

  /** Returns the use for the keys of a map. */
  TypeUse forKeys(TypeMirror of) {
    return new TypeUse(time, component, place, conversions, converted, of, nullable);
  }

  /** Returns the use of a part of the type. */
  TypeUse at(NullableParts part) {
    return new TypeUse(time, component, place, conversions, converted, map, part);
  }

  /** Returns whether the component itself says the stored form of its times. */
  boolean hasOwnTime() {
    return component != null && Annotated.has(component, StoredTime.class);
  }

  boolean isStoredForm() {
    return converted != null;
  }

  /**
   * Returns the use of a type within this one. A generic converter leaves its type arguments as
   * they are, so they are used like those of the converted type.
   */
  TypeUse within(TypeMirror type, Converters converters) {
    return converted != null
            && converted.conversion().arguments().stream()
                .anyMatch(argument -> converters.isSame(type, argument))
        ? converted.use().at(NullableParts.NONE)
        : this;
  }
}
