package dev.singlet.examples.recipes.feed;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a feed, newest first.
 *
 * @param next leads to older posts, null at the end
 */
record FeedPage(List<Post> posts, @Nullable String next) {}
