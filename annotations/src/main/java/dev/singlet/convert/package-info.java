/**
 * Converters of further types of the JDK, to name in {@code @Table(converters = ...)} and
 * {@code @Convert}.
 */
@NullMarked
package dev.singlet.convert;

import org.jspecify.annotations.NullMarked;
