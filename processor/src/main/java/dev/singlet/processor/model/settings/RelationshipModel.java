package dev.singlet.processor.model.settings;

import dev.singlet.processor.model.type.ClassType;

/**
 * A {@code @Relationship}: the entity that owns the items of another one.
 *
 * @param owner the record of the owning entity
 * @param label the text at the line between the two; empty for none
 * @param isHidden true if diagrams leave the relationship out
 */
public record RelationshipModel(ClassType owner, String label, boolean isHidden) {}
