package dev.singlet.item;

/**
 * Stores a record as M. Implemented by generated code.
 *
 * @param <T> the record
 */
public interface RecordCodec<T> extends ValueCodec<T>, ComponentChecks {}
