package dev.singlet.examples.recipes.userposts;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A post. It is a draft until it has a time of publication. */
@Entity
@LinkedKey(partition = "POST#{id}", sort = "POST")
@LinkedKey(
    name = "byAuthor",
    purpose = "Posts of a user, oldest first, drafts too.",
    index = "GSI1",
    partition = "USER#{author}",
    sort = "POST#{createdAt}#{id}")
@LinkedKey(
    name = "published",
    purpose = "Published posts of all users, oldest first.",
    index = "GSI2",
    partition = "PUBLISHED#{id:shard(4)}",
    sort = "{publishedAt}#{id}")
public record Post(
    String id,
    String author,
    String title,
    @CreatedAt Instant createdAt,
    @Nullable Instant publishedAt,
    @Default("0") int comments)
    implements ProfilePage, PostPage {}
