package dev.singlet.runtime.entity;

import dev.singlet.runtime.item.ValueCodec;

/**
 * A component whose value comes from the context of a write.
 *
 * @param component its name
 * @param source the name of its source
 * @param method the generated method that takes the source, with its class
 * @param isOfCreation true if only the write that creates an item gives it
 * @param isRequired true if an item can't lack it
 * @param codec the codec of its values
 */
public record ContextAttribute<V>(
    String component,
    String source,
    String method,
    boolean isOfCreation,
    boolean isRequired,
    ValueCodec<V> codec) {}
