package dev.singlet.examples.recipes.userposts;

import dev.singlet.annotation.ItemCollection;

/** The comments on a post, oldest first, and the post. */
@ItemCollection(name = "byPost")
public sealed interface PostPage extends Blog permits Post, Comment {}
