package dev.singlet.processor.read.type;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.Wrapping;
import dev.singlet.processor.read.element.Absence;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Refuses types of collections and arrays whose elements may be absent. */
final class PresentElements {

  private final Converters converters;
  private final Report report;

  PresentElements(Converters converters, Report report) {
    this.converters = converters;
    this.report = report;
  }

  /** Tells whether the elements of an array are always present, and reports the array otherwise. */
  boolean arePresent(ArrayType array, @Nullable Element holder, Place place) {
    TypeMirror element = array.getComponentType();
    // Some annotations apply to both the type and the component, and then also to the array.
    boolean isOfComponent =
        holder instanceof RecordComponentElement component && Absence.isDeclaredNullable(component);
    if (isOfComponent || !Absence.isMarkedNullable(element)) {
      return true;
    }
    reportNullable("elements", array, TypeText.of(element) + " @Nullable []", place);
    return false;
  }

  /**
   * Tells whether the contents of a type are always present, and reports the type otherwise.
   *
   * @param what the word for them: elements, keys, values or contents
   * @param held the type of the contents
   * @param holder the type that holds them
   * @param conversions the conversions there
   */
  boolean arePresent(
      String what,
      TypeMirror held,
      DeclaredType holder,
      List<Conversion> conversions,
      Place place) {
    if (Absence.isMarkedNullable(held)) {
      reportNullable(what, holder, "@Nullable " + TypeText.of(holder), place);
      return false;
    }
    boolean isConverted =
        conversions.stream().anyMatch(each -> converters.fit(each, held).isPresent());
    if (isConverted || Absence.wrapping(held) == Wrapping.NONE) {
      return true;
    }
    report.add(
        "The type %s can't be stored. Its %s must always be present. Use the type of"
            + " the values, and leave absent values out.",
        Code.UNSUPPORTED_TYPE, place, holder, what);
    return false;
  }

  private void reportNullable(String what, TypeMirror holder, String absent, Place place) {
    report.add(
        "The %s of %s are @Nullable, but none of them can be null. Take the annotation away, or"
            + " declare all of it as %s.",
        Code.UNSUPPORTED_TYPE, place, what, holder, absent);
  }
}
