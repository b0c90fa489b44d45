package dev.singlet.examples.recipes.leaderboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.singlet.TableClient;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class TopsTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ArcadeTable.SCHEMA);

  private static Score score(String player, int points) {
    return new Score(player, "pong", points, NOON.plusSeconds(points % 7));
  }

  @Test
  void theBestOfAllGamesAreOneRead() {
    Scores scores = new Scores(table.client());
    for (int i = 0; i < 40; i++) {
      scores.reach("p" + i % 9, "game" + i % 8, i * 37 % 40, NOON.plusSeconds(i));
    }

    List<Top> front = new Tops(table.client()).front();

    assertThat(front).extracting(Top::game).hasSize(8).isSorted();
    assertThat(front).allSatisfy(top -> assertThat(players(top)).isEqualTo(board(top.game())));
  }

  @Test
  void scoresAtTheSameTimeAllCount() {
    Scores scores = new Scores(table.client());

    Race.run(80, i -> scores.reach("p" + i % 11, "pong", i * 7 % 80, NOON.plusSeconds(i)));

    Top top = new Tops(table.client()).front().get(0);
    assertThat(top.best()).hasSize(3);
    assertThat(players(top)).isEqualTo(board("pong"));
  }

  @Test
  void scoresCanComeInAnyOrderAndAgain() {
    Tops tops = new Tops(table.client());
    List<Score> all = new ArrayList<>();
    for (int points = 1; points <= 6; points++) {
      all.addAll(
          List.of(score("ann", points), score("bob", points * 2), score("cy", 3), score("dee", 4)));
    }
    all.addAll(List.copyOf(all));
    Collections.shuffle(all, new Random(7));

    all.forEach(tops::add);

    assertThat(tops.front().get(0).best())
        .extracting(Top.Best::player, Top.Best::points)
        .containsExactly(tuple("bob", 12), tuple("ann", 6), tuple("dee", 4));
  }

  @Test
  void ofEqualScoresTheEarliestComesFirst() {
    Tops tops = new Tops(table.client());
    for (int second : List.of(3, 1, 4, 2)) {
      tops.add(new Score("p" + second, "pong", 10, NOON.plusSeconds(second)));
    }

    assertThat(players(tops.front().get(0))).containsExactly("p1", "p2", "p3");
  }

  @Test
  void aScoreThatIsNotAmongTheBestWritesNothing() {
    Tops tops = new Tops(table.client());
    List.of(score("ann", 30), score("bob", 20), score("cy", 10)).forEach(tops::add);

    tops.add(score("dee", 5));

    assertThat(tops.front().get(0).version()).isEqualTo(3);
  }

  @Test
  void aLostAnswerIsNoFailure() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).times(2);

      new Tops(table.client(proxy.client())).add(score("ann", 30));
    }
    assertThat(new Tops(table.client()).front().get(0).best()).hasSize(1);
  }

  @Test
  void whatAStoppedProgramHasNotAddedIsAddedLater() {
    TableClient client = table.client();
    new Scores(client).reach("ann", "pong", 10, NOON);
    client.execute(ScoreEntity.put(score("bob", 20)));
    Tops tops = new Tops(client);

    tops.repair("pong");

    assertThat(players(tops.front().get(0))).containsExactly("bob", "ann");
  }

  private static List<String> players(Top top) {
    return top.best().stream().map(Top.Best::player).toList();
  }

  private List<String> board(String game) {
    return table.client().stream(ScoreEntity.board(game).limit(3)).map(Score::player).toList();
  }
}
