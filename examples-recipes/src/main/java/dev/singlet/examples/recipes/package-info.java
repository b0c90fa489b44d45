/**
 * Recipes: a small model for each pattern that people look for, with a program that shows its
 * requests and items. Each recipe is a package. What they share is here.
 */
@NullMarked
package dev.singlet.examples.recipes;

import org.jspecify.annotations.NullMarked;
