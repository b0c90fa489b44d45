package dev.singlet.processor.read.type;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.value.Wrapping;
import dev.singlet.processor.read.element.Absence;
import java.util.List;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Decides which elements of collections and arrays can be null, and reports those that can't. */
final class PresentElements {

  private final Converters converters;
  private final Report report;

  PresentElements(Converters converters, Report report) {
    this.converters = converters;
    this.report = report;
  }

  /** Returns whether the elements of an array can be null. */
  boolean areNullable(ArrayType array, TypeUse use) {
    // Some annotations apply to both the type and the component, and then also to the array.
    boolean isOfComponent =
        use.component() instanceof RecordComponentElement component
            && Absence.isDeclaredNullable(component);
    return !isOfComponent
        && (use.nullable().element().isMarked()
            || Absence.isMarkedNullable(array.getComponentType()));
  }

  /** Reports an array of primitives with an annotation that belongs to the array. */
  void reportNever(ArrayType array, Place place) {
    report.add(
        "The elements of %s are @Nullable, but none of them can be null. Take the annotation away,"
            + " or declare all of it as %s @Nullable [].",
        Code.UNSUPPORTED_TYPE, place, array, TypeText.of(array.getComponentType()));
  }

  /**
   * Returns whether the contents of a type are values and no Optionals, and reports the type
   * otherwise.
   *
   * @param what the word for them: elements, keys, values or contents
   * @param held the type of the contents
   * @param holder the type that holds them
   * @param conversions the conversions there
   */
  boolean areUnwrapped(
      String what,
      TypeMirror held,
      DeclaredType holder,
      List<Conversion> conversions,
      Place place) {
    boolean isConverted =
        conversions.stream().anyMatch(each -> converters.fit(each, held).isPresent());
    Wrapping wrapping = Absence.wrapping(held);
    if (isConverted || wrapping == Wrapping.NONE) {
      return true;
    }
    boolean holdsNull = !isSet(holder) && (what.equals("elements") || what.equals("values"));
    report.add(
        holdsNull
            ? "The type %s can't be stored. Its %s can't be Optional. Declare them as @Nullable %s:"
                + " an absent one is stored as NULL."
            : "The type %s can't be stored. Its %s must always be present. Declare them as %s, and"
                + " leave absent ones out.",
        Code.UNSUPPORTED_TYPE,
        place,
        holder,
        what,
        value(held, wrapping));
    return false;
  }

  /** Returns the type of the values of an Optional. */
  private static String value(TypeMirror optional, Wrapping wrapping) {
    List<? extends TypeMirror> arguments = ((DeclaredType) optional).getTypeArguments();
    return wrapping
        .number()
        .map(number -> TypeText.of(number.javaType()))
        .orElseGet(() -> arguments.isEmpty() ? "the values" : TypeText.of(arguments.get(0)));
  }

  private static boolean isSet(DeclaredType holder) {
    return TypeText.of(holder).matches("(Sorted)?Set<.*");
  }

  /** Reports contents that are nullable where DynamoDB has no NULL. */
  void reportNullable(String what, DeclaredType holder, Place place) {
    report.add(
        isSet(holder)
            ? "The %s of %s are @Nullable, but a set of DynamoDB holds no NULL. Use a List, or take"
                + " the annotation away. If all of it may be absent, declare it as %s."
            : "The %s of %s are @Nullable, but none of them can be null. Take the annotation away,"
                + " or declare all of it as %s.",
        Code.UNSUPPORTED_TYPE,
        place,
        what,
        holder,
        "@Nullable " + TypeText.of(holder));
  }
}
