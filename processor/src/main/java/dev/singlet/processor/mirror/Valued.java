package dev.singlet.processor.mirror;

import dev.singlet.processor.diag.Place;

/**
 * A value of an annotation, and where it stands.
 *
 * @param value the value
 * @param place where to report problems with it
 * @param <T> its type
 */
public record Valued<T>(T value, Place place) {}
