package dev.singlet.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.DefaultValue;
import dev.singlet.processor.model.EntityModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** How an entity gets ids. */
final class IdCode {

  private IdCode() {}

  /** Whether any component of an entity gets an id where it has none. */
  static boolean isNeeded(EntityModel entity) {
    return entity.attributes().stream().anyMatch(AttributeModel::isGeneratedId);
  }

  /** A new id, as an expression. */
  static CodeBlock newId(DefaultValue.NewId id) {
    return switch (id.format()) {
      case UUID_V4 -> CodeBlock.of("$T.uuidV4()$L", Names.IDS, id.isText() ? ".toString()" : "");
      case UUID_V7 -> CodeBlock.of("$T.uuidV7()$L", Names.IDS, id.isText() ? ".toString()" : "");
      case ULID -> CodeBlock.of("$T.ulid()", Names.IDS);
      case KSUID -> CodeBlock.of("$T.ksuid()", Names.IDS);
    };
  }

  /** The method that gives a record its ids. */
  static MethodSpec withIds(EntityModel entity) {
    CodeBlock isWhole =
        entity.attributes().stream()
            .filter(AttributeModel::isGeneratedId)
            .map(attribute -> CodeBlock.of("$L != null", ItemCode.given(attribute, "entity")))
            .collect(CodeBlock.joining(" && "));
    List<CodeBlock> values = entity.attributes().stream().map(IdCode::value).toList();
    return MethodSpec.methodBuilder("withIds")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(entity.type(), "entity")
        .returns(entity.type())
        .beginControlFlow("if ($L)", isWhole)
        .addStatement("return entity")
        .endControlFlow()
        .addStatement("return $L", ItemCode.newRecord(entity.type(), entity.attributes(), values))
        .build();
  }

  /** The method that writes new ids to an item. */
  static MethodSpec writeIds(EntityModel entity) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("writeIds")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(Names.ITEM_WRITER, "item");
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.initial() instanceof DefaultValue.NewId id) {
        method.addCode(DefaultsCode.write(attribute, newId(id)));
      }
    }
    return method.build();
  }

  private static CodeBlock value(AttributeModel attribute) {
    CodeBlock given = ItemCode.given(attribute, "entity");
    return attribute.initial() instanceof DefaultValue.NewId id
        ? CodeBlock.of("$L == null ? $L : $L", given, newId(id), given)
        : given;
  }
}
