package dev.singlet.it.itemsize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.itemsize.model.Archive.Branch;
import dev.singlet.it.itemsize.model.Archive.Document;
import dev.singlet.it.itemsize.model.Archive.Node;
import dev.singlet.it.itemsize.model.ArchiveDocumentEntity;
import dev.singlet.it.itemsize.model.ArchiveTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * The largest item that a put lets pass is the largest that DynamoDB Local takes, to the byte,
 * whatever it is made of.
 */
class LargestItemTest {

  private static final int BEYOND = 500_000;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(ArchiveTable.SCHEMA);

  private static Arguments item(String name, UnaryOperator<ArchiveDocumentEntity.Builder> fill) {
    return Arguments.of(name, fill);
  }

  private static Arguments numbers(String name, String... numbers) {
    List<BigDecimal> each = Stream.of(numbers).map(BigDecimal::new).toList();
    int times = 20_000 / (22 * each.size());
    List<BigDecimal> all = Collections.nCopies(times, each).stream().flatMap(List::stream).toList();
    return item(name, document -> document.numbers(all));
  }

  static Stream<Arguments> items() {
    return Stream.of(
        item("nothing else", document -> document),
        item("ASCII text", document -> document.text("x".repeat(300_000))),
        item("text of 2, 3 and 4 bytes", d -> d.text("\u00e9\u20ac\ud83d\ude00".repeat(30_000))),
        item("binary", document -> document.binary(new byte[300_000])),
        numbers("small integers", "0", "1", "12", "123", "1234", "12345", "10", "100", "1010"),
        numbers("negative integers", "-1", "-12", "-123", "-1234", "-12345", "-10", "-100"),
        numbers("decimals", "0.1", "0.01", "0.001", "1.5", "12.5", "1.25", "100.001", "1000000.1"),
        numbers("negative decimals", "-0.1", "-0.01", "-1.5", "-12.5", "-1.25", "-100.001"),
        numbers("38 digits", "12345678901234567890123456789012345678"),
        numbers("38 digits, a decimal", "1.2345678901234567890123456789012345678"),
        numbers("38 digits, negative", "-12345678901234567890123456789012345678"),
        numbers("38 digits, negative decimal", "-1.2345678901234567890123456789012345678"),
        numbers("37 digits", "1234567890123456789012345678901234567", "-1.23456789E-40"),
        numbers("the greatest and the least", "1E+125", "-1E+125", "1E-130", "-1E-130", "9E+124"),
        item(
            "a set of numbers",
            document ->
                document.numberSet(
                    IntStream.range(-5_000, 5_000)
                        .mapToObj(i -> new BigDecimal(i).movePointLeft(3))
                        .collect(Collectors.toSet()))),
        item(
            "a set of texts",
            document ->
                document.textSet(
                    IntStream.range(0, 10_000)
                        .mapToObj(i -> "\u00e9" + i)
                        .collect(Collectors.toSet()))),
        item(
            "a map",
            document ->
                document.flags(
                    IntStream.range(0, 10_000)
                        .boxed()
                        .collect(Collectors.toMap(i -> "\u20ac" + i, i -> i % 2 == 0)))),
        item("a name of many bytes", document -> document.named("x")),
        item("deep nesting", document -> document.tree(tree())));
  }

  private static Node tree() {
    Map<String, List<List<String>>> leaves =
        Map.of(
            "none", List.of(),
            "empty", List.of(List.of(), List.of("")),
            "\u540d", List.of(List.of("a", "\u540d"), List.of("\ud83d\ude00")));
    return new Node(Collections.nCopies(1_000, new Branch("branch", leaves)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("items")
  void whatAPutLetsPassIsWhatDynamoDbTakes(
      String name, UnaryOperator<ArchiveDocumentEntity.Builder> fill) {
    Map<String, AttributeValue> base =
        ArchiveDocumentEntity.put(document(fill, 0)).toRequest().item();

    int padding = largest(length -> passes(document(fill, length)));

    assertThat(takes(padded(base, padding))).as("%s: what passes is taken", name).isTrue();
    assertThat(takes(padded(base, padding + 1))).as("%s: a byte more is taken", name).isFalse();
  }

  /** The greatest length that is accepted, which 0 is and {@link #BEYOND} is not. */
  private static int largest(IntPredicate accepted) {
    int good = 0;
    int bad = BEYOND;
    while (bad - good > 1) {
      int middle = (good + bad) / 2;
      if (accepted.test(middle)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }

  private static Document document(UnaryOperator<ArchiveDocumentEntity.Builder> fill, int padding) {
    return fill.apply(ArchiveDocumentEntity.builder().id("1").padding("x".repeat(padding))).build();
  }

  private static boolean passes(Document document) {
    try {
      return ArchiveDocumentEntity.put(document).toRequest() != null;
    } catch (InvalidArgumentException refused) {
      return false;
    }
  }

  private static Map<String, AttributeValue> padded(Map<String, AttributeValue> base, int padding) {
    Map<String, AttributeValue> item = new HashMap<>(base);
    item.put("padding", AttributeValue.createS("x".repeat(padding)));
    return item;
  }

  private static boolean takes(Map<String, AttributeValue> item) {
    try {
      TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
      return true;
    } catch (DynamoDbException refused) {
      assertThat(refused).hasMessageContaining("Item size has exceeded the maximum allowed size");
      return false;
    }
  }
}
