package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.SchemaVersion;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.write.name.Names;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The method that turns an item of one schema version into one of the next. */
final class MigrationCode {

  private static final TypeName ITEM =
      ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), Names.ATTRIBUTE_VALUE);

  private MigrationCode() {}

  static MethodSource method(EntityModel entity, SchemaVersion version) {
    MethodSource.Builder method =
        MethodSource.methodBuilder("migrate")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .addParameter(int.class, "from")
            .addParameter(ITEM, "item")
            .returns(ITEM)
            .beginControlFlow("return switch (from)");
    for (int from = 1; from < version.number(); from++) {
      method.addStatement(
          "case $L -> $T.$N(item)", from, entity.type(), version.migrations().get(from - 1));
    }
    return method.addStatement("default -> super.migrate(from, item)").addCode("$<};\n").build();
  }
}
