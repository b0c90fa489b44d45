/**
 * Updates: all changes of one, the attributes that follow from them, and the assumptions about the
 * item. Makes the update expression, and sends an update again for an item that is stored in
 * another form. Begin with {@link UpdateWrite}. Imports {@code update.change}, {@code
 * update.guard}, {@code update.fit}, {@code attribute}, {@code runtime.expression}, {@code write},
 * {@code context} and {@code engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.update;

import org.jspecify.annotations.NullMarked;
