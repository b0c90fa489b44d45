package dev.singlet.examples.github.model;

import dev.singlet.annotation.ItemCollection;

/** The issues of a repository: the closed ones, oldest first, then the open ones, newest first. */
@ItemCollection(name = "byRepository", index = "GSI4")
public sealed interface IssueByState extends GitHub permits Issue {}
