package dev.singlet.it.multiattributekeys;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.multiattributekeys.model.Fixtures.Match;
import dev.singlet.it.multiattributekeys.model.Fixtures.Round;
import dev.singlet.it.multiattributekeys.model.FixturesForfeitEntity;
import dev.singlet.it.multiattributekeys.model.FixturesMatchEntity;
import dev.singlet.it.multiattributekeys.model.FixturesTable;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** What queries of keys with several attributes ask for, and what they give. */
class MultiAttributeKeysTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FixturesTable.SCHEMA);

  private final List<Match> matches = Played.matches(3, 120);
  private TableClient fixtures;

  @BeforeEach
  void write() {
    fixtures = table.client();
    matches.forEach(match -> fixtures.execute(FixturesMatchEntity.put(match)));
    for (int i = 0; i < 20; i++) {
      fixtures.execute(FixturesForfeitEntity.put(Played.forfeit("f" + i, matches.get(i))));
    }
  }

  private void gives(Query<Match> query, Predicate<Match> which, Comparator<Match> order) {
    List<Match> expected = Played.those(matches, which, order);

    assertThat(expected).isNotEmpty();
    assertThat(fixtures.stream(query)).isEqualTo(expected);
    assertThat(fixtures.execute(query.limit(2)).items())
        .isEqualTo(expected.subList(0, Math.min(2, expected.size())));
    assertThat(fixtures.execute(query.count())).isEqualTo(expected.size());
    assertThat(fixtures.stream(query.reverse()))
        .isEqualTo(expected.stream().sorted(order.reversed()).toList());
  }

  private static boolean isInEurope(Match match) {
    return match.tournament().equals("open") && match.region().equals("eu");
  }

  @Test
  void aPartitionIsToldByAllItsAttributes() {
    gives(
        FixturesMatchEntity.byPlace("open", "eu"),
        MultiAttributeKeysTest::isInEurope,
        Played.BY_PLACE);
  }

  @Test
  void theFirstSortAttributeNarrowsIt() {
    gives(
        FixturesMatchEntity.byPlace("open", "eu").round(Round.B_SEMI),
        match -> isInEurope(match) && match.round() == Round.B_SEMI,
        Played.BY_PLACE);
  }

  @Test
  void theSecondNarrowsItToOneValueOnly() {
    gives(
        FixturesMatchEntity.byPlace("open", "eu").round(Round.B_SEMI).bracket("a"),
        match -> isInEurope(match) && match.round() == Round.B_SEMI && match.bracket().equals("a"),
        Played.BY_PLACE);
  }

  @Test
  void aRangeOfTheSecondIsWithinTheFirst() {
    gives(
        FixturesMatchEntity.byPlace("open", "eu").round(Round.B_SEMI).bracket(gt("a")),
        match ->
            isInEurope(match)
                && match.round() == Round.B_SEMI
                && match.bracket().compareTo("a") > 0,
        Played.BY_PLACE);
  }

  @Test
  void aWholeKeyIsOneItem() {
    Match one = Played.in(matches, "open", "eu").get(4);

    isOnly(
        FixturesMatchEntity.byPlace("open", "eu")
            .round(one.round())
            .bracket(one.bracket())
            .id(one.id()),
        one);
  }

  private void isOnly(Query<Match> query, Match only) {
    assertThat(fixtures.execute(query).items()).containsExactly(only);
    assertThat(fixtures.execute(query.limit(1)).items()).containsExactly(only);
  }

  @Test
  void aRangeOfTheLastIsWithinAllBefore() {
    gives(
        FixturesMatchEntity.byPlace("open", "eu").round(Round.A_GROUP).bracket("b").id(lt("m9")),
        match ->
            isInEurope(match)
                && match.round() == Round.A_GROUP
                && match.bracket().equals("b")
                && match.id().compareTo("m9") < 0,
        Played.BY_PLACE);
  }

  private static final Comparator<Match> BY_SCORE =
      Comparator.comparingLong(Match::score)
          .thenComparing(match -> match.bracket() + "#" + match.id());

  private static boolean isScored(Match match) {
    return isInEurope(match) && match.round() == Round.A_GROUP && match.season() == 2026;
  }

  @Test
  void numbersSortAsNumbersAndNarrow() {
    gives(
        FixturesMatchEntity.byScore("open", "eu", Round.A_GROUP, 2026),
        MultiAttributeKeysTest::isScored,
        BY_SCORE);
    gives(
        FixturesMatchEntity.byScore("open", "eu", Round.A_GROUP, 2026).score(between(-1, 10)),
        match -> isScored(match) && match.score() >= -1 && match.score() <= 10,
        BY_SCORE);
  }

  @Test
  void aTemplateOfSeveralPartsIsNarrowedPartByPart() {
    Match one = Played.those(matches, MultiAttributeKeysTest::isScored, BY_SCORE).get(2);
    FixturesMatchEntity.ByScoreScore scored =
        FixturesMatchEntity.byScore("open", "eu", Round.A_GROUP, 2026).score(one.score());

    isOnly(scored.bracket(one.bracket()).id(one.id()), one);
    assertThat(fixtures.stream(scored.bracket(gte("a"))))
        .isEqualTo(Played.those(matches, m -> isScored(m) && m.score() == one.score(), BY_SCORE));
  }

  @Test
  void requestsNameEachAttribute() {
    QueryRequest whole = FixturesMatchEntity.byPlace("open", "eu").toRequest();
    QueryRequest narrow =
        FixturesMatchEntity.byPlace("open", "eu").round(Round.B_SEMI).bracket(gt("a")).toRequest();

    assertThat(whole.keyConditionExpression()).isEqualTo("#pk = :pk AND #pk2 = :pk2");
    assertThat(whole.expressionAttributeNames())
        .containsEntry("#pk", "tournament")
        .containsEntry("#pk2", "region");
    assertThat(narrow.keyConditionExpression())
        .isEqualTo("#pk = :pk AND #pk2 = :pk2 AND #sk = :sk AND #sk2 BETWEEN :lower AND :upper");
    assertThat(narrow.expressionAttributeValues())
        .containsEntry(":pk2", AttributeValue.fromS("eu"))
        .containsEntry(":sk", AttributeValue.fromS("B_SEMI"));
    assertThat(
            FixturesMatchEntity.byScore("open", "eu", Round.A_GROUP, 2026)
                .score(3)
                .bracket("a")
                .toRequest()
                .keyConditionExpression())
        .isEqualTo(
            "#pk = :pk AND #pk2 = :pk2 AND #pk3 = :pk3 AND #sk = :sk AND begins_with(#sk2, :sk2)");
  }

  @Test
  void whatTheArgumentsSettleIsNoStage() {
    Match one = Played.in(matches, "open", "eu").get(0);

    assertThat(
            FixturesMatchEntity.lean("open")
                .region("eu")
                .round(one.round())
                .bracket(one.bracket())
                .season(one.season())
                .hydrate()
                .toRequest()
                .expressionAttributeValues())
        .containsEntry(":sk", AttributeValue.fromS("eu"))
        .containsEntry(":sk2", AttributeValue.fromS("ROUND#" + one.round() + "#" + one.bracket()))
        .containsEntry(":sk3", AttributeValue.fromS("IN#open"))
        .containsEntry(":sk4", AttributeValue.fromS(one.season() + "#"));
  }
}
