package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.item.LiteralCode;
import dev.singlet.processor.write.item.MakerCode;
import dev.singlet.processor.write.item.Parts;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the builder of an entity. */
final class BuilderWriter {

  private static final String NAME = "Builder";

  private final EntityModel entity;
  private final List<AttributeModel> components;
  private final ClassName type;

  BuilderWriter(EntityModel entity) {
    this.entity = entity;
    this.components = FlattenedModel.components(entity.attributes());
    this.type = TypeNames.of(entity.generatedType().nested(NAME));
  }

  void addTo(TypeSource.Builder owner) {
    owner.addMethod(
        MethodSource.staticMethod("builder")
            .addJavadoc("{@return an empty builder}")
            .returns(type)
            .addStatement("return new $T()", type)
            .build());
    owner.addMethod(copy());
    owner.addType(builder());
  }

  private MethodSource copy() {
    Code.Builder chain = Code.builder().add("return new $T()", type);
    for (AttributeModel attribute : components) {
      chain.add(".$N($L)", attribute.component(), ItemCode.given(attribute, "entity"));
    }
    return MethodSource.staticMethod("builder")
        .addJavadoc(
            """
            {@return a builder with all components of a record}
            @param entity the record
            """)
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
    for (AttributeModel attribute : components) {
      builder.addField(
          TypeNames.nullable(TypeNames.of(attribute.type().javaType().box())),
          Words.variable(attribute.component()),
          Modifier.PRIVATE);
    }
    builder.addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (AttributeModel attribute : components) {
      builder.addMethod(setter(attribute));
    }
    return builder.addMethod(build()).build();
  }

  private MethodSource setter(AttributeModel attribute) {
    String variable = Words.variable(attribute.component());
    return MethodSource.methodBuilder(attribute.component())
        .addJavadoc(
            "{@return this builder with {@code $L} set}$L\n$L",
            attribute.component(),
            note(attribute),
            Javadocs.parameter(
                variable,
                attribute.text(),
                attribute.isNullable() && !attribute.type().javaType().isPrimitive()
                    ? "the value; null for none"
                    : "the value"))
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
                {@return the record, with defaults for components that are not set}
                @throws $L if a required component is not set
                """,
                Names.VALIDATION_EXCEPTION)
            .addAnnotation(Names.CHECK_RETURN_VALUE)
            .addModifiers(Modifier.PUBLIC)
            .returns(TypeNames.of(entity.type()));
    Code required =
        components.stream()
            .filter(BuilderWriter::isMissed)
            .map(AttributeModel::component)
            .map(component -> Code.of("$S, $N", component, Words.variable(component)))
            .collect(Code.joining(", "));
    if (!required.isEmpty()) {
      build.addStatement("Type.INSTANCE.requireSet($L)", required);
    }
    String field = DefaultOrder.matters(components) ? "this." : "";
    return build
        .addCode(
            ItemCode.construct(
                MakerCode.of(entity),
                components,
                Parts.of(each -> argument(each, field), each -> Code.of("true"))))
        .build();
  }

  /** Returns whether nothing can be built if a component is not set. */
  private static boolean isMissed(AttributeModel attribute) {
    return (attribute.isRequired() && !attribute.isGeneratedId())
        || (attribute.type().javaType().isPrimitive() && attribute.initialOfNew() == null);
  }

  private Code argument(AttributeModel attribute, String field) {
    String variable = field + Words.variable(attribute.component());
    if (attribute.isExtras()) {
      return Code.of("$L == null ? $T.of() : $L", variable, Map.class, variable);
    }
    DefaultValue initial = attribute.initialOfNew();
    if (initial != null && !(initial instanceof DefaultValue.Now)) {
      return Code.of("$L == null ? $L : $L", variable, initial(attribute), variable);
    }
    if (isMissed(attribute)) {
      return Code.of("$T.requireNonNull($L)", Objects.class, variable);
    }
    return attribute.isNullable() || attribute.type().declared().isSet()
        ? AttributeCode.asRead(attribute, Code.of("$L", variable), Generated.TYPE + ".")
        : Code.of("$T.orLater($L)", Names.STAMPS, variable);
  }

  private Code initial(AttributeModel attribute) {
    return attribute.defaultSources().isEmpty()
        ? LiteralCode.valueBeside(attribute)
        : AttributeCode.initial(
            attribute,
            source -> AsReadCode.outside(entity).variable(ItemCode.attribute(components, source)));
  }

  /** Returns what a setter's name does not tell, as an additional sentence. */
  private static String note(AttributeModel attribute) {
    if (attribute.stamp() == Stamp.VERSION) {
      return " An item without a version is a new one. Every write adds 1.";
    }
    if (attribute.context() != null) {
      return attribute.isOfCreation()
          ? " Without it a put takes it from its context."
          : " Every put replaces it from its context.";
    }
    if (attribute.isGeneratedId()) {
      return " Without it the entity gets an id.";
    }
    if (attribute.stamp() == Stamp.MODIFIED) {
      return " Every put sets the current time.";
    }
    return attribute.stamp() == Stamp.CREATED || attribute.initial() instanceof DefaultValue.Now
        ? " Without it a put sets the current time."
        : "";
  }
}
