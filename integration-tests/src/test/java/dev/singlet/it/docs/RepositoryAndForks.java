package dev.singlet.it.docs;

import dev.singlet.annotation.ItemCollection;

@ItemCollection(name = "byRepository", index = "GSI2")
public sealed interface RepositoryAndForks extends GitHub permits Repository, Fork {}
