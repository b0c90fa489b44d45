/**
 * Converters of further types of the JDK, to name in {@code @Table(converters = ...)} and
 * {@code @Convert}. Begin with {@link JdkTypes}.
 */
@NullMarked
package dev.singlet.convert;

import org.jspecify.annotations.NullMarked;
