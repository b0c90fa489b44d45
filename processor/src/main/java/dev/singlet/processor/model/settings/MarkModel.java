package dev.singlet.processor.model.settings;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Place;

/**
 * The attribute that tells the items of an entity.
 *
 * @param place the annotation that names it
 * @param isOwn true if the entity names it, by {@code @Mark}; false if its table does
 * @param attribute its name; empty if the primary key tells the items
 * @param type its type
 */
public record MarkModel(Place place, boolean isOwn, String attribute, ScalarType type) {}
