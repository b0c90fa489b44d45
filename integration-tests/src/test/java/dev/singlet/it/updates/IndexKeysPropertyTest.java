package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.it.updates.model.WorkTable;
import dev.singlet.testing.LocalTable;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * After any sequence of writes the table and each of its indexes hold what they must. A failure is
 * repeated by its seed.
 */
class IndexKeysPropertyTest {

  /** More of them on command. */
  private static final int SEEDS = Integer.getInteger("updates.seeds", 6);

  /** A broken rule shows within this many times the number of sequences that run side by side. */
  private static final int PATIENCE = 4;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(WorkTable.SCHEMA);

  static LongStream seeds() {
    return LongStream.rangeClosed(1, SEEDS);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void indexesNeverHoldStaleOrTruncatedKeys(long seed) {
    new Sequences(TABLE, TABLE.dynamoDb(), seed).run();
  }

  static Stream<DroppedAction> brokenRules() {
    return Stream.of(
        new DroppedAction("SET", "GSI1SK"),
        new DroppedAction("SET", "GSI1PK"),
        new DroppedAction("REMOVE", "GSI1PK"),
        new DroppedAction("REMOVE", "GSI2SK"),
        new DroppedAction("SET", "GSI2SK"),
        new DroppedAction("REMOVE", "GSI3PK"),
        new DroppedAction("SET", "GSI3SK"),
        new DroppedAction("SET", "LSI1SK"),
        new DroppedAction("REMOVE", "LSI1SK"),
        new DroppedAction("SET", "label"));
  }

  /** The client is broken on purpose, so that the test above is known to find what it looks for. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("brokenRules")
  void aForgottenHalfOfAKeyIsFound(DroppedAction dropped) {
    Sequences sequences = new Sequences(TABLE, dropped.on(TABLE.dynamoDb()), 1);

    assertThatThrownBy(
            () -> {
              for (int i = 0; i < PATIENCE; i++) {
                sequences.run();
              }
            })
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(dropped.attribute());
    sequences.clear();
    assertThat(TABLE.items()).isEmpty();
  }
}
