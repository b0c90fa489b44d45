package dev.singlet.examples.recipes.feed;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A user follows another one. */
@Entity
@LinkedKey(
    name = "following",
    purpose = "Whom a user follows.",
    partition = "USER#{follower}",
    sort = "FOLLOWS#{author}")
@LinkedKey(
    name = "followers",
    purpose = "Who follows a user.",
    index = "GSI1",
    partition = "FOLLOWERS#{author}",
    sort = "{follower}")
public record Follow(String follower, String author) implements Social {}
