package dev.singlet.processor.write.descriptor;

import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.CollectionProjectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.model.projection.CollectionProjectionModel;
import dev.singlet.processor.model.projection.ProjectionModel;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Describes projections. */
public final class ProjectionDescriptors {

  private ProjectionDescriptors() {}

  /**
   * Describes a projection of an entity.
   *
   * @param text the user's documentation; empty if there is none
   */
  public static ProjectionDescriptor of(ProjectionModel projection, String text) {
    return new ProjectionDescriptor(
        projection.type().canonicalName(),
        text,
        projection.paths().stream()
            .map(each -> new ProjectionDescriptor.Attribute(each.component(), each.stored()))
            .toList(),
        projection.coveredBy().stream().map(covered -> covered.index().name()).sorted().toList());
  }

  /**
   * Describes a projection of an item collection.
   *
   * @param text the user's documentation; empty if there is none
   */
  public static CollectionProjectionDescriptor of(
      CollectionProjectionModel projection, String text) {
    return new CollectionProjectionDescriptor(
        projection.type().canonicalName(),
        text,
        projection.parts().stream().map(part -> part.type().canonicalName()).toList());
  }

  /**
   * Returns the descriptor of a table with these projections in place of its own.
   *
   * @param ofEntities the projections by the qualified names of their entities' records
   * @param ofCollections those of item collections by the qualified names of these
   */
  public static TableDescriptor replace(
      TableDescriptor table,
      Map<String, List<ProjectionDescriptor>> ofEntities,
      Map<String, List<CollectionProjectionDescriptor>> ofCollections) {
    return new TableDescriptor(
        table.java(),
        table.documentation(),
        table.name(),
        table.key(),
        table.indexes(),
        table.delimiter(),
        table.naming(),
        table.tenantPrefix(),
        table.managed(),
        table.hooks(),
        table.entities().stream()
            .map(entity -> replace(entity, ofEntities.getOrDefault(entity.java(), List.of())))
            .toList(),
        table.collections().stream()
            .map(each -> replace(each, ofCollections.getOrDefault(each.java(), List.of())))
            .toList());
  }

  private static CollectionDescriptor replace(
      CollectionDescriptor collection, List<CollectionProjectionDescriptor> projections) {
    return new CollectionDescriptor(
        collection.java(),
        collection.documentation(),
        collection.entities(),
        collection.patterns(),
        projections.stream()
            .sorted(Comparator.comparing(CollectionProjectionDescriptor::java))
            .toList());
  }

  private static EntityDescriptor replace(
      EntityDescriptor entity, List<ProjectionDescriptor> projections) {
    return new EntityDescriptor(
        entity.name(),
        entity.java(),
        entity.documentation(),
        entity.aliases(),
        entity.isToldByKey(),
        entity.mark(),
        entity.stamps(),
        entity.schemaVersion(),
        entity.migrations(),
        entity.attributes(),
        entity.computed(),
        entity.checks(),
        entity.unique(),
        entity.keys(),
        entity.patterns(),
        entity.relationships(),
        projections.stream().sorted(Comparator.comparing(ProjectionDescriptor::java)).toList(),
        entity.records(),
        entity.unions());
  }
}
