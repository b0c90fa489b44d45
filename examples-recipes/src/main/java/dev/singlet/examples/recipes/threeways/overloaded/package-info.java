/** Indexes that several access patterns share. */
@NullMarked
package dev.singlet.examples.recipes.threeways.overloaded;

import org.jspecify.annotations.NullMarked;
