package dev.singlet.examples.recipes.userposts;

import dev.singlet.annotation.ItemCollection;

/** A user's posts, oldest first, and the profile. */
@ItemCollection(name = "byUser", index = "GSI1")
public sealed interface ProfilePage extends Blog permits User, Post {}
