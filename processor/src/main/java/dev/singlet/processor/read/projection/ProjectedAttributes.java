package dev.singlet.processor.read.projection;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.NestedModel;
import dev.singlet.processor.model.NestedTypes;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** The attributes of an entity in a projection, and the types within them. */
final class ProjectedAttributes {

  private final Compiler compiler;
  private final TypeElement projection;
  private final StoredEntity entity;
  private final List<AttributeModel> attributes = new ArrayList<>();

  ProjectedAttributes(Compiler compiler, TypeElement projection, StoredEntity entity) {
    this.compiler = compiler;
    this.projection = projection;
    this.entity = entity;
    for (RecordComponentElement component : projection.getRecordComponents()) {
      originals(component).forEach(original -> attributes.add(projected(original, component)));
    }
  }

  List<AttributeModel> attributes() {
    return attributes;
  }

  /** Returns the records and sealed interfaces within them, in the entity's order. */
  NestedTypes nested() {
    return entity.nested().within(attributes.stream().map(AttributeModel::type).toList());
  }

  /** Reports components with types that generated code in the projection's package can't name. */
  void checkAccess(TypeElement holder, Report report) {
    for (RecordComponentElement component : projection.getRecordComponents()) {
      Set<ClassType> types = new LinkedHashSet<>();
      for (AttributeModel original : originals(component)) {
        original.path().forEach(flattened -> types.add(flattened.rawType()));
        named(original.type(), types);
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

  /** Reports defaults that are made of components which the projection doesn't read. */
  void checkDefaults(Report report) {
    for (AttributeModel attribute : attributes) {
      attribute.defaultSources().stream()
          .filter(source -> attributes.stream().noneMatch(a -> a.component().equals(source)))
          .findFirst()
          .ifPresent(
              source ->
                  report.add(
                      "The default of %s is made of %s, which the projection %s lacks. Add it as a"
                          + " component.",
                      Code.INVALID_DEFAULT, attribute, source, projection));
    }
  }

  /** Returns the attribute of a component, or those of a flattened one. */
  private List<AttributeModel> originals(RecordComponentElement component) {
    String name = component.getSimpleName().toString();
    return entity.attributes().stream()
        .filter(
            attribute ->
                attribute.component().equals(name)
                    || attribute.path().stream().anyMatch(f -> f.component().equals(name)))
        .toList();
  }

  /**
   * Returns the attribute of a component. If it is nullable in the projection, it may be absent.
   */
  private AttributeModel projected(AttributeModel original, RecordComponentElement component) {
    return new AttributeModel(
        SourcePlace.of(component),
        original.component(),
        original.accessor(),
        original.stored(),
        original.type(),
        original.path().isEmpty() ? compiler.isNullable(component) : original.isNullable(),
        original.initial(),
        original.stamp(),
        original.context(),
        original.isReadOnly(),
        original.isTimeToLive(),
        original.isHidden(),
        original.isSensitive(),
        List.of(),
        original.aliases(),
        original.wrapping(),
        original.text(),
        original.within(),
        original.onlyInKey());
  }

  private void named(ValueType type, Set<ClassType> types) {
    NestedTypes within = entity.nested().within(List.of(type));
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
