package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.hostile.model.Placed;
import dev.singlet.it.hostile.model.PlacedFarEntity;
import dev.singlet.it.hostile.model.PlacedNearEntity;
import dev.singlet.it.hostile.model.PlacedTable;
import dev.singlet.it.hostile.model.PlacedTwiceEntity;
import dev.singlet.it.hostile.model.PlacedWideEntity;
import dev.singlet.scan.Scan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item is read if its key is the one that a put of its record writes, whatever is in the key;
 * and refused if one character of the key is another. Both readers of items agree.
 */
class KeysInPlaceTest {

  private static final int CASES = 150;
  private static final String ALPHABET = "abzAZ09\"\\/~#%'éßſŁ日\uFFFD";

  /** What {@code escape} writes as other code points. */
  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

  private static final List<String> BEYOND = List.of("\uD83D\uDE00", "\uDBFF\uDFFD");

  private final OneAnswer http = new OneAnswer();
  private final TableClient fromBytes = PlacedTable.client(http.client());
  private final TableClient bySdk = fromBytes.withOwnJson(false);

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 4);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void anItemIsReadWhereAPutWritesIt(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < CASES; i++) {
      Placed.Near near = near(random);
      check(near, PlacedNearEntity.toItem(near), PlacedTable.scan(PlacedNearEntity.type()), random);
      Placed.Far far = far(random);
      check(far, PlacedFarEntity.toItem(far), PlacedTable.scan(PlacedFarEntity.type()), random);
      Placed.Wide wide = wide(random);
      check(wide, PlacedWideEntity.toItem(wide), PlacedTable.scan(PlacedWideEntity.type()), random);
      Placed.Twice twice = new Placed.Twice(text(random, ""));
      check(
          twice,
          PlacedTwiceEntity.toItem(twice),
          PlacedTable.scan(PlacedTwiceEntity.type()),
          random);
    }
  }

  private <T> void check(
      T entity, Map<String, AttributeValue> item, Scan<T> scan, SplittableRandom random) {
    http.set(ItemJson.page(item));
    assertThat(fromBytes.stream(scan)).containsExactly(entity);
    assertThat(bySdk.stream(scan)).containsExactly(entity);
    for (String key : List.of("PK", "SK")) {
      Map<String, AttributeValue> moved = new HashMap<>(item);
      String elsewhere = changed(item.get(key).s(), random);
      moved.put(key, AttributeValue.createS(elsewhere));
      http.set(ItemJson.page(moved));
      for (TableClient client : List.of(fromBytes, bySdk)) {
        assertThatThrownBy(() -> client.stream(scan).toList())
            .as("%s under %s", entity, elsewhere)
            .isInstanceOfSatisfying(
                UnreadableItemException.class,
                refused -> {
                  assertThat(refused.attribute()).isEqualTo(key);
                  assertThat(refused.reason())
                      .startsWith("is \"")
                      .contains(", but the item's attributes make \"")
                      .endsWith(": a put of it would write a second item");
                });
      }
    }
  }

  /** The same text but for one character more, less or other. */
  private static String changed(String text, SplittableRandom random) {
    List<String> characters =
        new ArrayList<>(text.codePoints().mapToObj(Character::toString).toList());
    int at = random.nextInt(characters.size());
    switch (random.nextInt(3)) {
      case 0 -> characters.remove(at);
      case 1 -> characters.add(at, random.nextBoolean() ? "0" : "é");
      default -> characters.set(at, characters.get(at).equals("1") ? "2" : "1");
    }
    return String.join("", characters);
  }

  private static Placed.Near near(SplittableRandom random) {
    return new Placed.Near(
        text(random, ""),
        random.nextInt(1_000_000),
        random.nextInt(10_000),
        random.nextBoolean() ? Placed.Kind.LARGE : Placed.Kind.SMALL,
        new UUID(random.nextLong(), random.nextLong()),
        time(random, 1_000_000),
        time(random, 1_000_000),
        time(random, 1),
        new Placed.Name(text(random, "")),
        text(random, "!\"\t \u0001") + (random.nextInt(6) == 0 ? LAST : ""),
        text(random, ""),
        random.nextLong() >> random.nextInt(64));
  }

  private static Placed.Far far(SplittableRandom random) {
    return new Placed.Far(
        text(random, ""),
        random.nextBoolean(),
        BigInteger.valueOf(random.nextLong(Long.MAX_VALUE)).multiply(BigInteger.TEN),
        BigInteger.valueOf(random.nextLong(Long.MAX_VALUE)),
        BigDecimal.valueOf(random.nextInt() * 10L + 1, random.nextInt(20)),
        LocalDate.ofEpochDay(random.nextInt(40_000)),
        time(random, 1_000_000),
        time(random, 1_000_000),
        text(random, "!"));
  }

  private static Placed.Wide wide(SplittableRandom random) {
    return new Placed.Wide(
        text(random, ""),
        positive(random),
        positive(random),
        positive(random),
        positive(random),
        random.nextLong(1_000_000_000_000_000_000L),
        random.nextInt(10));
  }

  /** Of any size, and often at the ends of what a long holds. */
  private static long positive(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> Long.MAX_VALUE - random.nextInt(2);
      case 1 -> random.nextInt(2);
      default -> random.nextLong() >>> (1 + random.nextInt(62));
    };
  }

  private static Instant time(SplittableRandom random, int unit) {
    return Instant.ofEpochSecond(
        random.nextLong(0, 4_000_000_000L), random.nextLong(1_000_000_000) / unit * unit);
  }

  /** Text that a key takes, with some characters besides. */
  private static String text(SplittableRandom random, String besides) {
    String characters = random.nextInt(3) == 0 ? ALPHABET + besides : "abcXYZ019" + besides;
    StringBuilder text = new StringBuilder("m");
    for (int i = random.nextInt(8); i > 0; i--) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return random.nextInt(12) == 0
        ? text.append(BEYOND.get(random.nextInt(BEYOND.size()))).toString()
        : text.toString();
  }
}
