package dev.singlet.examples.recipes.feed;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The open work of writing a post to the feeds of its author's followers.
 *
 * @param last the last follower who has it; null at the beginning
 */
@Entity
@LinkedKey(
    name = "open",
    purpose = "Posts that are not in all feeds yet.",
    partition = "FANOUT#{post:shard(2)}",
    sort = "{post}")
public record FanOut(String post, String author, Instant at, @Nullable String last)
    implements Social {}
