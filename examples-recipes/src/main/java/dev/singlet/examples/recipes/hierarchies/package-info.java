/** Things within things, in two ways. */
@NullMarked
package dev.singlet.examples.recipes.hierarchies;

import org.jspecify.annotations.NullMarked;
