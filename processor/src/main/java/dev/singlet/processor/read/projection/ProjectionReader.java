package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Projection;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.entity.EntityReader;
import dev.singlet.processor.read.entity.HiddenAnnotations;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads a projection. */
public record ProjectionReader(Compiler compiler) {

  /**
   * Returns the entity of a projection, if it can be projected.
   *
   * @throws Unresolved if a type does not exist
   */
  public Optional<TypeElement> entityOf(TypeElement projection, Report report) {
    Annotated annotation = Annotated.find(projection, Projection.class).orElseThrow();
    Valued<TypeMirror> of = annotation.type("of");
    if (of.value().getKind() == TypeKind.ERROR) {
      throw new Unresolved(of.value().toString());
    }
    boolean isEntity =
        of.value().getKind() == TypeKind.DECLARED
            && Annotated.has(Compiler.element(of.value()), Entity.class);
    boolean isRecord = isPlainRecord(projection);
    boolean isMeantForCollection = !isEntity && projection.getModifiers().contains(Modifier.SEALED);
    if (!isRecord && !isMeantForCollection) {
      EntityReader.reportNotARecord(
          projection, "@Projection", "a projection", Code.PROJECTION_NOT_A_RECORD, report);
    }
    if (!isEntity) {
      report.add(
          "The projection %s is of %s, which is not an entity. Name a type annotated with"
              + " @Entity, or a sealed interface of an item collection.",
          Code.PROJECTION_OF_NO_ENTITY, of.place(), projection, of.value());
    }
    return isRecord
            && isEntity
            && Access.check("projection", projection, SourcePlace.of(projection), report)
        ? Optional.of(Compiler.element(of.value())).filter(this::isPlainEntity)
        : Optional.empty();
  }

  /** Checks the components of a projection against those of its entity. */
  public void check(TypeElement projection, TypeElement entity, Report report) {
    new HiddenAnnotations(compiler).check(projection, entity, report);
    Set<String> nullable = new HashSet<>();
    for (RecordComponentElement component : compiler.components(entity)) {
      if (compiler.isNullable(component)) {
        nullable.add(component.getSimpleName().toString());
      }
    }
    DeclaredType whole = (DeclaredType) entity.asType();
    new ProjectedComponents(compiler, projection, whole, nullable, List.of(), report).check();
  }

  /**
   * Reads a projection whose components have no errors.
   *
   * @param stored the stored form of its entity
   * @param report receives parts of records that can't be read, and types that can't be reached
   *     from the projection's package
   */
  public ProjectionModel read(
      TypeElement projection, TypeElement entity, StoredEntity stored, Report report) {
    ProjectedAttributes attributes = new ProjectedAttributes(compiler, projection, stored, report);
    attributes.checkAccess(entity);
    return model(
        projection,
        entity,
        stored,
        attributes.attributes(),
        attributes.nested(),
        attributes.partial());
  }

  /** Returns a projection if only its entity is known. */
  public ProjectionModel blank(TypeElement projection, TypeElement entity, StoredEntity stored) {
    NestedTypes none = new NestedTypes(List.of(), List.of());
    return model(projection, entity, stored, List.of(), none, Set.of());
  }

  private ProjectionModel model(
      TypeElement projection,
      TypeElement entity,
      StoredEntity stored,
      List<AttributeModel> attributes,
      NestedTypes nested,
      Set<String> partial) {
    return new ProjectionModel(
        SourcePlace.of(projection),
        Compiler.name(projection),
        Compiler.isPublic(projection) && Compiler.isPublic(entity),
        compiler.usesDeprecated(projection) || compiler.elements().isDeprecated(entity),
        Compiler.name(entity),
        attributes,
        nested,
        partial,
        stored.coverage(attributes));
  }

  private boolean isPlainEntity(TypeElement type) {
    return EntityReader.problem(type, compiler).isEmpty();
  }

  private static boolean isPlainRecord(TypeElement type) {
    return type.getKind() == ElementKind.RECORD && type.getTypeParameters().isEmpty();
  }
}
