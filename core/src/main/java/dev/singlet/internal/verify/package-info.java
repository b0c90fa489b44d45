/**
 * Compares stored items with what a put of their records would write. Imports {@code scan} and
 * {@code context}. Not exported.
 */
@NullMarked
package dev.singlet.internal.verify;

import org.jspecify.annotations.NullMarked;
