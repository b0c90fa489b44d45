package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import dev.singlet.it.hostile.model.HostileOthersEntity;
import dev.singlet.it.hostile.model.HostileTable;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.query.Query;
import dev.singlet.tables.VerifyItems;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemsReport;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
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

  private static final int CASES = 500;
  private static final int MAX_REASON = 500;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 12);
  }

  /** An entity whose items are spoilt. */
  private record Subject<T>(
      String entity,
      Map<String, AttributeValue> good,
      Get<T> get,
      Query<T> query,
      Function<T, Put<T>> put) {

    @Override
    public String toString() {
      return entity;
    }
  }

  private static final Subject<?> EVERYTHING =
      new Subject<>(
          "Everything",
          Good.item(),
          HostileEverythingEntity.get("1"),
          HostileEverythingEntity.all(),
          HostileEverythingEntity::put);

  private static final Subject<?> OTHERS =
      new Subject<>(
          "Others",
          Good.others(),
          HostileOthersEntity.get("1"),
          HostileOthersEntity.allOthers(),
          HostileOthersEntity::put);

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyItemIsReadOrTold(long seed) {
    fuzz(EVERYTHING, seed);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyItemOfOtherTypesIsReadOrTold(long seed) {
    fuzz(OTHERS, seed);
  }

  private static void fuzz(Subject<?> subject, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Mutation mutation = new Mutation(random);
    int read = 0;
    for (int i = 0; i < CASES; i++) {
      Map<String, AttributeValue> item = subject.good();
      for (int faults = 1 + random.nextInt(3); faults > 0; faults--) {
        item = mutation.of(item);
      }
      try {
        read += readOrTold(subject, item) ? 1 : 0;
      } catch (Throwable fault) {
        throw new AssertionError("seed " + seed + ", case " + i + ": " + fault, fault);
      }
    }
    // Neither all nor nothing, so that both ways are taken.
    assertThat(read).isBetween(CASES / 20, CASES * 19 / 20);
  }

  private static <T> boolean readOrTold(Subject<T> subject, Map<String, AttributeValue> item) {
    T read;
    verified(item);
    try {
      TableClient client = HostileTable.client(new OneItem(item));
      // An item that is not of the entity is read as nothing.
      read = client.execute(subject.get()).orElse(null);
      assertThat(client.execute(subject.query()).items()).hasSize(read == null ? 0 : 1);
    } catch (UnreadableItemException told) {
      check(subject, told);
      return false;
    }
    if (read != null) {
      writtenOrTold(subject, read);
    }
    return true;
  }

  /** An item without differences is the one that a put of its record would write. */
  private static void verified(Map<String, AttributeValue> item) {
    ItemsReport report =
        HostileTable.client(new OneItem(item)).execute(VerifyItems.of(HostileTable.type()));
    assertThat(report.items()).isEqualTo(1);
    assertThat(report.toString()).isNotEmpty();
    if (report.differences().allMatch(each -> each.kind() == ItemDifference.Kind.LARGE)) {
      Map<String, AttributeValue> written = HostileTable.toItem(HostileTable.fromItem(item));
      assertThat(canonical(AttributeValue.createM(withoutVersion(item))))
          .isEqualTo(canonical(AttributeValue.createM(withoutVersion(written))));
    } else {
      assertThat(report.entities()).allMatch(entity -> entity.unchanged() == 0);
    }
  }

  /** Returns a value in which equal numbers, and equal sets, are equal. */
  private static Object canonical(AttributeValue value) {
    return switch (value.type()) {
      case N -> new BigDecimal(value.n()).stripTrailingZeros();
      case SS -> Set.copyOf(value.ss());
      case BS -> Set.copyOf(value.bs());
      case NS ->
          value.ns().stream()
              .map(number -> new BigDecimal(number).stripTrailingZeros())
              .collect(Collectors.toSet());
      case L -> value.l().stream().map(FuzzTest::canonical).toList();
      case M ->
          value.m().entrySet().stream()
              .filter(each -> each.getValue() != null)
              .collect(Collectors.toMap(Map.Entry::getKey, each -> canonical(each.getValue())));
      default -> value;
    };
  }

  private static void check(Subject<?> subject, UnreadableItemException told) {
    assertThat(told.entity()).isEqualTo(subject.entity());
    assertThat(told.key()).startsWith("PK=").contains(", SK=");
    assertThat(told.attribute()).isNotEmpty();
    assertThat(told.reason()).isNotEmpty().hasSizeLessThan(MAX_REASON);
    if (told.getCause() != null) {
      assertThat(told.getCause())
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is negative");
    }
  }

  private static <T> void writtenOrTold(Subject<T> subject, T read) {
    Map<String, AttributeValue> written;
    try {
      written = stored(subject, read);
    } catch (SingletException told) {
      return;
    }
    T again = HostileTable.client(new OneItem(written)).execute(subject.get()).orElseThrow();
    assertThat(withoutVersion(stored(subject, again))).isEqualTo(withoutVersion(written));
  }

  private static <T> Map<String, AttributeValue> stored(Subject<T> subject, T record) {
    return subject.put().apply(record).toRequest().item();
  }

  /** Each put has a version, and a time, of its own. */
  private static Map<String, AttributeValue> withoutVersion(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> without = new LinkedHashMap<>(item);
    without.keySet().removeAll(Set.of("version", "_md", "_ct"));
    return without;
  }
}
