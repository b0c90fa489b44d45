package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.constraint.CheckCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.name.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes of attributes for each type, and their creation.
 *
 * @param owner the record that has the attributes
 * @param required the mark of required values within the attribute
 * @param optional the mark of values within the attribute that may be absent
 */
record AttributeKinds(AttributeOwner owner, TypeName required, TypeName optional) {

  /** Returns the class of an attribute. */
  TypeName type(ValueType type, TypeName mark) {
    if (type instanceof ValueType.Nested nested && nested.hasAttributes()) {
      return nested(nested, mark);
    }
    List<TypeName> arguments = new ArrayList<>();
    arguments.add(TypeNames.of(owner.item()));
    switch (type.kind()) {
      case STRING, BYTES -> {}
      case DOCUMENT -> arguments.add(optional);
      case SET, SORTED_SET, LIST, MAP, SORTED_MAP ->
          type.parts().forEach(part -> arguments.add(TypeNames.of(part.javaType().box())));
      default -> arguments.add(TypeNames.of(type.javaType().box()));
    }
    if (type instanceof ValueType.Holder holder && hasAttributeOfHeld(holder)) {
      arguments.add(type(holder.held(), optional));
    }
    arguments.add(mark);
    return ParameterizedTypeName.get(
        Names.expression(kind(type)), arguments.toArray(TypeName[]::new));
  }

  /** Returns the class of a record or a sealed interface. */
  ParameterizedTypeName nested(ValueType.Nested type, TypeName mark) {
    return ParameterizedTypeName.get(nestedClass(type), mark, required, optional);
  }

  private static String kind(ValueType type) {
    if (type instanceof ValueType.Transformed transformed) {
      return transformed.by().isOpaque() ? "OpaqueAttribute" : "OrderedAttribute";
    }
    boolean isUnordered = type instanceof ValueType.Time time && time.isShortest();
    return isUnordered ? "ScalarAttribute" : type.kind().attribute();
  }

  /**
   * Returns whether conditions can refer to its elements or values, which are then attributes too.
   */
  private static boolean hasAttributeOfHeld(ValueType.Holder type) {
    return type.is(Kind.LIST) || type.kind().isMap();
  }

  /**
   * Returns a new attribute, as an expression whose type follows from the target of its assignment.
   *
   * @param codec the codec of its values, as an expression
   */
  Code create(AttributeModel attribute, Code location, Code codec) {
    return create(attribute.type(), attribute.constraints(), initial(attribute), location, codec);
  }

  /** Returns the attribute of a list's element or a map's value. */
  private Code create(
      ValueType type, List<Constraint> holders, Constraint.ValuePart part, Code location) {
    List<Constraint> constraints = Constraint.within(holders, part);
    return create(type, constraints, Code.of(""), location, CodecCode.DIRECT.codec(type));
  }

  private Code create(
      ValueType type, List<Constraint> constraints, Code initial, Code location, Code codec) {
    ParameterizedTypeName whole = (ParameterizedTypeName) type(type, optional);
    Code bounds =
        type.kind().isNumber() ? numberBounds(constraints, initial) : sizeBounds(type, constraints);
    return Code.of(
        "new $T<>($L$L$L)",
        whole.rawType(),
        location,
        further(type, constraints, location, codec),
        bounds);
  }

  /** Returns the arguments of an attribute's constructor after its location. */
  private Code further(ValueType type, List<Constraint> constraints, Code location, Code codec) {
    if (!(type instanceof ValueType.Holder holder) || type.is(Kind.ARRAY)) {
      return switch (type.kind()) {
        case STRING, BYTES, RECORD, TUPLE, UNION -> Code.of("");
        case ANY_OF -> Code.of(", $L", CodecCode.DIRECT.codec(type));
        default -> Code.of(", $L", codec);
      };
    }
    if (type.kind().isSet()) {
      return Code.of(", $L", CodecCode.DIRECT.codec(holder.held()));
    }
    Code place = holder.holdsNull() ? Code.of("$L.orNull()", location) : location;
    Code held = create(holder.held(), constraints, part(holder), place);
    return type.kind().isMap()
        ? Code.of(", $L, $L", CodecCode.DIRECT.key(holder.key()), held)
        : Code.of(", $L", held);
  }

  private static Constraint.ValuePart part(ValueType.Holder holder) {
    return holder.kind().isMap() ? Constraint.ValuePart.VALUE : Constraint.ValuePart.ELEMENT;
  }

  /** Returns the class generated for a record or a sealed interface within the entity. */
  private ClassName nestedClass(ValueType.Nested nested) {
    return TypeNames.of(owner.generated().nested(Generated.nestedAttribute(nested.codec())));
  }

  /** Returns the bounds of the number of elements. */
  private static Code sizeBounds(ValueType type, List<Constraint> constraints) {
    boolean isCollection = type instanceof ValueType.Holder && !type.is(Kind.ARRAY);
    Bounds sizes = Bounds.ofSize(constraints);
    if (!isCollection || (sizes.lower() == null && sizes.upper() == null)) {
      return Code.of("");
    }
    int max = sizes.upper() == null ? Integer.MAX_VALUE : sizes.greatest().intValueExact();
    return Code.of(", $L, $L", sizes.least(), CheckCode.intLiteral(max));
  }

  /** Returns the bounds of an increment. */
  private static Code numberBounds(List<Constraint> constraints, Code initial) {
    Code.Builder code = Code.builder();
    Constraint.each(constraints).forEach(c -> code.add("$L", numberBound(c)));
    Code bounds = code.add(initial).build();
    return bounds.isEmpty() ? bounds : Code.of(", $T.NONE$L", Names.NUMBER_BOUNDS, bounds);
  }

  /** Returns the number from which an increment of an absent attribute starts. */
  private static Code initial(AttributeModel attribute) {
    if (attribute.initial() == null || !attribute.type().kind().isNumber()) {
      return Code.of("");
    }
    if (attribute.initial() instanceof DefaultValue.Literal literal) {
      return Code.of(".initial($S)", literal.text());
    }
    return attribute.defaultSources().isEmpty()
        ? Code.of(".initial($T.valueOf($L))", String.class, AttributeCode.initial(attribute))
        : Code.of(".initialMadeOfOthers()");
  }

  private static Code numberBound(Constraint constraint) {
    if (constraint instanceof Constraint.Min min) {
      return Code.of(".min($L)", CheckCode.longLiteral(min.value()));
    }
    if (constraint instanceof Constraint.Max max) {
      return Code.of(".max($L)", CheckCode.longLiteral(max.value()));
    }
    if (constraint instanceof Constraint.DecimalMin min) {
      return Code.of(".min($S, $L)", min.value(), min.inclusive());
    }
    if (constraint instanceof Constraint.DecimalMax max) {
      return Code.of(".max($S, $L)", max.value(), max.inclusive());
    }
    if (constraint instanceof Constraint.Digits digits) {
      return Code.of(".digits($L, $L)", digits.integer(), digits.fraction());
    }
    if (constraint instanceof Constraint.Sign sign) {
      return switch (sign.side()) {
        case POSITIVE -> Code.of(".positive()");
        case POSITIVE_OR_ZERO -> Code.of(".min(0)");
        case NEGATIVE -> Code.of(".negative()");
        case NEGATIVE_OR_ZERO -> Code.of(".max(0)");
      };
    }
    return Code.of("");
  }
}
