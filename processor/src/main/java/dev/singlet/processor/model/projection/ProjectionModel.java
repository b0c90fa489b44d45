package dev.singlet.processor.model.projection;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.ValueType;
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
 * @param partial the codecs of the records that it reads in part
 * @param indexes the indexes that lack attributes of the entity
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
    List<Coverage> indexes) {

  public ProjectionModel {
    attributes = List.copyOf(attributes);
    partial = Set.copyOf(partial);
    indexes = List.copyOf(indexes);
  }

  /**
   * The part of a projection that an index holds.
   *
   * @param type the interface of the entity's generated class for projections that it covers
   * @param missing the attributes that it lacks; none if it covers the projection
   */
  public record Coverage(IndexModel index, ClassType type, List<String> missing) {

    public Coverage {
      missing = List.copyOf(missing);
    }
  }

  /** Returns the indexes that cover it. */
  public List<Coverage> coveredBy() {
    return indexes.stream().filter(index -> index.missing().isEmpty()).toList();
  }

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
