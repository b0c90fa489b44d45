/**
 * Updates: the changes, the attributes that follow from them, and the assumptions about the item.
 * Makes the update expression, compares two records of an item, and sends an update again for an
 * item that is stored in another form. Imports {@code attribute}, {@code runtime.expression},
 * {@code write}, {@code context} and {@code engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.update;

import org.jspecify.annotations.NullMarked;
