/** A home feed: read from the authors, or written to each follower. */
@NullMarked
package dev.singlet.examples.recipes.feed;

import org.jspecify.annotations.NullMarked;
