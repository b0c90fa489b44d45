package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.Bounds;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.ValueType;
import java.util.List;

/**
 * Which classes stand for attributes of which types, and how they are made.
 *
 * @param entity the entity
 * @param required marks what is within the attribute and always there
 * @param optional marks what is within the attribute and may be absent
 */
record AttributeKinds(EntityModel entity, TypeName required, TypeName optional) {

  /** The class that stands for an attribute. */
  TypeName type(ValueType type, TypeName mark) {
    TypeName record = entity.type();
    TypeName javaType = type.javaType().box();
    if (type instanceof ValueType.Text) {
      return of("TextAttribute", record, mark);
    }
    if (type instanceof ValueType.Numeric) {
      return of("NumberAttribute", record, javaType, mark);
    }
    if (type instanceof ValueType.Time) {
      return of("OrderedAttribute", record, javaType, mark);
    }
    if (type instanceof ValueType.Bytes) {
      return of("BinaryAttribute", record, mark);
    }
    if (type instanceof ValueType.SetOf set) {
      return of("SetAttribute", record, set.element().javaType().box(), mark);
    }
    if (type instanceof ValueType.ListOf list) {
      TypeName element = list.element().javaType().box();
      return of("ListAttribute", record, element, type(list.element(), optional), mark);
    }
    if (type instanceof ValueType.MapOf map) {
      TypeName key = map.key().javaType().box();
      TypeName value = map.value().javaType().box();
      return of("MapAttribute", record, key, value, type(map.value(), optional), mark);
    }
    if (type instanceof ValueType.Nested nested) {
      return ParameterizedTypeName.get(nestedClass(nested), mark, required, optional);
    }
    if (type instanceof ValueType.Transformed transformed) {
      boolean isOpaque = transformed.by().isOpaque();
      return of(isOpaque ? "OpaqueAttribute" : "OrderedAttribute", record, javaType, mark);
    }
    if (type instanceof ValueType.Union) {
      return of("UnionAttribute", record, javaType, mark);
    }
    boolean isOrdered = type instanceof ValueType.Scalar scalar && scalar.kind().isOrdered();
    return of(isOrdered ? "OrderedAttribute" : "ScalarAttribute", record, javaType, mark);
  }

  /**
   * A new attribute, as an expression whose type follows from what it is assigned to.
   *
   * @param codec the codec of its values, as an expression
   */
  CodeBlock create(AttributeModel attribute, CodeBlock location, CodeBlock codec) {
    return create(attribute.type(), attribute.constraints(), initial(attribute), location, codec);
  }

  /** An element of a list, or a value of a map. */
  private CodeBlock create(
      ValueType type, List<Constraint> holders, Constraint.ValuePart part, CodeBlock location) {
    List<Constraint> constraints = Constraint.within(holders, part);
    return create(type, constraints, CodeBlock.of(""), location, CodecCode.DIRECT.codec(type));
  }

  private CodeBlock create(
      ValueType type,
      List<Constraint> constraints,
      CodeBlock initial,
      CodeBlock location,
      CodeBlock codec) {
    ParameterizedTypeName whole = (ParameterizedTypeName) type(type, optional);
    CodeBlock bounds =
        type instanceof ValueType.Numeric
            ? numberBounds(constraints, initial)
            : sizeBounds(type, constraints);
    return CodeBlock.of(
        "new $T<>($L$L$L)",
        whole.rawType(),
        location,
        further(type, constraints, location, codec),
        bounds);
  }

  /** What the constructor of an attribute takes besides its location. */
  private CodeBlock further(
      ValueType type, List<Constraint> constraints, CodeBlock location, CodeBlock codec) {
    if (type instanceof ValueType.SetOf set) {
      return CodeBlock.of(", $L", CodecCode.DIRECT.codec(set.element()));
    }
    if (type instanceof ValueType.ListOf list) {
      return CodeBlock.of(
          ", $L", create(list.element(), constraints, Constraint.ValuePart.ELEMENT, location));
    }
    if (type instanceof ValueType.MapOf map) {
      return CodeBlock.of(
          ", $L, $L",
          CodecCode.DIRECT.key(map.key()),
          create(map.value(), constraints, Constraint.ValuePart.VALUE, location));
    }
    boolean hasOneCodec =
        type instanceof ValueType.Text
            || type instanceof ValueType.Bytes
            || type instanceof ValueType.Nested;
    return hasOneCodec ? CodeBlock.of("") : CodeBlock.of(", $L", codec);
  }

  /** The class generated for a record within the entity. */
  ClassName nestedClass(ValueType.Nested nested) {
    return entity.generatedType().nestedClass(Generated.nestedAttribute(nested.codec()));
  }

  /** What limits how many elements there are. */
  private static CodeBlock sizeBounds(ValueType type, List<Constraint> constraints) {
    boolean isCollection =
        type instanceof ValueType.SetOf
            || type instanceof ValueType.ListOf
            || type instanceof ValueType.MapOf;
    Bounds sizes = Bounds.ofSize(constraints);
    if (!isCollection || (sizes.lower() == null && sizes.upper() == null)) {
      return CodeBlock.of("");
    }
    int max = sizes.upper() == null ? Integer.MAX_VALUE : sizes.greatest().intValueExact();
    return CodeBlock.of(", $L, $L", sizes.least(), CheckCode.intLiteral(max));
  }

  /** What limits an increment. */
  private static CodeBlock numberBounds(List<Constraint> constraints, CodeBlock initial) {
    CodeBlock.Builder code = CodeBlock.builder();
    Constraint.each(constraints).forEach(c -> code.add("$L", numberBound(c)));
    CodeBlock bounds = code.add(initial).build();
    return bounds.isEmpty() ? bounds : CodeBlock.of(", $T.NONE$L", Names.NUMBER_BOUNDS, bounds);
  }

  /** What an increment starts from where there is nothing. */
  private static CodeBlock initial(AttributeModel attribute) {
    if (attribute.initial() == null || !(attribute.type() instanceof ValueType.Numeric)) {
      return CodeBlock.of("");
    }
    if (attribute.initial() instanceof DefaultValue.Literal literal) {
      return CodeBlock.of(".initial($S)", literal.text());
    }
    return attribute.defaultSources().isEmpty()
        ? CodeBlock.of(".initial($T.valueOf($L))", String.class, AttributeCode.initial(attribute))
        : CodeBlock.of(".initialMadeOfOthers()");
  }

  private static CodeBlock numberBound(Constraint constraint) {
    if (constraint instanceof Constraint.Min min) {
      return CodeBlock.of(".min($L)", CheckCode.longLiteral(min.value()));
    }
    if (constraint instanceof Constraint.Max max) {
      return CodeBlock.of(".max($L)", CheckCode.longLiteral(max.value()));
    }
    if (constraint instanceof Constraint.DecimalMin min) {
      return CodeBlock.of(".min($S, $L)", min.value(), min.inclusive());
    }
    if (constraint instanceof Constraint.DecimalMax max) {
      return CodeBlock.of(".max($S, $L)", max.value(), max.inclusive());
    }
    if (constraint instanceof Constraint.Digits digits) {
      return CodeBlock.of(".digits($L, $L)", digits.integer(), digits.fraction());
    }
    if (constraint instanceof Constraint.Sign sign) {
      return switch (sign.side()) {
        case POSITIVE -> CodeBlock.of(".positive()");
        case POSITIVE_OR_ZERO -> CodeBlock.of(".min(0)");
        case NEGATIVE -> CodeBlock.of(".negative()");
        case NEGATIVE_OR_ZERO -> CodeBlock.of(".max(0)");
      };
    }
    return CodeBlock.of("");
  }

  private static TypeName of(String kind, TypeName... arguments) {
    return ParameterizedTypeName.get(Names.expression(kind), arguments);
  }
}
