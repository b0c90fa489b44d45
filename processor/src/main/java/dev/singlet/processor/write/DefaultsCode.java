package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that writes defaults to an item of which not all is known. */
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

  private static MethodSpec method(EntityModel entity, List<AttributeModel> written) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("writeDefaults")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(Names.ITEM_WRITER, "item")
            .addParameter(Names.VALUES, "values")
            .addParameter(Names.STAMPS, "stamps");
    for (AttributeModel attribute : written) {
      if (attribute.defaultSources().isEmpty()) {
        method.addCode(write(attribute, initial(attribute)));
      } else {
        method.beginControlFlow("if (values.has($L))", names(attribute));
        method.addCode(write(attribute, call(attribute, entity))).endControlFlow();
      }
    }
    return method.build();
  }

  /** Writes a value that the attribute gets where it has none. */
  static CodeBlock write(AttributeModel attribute, CodeBlock value) {
    return CodeBlock.builder()
        .addStatement(
            "$T $N = $L", attribute.type().javaType(), Words.variable(attribute.component()), value)
        .add(AttributeCode.write(attribute))
        .build();
  }

  private static CodeBlock initial(AttributeModel attribute) {
    return attribute.initial() instanceof DefaultValue.Now
        ? CodeBlock.of("stamps.now()")
        : AttributeCode.initial(attribute);
  }

  /** The default made of what is known. */
  private static CodeBlock call(AttributeModel attribute, EntityModel entity) {
    if (!(attribute.initial() instanceof DefaultValue.Call call)) {
      throw new IllegalArgumentException(attribute + " has no method");
    }
    CodeBlock arguments =
        call.parameters().stream()
            .map(p -> ItemCode.wrapped(p.wrapping(), known(p.component(), entity)))
            .collect(CodeBlock.joining(", "));
    return AttributeCode.unwrapped(
        attribute, CodeBlock.of("$T.$N($L)", call.owner(), call.method(), arguments));
  }

  private static CodeBlock known(String component, EntityModel entity) {
    return entity.attributes().stream()
        .filter(attribute -> attribute.component().equals(component))
        .map(a -> CodeBlock.of("values.<$T>get($S)", a.type().javaType().box(), component))
        .findFirst()
        .orElseThrow();
  }

  private static CodeBlock names(AttributeModel attribute) {
    return attribute.defaultSources().stream()
        .map(source -> CodeBlock.of("$S", source))
        .collect(CodeBlock.joining(", "));
  }
}
