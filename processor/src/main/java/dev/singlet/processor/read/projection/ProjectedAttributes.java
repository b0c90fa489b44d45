package dev.singlet.processor.read.projection;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Compiler;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** The attributes of an entity in a projection, and the types within them. */
final class ProjectedAttributes {

  private final Compiler compiler;
  private final TypeElement projection;
  private final ProjectedParts parts;
  private final Report report;
  private final List<AttributeModel> attributes;

  /**
   * Reads the attributes.
   *
   * @param report receives what can't be read of the projection
   */
  ProjectedAttributes(
      Compiler compiler, TypeElement projection, StoredEntity entity, Report report) {
    this.compiler = compiler;
    this.projection = projection;
    this.report = report;
    this.parts = new ProjectedParts(compiler, entity.nested(), report);
    this.attributes =
        new ProjectedRecord(compiler, projection, entity.attributes(), parts).attributes();
    parts.checkDefaults("projection", projection, attributes);
  }

  List<AttributeModel> attributes() {
    return attributes;
  }

  /** Returns the records and sealed interfaces within them, in the entity's order. */
  NestedTypes nested() {
    return parts.withWhole().within(attributes.stream().map(AttributeModel::type).toList());
  }

  /** Returns the codecs of the records that are read in part. */
  Set<String> partial() {
    return parts.codecs();
  }

  /** Reports components with types that generated code in the projection's package can't name. */
  void checkAccess(TypeElement holder) {
    for (RecordComponentElement component : projection.getRecordComponents()) {
      Set<ClassType> types = new LinkedHashSet<>();
      String name = component.getSimpleName().toString();
      for (AttributeModel attribute : ProjectedRecord.of(attributes, name)) {
        attribute.path().forEach(flattened -> types.add(flattened.rawType()));
        named(attribute.type(), types);
      }
      types.stream()
          .filter(type -> !isReachable(type))
          .findFirst()
          .ifPresent(
              type ->
                  report.add(
                      "The component %s of the projection %s holds %s, which can't be used in the"
                          + " package %s. Make it public, or move the projection to the package of"
                          + " %s.",
                      Code.PRIVATE_TYPE,
                      component,
                      projection,
                      type.simpleName(),
                      Compiler.name(projection).packageName(),
                      holder));
    }
  }

  private void named(ValueType type, Set<ClassType> types) {
    NestedTypes within = parts.withWhole().within(List.of(type));
    within.unions().forEach(union -> types.add(union.rawType()));
    for (NestedModel record : within.records()) {
      types.add(record.rawType());
      record.attributes().forEach(attribute -> enums(attribute.type(), types));
    }
    enums(type, types);
  }

  private static void enums(ValueType type, Set<ClassType> types) {
    if (type instanceof ValueType.Enumeration enumeration) {
      types.add(enumeration.javaType());
    } else if (type instanceof ValueType.Converted converted) {
      types.add(converted.converterClass());
    }
    type.parts().forEach(part -> enums(part, types));
  }

  private boolean isReachable(ClassType type) {
    TypeElement element = compiler.elements().getTypeElement(type.canonicalName());
    return type.packageName().equals(Compiler.name(projection).packageName())
        || element == null
        || Compiler.isPublic(element);
  }
}
