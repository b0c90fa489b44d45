/**
 * Conditions on what is stored: its type, its size, its number. They refuse changes that would
 * store a value that can't be read. Begin with {@link TypeGuard}. Imports {@code update.change}.
 * Not exported.
 */
@NullMarked
package dev.singlet.internal.update.guard;

import org.jspecify.annotations.NullMarked;
