package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.model.projection.CollectionProjectionModel;
import dev.singlet.processor.model.projection.CollectionProjectionModel.Part;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads a projection of an item collection. */
public record CollectionProjectionReader(Compiler compiler) {

  /**
   * Returns the item collection that a projection is of; empty if it is of another type.
   *
   * @throws Unresolved if a type does not exist
   */
  public static Optional<TypeElement> collectionOf(TypeElement projection) {
    TypeMirror of = Annotated.find(projection, Projection.class).orElseThrow().type("of").value();
    if (of.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    TypeElement type = Compiler.element(of);
    return Compiler.isSealedInterface(type)
            && !Annotated.has(type, Table.class)
            && !entities(type).isEmpty()
        ? Optional.of(type)
        : Optional.empty();
  }

  /** Returns the entities of an item collection, in the order of their declaration. */
  public static List<TypeElement> entities(TypeElement collection) {
    return permitted(collection).stream()
        .filter(type -> Annotated.has(type, Entity.class))
        .toList();
  }

  /** Returns the types below a sealed interface, without the sealed interfaces among them. */
  static List<TypeElement> permitted(TypeElement above) {
    Set<TypeElement> found = new LinkedHashSet<>();
    visit(above, found);
    return found.stream().filter(type -> !Compiler.isSealedInterface(type)).toList();
  }

  private static void visit(TypeElement type, Set<TypeElement> found) {
    if (found.add(type) && Compiler.isSealedInterface(type)) {
      for (TypeMirror permitted : type.getPermittedSubclasses()) {
        Compiler.requireResolved(permitted);
        visit(Compiler.element(permitted), found);
      }
    }
  }

  /**
   * Reads a projection.
   *
   * @param report receives its problems
   * @return the projection, with the parts that could be read
   */
  public CollectionProjectionModel read(
      TypeElement projection, TypeElement collection, Report report) {
    List<Part> parts = List.of();
    if (Access.check("projection", projection, SourcePlace.of(projection), report)) {
      if (Compiler.isSealedInterface(projection) && projection.getTypeParameters().isEmpty()) {
        parts = new CollectionParts(compiler, projection, collection, report).read();
      } else {
        report.add(
            "The projection %s of the item collection %s must be a sealed interface without type"
                + " parameters. Declare it as sealed interface %s, over projections of %s.",
            Code.INVALID_COLLECTION_PROJECTION,
            projection,
            collection,
            projection.getSimpleName(),
            names(entities(collection)));
      }
    }
    return new CollectionProjectionModel(
        SourcePlace.of(projection),
        Compiler.name(projection),
        Compiler.isPublic(projection) && Compiler.isPublic(collection),
        isDeprecated(projection) || isDeprecated(collection),
        Compiler.name(collection),
        parts);
  }

  /** Reports a projection of a sealed interface for which no class is generated. */
  public void reportUnread(TypeElement projection, TypeElement collection, Report report) {
    report.add(
        "The projection %s is of %s, which no query and no get reads: it has no @ItemCollection,"
            + " and %s. Add an @ItemCollection to %s.",
        Code.INVALID_COLLECTION_PROJECTION,
        projection,
        collection,
        entities(collection).size() == 1
            ? "only one entity"
            : "its entities have different primary keys",
        collection.getSimpleName());
  }

  private boolean isDeprecated(TypeElement above) {
    return compiler.elements().isDeprecated(above)
        || permitted(above).stream().anyMatch(compiler.elements()::isDeprecated);
  }

  static String names(Collection<? extends Element> types) {
    return types.stream().map(type -> TypeText.of(type.asType())).collect(Collectors.joining(", "));
  }
}
