package dev.singlet.examples.github.model;

import dev.singlet.annotation.ItemCollection;

/** A repository, then its stars by who gave them. */
@ItemCollection(name = "byRepository", index = "GSI1")
public sealed interface RepositoryAndStars extends GitHub permits Repository, Star {}
