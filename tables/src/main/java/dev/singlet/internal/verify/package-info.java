/**
 * Compares stored items with what a put of their records would write. Begin with {@link
 * VerifySpec}. Imports {@code error}, {@code runtime.entity}, {@code runtime.item}, {@code
 * context}, {@code scan}, {@code text}, {@code write}, {@code schema}, {@code value} and {@code
 * dev.singlet.verify}. Not exported.
 */
@NullMarked
package dev.singlet.internal.verify;

import org.jspecify.annotations.NullMarked;
