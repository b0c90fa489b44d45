package dev.singlet.internal.search;

import dev.singlet.annotation.VectorDistance;

/** Makes a match of an item and its score. */
@FunctionalInterface
public interface SearchMatch<T, M> {

  M of(T item, double score, VectorDistance distance);
}
