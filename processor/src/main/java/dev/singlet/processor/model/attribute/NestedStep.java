package dev.singlet.processor.model.attribute;

import dev.singlet.processor.model.type.ClassType;

/**
 * A step of a path through nested records.
 *
 * @param record the record, without its type arguments
 * @param component its component
 */
public record NestedStep(ClassType record, AttributeModel component) {}
