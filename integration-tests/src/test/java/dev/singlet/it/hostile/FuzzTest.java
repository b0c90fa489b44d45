package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.hostile.Hostile.Everything;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items with random faults: each is either read or told, by an {@link UnreadableItemException} that
 * names the entity, the key and the attribute; and what is read can be written, or is told by an
 * error of the library's own. A failure says its seed and case.
 */
class FuzzTest {

  private static final int CASES = 1_000;
  private static final int MAX_REASON = 500;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 12);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyItemIsReadOrTold(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Mutation mutation = new Mutation(random);
    Map<String, AttributeValue> good = Good.item();
    int read = 0;
    for (int i = 0; i < CASES; i++) {
      Map<String, AttributeValue> item = good;
      for (int faults = 1 + random.nextInt(3); faults > 0; faults--) {
        item = mutation.of(item);
      }
      try {
        read += readOrTold(item) ? 1 : 0;
      } catch (Throwable fault) {
        throw new AssertionError("seed " + seed + ", case " + i + ": " + fault, fault);
      }
    }
    // Neither all nor nothing, so that both ways are taken.
    assertThat(read).isBetween(CASES / 20, CASES * 19 / 20);
  }

  private static boolean readOrTold(Map<String, AttributeValue> item) {
    Everything read;
    try {
      TableClient client = HostileTable.client(new OneItem(item));
      // An item that is not of the entity is read as nothing.
      read = client.execute(HostileEverythingEntity.get("1")).orElse(null);
      assertThat(client.execute(HostileEverythingEntity.all()).items())
          .hasSize(read == null ? 0 : 1);
    } catch (UnreadableItemException told) {
      check(told);
      return false;
    }
    if (read != null) {
      writtenOrTold(read);
    }
    return true;
  }

  private static void check(UnreadableItemException told) {
    assertThat(told.entity()).isEqualTo("Everything");
    assertThat(told.key()).startsWith("PK=").contains(", SK=");
    assertThat(told.attribute()).isNotEmpty();
    assertThat(told.reason()).isNotEmpty().hasSizeLessThan(MAX_REASON);
    if (told.getCause() != null) {
      assertThat(told.getCause())
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is negative");
    }
  }

  private static void writtenOrTold(Everything read) {
    Map<String, AttributeValue> written;
    try {
      written = stored(read);
    } catch (SingletException told) {
      return;
    }
    Everything again =
        HostileTable.client(new OneItem(written))
            .execute(HostileEverythingEntity.get("1"))
            .orElseThrow();
    assertThat(withoutVersion(stored(again))).isEqualTo(withoutVersion(written));
  }

  private static Map<String, AttributeValue> stored(Everything record) {
    return HostileEverythingEntity.put(record).toRequest().item();
  }

  /** Each put has a version, and a time, of its own. */
  private static Map<String, AttributeValue> withoutVersion(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> without = new LinkedHashMap<>(item);
    without.keySet().removeAll(Set.of("version", "_md", "_ct"));
    return without;
  }
}
