package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A group, as a user lists the groups that he or she is in. */
@Entity
@LinkedKey(name = "byPerson", partition = "PERSON#{person}", sort = "GROUP#{group}")
public record Joined(String person, String group, String title, String role)
    implements PersonAndGroups {}
