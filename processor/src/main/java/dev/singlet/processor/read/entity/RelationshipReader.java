package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Relationship;
import dev.singlet.annotation.Relationships;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.RelationshipModel;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads what an entity says of its owners.
 *
 * @param table the interface of its table
 * @param owners the entities that can own it
 * @param report receives its problems
 */
record RelationshipReader(TypeElement table, Owners owners, Report report) {

  /** Returns the relationships without errors, in the order of the annotations. */
  List<RelationshipModel> read(TypeElement entity) {
    List<RelationshipModel> relationships = new ArrayList<>();
    Set<TypeElement> named = new HashSet<>();
    for (Annotated annotation :
        Annotated.findAll(entity, Relationship.class, Relationships.class)) {
      Optional<TypeElement> owner = owner(entity, annotation.type("owner"));
      if (owner.isPresent()) {
        if (named.add(owner.get())) {
          relationships.add(relationship(entity, annotation, owner.get()));
        } else {
          report.add(
              "%s has two @Relationship with the owner %s. One line is drawn between two entities."
                  + " Remove one of them.",
              Code.INVALID_RELATIONSHIP, annotation.place(), entity, owner.get());
        }
      }
    }
    return relationships;
  }

  private RelationshipModel relationship(
      TypeElement entity, Annotated annotation, TypeElement owner) {
    String label = annotation.string("label").value().strip().replaceAll("\\s+", " ");
    boolean isHidden = annotation.bool("hidden").value();
    if (isHidden && !label.isEmpty()) {
      report.add(
          "The @Relationship of %s with the owner %s is hidden, and has the label \"%s\". What is"
              + " hidden shows no label. Remove hidden or label.",
          Code.INVALID_RELATIONSHIP, annotation.place(), entity, owner, label);
    }
    return new RelationshipModel(Compiler.name(owner), label, isHidden);
  }

  /** Returns the owner; empty if it is not an entity, or is wrong in itself. */
  private Optional<TypeElement> owner(TypeElement entity, Valued<TypeMirror> owner) {
    Compiler.requireResolved(owner.value());
    if (owner.value().getKind() == TypeKind.DECLARED) {
      TypeElement type = Compiler.element(owner.value());
      if (owners.entities().contains(type)) {
        return Optional.of(type);
      }
      if (owners.isReported().test(type)) {
        return Optional.empty();
      }
    }
    report.add(
        "The @Relationship of %s names the owner %s, which is not an entity of %s. %s Name one of"
            + " these, or remove the annotation.",
        Code.INVALID_RELATIONSHIP,
        owner.place(),
        entity,
        owner.value(),
        table,
        Suggestion.of(
            TypeText.of(owner.value()), owners.entities().stream().map(TypeText::of).toList()));
    return Optional.empty();
  }
}
