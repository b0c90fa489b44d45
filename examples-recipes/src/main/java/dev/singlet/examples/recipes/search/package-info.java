/** Places that are found by name, by tag and by where they are. */
@NullMarked
package dev.singlet.examples.recipes.search;

import org.jspecify.annotations.NullMarked;
