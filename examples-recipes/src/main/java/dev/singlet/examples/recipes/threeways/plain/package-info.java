/** An index for each access pattern, with the attributes themselves as keys. */
@NullMarked
package dev.singlet.examples.recipes.threeways.plain;

import org.jspecify.annotations.NullMarked;
