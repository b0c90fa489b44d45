/** The same model with its indexes made in three ways. */
@NullMarked
package dev.singlet.examples.recipes.threeways;

import org.jspecify.annotations.NullMarked;
