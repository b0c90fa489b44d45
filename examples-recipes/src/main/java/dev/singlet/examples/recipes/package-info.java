/**
 * Recipes: a small model for each pattern that people look for, with a program that shows its
 * requests and items. Each recipe is a package. This package has the code that they share.
 */
@NullMarked
package dev.singlet.examples.recipes;

import org.jspecify.annotations.NullMarked;
