/** An index over issues by author, added to a table that is full. */
@NullMarked
package dev.singlet.examples.recipes.changes.authors;

import org.jspecify.annotations.NullMarked;
