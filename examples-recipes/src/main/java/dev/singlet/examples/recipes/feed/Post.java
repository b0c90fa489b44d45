package dev.singlet.examples.recipes.feed;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A post, with the name that its author had. */
@Entity
@LinkedKey(partition = "POST#{id}", sort = "POST")
@LinkedKey(
    name = "byAuthor",
    purpose = "Posts of one or several users, oldest first.",
    index = "GSI1",
    partition = "POSTS#{author}",
    sort = "{at}#{id}",
    across = "author")
public record Post(String id, String author, String authorName, Instant at, String text)
    implements Social {}
