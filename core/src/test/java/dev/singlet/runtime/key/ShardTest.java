package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.value.Shard;
import java.time.LocalDate;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Stored items depend on every value here: none may ever change. */
class ShardTest {

  /** From another implementation: {@code zlib.crc32(text.encode()) % n} in Python. */
  @ParameterizedTest
  @CsvSource({
    "123456789, 0, 2, 62, 38",
    "c1, 1, 7, 57, 161",
    "c2, 1, 1, 91, 27",
    "c3, 1, 9, 69, 141",
    "a, 1, 7, 7, 67",
    "\u00E4, 1, 5, 35, 131",
    "\u65E5\u672C, 0, 6, 56, 204",
    "\uD83D\uDE00, 0, 6, 56, 68",
    "0000000042, 0, 0, 50, 222",
    "2026-03-01T10:00:00Z, 1, 5, 5, 121",
    "7d444840-9dc0-11d1-b245-5ffdce74fad2, 1, 5, 85, 253"
  })
  void isTheCrc32OfTheTextInUtf8(String text, int of2, int of10, int of100, int of256) {
    assertThat(Shard.of(text, 2)).isEqualTo(of2);
    assertThat(Shard.of(text, 10)).isEqualTo(of10);
    assertThat(Shard.of(text, 100)).isEqualTo(of100);
    assertThat(Shard.of(text, 256)).isEqualTo(of256);
  }

  static Stream<Arguments> idsAndCounts() {
    IntFunction<String> plain = i -> "c" + i;
    IntFunction<String> padded = i -> String.format("%08d", i);
    IntFunction<String> dates = i -> LocalDate.ofEpochDay(i).toString();
    return Stream.of(plain, padded, dates)
        .flatMap(ids -> Stream.of(2, 3, 10, 16, 100).map(shards -> Arguments.of(ids, shards)));
  }

  @ParameterizedTest
  @MethodSource("idsAndCounts")
  void idsInARowSpreadEvenly(IntFunction<String> ids, int shards) {
    int[] counts = new int[shards];
    IntStream.range(0, 1000 * shards).forEach(i -> counts[Shard.of(ids.apply(i), shards)]++);

    assertThat(IntStream.of(counts).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(800, 1200));
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 1", "10, 7, 7", "11, 7, 07", "100, 57, 57", "101, 7, 007", "256, 161, 161"})
  void hasAsManyDigitsAsTheGreatest(int shards, int number, String text) {
    assertThat(key().shard(number, shards).toPart()).isEqualTo(text);
  }

  @Test
  void standsForAValueInAKey() {
    assertThat(key().literal("CUSTOMER#").shard(10, key -> key.text("id", "c1")).toPart())
        .isEqualTo("CUSTOMER#7");
    assertThat(key().shard(100, key -> key.pad("number", 42, 10)).toPart()).isEqualTo("50");
  }

  @Test
  void itsValueMayContainAnything() {
    assertThat(key().shard(10, key -> key.text("id", "a#b")).toPart())
        .isEqualTo(Integer.toString(Shard.of("a#b", 10)));
    assertThat(key().shard(10, key -> key.sortedText("id", "\0\udbff\udfff")).toPart()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "null",
      textBlock =
          """
          null   | is null. A part of a key needs a value.
          ''     | is empty. A part of a key needs a value.
          \ud800 | has a lone surrogate at index 0. It is not valid Unicode.
          """)
  void itsValueIsValidText(@Nullable String value, String problem) {
    assertThatThrownBy(() -> key().shard(10, key -> key.text("id", value)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] Customer, key GSI1PK: id " + problem);
  }

  @Test
  void allPartitionsAreThoseOfAllNumbers() {
    assertThat(
            Partitions.ofShards(
                    3, number -> PartitionKey.of(key().literal("C#").shard(number, 3).toKey()))
                .all())
        .extracting(partition -> partition.values().get(0).s())
        .containsExactly("C#0", "C#1", "C#2");
  }

  private static KeyText key() {
    return new KeyText("Customer", "GSI1PK", "#", 2048, Set.of());
  }
}
