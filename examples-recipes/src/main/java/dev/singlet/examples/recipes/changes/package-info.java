/** Changes of the GitHub example's model, each rolled out on a table with items. */
@NullMarked
package dev.singlet.examples.recipes.changes;

import org.jspecify.annotations.NullMarked;
