package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.annotation.ItemCollection;

/** A user, and the groups that the user is in. */
@ItemCollection(name = "byPerson")
public sealed interface PersonAndGroups extends Club permits Person, Joined {}
