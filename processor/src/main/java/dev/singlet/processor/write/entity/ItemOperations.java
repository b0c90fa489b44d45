package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import java.util.List;

/**
 * The operations on a record if only its sealed interface is known.
 *
 * @param item that interface
 * @param itemType the expression for the type of all entities
 * @param entities the entities that the record can be of
 */
public record ItemOperations(ClassName item, Code itemType, List<EntityModel> entities) {

  /** Copies the entities. */
  public ItemOperations {
    entities = List.copyOf(entities);
  }

  /** Adds the operations to the class of a collection or a table. */
  public void addTo(TypeSource.Builder type) {
    TypeName any = WildcardTypeName.subtypeOf(item);
    type.addMethod(
            method(
                "put",
                "a put of a whole item of any entity, which replaces any item under its key}",
                ParameterizedTypeName.get(Names.PUT, any)))
        .addMethod(
            method(
                "delete",
                "a delete of the item of a record, if it still has the record's version, if that"
                    + " has one}",
                ParameterizedTypeName.get(Names.DELETE, any)))
        .addMethod(
            method(
                "key", "the primary key of a record's item, without a tenant}", Names.PRIMARY_KEY))
        .addMethod(method("toItem", "the item of a record as it is, with all keys}", Names.ITEM));
  }

  private MethodSource method(String name, String summary, TypeName returned) {
    MethodSource.Builder method =
        MethodSource.staticMethod(name)
            .addJavadoc("{@return $L\n@param entity the record\n", summary)
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
