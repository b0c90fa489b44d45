package dev.singlet.it.docs;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.LeagueTable;
import dev.singlet.it.docs.model.Match;
import dev.singlet.it.docs.model.MatchEntity;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class MultiAttributeKeysTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LeagueTable.SCHEMA);

  @Test
  void keysOfSeveralAttributes() {
    TableClient league = table.client();
    Instant noon = Instant.parse("2026-03-07T12:00:00Z");
    for (int i = 0; i < 24; i++) {
      Instant playedAt = noon.plusSeconds(3600L * (i % 4 - 2));
      league.execute(MatchEntity.put(new Match("m" + i, "swiss", 2026, 5 + i / 4, playedAt, null)));
    }

    Page<Match> season = league.execute(MatchEntity.bySeason("swiss", 2026));
    Page<Match> rounds = league.execute(MatchEntity.bySeason("swiss", 2026).round(between(10, 12)));
    Page<Match> latest =
        league.execute(MatchEntity.bySeason("swiss", 2026).round(10).playedAt(gte(noon)).reverse());

    assertThat(season.items()).extracting(Match::round).hasSize(24).isSorted();
    assertThat(rounds.items()).hasSize(4);
    assertThat(latest.items()).extracting(Match::id).containsExactly("m23", "m22");
  }
}
