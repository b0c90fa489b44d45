/** Issues are found by what they are about, in whatever words. */
@NullMarked
package dev.singlet.examples.recipes.semanticsearch;

import org.jspecify.annotations.NullMarked;
