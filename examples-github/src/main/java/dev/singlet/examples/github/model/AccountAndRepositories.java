package dev.singlet.examples.github.model;

import dev.singlet.annotation.ItemCollection;

/**
 * An account and the repositories it owns: those in the order of their last update, then the
 * account. Read in reverse, it is the account and its latest repositories.
 */
@ItemCollection(name = "byAccount", index = "GSI3")
public sealed interface AccountAndRepositories extends GitHub
    permits User, Organization, Repository {}
