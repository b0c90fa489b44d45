/**
 * Operations on one item: gets, puts, updates, deletes and checks. Generated code makes them. Begin
 * with {@link Put}.
 */
@NullMarked
package dev.singlet.item;

import org.jspecify.annotations.NullMarked;
