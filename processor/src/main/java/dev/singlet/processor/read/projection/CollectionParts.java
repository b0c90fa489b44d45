package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Projection;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.projection.CollectionProjectionModel.Part;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The types that a projection of an item collection permits: one for each entity. */
final class CollectionParts {

  private final Compiler compiler;
  private final TypeElement projection;
  private final TypeElement collection;
  private final Report report;
  private final List<TypeElement> entities;
  private final Map<TypeElement, TypeElement> partOf = new LinkedHashMap<>();

  /** True if a permitted type has an error, so that its entity is unknown. */
  private boolean isUnclear;

  CollectionParts(
      Compiler compiler, TypeElement projection, TypeElement collection, Report report) {
    this.compiler = compiler;
    this.projection = projection;
    this.collection = collection;
    this.report = report;
    this.entities = CollectionProjectionReader.entities(collection);
  }

  /** Returns the parts that could be read, in the order of the entities. */
  List<Part> read() {
    CollectionProjectionReader.permitted(projection).forEach(this::add);
    List<TypeElement> missing =
        entities.stream().filter(entity -> !partOf.containsKey(entity)).toList();
    if (!missing.isEmpty() && !isUnclear) {
      report.add(
          "The projection %s has nothing for %s of the item collection %s, but its queries return"
              + " their items, too. Permit a record with @Projection(of = %s.class), or %s itself.",
          Code.INVALID_COLLECTION_PROJECTION,
          projection,
          CollectionProjectionReader.names(missing),
          collection,
          missing.get(0).getSimpleName(),
          missing.get(0).getSimpleName());
    }
    List<Part> parts = new ArrayList<>();
    for (TypeElement entity : entities) {
      @Nullable TypeElement part = partOf.get(entity);
      if (part != null) {
        parts.add(new Part(Compiler.name(entity), Compiler.name(part)));
      }
    }
    return parts;
  }

  private void add(TypeElement part) {
    Optional<TypeElement> entity = entityOf(part);
    if (entity.isEmpty()) {
      isUnclear = true;
      if (!Annotated.has(part, Projection.class)) {
        report.add(
            "The projection %s of the item collection %s permits %s, which is not a projection."
                + " Annotate it with @Projection(of = ...), with one of %s.",
            Code.INVALID_COLLECTION_PROJECTION,
            projection,
            collection,
            part,
            CollectionProjectionReader.names(entities));
      }
    } else if (!entities.contains(entity.get())) {
      isUnclear = true;
      report.add(
          "The projection %s permits %s, which reads %s, but the item collection %s holds only %s."
              + " Remove it from %s.",
          Code.INVALID_COLLECTION_PROJECTION,
          projection,
          part,
          entity.get(),
          collection,
          CollectionProjectionReader.names(entities),
          projection.getSimpleName());
    } else {
      @Nullable TypeElement other = partOf.putIfAbsent(entity.get(), part);
      if (other != null) {
        report.add(
            "The projection %s permits %s and %s, which both read %s. An item can be only one of"
                + " them. Remove one.",
            Code.INVALID_COLLECTION_PROJECTION, projection, other, part, entity.get());
      }
      checkExtras(entity.get(), part);
    }
  }

  /** Returns the entity that a permitted type reads; empty if it has an error. */
  private Optional<TypeElement> entityOf(TypeElement part) {
    Optional<Annotated> annotation = Annotated.find(part, Projection.class);
    if (annotation.isEmpty()) {
      return Optional.of(part).filter(type -> Annotated.has(type, Entity.class));
    }
    TypeMirror of = annotation.get().type("of").value();
    Compiler.requireResolved(of);
    return Optional.of(of)
        .filter(type -> type.getKind() == TypeKind.DECLARED)
        .map(Compiler::element)
        .filter(type -> Annotated.has(type, Entity.class));
  }

  private void checkExtras(TypeElement entity, TypeElement part) {
    if (entity.equals(part)
        && compiler.components(entity).stream().anyMatch(compiler::keepsExtras)) {
      report.add(
          "The projection %s permits the entity %s, which has @Extras. A request for some"
              + " attributes can't ask for unknown ones. Permit a projection of %s instead.",
          Code.INVALID_EXTRAS, projection, entity, entity.getSimpleName());
    }
  }
}
