package dev.singlet.processor.read.table;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Table;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.read.element.Compiler;
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
public final class TableFinder {

  /** How many permitted types a message names. */
  private static final int SHOWN = 5;

  private final Compiler compiler;

  public TableFinder(Compiler compiler) {
    this.compiler = compiler;
  }

  /** The entity's table; reported if there is none, or more than one. */
  public Optional<TypeElement> find(TypeElement entity, Report report) {
    Annotated annotation = compiler.annotation(entity, Entity.class).orElseThrow();
    Valued<TypeMirror> named = annotation.type("table");
    if (named.value().getKind() != TypeKind.VOID) {
      return named(entity, named, report);
    }
    List<TypeElement> tables = above(entity);
    if (tables.isEmpty()) {
      withInterfaces(entity).forEach(Compiler::requireResolvedAbove);
      report.add(
          Code.ENTITY_WITHOUT_TABLE,
          SourcePlace.of(entity),
          "The entity %s has no table. Let it implement an interface annotated with @Table, or name"
              + " one with @Entity(table = ...).",
          entity.getSimpleName());
    } else if (tables.size() > 1) {
      report.add(
          Code.ENTITY_WITHOUT_TABLE,
          SourcePlace.of(entity),
          "The entity %s has more than one table: %s. Let it implement one of them only, or name one"
              + " with @Entity(table = ...).",
          entity.getSimpleName(),
          tables.stream().map(TypeText::of).collect(Collectors.joining(", ")));
    }
    return tables.size() == 1 ? Optional.of(tables.get(0)) : Optional.empty();
  }

  private Optional<TypeElement> named(TypeElement entity, Valued<TypeMirror> named, Report report) {
    if (named.value().getKind() == TypeKind.DECLARED) {
      TypeElement table = Compiler.element(named.value());
      if (compiler.has(table, Table.class)) {
        return Optional.of(table);
      }
    }
    report.add(
        Code.ENTITY_WITHOUT_TABLE,
        named.place(),
        "The entity %s names %s as its table, which is not annotated with @Table. Annotate it, or"
            + " name an interface that is.",
        entity.getSimpleName(),
        TypeText.of(named.value()));
    return Optional.empty();
  }

  /** Reports an entity whose table is of another module, and can't list it. */
  public void reportElsewhere(TypeElement entity, TypeElement table, Report report) {
    report.add(
        Code.ENTITY_NOT_LISTED,
        SourcePlace.of(entity),
        "The entity %s belongs to the table %s, which was compiled in another module. Rules over a"
            + " whole table would miss it. Move it to that module, or declare an interface with"
            + " @Table(name = ...) for the entities of this one: it may name the same table, but"
            + " nothing compares their keys.",
        entity.getSimpleName(),
        table.getSimpleName());
  }

  /** Reports an entity that its table does not list. */
  public void reportUnlisted(
      TypeElement entity, TypeElement table, Set<TypeElement> rejected, Report report) {
    if (rejected.stream().anyMatch(type -> isBelow(entity, type))) {
      return; // What stands between them was reported.
    }
    report.add(
        Code.ENTITY_NOT_LISTED,
        SourcePlace.of(entity),
        "The entity %s belongs to the table %s, which does not list it, so that rules over the whole"
            + " table would miss it. %s.",
        entity.getSimpleName(),
        table.getSimpleName(),
        forbidden(entity)
            .orElseGet(
                () ->
                    (table.getModifiers().contains(Modifier.SEALED)
                            ? "Let it implement "
                                + table.getSimpleName()
                                + ", which is sealed, and be permitted there"
                            : "Let " + table.getSimpleName() + " be sealed and permit it")
                        + ", or add it to @Table(entities = ...)"));
  }

  /** The way out for what implements a sealed interface that does not permit it. */
  private static Optional<String> forbidden(TypeElement entity) {
    for (TypeElement lower : withInterfaces(entity)) {
      for (TypeMirror each : lower.getInterfaces()) {
        TypeElement upper = Compiler.element(each);
        List<? extends TypeMirror> permitted = upper.getPermittedSubclasses();
        if (upper.getModifiers().contains(Modifier.SEALED)
            && permitted.stream().map(Compiler::element).noneMatch(lower::equals)) {
          return Optional.of(
              "%s is sealed, and does not permit %s. Write permits %s, %s there"
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

  /** The tables that a type implements, directly or through others. */
  List<TypeElement> above(TypeElement lower) {
    return withInterfaces(lower).stream()
        .filter(type -> !type.equals(lower) && compiler.has(type, Table.class))
        .toList();
  }

  /** A type and the interfaces that it implements, directly or through others. */
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
