/** A constant that is added to an enum. */
@NullMarked
package dev.singlet.examples.recipes.changes.statuses;

import org.jspecify.annotations.NullMarked;
