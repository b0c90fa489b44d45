/** Stores in cities in regions in countries: a tree of known levels. */
@NullMarked
package dev.singlet.examples.recipes.hierarchies.places;

import org.jspecify.annotations.NullMarked;
