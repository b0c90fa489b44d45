package dev.singlet.processor.model;

import dev.singlet.processor.model.type.ClassType;

/**
 * What the user says of the owner of an entity's items.
 *
 * @param owner the record of the owning entity
 * @param label the text at the line between the two; empty for none
 * @param isHidden true if diagrams leave the relationship out
 */
public record RelationshipModel(ClassType owner, String label, boolean isHidden) {}
