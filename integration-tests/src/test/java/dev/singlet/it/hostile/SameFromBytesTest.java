package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.error.SingletException;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import dev.singlet.it.hostile.model.HostileOthersEntity;
import dev.singlet.it.hostile.model.HostileTable;
import dev.singlet.item.Put;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A page whose items are read from the bytes of the answer is the page that is made of the SDK's
 * attribute values: for every type, with random faults, and whatever is wrong is told alike.
 */
class SameFromBytesTest {

  private static final int CASES = 250;

  private final OneAnswer http = new OneAnswer();
  private final TableClient fromBytes = HostileTable.client(http.client());
  private final TableClient bySdk = fromBytes.withOwnJson(false);
  private int readable;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 8);
  }

  @Test
  void goodItemsAreReadAlike() {
    compare(Good.item(), HostileEverythingEntity.all(), HostileEverythingEntity::put);
    compare(Good.others(), HostileOthersEntity.allOthers(), HostileOthersEntity::put);
    assertThat(readable).isEqualTo(2);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void itemsWithFaultsAreReadAlike(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Mutation mutation = new Mutation(random);
    for (int i = 0; i < CASES; i++) {
      try {
        compare(
            spoilt(Good.item(), random, mutation),
            HostileEverythingEntity.all(),
            HostileEverythingEntity::put);
        compare(
            spoilt(Good.others(), random, mutation),
            HostileOthersEntity.allOthers(),
            HostileOthersEntity::put);
      } catch (Throwable fault) {
        throw new AssertionError("seed " + seed + ", case " + i + ": " + fault, fault);
      }
    }
    assertThat(readable).isBetween(CASES / 10, CASES * 19 / 10);
  }

  private static Map<String, AttributeValue> spoilt(
      Map<String, AttributeValue> item, SplittableRandom random, Mutation mutation) {
    Map<String, AttributeValue> spoilt = item;
    for (int faults = 1 + random.nextInt(3); faults > 0; faults--) {
      spoilt = mutation.of(spoilt);
    }
    return spoilt;
  }

  private <T> void compare(
      Map<String, AttributeValue> item, Query<T> query, Function<T, Put<T>> put) {
    String json;
    try {
      json = ItemJson.page(item);
    } catch (StackOverflowError tooDeep) {
      return;
    }
    http.set(json);
    assertThat(told(fromBytes, query, put)).isEqualTo(told(bySdk, query, put));
  }

  private <T> List<?> told(TableClient client, Query<T> query, Function<T, Put<T>> put) {
    try {
      Page<T> page = client.execute(query);
      readable += client == fromBytes ? page.items().size() : 0;
      return List.of(
          page.items().stream().map(record -> stored(put.apply(record))).toList(),
          page.itemsRead(),
          page.hasNext());
    } catch (SdkException | SingletException refused) {
      return List.of(refused.getClass(), String.valueOf(refused.getMessage()));
    }
  }

  /** What a put of the record would store, but for what each put has of its own. */
  private static Object stored(Put<?> put) {
    try {
      Map<String, AttributeValue> item = new LinkedHashMap<>(put.toRequest().item());
      item.keySet().removeAll(Set.of("version", "_md", "_ct"));
      return item;
    } catch (SingletException told) {
      return told.toString();
    }
  }
}
