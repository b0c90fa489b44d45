package dev.singlet.examples.recipes.manytomany.oneitem;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A user is in a group. */
@Entity
@LinkedKey(
    name = "byGroup",
    purpose = "Members of a group, by user.",
    partition = "GROUP#{group}",
    sort = "PERSON#{person}")
@LinkedKey(
    name = "byPerson",
    purpose = "Groups of a user, by group.",
    index = "inverted",
    partition = "PERSON#{person}",
    sort = "GROUP#{group}")
public record Membership(String group, String person, String role, @CreatedAt Instant since)
    implements Community {}
