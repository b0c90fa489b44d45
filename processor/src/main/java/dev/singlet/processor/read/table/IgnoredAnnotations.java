package dev.singlet.processor.read.table;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Table;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds annotations on types that no table and no entity would ever read. */
public final class IgnoredAnnotations {

  private final Compiler compiler;
  private final TableFinder finder;

  public IgnoredAnnotations(Compiler compiler) {
    this.compiler = compiler;
    this.finder = new TableFinder(compiler);
  }

  /**
   * Reports what stands on a type and has no effect there.
   *
   * @throws dev.singlet.processor.mirror.Unresolved if its tables refer to a type that is not there
   */
  public void check(TypeElement type, Report report) {
    List<Annotated> keys = compiler.annotations(type, LinkedKey.class, LinkedKeys.class);
    if (!keys.isEmpty() && !compiler.has(type, Entity.class) && !isHeld(type)) {
      report.add(
          Code.IGNORED_ANNOTATION,
          keys.get(0).place(),
          "@LinkedKey stands on %s, which is no entity, and has no effect. Annotate %s with"
              + " @Entity, or take it away.",
          type.getSimpleName(),
          type.getSimpleName());
    }
    if (!compiler.has(type, Entity.class) && !isHeld(type)) {
      checkMigrations(type, report);
    }
    List<Annotated> collections =
        compiler.annotations(type, ItemCollection.class, ItemCollections.class);
    boolean isBelowTable = !finder.above(type).isEmpty();
    if (!collections.isEmpty()
        && !compiler.has(type, Table.class)
        && !(isBelowTable && hasEntities(type))
        && !isHeld(type)) {
      report.add(
          Code.IGNORED_ANNOTATION,
          collections.get(0).place(),
          "@ItemCollection stands on %s, which belongs to no table, and has no effect. Let it be a"
              + " sealed interface below a table that permits the entities to be read together, or"
              + " take it away.",
          type.getSimpleName());
    }
  }

  /**
   * Whether there are entities below a type: where its table doesn't hold these, they are reported.
   */
  private boolean hasEntities(TypeElement type) {
    for (TypeMirror permitted : type.getPermittedSubclasses()) {
      if (permitted.getKind() == TypeKind.DECLARED) {
        TypeElement below = Compiler.element(permitted);
        if (compiler.has(below, Entity.class) || hasEntities(below)) {
          return true;
        }
      }
    }
    return false;
  }

  private void checkMigrations(TypeElement type, Report report) {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      compiler
          .annotation(method, Migrate.class)
          .ifPresent(
              migrate ->
                  report.add(
                      Code.IGNORED_ANNOTATION,
                      migrate.place(),
                      "@Migrate stands on the method %s of %s, which is no entity, and has no"
                          + " effect. Items are migrated whole: put it into the entity.",
                      method.getSimpleName(),
                      type.getSimpleName()));
    }
  }

  /** Whether a table reads a type, or reports it as one that it can't hold. */
  private boolean isHeld(TypeElement type) {
    Set<TypeElement> tables = new LinkedHashSet<>(finder.above(type));
    collectTables(type, tables);
    return tables.stream()
        .map(table -> TableMembers.of(table, compiler, new Report()))
        .anyMatch(
            members ->
                members.collections().containsKey(type) || members.rejected().contains(type));
  }

  /** The tables that the entities below a type name. */
  private void collectTables(TypeElement type, Set<TypeElement> tables) {
    if (compiler.has(type, Entity.class)) {
      finder.find(type, new Report()).ifPresent(tables::add);
    }
    for (TypeMirror permitted : type.getPermittedSubclasses()) {
      if (permitted.getKind() == TypeKind.DECLARED) {
        collectTables(Compiler.element(permitted), tables);
      }
    }
  }
}
