/** An index for each access pattern, with keys made for it. */
@NullMarked
package dev.singlet.examples.recipes.threeways.named;

import org.jspecify.annotations.NullMarked;
