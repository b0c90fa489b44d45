package dev.singlet.processor.read.table;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Table;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.entity.EntityReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the table of an entity. */
public record TableFinder(Compiler compiler) {

  /** The greatest number of permitted types that a message names. */
  private static final int SHOWN = 5;

  /**
   * Returns the entity's table. Reports an entity with no table, or with more than one. If it can't
   * be an entity, only that is reported.
   */
  public Optional<TypeElement> find(TypeElement entity, Report report) {
    Annotated annotation = Annotated.find(entity, Entity.class).orElseThrow();
    Valued<TypeMirror> named = annotation.type("table");
    if (named.value().getKind() != TypeKind.VOID) {
      return named(entity, named, report);
    }
    List<TypeElement> tables = above(entity);
    if (tables.isEmpty()) {
      withInterfaces(entity).forEach(Compiler::requireResolvedAbove);
      if (EntityReader.isReported(entity, compiler, report)) {
        return Optional.empty();
      }
      report.add(
          "The entity %s has no table. Implement an interface annotated with @Table, or name one"
              + " with @Entity(table = ...).",
          Code.ENTITY_WITHOUT_TABLE, entity);
    } else if (tables.size() > 1) {
      report.add(
          "The entity %s has more than one table: %s. Implement only one of them, or name one with"
              + " @Entity(table = ...).",
          Code.ENTITY_WITHOUT_TABLE,
          entity,
          tables.stream().map(TypeText::of).collect(Collectors.joining(", ")));
    }
    return tables.size() == 1 ? Optional.of(tables.get(0)) : Optional.empty();
  }

  private Optional<TypeElement> named(TypeElement entity, Valued<TypeMirror> named, Report report) {
    if (named.value().getKind() == TypeKind.DECLARED) {
      TypeElement table = Compiler.element(named.value());
      if (Annotated.has(table, Table.class)) {
        return Optional.of(table);
      }
    }
    report.add(
        "The entity %s names %s as its table, which is not annotated with @Table. Annotate it, or"
            + " name an interface that is.",
        Code.ENTITY_WITHOUT_TABLE, named.place(), entity, named.value());
    return Optional.empty();
  }

  /** Reports an entity whose table is in another module and can't list it. */
  public void reportElsewhere(TypeElement entity, TypeElement table, Report report) {
    report.add(
        "The entity %s belongs to the table %s, which was compiled in another module, so it can't"
            + " be checked together with the table's entities. Move it to that module, or declare"
            + " an interface with @Table(name = ...) for the entities of this one: it may name the"
            + " same table, but nothing compares their keys.",
        Code.ENTITY_NOT_LISTED, entity, table);
  }

  /** Reports an entity that its table does not list. */
  public void reportUnlisted(
      TypeElement entity, TypeElement table, Set<TypeElement> rejected, Report report) {
    if (rejected.stream().anyMatch(type -> isBelow(entity, type))) {
      return; // A type between them was reported.
    }
    if (EntityReader.isReported(entity, compiler, report)) {
      return;
    }
    report.add(
        "The entity %s belongs to the table %s, which doesn't list it, so it can't be checked"
            + " together with the table's entities. %s.",
        Code.ENTITY_NOT_LISTED,
        entity,
        table,
        forbidden(entity).orElseGet(() -> wayToList(table, entity)));
  }

  private static String wayToList(TypeElement table, TypeElement entity) {
    String way = "Make %s sealed and permit %s there, or add it to @Table(entities = ...)";
    if (Compiler.isOfKotlin(table)) {
      way = "Processors don't see that %s of Kotlin permits %s. Add it to @Table(entities = [...])";
    } else if (table.getModifiers().contains(Modifier.SEALED)) {
      way = "Implement %s and permit %s there, or add it to @Table(entities = ...)";
    }
    return way.formatted(table.getSimpleName(), entity.getSimpleName());
  }

  /** Returns advice for a type that implements a sealed interface that does not permit it. */
  private static Optional<String> forbidden(TypeElement entity) {
    for (TypeElement lower : withInterfaces(entity)) {
      for (TypeMirror each : lower.getInterfaces()) {
        TypeElement upper = Compiler.element(each);
        List<? extends TypeMirror> permitted = upper.getPermittedSubclasses();
        if (upper.getModifiers().contains(Modifier.SEALED)
            && permitted.stream().map(Compiler::element).noneMatch(lower::equals)) {
          return Optional.of(
              "%s is sealed, and doesn't permit %s. Write permits %s, %s there"
                  .formatted(
                      upper.getSimpleName(),
                      lower.getSimpleName(),
                      permitted.size() > SHOWN
                          ? "..."
                          : permitted.stream().map(TypeText::of).collect(Collectors.joining(", ")),
                      TypeText.of(lower)));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isBelow(TypeElement entity, TypeElement type) {
    return compiler
        .types()
        .isSubtype(
            compiler.types().erasure(entity.asType()), compiler.types().erasure(type.asType()));
  }

  /** Returns the tables that a type implements, directly or through others. */
  List<TypeElement> above(TypeElement lower) {
    return withInterfaces(lower).stream()
        .filter(type -> !type.equals(lower) && Annotated.has(type, Table.class))
        .toList();
  }

  /** Returns a type and the interfaces that it implements, directly or through others. */
  private static Set<TypeElement> withInterfaces(TypeElement lower) {
    Set<TypeElement> found = new LinkedHashSet<>();
    found.add(lower);
    Deque<TypeMirror> types = new ArrayDeque<>(lower.getInterfaces());
    while (!types.isEmpty()) {
      TypeMirror type = types.removeFirst();
      if (type.getKind() == TypeKind.DECLARED && found.add(Compiler.element(type))) {
        types.addAll(Compiler.element(type).getInterfaces());
      }
    }
    return found;
  }
}
