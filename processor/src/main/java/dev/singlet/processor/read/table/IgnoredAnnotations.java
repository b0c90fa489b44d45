package dev.singlet.processor.read.table;

import dev.singlet.annotation.Components;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Relationship;
import dev.singlet.annotation.Relationships;
import dev.singlet.annotation.Stamps;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Tuple;
import dev.singlet.annotation.Unwrapped;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds annotations on types that no table and no entity reads. */
public final class IgnoredAnnotations {

  private final Compiler compiler;
  private final TableFinder finder;

  public IgnoredAnnotations(Compiler compiler) {
    this.compiler = compiler;
    this.finder = new TableFinder(compiler);
  }

  /**
   * Reports annotations on a type that have no effect there.
   *
   * @throws dev.singlet.processor.mirror.Unresolved if its tables refer to a type that does not
   *     exist
   */
  public void check(TypeElement type, Report report) {
    boolean isEntity = Annotated.has(type, Entity.class);
    Annotated.find(type, Tuple.class).ifPresent(tuple -> checkTuple(tuple, type, report));
    List<Annotated> collections =
        Annotated.findAll(type, ItemCollection.class, ItemCollections.class);
    if ((isEntity && collections.isEmpty()) || isHeld(type)) {
      return;
    }
    if (!isEntity) {
      checkAnnotations(type, report);
      checkMigrations(type, report);
      checkComponents(type, report);
    }
    boolean isBelowTable = !finder.above(type).isEmpty() && hasEntities(type);
    if (!collections.isEmpty() && !Annotated.has(type, Table.class) && !isBelowTable) {
      report.add(
          Compiler.isOfKotlin(type)
              ? "@ItemCollection is on %s, and processors don't see what an interface of Kotlin"
                  + " permits, so it has no effect. Write the table and its entities in Java, or"
                  + " remove it and query each entity."
              : "@ItemCollection is on %s, which belongs to no table, so it has no effect. Put it on"
                  + " a sealed interface below a table that permits the entities to read together,"
                  + " or remove it.",
          Code.IGNORED_ANNOTATION,
          collections.get(0).place(),
          type);
    }
  }

  /** Reports a tuple that is not a record within an entity. */
  private static void checkTuple(Annotated tuple, TypeElement type, Report report) {
    String problem = "";
    if (Annotated.has(type, Entity.class)) {
      problem = "is an entity, stored as an item. Only a record within an entity can be a list";
    } else if (Annotated.has(type, Projection.class)) {
      problem = "is a projection. Only a record within an entity can be a list";
    } else if (type.getKind() != ElementKind.RECORD) {
      problem = "is not a record. Only the components of a record have an order";
    } else if (Annotated.has(type, Unwrapped.class)) {
      problem = "has @Unwrapped, too, which stores it as its component and not as a list";
    }
    if (!problem.isEmpty()) {
      report.add(
          "@Tuple is on %s, which %s. Remove it.",
          Code.IGNORED_ANNOTATION, tuple.place(), type, problem);
    }
  }

  private static void checkAnnotations(TypeElement type, Report report) {
    Stream.of(
            Annotated.findAll(type, LinkedKey.class, LinkedKeys.class),
            Annotated.find(type, Mark.class).stream().toList(),
            Annotated.find(type, Stamps.class).stream().toList(),
            Annotated.findAll(type, Relationship.class, Relationships.class))
        .flatMap(List::stream)
        .findFirst()
        .ifPresent(
            annotation ->
                report.add(
                    "%s is on %s, which is not an entity, so it has no effect. Annotate %s with"
                        + " @Entity, or remove it.",
                    Code.IGNORED_ANNOTATION, annotation.place(), annotation, type, type));
  }

  /**
   * Returns whether there are entities under a type. If its table doesn't list these, they are
   * reported.
   */
  private static boolean hasEntities(TypeElement type) {
    for (TypeMirror permitted : type.getPermittedSubclasses()) {
      if (permitted.getKind() == TypeKind.DECLARED) {
        TypeElement below = Compiler.element(permitted);
        if (Annotated.has(below, Entity.class) || hasEntities(below)) {
          return true;
        }
      }
    }
    return false;
  }

  private static void checkMigrations(TypeElement type, Report report) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      Annotated.find(method, Migrate.class)
          .ifPresent(
              migrate ->
                  report.add(
                      "@Migrate is on the method %s of %s, which is not an entity, so it has no"
                          + " effect. Items are migrated as a whole. Put the method into the"
                          + " entity.",
                      Code.IGNORED_ANNOTATION, migrate.place(), method, type));
    }
  }

  private static void checkComponents(TypeElement type, Report report) {
    for (Element member : type.getEnclosedElements()) {
      Annotated.find(member, Components.class)
          .ifPresent(
              components ->
                  report.add(
                      "@Components is in %s, which is not an entity, so it has no effect. Annotate"
                          + " %s with @Entity, or remove it.",
                      Code.IGNORED_ANNOTATION, components.place(), type, type));
    }
  }

  /** Returns whether a table reads a type, or reports it as one that it can't contain. */
  private boolean isHeld(TypeElement type) {
    Set<TypeElement> tables = new LinkedHashSet<>(finder.above(type));
    collectTables(type, tables);
    return tables.stream()
        .map(table -> TableMembers.of(table, compiler, new Report()))
        .anyMatch(
            members ->
                members.collections().containsKey(type) || members.rejected().contains(type));
  }

  /** Collects the tables that the entities under a type name. */
  private void collectTables(TypeElement type, Set<TypeElement> tables) {
    if (Annotated.has(type, Entity.class)) {
      finder.find(type, new Report()).ifPresent(tables::add);
    }
    for (TypeMirror permitted : type.getPermittedSubclasses()) {
      if (permitted.getKind() == TypeKind.DECLARED) {
        collectTables(Compiler.element(permitted), tables);
      }
    }
  }
}
