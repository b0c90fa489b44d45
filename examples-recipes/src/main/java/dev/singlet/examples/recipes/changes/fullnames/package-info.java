/** A name that is stored in two parts. */
@NullMarked
package dev.singlet.examples.recipes.changes.fullnames;

import org.jspecify.annotations.NullMarked;
