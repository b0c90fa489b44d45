package dev.singlet.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.AttributeModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the methods that check the components of a record, one by one. */
final class ChecksWriter {

  private final List<AttributeModel> attributes;

  ChecksWriter(List<AttributeModel> attributes) {
    this.attributes =
        attributes.stream().filter(attribute -> !CheckCode.check(attribute).isEmpty()).toList();
  }

  /** The components there is anything to check of. */
  List<AttributeModel> checked() {
    return attributes;
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(byName());
    attributes.forEach(attribute -> type.addMethod(ofOne(attribute)));
  }

  /** Checks all components, whose values are in variables of their names. */
  CodeBlock checkAll() {
    CodeBlock.Builder code = CodeBlock.builder();
    attributes.forEach(
        attribute ->
            code.addStatement(
                "$N($N, violations)", name(attribute), Words.variable(attribute.component())));
    return code.build();
  }

  private MethodSpec byName() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("check")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(String.class, "component")
            .addParameter(BuilderWriter.nullable(ClassName.OBJECT), "value")
            .addParameter(Names.VIOLATIONS, "violations");
    if (attributes.isEmpty()) {
      return method.build();
    }
    if (attributes.stream().anyMatch(a -> a.type().javaType() instanceof ParameterizedTypeName)) {
      method.addAnnotation(
          AnnotationSpec.builder(SuppressWarnings.class)
              .addMember("value", "$S", "unchecked")
              .build());
    }
    method.beginControlFlow("switch (component)");
    for (AttributeModel attribute : attributes) {
      method.addStatement(
          "case $S -> $N(($T) value, violations)",
          attribute.component(),
          name(attribute),
          attribute.type().javaType());
    }
    return method.addCode("default -> {}\n").endControlFlow().build();
  }

  private static MethodSpec ofOne(AttributeModel attribute) {
    return MethodSpec.methodBuilder(name(attribute))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(
            ParameterSpec.builder(
                    attribute.type().javaType().isPrimitive()
                        ? attribute.type().javaType()
                        : BuilderWriter.nullable(attribute.type().javaType()),
                    Words.variable(attribute.component()))
                .build())
        .addParameter(Names.VIOLATIONS, "violations")
        .addCode(CheckCode.check(attribute))
        .build();
  }

  private static String name(AttributeModel attribute) {
    String component = attribute.component();
    String capitalized = Words.capitalized(component);
    return "check" + (capitalized.equals(component) ? "_" : "") + capitalized;
  }
}
