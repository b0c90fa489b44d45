package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.annotation.ItemCollection;

/** A group, and its members. */
@ItemCollection(name = "byGroup")
public sealed interface GroupAndMembers extends Club permits Group, Member {}
