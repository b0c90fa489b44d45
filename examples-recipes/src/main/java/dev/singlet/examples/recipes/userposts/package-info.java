/** A user with profile, posts and comments. */
@NullMarked
package dev.singlet.examples.recipes.userposts;

import org.jspecify.annotations.NullMarked;
