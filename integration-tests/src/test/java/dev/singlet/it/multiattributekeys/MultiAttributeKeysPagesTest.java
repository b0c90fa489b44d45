package dev.singlet.it.multiattributekeys;

import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.multiattributekeys.model.Fixtures.Fixture;
import dev.singlet.it.multiattributekeys.model.Fixtures.Forfeit;
import dev.singlet.it.multiattributekeys.model.Fixtures.Match;
import dev.singlet.it.multiattributekeys.model.Fixtures.Round;
import dev.singlet.it.multiattributekeys.model.FixturesFixtureCollection;
import dev.singlet.it.multiattributekeys.model.FixturesForfeitEntity;
import dev.singlet.it.multiattributekeys.model.FixturesMatchEntity;
import dev.singlet.it.multiattributekeys.model.FixturesTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages and item collections in the order of several sort key attributes. */
class MultiAttributeKeysPagesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(FixturesTable.SCHEMA);

  private static final List<Match> MATCHES = Played.matches(11, 150);
  private static final List<Forfeit> FORFEITS =
      IntStream.range(0, 40).mapToObj(i -> Played.forfeit("n" + i, MATCHES.get(i))).toList();

  @BeforeAll
  static void write() {
    BatchWriter.write(TABLE, MATCHES.stream().map(FixturesMatchEntity::put).toList());
    BatchWriter.write(TABLE, FORFEITS.stream().map(FixturesForfeitEntity::put).toList());
  }

  static Stream<Query<Match>> queries() {
    FixturesMatchEntity.ByPlace place = FixturesMatchEntity.byPlace("open", "eu");
    return Stream.of(
        place,
        place.round(Round.A_GROUP),
        place.round(Round.A_GROUP).bracket(gte("aa")),
        FixturesMatchEntity.byScore("open", "eu", Round.A_GROUP, 2025),
        FixturesMatchEntity.byScore("open", "eu", Round.A_GROUP, 2025).score(gte(0L)),
        FixturesMatchEntity.wonBy("ann", "open"),
        FixturesMatchEntity.spread("opened"));
  }

  @ParameterizedTest
  @MethodSource("queries")
  void pagesGoOnAndBack(Query<Match> query) {
    List<Match> all = TABLE.client().stream(query).toList();
    List<Match> onwards = new ArrayList<>();
    @Nullable String token = null;
    @Nullable Page<Match> last;
    do {
      last = TABLE.client().execute(query.limit(2).pageSize(3).from(token));
      onwards.addAll(last.items());
      token = last.nextToken();
    } while (token != null);
    List<Match> back = new ArrayList<>(last.items());
    Collections.reverse(back);
    for (token = last.previousToken(); token != null; ) {
      Page<Match> page = TABLE.client().execute(query.limit(2).from(token));
      List<Match> items = new ArrayList<>(page.items());
      Collections.reverse(items);
      back.addAll(items);
      token = page.previousToken();
    }
    Collections.reverse(back);

    assertThat(all).hasSizeGreaterThan(2);
    assertThat(onwards).isEqualTo(all);
    assertThat(back).isEqualTo(all);
  }

  @Test
  void aTokenIsOfOneNarrowing() {
    Query<Match> query = FixturesMatchEntity.byPlace("open", "eu").round(Round.A_GROUP).limit(1);
    String token = TABLE.client().execute(query).nextToken();

    for (Query<Match> other :
        List.of(
            FixturesMatchEntity.byPlace("open", "eu"),
            FixturesMatchEntity.byPlace("open", "eu").round(Round.B_SEMI),
            FixturesMatchEntity.byPlace("opened", "eu").round(Round.A_GROUP),
            FixturesMatchEntity.byPlace("open", "eu").round(Round.A_GROUP).bracket("a"))) {
      assertThatThrownBy(() -> TABLE.client().execute(other.from(token)))
          .isInstanceOf(InvalidPageTokenException.class);
    }
  }

  private static final Comparator<Fixture> IN_ORDER =
      Comparator.comparing(MultiAttributeKeysPagesTest::round)
          .thenComparing(MultiAttributeKeysPagesTest::bracket)
          .thenComparing(Fixture::id);

  private static String round(Fixture fixture) {
    return fixture instanceof Match match
        ? match.round().name()
        : ((Forfeit) fixture).round().name();
  }

  private static String bracket(Fixture fixture) {
    return fixture instanceof Match match ? match.bracket() : ((Forfeit) fixture).bracket();
  }

  private static List<Fixture> fixtures() {
    return Stream.<Fixture>concat(
            MATCHES.stream().filter(m -> isInEurope(m.tournament(), m.region())),
            FORFEITS.stream().filter(f -> isInEurope(f.tournament(), f.region())))
        .sorted(IN_ORDER)
        .toList();
  }

  private static boolean isInEurope(String tournament, String region) {
    return tournament.equals("open") && region.equals("eu");
  }

  @Test
  void aCollectionIsInTheOrderOfAllAttributes() {
    assertThat(TABLE.client().stream(FixturesFixtureCollection.inRegion("open", "eu")))
        .isEqualTo(fixtures());
  }

  @Test
  void aCollectionIsNarrowedAttributeByAttribute() {
    assertThat(
            TABLE.client().stream(
                FixturesFixtureCollection.inRegion("open", "eu")
                    .round(Round.A_GROUP)
                    .bracket(gte("aa"))))
        .isEqualTo(
            fixtures().stream()
                .filter(each -> round(each).equals("A_GROUP"))
                .filter(each -> bracket(each).compareTo("aa") >= 0)
                .toList());
    assertThat(
            TABLE
                .client()
                .execute(
                    FixturesFixtureCollection.inRegion("open", "eu").round(Round.A_GROUP).grouped())
                .forfeits())
        .allSatisfy(forfeit -> assertThat(forfeit.round()).isEqualTo(Round.A_GROUP))
        .isNotEmpty();
  }
}
