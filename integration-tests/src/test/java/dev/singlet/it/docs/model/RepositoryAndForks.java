package dev.singlet.it.docs.model;

import dev.singlet.annotation.ItemCollection;

@ItemCollection(name = "byRepository", index = "GSI2")
public sealed interface RepositoryAndForks extends GitHub permits Repository, Fork {}
