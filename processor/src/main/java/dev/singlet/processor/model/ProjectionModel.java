package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.type.ClassType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A projection of an entity.
 *
 * @param place the record
 * @param type the record's name
 * @param isPublic true if it and the entity can be reached from other packages
 * @param usesDeprecated true if code that uses it draws warnings of deprecation
 * @param entity the entity's record
 * @param attributes its components, stored like those of the entity
 * @param nested the records and sealed interfaces within it, at any depth
 * @param partial the codecs of the records of which it reads only some components
 * @param coveredBy the indexes that cover it, out of those that lack attributes of the entity
 */
public record ProjectionModel(
    Place place,
    ClassType type,
    boolean isPublic,
    boolean usesDeprecated,
    ClassType entity,
    List<AttributeModel> attributes,
    NestedTypes nested,
    Set<String> partial,
    List<Covering> coveredBy) {

  public ProjectionModel {
    attributes = List.copyOf(attributes);
    partial = Set.copyOf(partial);
    coveredBy = List.copyOf(coveredBy);
  }

  /**
   * An index that covers a projection.
   *
   * @param index its name
   * @param type the interface of the entity's generated class for projections that it covers
   */
  public record Covering(String index, ClassType type) {}

  /** Returns the places of all that it reads. */
  public List<ProjectedPath> paths() {
    List<ProjectedPath> paths = new ArrayList<>();
    attributes.forEach(attribute -> addPaths(List.of(), attribute, paths));
    return paths;
  }

  private void addPaths(
      List<AttributeModel> around, AttributeModel attribute, List<ProjectedPath> paths) {
    List<AttributeModel> steps = new ArrayList<>(around);
    steps.add(attribute);
    if (attribute.type() instanceof ValueType.Nested record && partial.contains(record.codec())) {
      nested.record(record).attributes().forEach(each -> addPaths(steps, each, paths));
    } else {
      paths.add(new ProjectedPath(steps));
    }
  }

  /** Returns the class generated for it. */
  public ClassType generatedType() {
    return Generated.projection(type);
  }
}
