package dev.singlet.examples.recipes.feed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.examples.recipes.StoppingClient;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FanOutsTest {

  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");
  private static final int FOLLOWERS = 5;

  /** Two shards of open work, and three times two followers: read, write, keep how far. */
  private static final int REQUESTS = 2 + 3 * 3;

  @RegisterExtension final LocalTable table = LocalTable.of(SocialTable.SCHEMA);

  private TableClient client;
  private Posts posts;

  @BeforeEach
  void publish() {
    client = table.client();
    posts = new Posts(client);
    client.execute(UserEntity.put(new User("ann", "Ann", FOLLOWERS)));
    client
        .execute(
            BatchWrite.of(
                followers().map(user -> FollowEntity.put(new Follow(user, "ann"))).toList()))
        .orThrow();
    posts.publish("p1", "ann", "Keys", NOON);
  }

  private static Stream<String> followers() {
    return IntStream.range(0, FOLLOWERS).mapToObj(i -> "u" + i);
  }

  private FanOuts fanOuts() {
    return new FanOuts(client, 2);
  }

  private void assertWrittenOnce() {
    assertThat(client.stream(FanOutEntity.open())).isEmpty();
    assertThat(followers())
        .allSatisfy(
            user ->
                assertThat(client.stream(FeedEntryEntity.ofUser(user)))
                    .containsExactly(FeedEntry.of(user, "ann", "p1", NOON)));
  }

  static IntStream stops() {
    return IntStream.rangeClosed(0, REQUESTS);
  }

  @ParameterizedTest
  @MethodSource("stops")
  void aProgramThatStopsAtARequestGoesOn(int requests) {
    StoppingClient stopping = new StoppingClient(DynamoDbLocal.shared(), requests);
    boolean isDone = false;
    try {
      new FanOuts(table.client(stopping.client()), 2).run();
      isDone = true;
    } catch (StoppingClient.StoppedException | IncompleteBatchException stopped) {
      fanOuts().run();
    }

    assertThat(isDone).isEqualTo(requests == REQUESTS);
    assertWrittenOnce();
  }

  @Test
  void aProgramThatStopsDoesNotBeginAnew() {
    StoppingClient stopping = new StoppingClient(DynamoDbLocal.shared(), 2 + 3);
    try {
      new FanOuts(table.client(stopping.client()), 2).run();
    } catch (StoppingClient.StoppedException | IncompleteBatchException stopped) {
      assertThat(client.stream(FanOutEntity.open()).map(FanOut::last)).containsExactly("u1");
    }
    StoppingClient counting = new StoppingClient(DynamoDbLocal.shared(), REQUESTS);

    new FanOuts(table.client(counting.client()), 2).run();

    assertThat(counting.made()).isEqualTo(REQUESTS - 3);
    assertWrittenOnce();
  }

  @Test
  void severalProgramsCanDoTheSame() {
    Race.run(6, i -> fanOuts().run());

    assertWrittenOnce();
  }

  @Test
  void aPostThatIsDeletedMeanwhileIsInNoFeed() {
    FanOut job = client.execute(FanOutEntity.get("p1")).orElseThrow();
    StoppingClient stopping = new StoppingClient(DynamoDbLocal.shared(), 4);
    try {
      new FanOuts(table.client(stopping.client()), 2).run(job);
    } catch (StoppingClient.StoppedException | IncompleteBatchException stopped) {
      posts.delete("p1");
    }

    fanOuts().run(job);

    assertThat(client.stream(FanOutEntity.open())).isEmpty();
    assertThat(followers())
        .allSatisfy(
            user -> assertThat(new WrittenFeed(client, 5).page(user, null).posts()).isEmpty());
  }

  @Test
  void aPostIsPublishedOnceAlsoIfItsWorkIsDone() {
    fanOuts().run();

    Post again = posts.publish("p1", "ann", "Other", NOON.plusSeconds(5));

    assertThat(again.text()).isEqualTo("Keys");
    assertThat(client.stream(FanOutEntity.open())).isEmpty();
    assertThat(client.stream(PostEntity.byAuthor("ann"))).isEqualTo(List.of(again)).hasSize(1);
  }
}
