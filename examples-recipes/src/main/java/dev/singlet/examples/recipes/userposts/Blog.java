package dev.singlet.examples.recipes.userposts;

import dev.singlet.annotation.Index;
import dev.singlet.annotation.Table;

/** Users, their posts, and comments on these. */
@Table(
    name = "Blog",
    indexes = {@Index("GSI1"), @Index("GSI2")})
public sealed interface Blog permits ProfilePage, PostPage {}
