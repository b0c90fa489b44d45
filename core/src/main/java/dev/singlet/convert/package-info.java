/**
 * Converters of further types of the JDK, to name in {@code @Table(converters = ...)} and
 * {@code @Convert}. They are in this module because generated code needs it anyway; the runtime
 * itself uses none of them.
 */
@NullMarked
package dev.singlet.convert;

import org.jspecify.annotations.NullMarked;
