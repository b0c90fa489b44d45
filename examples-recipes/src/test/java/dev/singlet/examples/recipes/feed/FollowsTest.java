package dev.singlet.examples.recipes.feed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class FollowsTest {

  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(SocialTable.SCHEMA);

  private TableClient client;
  private Follows follows;
  private Posts posts;

  @BeforeEach
  void sign() {
    client = table.client();
    follows = new Follows(client.withTransactionAttempts(20));
    posts = new Posts(client.withTransactionAttempts(20));
    client
        .execute(
            BatchWrite.of(
                Stream.of("ann", "bob").map(id -> UserEntity.put(new User(id, id, 0))).toList()))
        .orThrow();
  }

  private void publish(int count) {
    for (int i = 0; i < count; i++) {
      posts.publish("p" + (100 + i), i % 2 == 0 ? "ann" : "bob", "Text", NOON.plusSeconds(i));
    }
  }

  private List<String> written(int pageSize) {
    WrittenFeed feed = new WrittenFeed(client, pageSize);
    List<String> ids = new ArrayList<>();
    @Nullable String next = null;
    do {
      FeedPage page = feed.page("dee", next);
      page.posts().forEach(post -> ids.add(post.id()));
      next = page.next();
    } while (next != null);
    return ids;
  }

  private List<String> read() {
    return new ReadFeed(client, 50).page("dee", null).posts().stream().map(Post::id).toList();
  }

  private int followers(String author) {
    return client.execute(UserEntity.get(author).consistent()).orElseThrow().followers();
  }

  @Test
  void bothFeedsShowTheSame() {
    publish(7);
    follows.follow("dee", "ann");
    follows.follow("dee", "bob");
    for (int i = 0; i < 6; i++) {
      posts.publish("q" + i, i % 2 == 0 ? "ann" : "bob", "Text", NOON.plusSeconds(100 + i));
    }
    new FanOuts(client, 10).run();

    assertThat(written(4)).hasSize(13).isEqualTo(read());

    posts.delete("q3");
    follows.unfollow("dee", "ann");
    assertThat(written(4)).hasSize(5).isEqualTo(read());

    follows.follow("dee", "ann");
    assertThat(written(4)).hasSize(12).isEqualTo(read());
  }

  @Test
  void whoFollowsTwiceIsCountedOnce() {
    assertThat(follows.follow("dee", "ann")).isTrue();
    assertThat(follows.follow("dee", "ann")).isFalse();
    assertThat(followers("ann")).isEqualTo(1);

    assertThat(follows.unfollow("dee", "ann")).isTrue();
    assertThat(follows.unfollow("dee", "ann")).isFalse();
    assertThat(followers("ann")).isZero();
  }

  @Test
  void anAuthorPublishesWhileManyFollow() {
    Race.run(
        32,
        i -> {
          if (i % 4 == 0) {
            posts.publish("p" + i, "ann", "Text", NOON.plusSeconds(i));
          } else {
            follows.follow("u" + i, "ann");
          }
        });

    assertThat(followers("ann")).isEqualTo(24);
    assertThat(client.stream(PostEntity.byAuthor("ann"))).hasSize(8);
  }

  @Test
  void aFollowerBetweenReadAndWriteIsNotInTheWayOfAPost() {
    Posts interrupted =
        new Posts(afterEachRead(() -> follows.follow("u" + followers("ann"), "ann")));

    assertThat(interrupted.publish("p1", "ann", "Text", NOON).authorName()).isEqualTo("ann");
    assertThat(followers("ann")).as("one for each read").isEqualTo(2);
  }

  @Test
  void aNameThatChangesBetweenReadAndWriteIsReadAgain() {
    AtomicInteger changes = new AtomicInteger();
    Posts interrupted =
        new Posts(
            afterEachRead(
                () -> {
                  if (changes.incrementAndGet() <= 4) {
                    client.execute(UserEntity.update("ann").name("Ann " + changes));
                  }
                }));

    assertThat(interrupted.publish("p1", "ann", "Text", NOON).authorName()).isEqualTo("Ann 4");
  }

  private TableClient afterEachRead(Runnable action) {
    return table
        .client()
        .withListener(
            report -> {
              if (report.isRead()) {
                action.run();
              }
            });
  }
}
