package dev.singlet.examples.shared.entity;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One attribute that is shown.
 *
 * @param name its name as stored
 * @param value gives its value
 * @param <T> the class of the records it is in
 */
public record Column<T>(String name, Function<T, @Nullable Object> value) {}
