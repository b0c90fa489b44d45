package dev.singlet.examples.github.model;

import dev.singlet.annotation.ItemCollection;

/** An organization, then its members by name. */
@ItemCollection(name = "byOrganization")
public sealed interface OrganizationAndMembers extends GitHub permits Organization, Membership {}
