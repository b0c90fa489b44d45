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

  private static MethodSpec method(EntityModel entity, List<AttributeModel> defaults) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("writeDefaults")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
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

  private static CodeBlock names(AttributeModel attribute) {
    return attribute.defaultSources().stream()
        .map(source -> CodeBlock.of("$S", source))
        .collect(CodeBlock.joining(", "));
  }
}
