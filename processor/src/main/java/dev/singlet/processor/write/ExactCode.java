package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.ScalarKind;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.Wrapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Tells whether the item of an entity reads as an equal one, so that a put need not read it. Where
 * that can't be told of an attribute, nothing is generated.
 */
final class ExactCode {

  private final EntityModel entity;

  private ExactCode(EntityModel entity) {
    this.entity = entity;
  }

  /** The method; empty if an item always has to be read. */
  static Optional<MethodSpec> method(EntityModel entity) {
    return new ExactCode(entity).method();
  }

  private Optional<MethodSpec> method() {
    List<CodeBlock> conditions = new ArrayList<>();
    for (AttributeModel attribute : entity.attributes()) {
      if (!isPlain(attribute) || !isExact(attribute)) {
        return Optional.empty();
      }
      condition(attribute).ifPresent(conditions::add);
    }
    return Optional.of(
        MethodSpec.methodBuilder("isStoredExactly")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .addParameter(entity.type(), "entity")
            .returns(TypeName.BOOLEAN)
            .addStatement(
                "return $L",
                conditions.isEmpty()
                    ? CodeBlock.of("true")
                    : conditions.stream().collect(CodeBlock.joining("\n&& ")))
            .build());
  }

  /** Whether it is stored as it is given, or not at all. */
  private static boolean isPlain(AttributeModel attribute) {
    return attribute.initial() == null
        && attribute.stamp() == Stamp.NONE
        && attribute.wrapping() == Wrapping.NONE
        && !(attribute.type() instanceof ValueType.Transformed);
  }

  /** Whether it is surely read as it was, or is if its {@link #condition} holds. */
  private boolean isExact(AttributeModel attribute) {
    ValueType type = attribute.type();
    return type instanceof ValueType.SetOf set
        ? isExact(set.element())
        : type instanceof ValueType.Time || isExact(type);
  }

  /** Whether each value of a type reads as it was. */
  private boolean isExact(ValueType type) {
    if (type instanceof ValueType.Nested nested) {
      return entity.nested().records().stream()
          .filter(record -> record.codec().equals(nested.codec()))
          .allMatch(this::isExact);
    }
    // A set that is null reads as an empty one, and is looked at on the first level only.
    if (type instanceof ValueType.ListOf || type instanceof ValueType.MapOf) {
      return type.parts().stream().allMatch(this::isExact);
    }
    return type instanceof ValueType.Text
        || type instanceof ValueType.Bool
        || type instanceof ValueType.Uuid
        || type instanceof ValueType.Enumeration
        || (type instanceof ValueType.Numeric number && number.kind().isFixed())
        || (type instanceof ValueType.Scalar scalar && scalar.kind() == ScalarKind.LOCAL_DATE)
        || (type instanceof ValueType.Time time && time.format() == TimeFormat.NANOS);
  }

  private boolean isExact(NestedModel nested) {
    return nested.attributes().stream()
        .allMatch(
            attribute ->
                isPlain(attribute)
                    && !entity.nested().isCyclic(nested.codec(), attribute.type())
                    && isExact(attribute.type()));
  }

  /** What must hold of an attribute's value so that it reads as it was; empty for nothing. */
  private static Optional<CodeBlock> condition(AttributeModel attribute) {
    if (attribute.type() instanceof ValueType.SetOf) {
      return Optional.of(CodeBlock.of("entity.$N() != null", attribute.component()));
    }
    return attribute.type() instanceof ValueType.Time time && time.format() != TimeFormat.NANOS
        ? Optional.of(
            CodeBlock.of(
                "$T.isExact(entity.$N(), $T.$L)",
                Names.TIME_CODECS,
                attribute.component(),
                TimeFormat.class,
                time.format()))
        : Optional.empty();
  }
}
