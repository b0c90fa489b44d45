/** Items that move to another partition. */
@NullMarked
package dev.singlet.examples.recipes.changes.comments;

import org.jspecify.annotations.NullMarked;
