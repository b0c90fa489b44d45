package dev.singlet.it.multiattributekeys;

import static dev.singlet.it.multiattributekeys.Played.START;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.multiattributekeys.model.Fixtures.Forfeit;
import dev.singlet.it.multiattributekeys.model.Fixtures.Match;
import dev.singlet.it.multiattributekeys.model.Fixtures.Round;
import dev.singlet.it.multiattributekeys.model.FixturesForfeitEntity;
import dev.singlet.it.multiattributekeys.model.FixturesMatchEntity;
import dev.singlet.it.multiattributekeys.model.FixturesTable;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Shard;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys with several attributes are never stale, and whole or not there. */
class MultiAttributeKeysWritesTest {

  private static final Match MATCH =
      new Match("m1", "open", "eu", Round.A_GROUP, "a", 2026, 7, "ann", START);

  @RegisterExtension final LocalTable table = LocalTable.of(FixturesTable.SCHEMA);

  private TableClient fixtures;

  @BeforeEach
  void write() {
    fixtures = table.client();
    fixtures.execute(FixturesMatchEntity.put(MATCH));
  }

  private void isStored(Match match) {
    assertThat(table.items()).containsExactly(FixturesMatchEntity.toItem(match));
    assertThat(fixtures.stream(FixturesMatchEntity.byPlace(match.tournament(), match.region())))
        .containsExactly(match);
    assertThat(
            fixtures.stream(
                FixturesMatchEntity.byScore(
                    match.tournament(), match.region(), match.round(), match.season())))
        .containsExactly(match);
  }

  @Test
  void anItemHasEachAttributeOnce() {
    Map<String, AttributeValue> item = table.items().get(0);

    assertThat(item)
        .containsEntry("tournament", AttributeValue.fromS("open"))
        .containsEntry("round", AttributeValue.fromS("A_GROUP"))
        .containsEntry("P1", AttributeValue.fromS("SCORE#open"))
        .containsEntry("P2", AttributeValue.fromS("R#eu#A_GROUP"))
        .containsEntry("season", AttributeValue.fromN("2026"))
        .containsEntry("score", AttributeValue.fromN("7"))
        .containsEntry("S2", AttributeValue.fromS("a#m1"))
        .containsEntry("W1", AttributeValue.fromS("WINNER#ann"))
        .containsEntry("X2", AttributeValue.fromS("" + Shard.of("m1", 4)))
        .containsEntry("L2", AttributeValue.fromS("ROUND#A_GROUP#a"))
        .containsEntry("L3", AttributeValue.fromS("IN#open"))
        .containsEntry("L4", AttributeValue.fromS("2026#m1"));
    isStored(MATCH);
  }

  @Test
  void anUpdateMakesTheAttributesOfWhatChanges() {
    fixtures.execute(
        FixturesMatchEntity.update("m1").bracket("b", "open", "eu", Round.A_GROUP, 2026));

    isStored(new Match("m1", "open", "eu", Round.A_GROUP, "b", 2026, 7, "ann", START));
  }

  @Test
  void anUpdateOfARequiredComponentAsksForNoOther() {
    fixtures.execute(FixturesMatchEntity.update("m1").score(12));

    isStored(new Match("m1", "open", "eu", Round.A_GROUP, "a", 2026, 12, "ann", START));
  }

  @Test
  void whereAllAreComponentsNoneIsAskedFor() {
    fixtures.execute(FixturesForfeitEntity.put(Played.forfeit("f1", MATCH)));

    fixtures.execute(FixturesForfeitEntity.update("f1").round(Round.C_FINAL).region("us"));

    assertThat(
            fixtures.stream(
                FixturesForfeitEntity.byPlace("open", "us").round(Round.C_FINAL).bracket("a")))
        .extracting(Forfeit::id)
        .containsExactly("f1");
    assertThat(fixtures.stream(FixturesForfeitEntity.byPlace("open", "eu"))).isEmpty();
  }

  @Test
  void anUpdateOfTwoRecordsMovesTheItem() {
    Match moved = new Match("m1", "cup", "us", Round.C_FINAL, "b", 2025, 0, null, START);

    fixtures.execute(FixturesMatchEntity.update(MATCH, moved));

    isStored(moved);
    assertThat(fixtures.stream(FixturesMatchEntity.byPlace("open", "eu"))).isEmpty();
    assertThat(fixtures.stream(FixturesMatchEntity.wonBy("ann", "open"))).isEmpty();
  }

  @Test
  void anItemThatLacksAnAttributeIsNotInTheIndex() {
    assertThat(fixtures.stream(FixturesMatchEntity.wonBy("ann", "open"))).containsExactly(MATCH);

    fixtures.execute(FixturesMatchEntity.update("m1").removeWinner());

    assertThat(fixtures.stream(FixturesMatchEntity.wonBy("ann", "open"))).isEmpty();
    assertThat(table.items().get(0)).doesNotContainKeys("W1", "W2", "winner");
  }

  @Test
  void whatCanNotStandInAKeyIsRefusedInAnAttributeOfItsOwnToo() {
    Match bad = new Match("m2", "open", "e#u", Round.A_GROUP, "a", 2026, 7, "ann", START);

    assertThatThrownBy(() -> fixtures.execute(FixturesMatchEntity.put(bad)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("region");
    assertThatThrownBy(() -> FixturesMatchEntity.byPlace("open", ""))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("region");
  }

  @Test
  void aKeyAttributeIsNarrowedAndNotFiltered() {
    assertThatThrownBy(
            () ->
                fixtures.execute(
                    FixturesMatchEntity.byPlace("open", "eu")
                        .filter(FixturesMatchEntity.BRACKET.eq("a"))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("can't be filtered by bracket");
  }

  @Test
  void shardsOfAnAttributeAreMerged() {
    for (int i = 0; i < 30; i++) {
      Instant at = START.plusSeconds(i * 7 % 30);
      fixtures.execute(
          FixturesMatchEntity.put(
              new Match("n" + i, "cup", "eu", Round.A_GROUP, "a", 2026, i, null, at)));
    }

    Page<Match> first = fixtures.execute(FixturesMatchEntity.spread("cup").reverse().limit(12));
    Page<Match> second =
        fixtures.execute(
            FixturesMatchEntity.spread("cup").reverse().limit(12).from(first.nextToken()));
    Page<Match> back =
        fixtures.execute(
            FixturesMatchEntity.spread("cup").reverse().limit(12).from(second.previousToken()));

    assertThat(first.items()).first().extracting(Match::playedAt).isEqualTo(START.plusSeconds(29));
    assertThat(second.items()).first().extracting(Match::playedAt).isEqualTo(START.plusSeconds(17));
    assertThat(back.items()).isEqualTo(first.items());
    assertThat(fixtures.execute(FixturesMatchEntity.spread("cup").count())).isEqualTo(30);
    assertThat(table.items()).extracting(item -> item.get("X2").s()).contains("0", "1", "2", "3");
  }

  @Test
  void anIndexOfKeysAloneHydrates() {
    Match other = new Match("m3", "open", "us", Round.C_FINAL, "a", 2026, 7, null, START);
    fixtures.execute(FixturesMatchEntity.put(other));

    assertThat(fixtures.execute(FixturesMatchEntity.lean("open").hydrate()).items())
        .containsExactly(MATCH, other);
    assertThat(fixtures.execute(FixturesMatchEntity.lean("open").region("us").hydrate()).items())
        .containsExactly(other);
    assertThat(
            fixtures
                .execute(
                    FixturesMatchEntity.lean("open")
                        .region("eu")
                        .round(Round.A_GROUP)
                        .bracket("a")
                        .season(2026)
                        .id("m1")
                        .hydrate())
                .items())
        .containsExactly(MATCH);
  }

  @Test
  void anUpsertOfAnAbsentItemWritesThemAll() {
    fixtures.execute(
        FixturesMatchEntity.upsert("m4", "cup", "eu", Round.B_SEMI, "b", 2026, 3, "bob", START));

    Match made = new Match("m4", "cup", "eu", Round.B_SEMI, "b", 2026, 3, "bob", START);
    assertThat(fixtures.execute(FixturesMatchEntity.get("m4"))).contains(made);
    assertThat(fixtures.stream(FixturesMatchEntity.wonBy("bob", "cup"))).containsExactly(made);
    assertThat(fixtures.stream(FixturesMatchEntity.byScore("cup", "eu", Round.B_SEMI, 2026)))
        .isEqualTo(List.of(made));
  }
}
