package dev.singlet.processor.read.table;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Table;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.entity.EntityReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The types that belong to a table. They are found from the table's own declaration, so an
 * incremental build that recompiles one of them sees the others too.
 */
final class TableMembers {

  private final TypeElement table;
  private final Compiler compiler;
  private final Report report;
  private final Set<TypeElement> entities = new LinkedHashSet<>();
  private final Map<TypeElement, List<TypeElement>> collections = new LinkedHashMap<>();
  private final Set<TypeElement> rejected = new LinkedHashSet<>();

  private TableMembers(TypeElement table, Compiler compiler, Report report) {
    this.table = table;
    this.compiler = compiler;
    this.report = report;
  }

  static TableMembers of(TypeElement table, Compiler compiler, Report report) {
    TableMembers members = new TableMembers(table, compiler, report);
    Set<TypeElement> found = new LinkedHashSet<>();
    for (TypeMirror permitted : table.getPermittedSubclasses()) {
      found.addAll(members.visit(resolved(permitted), SourcePlace.of(table), table));
    }
    Annotated annotation = Annotated.find(table, Table.class).orElseThrow();
    for (Valued<TypeMirror> listed : annotation.types("entities")) {
      found.addAll(members.visit(resolved(listed.value()), listed.place(), table));
    }
    members.entities.addAll(found);
    return members;
  }

  /** Returns the entities, in declaration order. */
  Set<TypeElement> entities() {
    return entities;
  }

  /** Returns the sealed interfaces under the table, each with its entities. */
  Map<TypeElement, List<TypeElement>> collections() {
    return collections;
  }

  /** Returns the types that the table lists but can't contain. */
  Set<TypeElement> rejected() {
    return rejected;
  }

  private Set<TypeElement> visit(TypeElement type, Place place, TypeElement holder) {
    boolean isEntity = Annotated.has(type, Entity.class);
    if (Compiler.isSealedInterface(type)) {
      if (isEntity) {
        EntityReader.isReported(type, compiler, report);
      }
      // A type can be reached in several ways, and by mistake from itself.
      List<TypeElement> known = collections.get(type);
      if (known != null) {
        return new LinkedHashSet<>(known);
      }
      Set<TypeElement> held = new LinkedHashSet<>();
      collections.put(type, new ArrayList<>());
      for (TypeMirror permitted : type.getPermittedSubclasses()) {
        held.addAll(visit(resolved(permitted), SourcePlace.of(type), type));
      }
      collections.put(type, List.copyOf(held));
      return held;
    }
    if (isEntity) {
      return isElsewhere(type, place, holder) ? Set.of() : Set.of(type);
    }
    rejected.add(type);
    String wayOut =
        switch (type.getKind()) {
          case INTERFACE -> "Make %s sealed";
          case RECORD -> "Annotate %s with @Entity";
          case CLASS ->
              type.getModifiers().contains(Modifier.ABSTRACT)
                  ? "Make %s a sealed interface"
                  : "Make %s an entity";
          default -> "Make %s a record";
        };
    report.add(
        "%s holds %s, which is not an entity. A table holds types annotated with @Entity and"
            + " sealed interfaces over them. %s, or remove it from %s.",
        Code.NOT_AN_ENTITY, place, holder, type, wayOut.formatted(type.getSimpleName()), holder);
    return Set.of();
  }

  /**
   * Returns whether an entity belongs to another table, and reports it then. An entity without a
   * table is reported elsewhere.
   */
  private boolean isElsewhere(TypeElement entity, Place place, TypeElement holder) {
    Optional<TypeElement> other =
        new TableFinder(compiler).find(entity, new Report()).filter(found -> !found.equals(table));
    other.ifPresent(
        found ->
            report.add(
                "%s holds %s, which is an entity of the table %s. Remove it from %s, or make it an"
                    + " entity of %s.",
                Code.NOT_AN_ENTITY, place, holder, entity, found, holder, table));
    return other.isPresent();
  }

  private static TypeElement resolved(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      throw new Unresolved(type.toString());
    }
    return Compiler.element(type);
  }
}
