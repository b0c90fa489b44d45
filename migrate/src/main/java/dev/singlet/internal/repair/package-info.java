/**
 * The repair of items, one by one: what each is to be, and the writes under conditions that make it
 * so. Begin with {@link dev.singlet.internal.repair.ItemTarget}.
 */
@NullMarked
package dev.singlet.internal.repair;

import org.jspecify.annotations.NullMarked;
