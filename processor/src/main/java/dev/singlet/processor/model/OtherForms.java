package dev.singlet.processor.model;

import dev.singlet.annotation.TimeFormat;
import java.util.HashSet;
import java.util.Set;

/** Which values can come back in another form than they were given. */
public final class OtherForms {

  private final NestedTypes types;
  private final Set<String> begun = new HashSet<>();

  private OtherForms(NestedTypes types) {
    this.types = types;
  }

  /** Whether a value of the type itself can, whatever is within it. */
  public static boolean areOf(ValueType type) {
    return type.kind().isReadOtherwise()
        || (type instanceof ValueType.Time time && time.precision() != TimeFormat.NANOS)
        || (type instanceof ValueType.Open open && open.mayBeAbsent())
        || (type instanceof ValueType.Transformed text && text.by() instanceof Transformation.Trim);
  }

  /** Whether what a value of the type holds, or is converted to, can. */
  public static boolean areWithin(ValueType type, NestedTypes types) {
    return new OtherForms(types).areWithin(type);
  }

  private boolean areWithin(ValueType type) {
    if (type instanceof ValueType.Nested nested) {
      return nested.is(Kind.UNION)
          ? types.variants(nested).anyMatch(this::areWithin)
          : begun.add(nested.codec())
              && types.record(nested).attributes().stream().anyMatch(this::areOf);
    }
    return type.is(Kind.CONVERTED)
        || type.parts().stream().anyMatch(part -> areOf(part) || areWithin(part));
  }

  /** Whether a component can, be it as something where there was nothing. */
  private boolean areOf(AttributeModel attribute) {
    ValueType type = attribute.type();
    return (attribute.initial() != null && !type.javaType().isPrimitive())
        || attribute.wrapping() != Wrapping.NONE
        || attribute.isExtras()
        || type.declared().kind().isSet()
        || areOf(type)
        || areWithin(type);
  }
}
