package dev.singlet.processor.read.projection;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.projection.ProjectionModel.Coverage;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;
import java.util.stream.Stream;

/**
 * The stored form of an entity, as far as its projections need it.
 *
 * @param type the entity's record
 * @param table the settings of its table
 * @param attributes its components
 * @param nested the records and sealed interfaces within it
 * @param partial the indexes whose queries return projections of it only
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

  /** Returns an entity whose table is compiled now and has no errors. */
  public static StoredEntity of(EntityModel entity, TableModel table) {
    return new StoredEntity(
        entity.type(),
        table.settings(),
        entity.attributes(),
        entity.nested(),
        IndexContent.partial(entity, table));
  }

  /** Returns the partial indexes with what each lacks of a projection of these attributes. */
  List<Coverage> coverage(List<AttributeModel> projected) {
    return partial.stream()
        .map(
            index ->
                new Coverage(
                    index,
                    Generated.coveredProjection(type, index, table),
                    missing(index, projected)))
        .toList();
  }

  /** Returns the names under which a query asks for the attributes, and which an index lacks. */
  private List<String> missing(IndexModel index, List<AttributeModel> projected) {
    return projected.stream()
        .flatMap(each -> Stream.concat(Stream.of(each.holder()), each.aliases().stream()))
        .filter(name -> !IndexContent.holds(index, name, table))
        .distinct()
        .toList();
  }
}
