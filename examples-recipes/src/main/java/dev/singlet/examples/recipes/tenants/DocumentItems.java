package dev.singlet.examples.recipes.tenants;

import dev.singlet.annotation.ItemCollection;

/** A document, its access list, and the tenants that it is shared with. */
@ItemCollection(name = "byDocument")
public sealed interface DocumentItems extends Workspaces permits Document, Access, Grant {}
