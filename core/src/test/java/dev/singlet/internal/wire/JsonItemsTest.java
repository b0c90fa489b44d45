package dev.singlet.internal.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The objects that items of an answer share, and the growth of the answer's index with them. */
class JsonItemsTest {

  private static List<Map<String, AttributeValue>> read(String items) {
    String page = "{\"Count\":1,\"Items\":[" + items + "],\"ScannedCount\":1}";
    return Objects.requireNonNull(AnswerScanner.scan(page.getBytes(UTF_8), false)).page();
  }

  private static String item(String... values) {
    return IntStream.range(0, values.length)
        .mapToObj(i -> "\"a" + i + "\":{\"S\":\"" + values[i] + "\"}")
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Test
  void shortTextsThatRecurAreOne() {
    List<Map<String, AttributeValue>> items = read(item("owner") + "," + item("owner"));

    assertThat(items.get(1).get("a0").s()).isEqualTo("owner").isSameAs(items.get(0).get("a0").s());
  }

  @Test
  void textsThatAreMuchAlikeAreStillOthers() {
    List<String> texts =
        Stream.of("aba", "aca", "a", "aa", "", "aba", "äbä", "\\u0061ba", "a\\nb", "aca").toList();
    List<String> expected =
        List.of("aba", "aca", "a", "aa", "", "aba", "äbä", "aba", "a\nb", "aca");

    List<Map<String, AttributeValue>> items =
        read(texts.stream().map(JsonItemsTest::item).collect(Collectors.joining(",")));

    assertThat(items).extracting(item -> item.get("a0").s()).containsExactlyElementsOf(expected);
  }

  /** Names of which one begins like the other, in another order, missing, and within maps. */
  @Test
  void namesAreNotGuessedWrong() {
    List<Map<String, AttributeValue>> items =
        read(
            """
            {"ab":{"N":"1"},"abc":{"N":"2"},"m":{"M":{"ab":{"N":"3"},"abcd":{"N":"4"}}}},
            {"abc":{"N":"5"},"ab":{"N":"6"},"m":{"M":{"m":{"N":"7"}}}},
            {"m":{"M":{"abcd":{"N":"8"},"ab":{"N":"9"}}},"abcdefgh":{"N":"10"}},
            {"abcdefghi":{"N":"11"},"abcdefgh":{"N":"12"}}""");

    assertThat(items)
        .extracting(Map::toString)
        .map(text -> text.replace("AttributeValue", ""))
        .containsExactly(
            "{ab=(N=1), abc=(N=2), m=(M={ab=(N=3), abcd=(N=4)})}",
            "{abc=(N=5), ab=(N=6), m=(M={m=(N=7)})}",
            "{m=(M={abcd=(N=8), ab=(N=9)}), abcdefgh=(N=10)}",
            "{abcdefghi=(N=11), abcdefgh=(N=12)}");
  }

  /** The first items tell nothing of those that follow. */
  @Test
  void theIndexHoldsWhateverFollows() {
    String long1 = item("x".repeat(20_000));
    String dense = item("1", "2", "3", "4", "5", "6", "7", "8");
    String deep = "{\"a0\":{\"L\":[" + "{\"L\":[]},".repeat(3000) + "{\"SS\":[\"x\"]}]}}";
    String all = String.join(",", long1, dense, long1, dense.concat(",").repeat(300) + deep, dense);

    List<Map<String, AttributeValue>> items = read(all);

    assertThat(items).hasSize(305);
    assertThat(items.get(0).get("a0").s()).hasSize(20_000);
    assertThat(items.subList(3, 303)).allMatch(item -> item.equals(items.get(1)));
    assertThat(items.get(303).get("a0").l())
        .hasSize(3001)
        .last()
        .isEqualTo(AttributeValue.createSs(List.of("x")));
    assertThat(items.get(304)).isEqualTo(items.get(1));
  }
}
