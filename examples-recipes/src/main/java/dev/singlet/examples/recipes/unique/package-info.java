/** Values that only one item has. */
@NullMarked
package dev.singlet.examples.recipes.unique;

import org.jspecify.annotations.NullMarked;
