package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.annotation.Table;

/** Users, groups, and who is in which. */
@Table(name = "Club")
public sealed interface Club permits PersonAndGroups, GroupAndMembers {}
