package dev.singlet.examples.recipes.feed;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.time.Instant;
import java.util.stream.Stream;

/** The feed of a user who follows two authors. */
public final class FeedRecipe implements Recipe {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final int PAGE = 2;

  @Override
  public String name() {
    return "feed";
  }

  @Override
  public String summary() {
    return "the newest posts of all whom a user follows, read from them or written to each follower";
  }

  @Override
  public void run(Steps steps) {
    TableClient social = steps.table(SocialTable.SCHEMA);
    Follows follows = new Follows(social);
    Posts posts = new Posts(social);
    sign(social);
    steps.step("Dee follows Ann", () -> follows.follow("dee", "ann"));
    Stream.of("eve", "fay").forEach(user -> follows.follow(user, "ann"));
    follows.follow("dee", "bob");
    steps.step("Ann publishes a post", () -> posts.publish("p1", "ann", "Keys", NOON));
    posts.publish("p2", "bob", "Indexes", NOON.plusSeconds(60));
    posts.publish("p3", "ann", "Shards", NOON.plusSeconds(120));
    read(steps, social);
    write(steps, social);
    remove(steps, social, follows, posts);
  }

  private static void sign(TableClient social) {
    social
        .execute(
            BatchWrite.of(
                UserEntity.put(new User("ann", "Ann", 0)),
                UserEntity.put(new User("bob", "Bob", 0))))
        .orThrow();
  }

  private static void read(Steps steps, TableClient social) {
    ReadFeed feed = new ReadFeed(social, PAGE);
    steps.step("Dee's feed, read from the authors", () -> feed.page("dee", null).posts());
    String next = feed.page("dee", null).next();
    steps.step("Then what follows", () -> feed.page("dee", next).posts());
  }

  private static void write(Steps steps, TableClient social) {
    FanOuts fanOuts = new FanOuts(social, PAGE);
    FanOut job = social.execute(FanOutEntity.get("p1")).orElseThrow();
    steps.step("Write a post to the feeds", () -> fanOuts.run(job));
    steps.step("Write all that is left", () -> fanOuts.run());
    WrittenFeed feed = new WrittenFeed(social, PAGE);
    steps.step("Dee's feed, as it was written", () -> feed.page("dee", null).posts());
  }

  private static void remove(Steps steps, TableClient social, Follows follows, Posts posts) {
    steps.step("Dee unfollows Bob", () -> follows.unfollow("dee", "bob"));
    steps.step("Ann deletes a post", () -> posts.delete("p3"));
    WrittenFeed feed = new WrittenFeed(social, 3);
    steps.step("What is left of the feed", () -> feed.page("dee", null).posts());
  }
}
