package dev.singlet.examples.recipes.feed;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.TimeToLive;
import java.time.Duration;
import java.time.Instant;

/** A post is in the feed of a user. It says where the post is, and not what is in it. */
@Entity
@LinkedKey(
    name = "ofUser",
    purpose = "The feed of a user, oldest first.",
    partition = "FEED#{user}",
    sort = "{at}#{post}")
public record FeedEntry(
    String user, Instant at, String post, String author, @TimeToLive Instant expiresAt)
    implements Social {

  private static final Duration KEPT = Duration.ofDays(30);

  static FeedEntry of(String user, String author, String post, Instant at) {
    return new FeedEntry(user, at, post, author, at.plus(KEPT));
  }
}
