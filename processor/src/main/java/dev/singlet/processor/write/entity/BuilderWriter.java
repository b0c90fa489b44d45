package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.DefaultOrder;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.item.LiteralCode;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the builder of an entity. */
final class BuilderWriter {

  private static final String NAME = "Builder";

  private final EntityModel entity;
  private final ClassName type;

  BuilderWriter(EntityModel entity) {
    this.entity = entity;
    this.type = TypeNames.of(entity.generatedType().nested(NAME));
  }

  void addTo(TypeSource.Builder owner) {
    owner.addMethod(
        MethodSource.methodBuilder("builder")
            .addJavadoc("A builder with nothing set.\n\n@return the builder\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(type)
            .addStatement("return new $T()", type)
            .build());
    owner.addMethod(copy());
    owner.addType(builder());
  }

  private MethodSource copy() {
    Code.Builder chain = Code.builder().add("return new $T()", type);
    for (AttributeModel attribute : entity.attributes()) {
      chain.add(".$N($L)", attribute.component(), ItemCode.given(attribute, "entity"));
    }
    return MethodSource.methodBuilder("builder")
        .addJavadoc(
            """
            A builder with all components of an entity.

            @param entity the entity
            @return the builder
            """)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(TypeNames.of(entity.type()), "entity")
        .returns(type)
        .addStatement(chain.build())
        .build();
  }

  private TypeSource builder() {
    TypeSource.Builder builder =
        TypeSource.classBuilder(NAME)
            .addJavadoc("Builds {@link $T} records component by component.", entity.type())
            .addAnnotation(Names.CAN_IGNORE_RETURN_VALUE)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    for (AttributeModel attribute : entity.attributes()) {
      builder.addField(
          Names.nullable(TypeNames.of(attribute.type().javaType().box())),
          Words.variable(attribute.component()),
          Modifier.PRIVATE);
    }
    builder.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (AttributeModel attribute : entity.attributes()) {
      builder.addMethod(setter(attribute));
    }
    return builder.addMethod(build()).build();
  }

  private MethodSource setter(AttributeModel attribute) {
    String variable = Words.variable(attribute.component());
    return MethodSource.methodBuilder(attribute.component())
        .addJavadoc(note(attribute))
        .addModifiers(Modifier.PUBLIC)
        .addParameter(AttributeCode.parameter(attribute, variable))
        .returns(type)
        .addStatement("this.$N = $N", variable, variable)
        .addStatement("return this")
        .build();
  }

  private MethodSource build() {
    MethodSource.Builder build =
        MethodSource.methodBuilder("build")
            .addJavadoc(
                """
                The entity, with defaults for what was not set.

                @return the entity
                @throws $L if a required component was not set
                """,
                Names.VALIDATION_EXCEPTION)
            .addAnnotation(Names.CHECK_RETURN_VALUE)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeNames.of(entity.type()))
            .addStatement("$T violations = Type.INSTANCE.violations(null)", Names.VIOLATIONS);
    for (AttributeModel attribute : entity.attributes()) {
      boolean isMissed =
          (attribute.isRequired() && !attribute.isGeneratedId())
              || (attribute.type().javaType().isPrimitive() && attribute.initial() == null);
      if (isMissed) {
        build.addStatement(
            "violations.required($S, $N)",
            attribute.component(),
            Words.variable(attribute.component()));
      }
    }
    return build.addStatement("violations.throwIfAny()").addCode(construct()).build();
  }

  private Code construct() {
    Code.Builder code = Code.builder();
    List<AttributeModel> attributes = entity.attributes();
    if (!DefaultOrder.matters(attributes)) {
      List<Code> values = attributes.stream().map(attribute -> argument(attribute, "")).toList();
      return code.addStatement(
              "return $L", ItemCode.newRecord(TypeNames.of(entity.type()), attributes, values))
          .build();
    }
    for (AttributeModel attribute : DefaultOrder.of(attributes)) {
      code.addStatement(
          "$T $N = $L",
          attribute.type().javaType(),
          Words.variable(attribute.component()),
          argument(attribute, "this."));
    }
    return code.addStatement(
            "return $L",
            ItemCode.newRecord(
                TypeNames.of(entity.type()), attributes, ItemCode.values(attributes)))
        .build();
  }

  private Code argument(AttributeModel attribute, String field) {
    String variable = field + Words.variable(attribute.component());
    if (attribute.isExtras()) {
      return Code.of("$L == null ? $T.of() : $L", variable, Map.class, variable);
    }
    DefaultValue initial = attribute.initial();
    return initial != null && !(initial instanceof DefaultValue.Now)
        ? Code.of("$L == null ? $L : $L", variable, initial(attribute), variable)
        : AttributeCode.asRead(attribute, Code.of("$L", variable));
  }

  private Code initial(AttributeModel attribute) {
    List<AttributeModel> all = entity.attributes();
    return attribute.defaultSources().isEmpty()
        ? LiteralCode.valueBeside(attribute)
        : AttributeCode.initial(
            attribute,
            source -> AsReadCode.outside(entity).variable(ItemCode.attribute(all, source)));
  }

  /** What a setter's name does not say. */
  private static String note(AttributeModel attribute) {
    if (attribute.stamp() == Stamp.VERSION) {
      return "Without it the item is a new one. Every write adds 1.";
    }
    if (attribute.isGeneratedId()) {
      return "Without it the entity gets an id.";
    }
    if (attribute.stamp() == Stamp.MODIFIED) {
      return "Every put replaces it with the present time.";
    }
    return attribute.stamp() == Stamp.CREATED || attribute.initial() instanceof DefaultValue.Now
        ? "Without it a put writes the present time."
        : "";
  }
}
