package dev.singlet.processor.model.attribute;

import dev.singlet.processor.diag.Place;

/**
 * The way in which a component takes its value from the context of a write.
 *
 * @param place its annotation
 * @param source the name of the source
 * @param isOfCreation true if only the write that creates an item gives the value
 */
public record ContextModel(Place place, String source, boolean isOfCreation) {}
