package dev.singlet.examples.recipes.userposts;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;

/** A comment, with a copy of its author's profile and the version of that profile. */
@Entity
@LinkedKey(
    name = "byPost",
    purpose = "Comments on a post, oldest first.",
    partition = "POST#{post}",
    sort = "COMMENT#{at}#{id}")
@LinkedKey(
    name = "byAuthor",
    purpose = "Comments of a user, by the version of the profile that they show.",
    index = "GSI1",
    partition = "COMMENTS#{author}",
    sort = "{profileVersion:pad(9)}#{post}#{id}")
public record Comment(
    String post,
    Instant at,
    String id,
    String author,
    String authorName,
    String authorPicture,
    long profileVersion,
    String text)
    implements PostPage {}
