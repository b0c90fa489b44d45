package dev.singlet.examples.github.model;

import dev.singlet.annotation.ItemCollection;

/** Forks of a repository by their owner, then the repository. */
@ItemCollection(name = "byRepository", index = "GSI2")
public sealed interface RepositoryAndForks extends GitHub permits Repository, Fork {}
