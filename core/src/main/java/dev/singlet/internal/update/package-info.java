/**
 * Updates: the write of one, the update of an item by two records, and what is sent again for an
 * item that is stored in another form. Imports {@code write}, {@code context} and {@code engine}.
 * Not exported.
 */
@NullMarked
package dev.singlet.internal.update;

import org.jspecify.annotations.NullMarked;
