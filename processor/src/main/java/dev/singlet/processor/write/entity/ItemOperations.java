package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.List;

/** Writes the operations on a record of which only the sealed interface is known. */
public final class ItemOperations {

  private ItemOperations() {}

  /**
   * Adds the operations to the class of a collection or a table.
   *
   * @param itemType the expression for the type of all entities
   */
  public static void addTo(
      TypeSource.Builder type, ClassName item, Code itemType, List<EntityModel> entities) {
    TypeName any = WildcardTypeName.subtypeOf(item);
    type.addMethod(
        method(
            "put",
            "Writes a whole item, of whichever entity. It replaces the item under its key.",
            "the operation",
            ParameterizedTypeName.get(Names.PUT, any),
            item,
            itemType,
            entities));
    type.addMethod(
        method(
            "delete",
            "Deletes the item of a record, if it still has the record's version, if that has one.",
            "the operation",
            ParameterizedTypeName.get(Names.DELETE, any),
            item,
            itemType,
            entities));
    type.addMethod(
        method(
            "key",
            "Returns the primary key of a record's item, without a tenant.",
            "the key",
            Names.PRIMARY_KEY,
            item,
            itemType,
            entities));
    type.addMethod(
        method(
            "toItem",
            "Returns the item of a record as it is, with all keys.",
            "the attributes of the item",
            Names.ITEM,
            item,
            itemType,
            entities));
  }

  private static MethodSource method(
      String name,
      String summary,
      String result,
      TypeName returned,
      ClassName item,
      Code itemType,
      List<EntityModel> entities) {
    MethodSource.Builder method =
        MethodSource.staticMethod(name)
            .addJavadoc("$L\n\n@param entity the record\n@return $L\n", summary, result)
            .addParameter(item, "entity")
            .returns(returned);
    for (EntityModel entity : entities) {
      method
          .beginControlFlow("if (entity instanceof $T one)", entity.type())
          .addStatement("return $T.$N(one)", entity.generatedType(), name)
          .endControlFlow();
    }
    return method.addStatement("throw $L.stranger(entity)", itemType).build();
  }
}
