/**
 * Updates: what changes, what follows from it, and what is assumed of the item; the update
 * expression made of these, the update of an item by two records, and what is sent again for an
 * item that is stored in another form. Imports {@code attribute}, {@code generated.expression},
 * {@code write}, {@code context} and {@code engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.update;

import org.jspecify.annotations.NullMarked;
