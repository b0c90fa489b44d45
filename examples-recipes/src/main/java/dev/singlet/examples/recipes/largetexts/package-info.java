/** Values that are larger than an item may be. */
@NullMarked
package dev.singlet.examples.recipes.largetexts;

import org.jspecify.annotations.NullMarked;
