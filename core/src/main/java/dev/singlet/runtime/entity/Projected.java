package dev.singlet.runtime.entity;

/**
 * Parts of items as records: of one entity, or of each entity of an item collection.
 *
 * @param <T> the entity's record, or the sealed interface of the item collection
 * @param <P> the record of the parts, or a sealed interface over such records
 */
public sealed interface Projected<T, P> permits ProjectedType, ProjectedCollection {}
