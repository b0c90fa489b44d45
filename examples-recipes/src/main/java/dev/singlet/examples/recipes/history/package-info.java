/** Documents whose past is kept. */
@NullMarked
package dev.singlet.examples.recipes.history;

import org.jspecify.annotations.NullMarked;
