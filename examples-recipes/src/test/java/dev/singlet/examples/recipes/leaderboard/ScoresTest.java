package dev.singlet.examples.recipes.leaderboard;

import static dev.singlet.value.Several.anyOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class ScoresTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Comparator<Score> BEST_FIRST =
      Comparator.comparingInt(Score::points).reversed().thenComparing(Score::reachedAt);

  @RegisterExtension final LocalTable table = LocalTable.of(ArcadeTable.SCHEMA);

  private TableClient client;
  private Scores scores;

  @BeforeEach
  void client() {
    client = table.client();
    scores = new Scores(client);
  }

  private List<Score> many(String game, int count) {
    Random random = new Random(count);
    return IntStream.range(0, count)
        .mapToObj(i -> new Score("p" + i, game, random.nextInt(8), NOON.plusSeconds(i)))
        .peek(
            score -> scores.reach(score.player(), score.game(), score.points(), score.reachedAt()))
        .sorted(BEST_FIRST)
        .toList();
  }

  @Test
  void theBestComeFirstAndOfEqualOnesTheEarliest() {
    List<Score> sorted = many("pong", 40);

    assertThat(client.stream(ScoreEntity.board("pong"))).containsExactlyElementsOf(sorted);
  }

  @Test
  void aRankIsThePlaceOnTheBoard() {
    List<Score> sorted = many("pong", 30);

    assertThat(sorted)
        .allSatisfy(
            score ->
                assertThat(scores.rank(score.player(), "pong"))
                    .contains((long) sorted.indexOf(score) + 1));
    assertThat(scores.rank("nobody", "pong")).isEmpty();
  }

  @Test
  void aScoreWhoseAnswerIsLostIsAmongTheBestOfItsGame() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

      boolean isBest =
          new Scores(table.client(proxy.client())).reach("ann", "pong", 5, NOON.plusNanos(1_234));

      assertThat(proxy.count(Fault.LOST_RESPONSE)).isEqualTo(1);
      assertThat(isBest).isTrue();
    }
    Top top = client.execute(TopEntity.get("pong")).orElseThrow();
    assertThat(top.best()).hasSize(1);
    assertThat(scores.reach("ann", "pong", 5, NOON)).as("again").isTrue();
    assertThat(client.execute(TopEntity.get("pong"))).contains(top);
  }

  @Test
  void onlyTheBestScoreOfAPlayerCounts() {
    assertThat(scores.reach("ann", "pong", 5, NOON)).isTrue();
    assertThat(scores.reach("ann", "pong", 5, NOON.plusSeconds(1))).as("as good").isFalse();
    assertThat(scores.reach("ann", "pong", 4, NOON.plusSeconds(2))).isFalse();
    assertThat(scores.reach("ann", "pong", 6, NOON.plusSeconds(3))).isTrue();

    assertThat(client.stream(ScoreEntity.board("pong")))
        .containsExactly(new Score("ann", "pong", 6, NOON.plusSeconds(3)));
  }

  @Test
  void ofScoresAtTheSameTimeTheBestStays() {
    Race.run(60, i -> scores.reach("ann", "pong", i * 7 % 60, NOON.plusSeconds(i)));

    assertThat(client.execute(ScoreEntity.get("ann", "pong")))
        .get()
        .extracting(Score::points)
        .isEqualTo(59);
  }

  @Test
  void severalBoardsAreOne() {
    List<Score> pong = many("pong", 20);
    List<Score> snake = many("snake", 10);

    assertThat(client.stream(ScoreEntity.board(anyOf("pong", "snake"))).map(Score::points))
        .hasSize(pong.size() + snake.size())
        .isSortedAccordingTo(Comparator.reverseOrder());
  }

  @Test
  void theLatestAreOfAllShards() {
    many("pong", 25);

    assertThat(client.stream(ScoreEntity.latest().reverse().limit(5)))
        .extracting(Score::player)
        .containsExactly("p24", "p23", "p22", "p21", "p20");
  }
}
