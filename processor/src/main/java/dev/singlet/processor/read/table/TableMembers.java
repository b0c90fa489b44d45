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
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The types that belong to a table. They are found from its own declaration, so that an incremental
 * build that recompiles one of them sees the others too.
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
    Annotated annotation = compiler.annotation(table, Table.class).orElseThrow();
    for (Valued<TypeMirror> listed : annotation.types("entities")) {
      found.addAll(members.visit(resolved(listed.value()), listed.place(), table));
    }
    members.entities.addAll(found);
    return members;
  }

  /** The entities, in declaration order. */
  Set<TypeElement> entities() {
    return entities;
  }

  /** The sealed interfaces below the table, each with its entities. */
  Map<TypeElement, List<TypeElement>> collections() {
    return collections;
  }

  /** What the table holds and can't. */
  Set<TypeElement> rejected() {
    return rejected;
  }

  private Set<TypeElement> visit(TypeElement type, Place place, TypeElement holder) {
    boolean isEntity = compiler.has(type, Entity.class);
    if (type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED)) {
      if (isEntity) {
        EntityReader.reportNotARecord(type, report);
      }
      // It can be reached in several ways, and by a mistake from itself.
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
          case INTERFACE -> "Make " + type.getSimpleName() + " sealed";
          case RECORD -> "Annotate " + type.getSimpleName() + " with @Entity";
          default -> "Make " + type.getSimpleName() + " such a record";
        };
    report.add(
        Code.NOT_AN_ENTITY,
        place,
        "%s holds %s, which is no entity. A table holds records annotated with @Entity and sealed"
            + " interfaces over such. %s, or take it out of %s.",
        holder.getSimpleName(),
        type.getSimpleName(),
        wayOut,
        holder.getSimpleName());
    return Set.of();
  }

  /** Whether an entity belongs to another table; one that has none is reported there. */
  private boolean isElsewhere(TypeElement entity, Place place, TypeElement holder) {
    Optional<TypeElement> other =
        new TableFinder(compiler).find(entity, new Report()).filter(found -> !found.equals(table));
    other.ifPresent(
        found ->
            report.add(
                Code.NOT_AN_ENTITY,
                place,
                "%s holds %s, which is an entity of the table %s. Take it out of %s, or let it belong"
                    + " to %s.",
                holder.getSimpleName(),
                entity.getSimpleName(),
                found.getSimpleName(),
                holder.getSimpleName(),
                table.getSimpleName()));
    return other.isPresent();
  }

  private static TypeElement resolved(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      throw new Unresolved(type.toString());
    }
    return Compiler.element(type);
  }
}
