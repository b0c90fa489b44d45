/** Events that are written with what they tell of, and published from the table's stream. */
@NullMarked
package dev.singlet.examples.recipes.outbox;

import org.jspecify.annotations.NullMarked;
