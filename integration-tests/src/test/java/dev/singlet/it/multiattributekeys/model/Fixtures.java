package dev.singlet.it.multiattributekeys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What is played in tournaments. */
@Table(
    name = "Fixtures",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(
          value = "byPlace",
          partitionKey = {"tournament", "region"},
          sortKey = {"round", "bracket", "id"}),
      @Index(
          value = "byScore",
          partitionKey = {"P1", "P2", "season"},
          partitionKeyType = {ScalarType.S, ScalarType.S, ScalarType.N},
          sortKey = {"score", "S2"},
          sortKeyType = {ScalarType.N, ScalarType.S}),
      @Index(
          value = "byWinner",
          partitionKey = {"W1", "tournament"},
          sortKey = "W2"),
      @Index(
          value = "spread",
          partitionKey = {"tournament", "X2"},
          sortKey = "playedAt"),
      @Index(
          value = "lean",
          partitionKey = "L1",
          sortKey = {"region", "L2", "L3", "L4"},
          projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Fixtures {

  /** In the order of their names. */
  enum Round {
    A_GROUP,
    B_SEMI,
    C_FINAL
  }

  /** All that takes place, or should have. */
  @ItemCollection(name = "inRegion", index = "byPlace")
  sealed interface Fixture extends Fixtures permits Match, Forfeit {
    String id();
  }

  @Entity
  @LinkedKey(partition = "MATCH#{id}", sort = "MATCH")
  @LinkedKey(
      name = "byPlace",
      index = "byPlace",
      partition = {"{tournament}", "{region}"},
      sort = {"{round}", "{bracket}", "{id}"})
  @LinkedKey(
      name = "byScore",
      index = "byScore",
      partition = {"SCORE#{tournament}", "R#{region}#{round}", "{season}"},
      sort = {"{score}", "{bracket}#{id}"})
  @LinkedKey(
      name = "wonBy",
      index = "byWinner",
      partition = {"WINNER#{winner}", "{tournament}"},
      sort = "{playedAt}#{id}")
  @LinkedKey(
      name = "spread",
      index = "spread",
      partition = {"{tournament}", "{id:shard(4)}"},
      sort = "{playedAt}")
  @LinkedKey(
      name = "lean",
      index = "lean",
      partition = "LEAN#{tournament}",
      sort = {"{region}", "ROUND#{round}#{bracket}", "IN#{tournament}", "{season:pad(4)}#{id}"})
  @SuppressWarnings("singlet:swallowed-prefix")
  record Match(
      String id,
      String tournament,
      String region,
      Round round,
      String bracket,
      int season,
      long score,
      @Nullable String winner,
      Instant playedAt)
      implements Fixture {}

  @Entity
  @LinkedKey(partition = "FORFEIT#{id}", sort = "FORFEIT")
  @LinkedKey(
      name = "byPlace",
      index = "byPlace",
      partition = {"{tournament}", "{region}"},
      sort = {"{round}", "{bracket}", "{id}"})
  @SuppressWarnings("singlet:swallowed-prefix")
  record Forfeit(
      String id, String tournament, String region, Round round, String bracket, String reason)
      implements Fixture {}
}
