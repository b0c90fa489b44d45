/**
 * Conditions on what is stored, without which a change would store a value that can't be read: its
 * type, its size, its number. Begin with {@code TypeGuard}. Imports {@code update.change}. Not
 * exported.
 */
@NullMarked
package dev.singlet.internal.update.guard;

import org.jspecify.annotations.NullMarked;
