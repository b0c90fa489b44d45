/** Numbers with more digits in the primary key. */
@NullMarked
package dev.singlet.examples.recipes.changes.padding;

import org.jspecify.annotations.NullMarked;
