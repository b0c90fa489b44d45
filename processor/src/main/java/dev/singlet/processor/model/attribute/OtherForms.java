package dev.singlet.processor.model.attribute;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.Wrapping;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds values that can be read in another form than they were given. */
public final class OtherForms {

  private static final int NANO_DIGITS = Part.Value.fraction(TimeFormat.NANOS);

  private final NestedTypes types;
  private final Set<String> begun = new HashSet<>();

  private OtherForms(NestedTypes types) {
    this.types = types;
  }

  /** Returns whether a value of the type itself can, without its parts. */
  public static boolean areOf(ValueType type) {
    return type.kind().isReadOtherwise()
        || type instanceof ValueType.Cut
        || (type instanceof ValueType.Time time
            && Part.Value.fraction(time.precision()) < NANO_DIGITS)
        || (type instanceof ValueType.Open open && open.mayBeAbsent())
        || (type instanceof ValueType.Transformed text && text.by() instanceof Transformation.Trim);
  }

  /**
   * Returns whether a record can be read as another one than was given. Stamps and values from the
   * context are other ones in each item.
   */
  public static boolean areIn(List<AttributeModel> components, NestedTypes types) {
    OtherForms forms = new OtherForms(types);
    return components.stream()
        .anyMatch(
            each ->
                each.isFilledIn()
                    || each.onlyInKey() != null
                    || each.within() != null
                    || forms.areOf(each));
  }

  /** Returns whether the parts of a value can, or the value that it is converted to. */
  public static boolean areWithin(ValueType type, NestedTypes types) {
    return new OtherForms(types).areWithin(type);
  }

  private boolean areWithin(ValueType type) {
    if (type instanceof ValueType.Nested nested) {
      return nested.isUnion()
          ? types.variants(nested).anyMatch(this::areWithin)
          : begun.add(nested.codec())
              && types.record(nested).attributes().stream().anyMatch(this::areOf);
    }
    return type.is(Kind.CONVERTED)
        || type.parts().stream().anyMatch(part -> areOf(part) || areWithin(part));
  }

  /** Returns whether a component can. An absent value that is read as a present one counts too. */
  private boolean areOf(AttributeModel attribute) {
    ValueType type = attribute.type();
    return (attribute.initialOfNew() != null && !type.javaType().isPrimitive())
        || attribute.wrapping() != Wrapping.NONE
        || attribute.isExtras()
        || type.declared().isSet()
        || areOf(type)
        || areWithin(type);
  }
}
