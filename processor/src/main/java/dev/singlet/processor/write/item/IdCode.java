package dev.singlet.processor.write.item;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the code that gives ids to an entity. */
public final class IdCode {

  /** The parts of a record with its ids. No record that may be absent has ids. */
  private static final Parts PARTS =
      new Parts() {
        @Override
        public Code value(AttributeModel attribute) {
          return IdCode.value(attribute);
        }

        @Override
        public Optional<Code> whole(FlattenedModel flattened, List<AttributeModel> attributes) {
          return attributes.stream().anyMatch(AttributeModel::isGeneratedId)
              ? Optional.empty()
              : Optional.of(FlattenedCode.of(flattened.path(), "entity").record());
        }

        @Override
        public Code areThere(List<AttributeModel> attributes) {
          throw new IllegalArgumentException(attributes + " can be absent");
        }
      };

  private IdCode() {}

  /** Returns whether any component of an entity gets an id if it has none. */
  public static boolean isNeeded(EntityModel entity) {
    return entity.attributes().stream().anyMatch(AttributeModel::isGeneratedId);
  }

  /** Returns the method that gives a record its ids. */
  public static MethodSource withIds(EntityModel entity) {
    List<AttributeModel> ids =
        entity.attributes().stream().filter(AttributeModel::isGeneratedId).toList();
    Code isWhole =
        ids.stream()
            .map(attribute -> Code.of("$L != null", ItemCode.given(attribute, "entity")))
            .collect(Code.joining(" && "));
    return MethodSource.methodBuilder("withIds")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(TypeNames.of(entity.type()), "entity")
        .returns(TypeNames.of(entity.type()))
        .addCode(FlattenedCode.require(ids, "Type.INSTANCE."))
        .beginControlFlow("if ($L)", isWhole)
        .addStatement("return entity")
        .endControlFlow()
        .addStatement(
            "return $L", ItemCode.newRecord(MakerCode.of(entity), entity.attributes(), PARTS))
        .build();
  }

  /** Returns the method that writes new ids to an item. */
  public static MethodSource writeIds(EntityModel entity) {
    MethodSource.Builder method =
        MethodSource.overriding(Modifier.PUBLIC, "writeIds")
            .addParameter(Names.ITEM_WRITER, "item");
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.initial() instanceof DefaultValue.NewId id) {
        method.addCode(DefaultsCode.write(attribute, NewIdCode.of(id)));
      }
    }
    return method.build();
  }

  private static Code value(AttributeModel attribute) {
    Code given = ItemCode.given(attribute, "entity");
    return attribute.initial() instanceof DefaultValue.NewId id
        ? Code.of("$L == null ? $L : $L", given, NewIdCode.of(id), given)
        : given;
  }
}
