package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The methods that write defaults to an item, or a record within one, of which not all is known.
 */
final class DefaultsCode {

  private DefaultsCode() {}

  /** The method; nothing if there is no default to write. */
  static Optional<MethodSpec> method(EntityModel entity) {
    List<AttributeModel> written =
        entity.attributes().stream()
            .filter(attribute -> attribute.initial() != null && !attribute.isGeneratedId())
            .toList();
    return written.isEmpty() ? Optional.empty() : Optional.of(method(entity, written));
  }

  private static MethodSpec method(EntityModel entity, List<AttributeModel> defaults) {
    MethodSpec.Builder method =
        override("writeDefaults")
            .addParameter(Names.ITEM_WRITER, "item")
            .addParameter(Names.VALUES, "values")
            .addParameter(Names.STAMPS, "stamps");
    for (AttributeModel attribute : defaults) {
      CodeBlock written = write(attribute, initial(attribute, entity));
      if (attribute.defaultSources().isEmpty()) {
        method.addCode(written);
      } else {
        method.beginControlFlow("if (values.has($L))", names(attribute));
        method.addCode(written).endControlFlow();
      }
    }
    return method.build();
  }

  /** What is known of a component that an update removes; nothing if none has a default. */
  static Optional<MethodSpec> ofLacking(EntityModel entity) {
    CodeBlock.Builder cases = CodeBlock.builder();
    entity.attributes().stream()
        .filter(attribute -> attribute.isNullable() && isRead(attribute))
        .forEach(attribute -> cases.add(lacking(attribute, entity)));
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            override("lacking")
                .returns(Names.VALUES)
                .addParameter(String.class, "component")
                .addParameter(Names.VALUES, "values")
                .addCode("return switch (component) {$>\n$L", cases.build())
                .addCode("default -> super.lacking(component, values);$<\n};\n")
                .build());
  }

  private static boolean isRead(AttributeModel attribute) {
    return attribute.initial() != null && attribute.initial().isForReading();
  }

  private static CodeBlock lacking(AttributeModel attribute, EntityModel entity) {
    String component = attribute.component();
    String variable = Words.variable(component);
    CodeBlock.Builder code = CodeBlock.builder().add("case $S -> {$>\n", component);
    if (!attribute.defaultSources().isEmpty()) {
      code.beginControlFlow("if (!values.has($L))", names(attribute))
          .addStatement("yield values.without($S)", component)
          .endControlFlow();
    }
    return code.addStatement(
            "$T $N = $L", attribute.type().javaType(), variable, initial(attribute, entity))
        .addStatement("yield values.and($S, $N)", component, variable)
        .add("$<}\n")
        .build();
  }

  /**
   * What updates must know of a nested record, which may lack the lists and maps they start from.
   */
  static List<MethodSpec> ofNested(List<AttributeModel> attributes) {
    List<MethodSpec> methods = new ArrayList<>();
    List<AttributeModel> documents =
        attributes.stream().filter(DefaultsCode::isDocumentWithDefault).toList();
    CodeBlock.Builder written = CodeBlock.builder();
    documents.stream()
        .filter(attribute -> attribute.defaultSources().isEmpty())
        .forEach(attribute -> written.add(write(attribute, AttributeCode.initial(attribute))));
    if (!written.isEmpty()) {
      methods.add(
          override("writeDefaults")
              .addParameter(Names.ITEM_WRITER, "item")
              .addCode(written.build())
              .build());
    }
    CodeBlock madeOfOthers =
        documents.stream()
            .filter(attribute -> !attribute.defaultSources().isEmpty())
            .map(attribute -> CodeBlock.of("$S", attribute.stored()))
            .collect(CodeBlock.joining(", "));
    if (!madeOfOthers.isEmpty()) {
      methods.add(
          override("defaultsMadeOfOthers")
              .returns(ParameterizedTypeName.get(Set.class, String.class))
              .addStatement("return $T.of($L)", Set.class, madeOfOthers)
              .build());
    }
    return methods;
  }

  private static boolean isDocumentWithDefault(AttributeModel attribute) {
    ValueType type = attribute.type();
    return attribute.initial() != null
        && (type instanceof ValueType.ListOf
            || type instanceof ValueType.MapOf
            || type instanceof ValueType.Nested);
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }

  /** Writes a value that the attribute gets where it has none. */
  static CodeBlock write(AttributeModel attribute, CodeBlock value) {
    return CodeBlock.builder()
        .addStatement(
            "$T $N = $L", attribute.type().javaType(), Words.variable(attribute.component()), value)
        .add(AttributeCode.write(attribute))
        .build();
  }

  /** The default, made of what is known. */
  private static CodeBlock initial(AttributeModel attribute, EntityModel entity) {
    return attribute.initial() instanceof DefaultValue.Now
        ? CodeBlock.of("stamps.now()")
        : AttributeCode.initial(
            attribute,
            source -> AsReadCode.of(entity).known(ItemCode.attribute(entity.attributes(), source)));
  }

  /** The attributes that a default is made of, be it through those of others. */
  static CodeBlock storedSources(AttributeModel attribute, EntityModel entity) {
    Set<AttributeModel> sources = new LinkedHashSet<>();
    addSources(attribute, entity, sources);
    return sources.stream()
        .map(source -> CodeBlock.of("$S", source.stored()))
        .collect(CodeBlock.joining(", "));
  }

  private static void addSources(
      AttributeModel attribute, EntityModel entity, Set<AttributeModel> sources) {
    for (String component : attribute.defaultSources()) {
      AttributeModel source = ItemCode.attribute(entity.attributes(), component);
      if (sources.add(source)) {
        addSources(source, entity, sources);
      }
    }
  }

  private static CodeBlock names(AttributeModel attribute) {
    return attribute.defaultSources().stream()
        .map(source -> CodeBlock.of("$S", source))
        .collect(CodeBlock.joining(", "));
  }
}
