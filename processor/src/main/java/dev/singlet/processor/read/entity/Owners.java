package dev.singlet.processor.read.entity;

import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;

/**
 * The entities that can own items of an entity.
 *
 * @param entities the entities of the table
 * @param isReported tells whether another type was meant to be an entity of the table, and has an
 *     error that says so
 */
public record Owners(Set<TypeElement> entities, Predicate<TypeElement> isReported) {}
