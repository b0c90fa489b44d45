/** Users and groups, in two ways. */
@NullMarked
package dev.singlet.examples.recipes.manytomany;

import org.jspecify.annotations.NullMarked;
