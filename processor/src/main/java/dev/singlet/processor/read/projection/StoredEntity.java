package dev.singlet.processor.read.projection;

import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.NestedTypes;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;

/**
 * The stored form of an entity, as far as its projections need it.
 *
 * @param type the entity's record
 * @param table what its table's annotation says
 * @param attributes its components
 * @param nested the records and sealed interfaces within it
 * @param partial the indexes that give projections of it only
 */
public record StoredEntity(
    ClassType type,
    TableSettings table,
    List<AttributeModel> attributes,
    NestedTypes nested,
    List<IndexModel> partial) {

  public StoredEntity {
    attributes = List.copyOf(attributes);
    partial = List.copyOf(partial);
  }

  /** An entity whose table is compiled, and good. */
  public static StoredEntity of(EntityModel entity, TableModel table) {
    return new StoredEntity(
        entity.type(),
        table.settings(),
        entity.attributes(),
        entity.nested(),
        IndexContent.partial(entity, table));
  }

  /** The interfaces of the entity's generated class that such a projection implements. */
  List<ClassType> covering(List<AttributeModel> projected) {
    return partial.stream()
        .filter(
            index -> projected.stream().allMatch(a -> IndexContent.holds(index, a.stored(), table)))
        .map(index -> Generated.coveredProjection(type, index, table))
        .toList();
  }
}
