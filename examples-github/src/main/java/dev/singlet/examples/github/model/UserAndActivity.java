package dev.singlet.examples.github.model;

import dev.singlet.annotation.ItemCollection;

/** A user, then the user's gists, then the user's stars. */
@ItemCollection(name = "byUser")
public sealed interface UserAndActivity extends GitHub permits User, Gist, Star {}
