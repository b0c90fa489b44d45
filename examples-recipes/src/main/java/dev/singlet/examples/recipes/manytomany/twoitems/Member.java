package dev.singlet.examples.recipes.manytomany.twoitems;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A user, as a group lists its members. */
@Entity
@LinkedKey(name = "byGroup", partition = "GROUP#{group}", sort = "MEMBER#{person}")
public record Member(String group, String person, String name, String role)
    implements GroupAndMembers {}
