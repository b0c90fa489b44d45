package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.hostile.model.Numbered;
import dev.singlet.it.hostile.model.Numbered.Leaf;
import dev.singlet.it.hostile.model.Numbered.Page;
import dev.singlet.it.hostile.model.Numbered.Sealed;
import dev.singlet.it.hostile.model.NumberedLeafEntity;
import dev.singlet.it.hostile.model.NumberedPageEntity;
import dev.singlet.it.hostile.model.NumberedSealedEntity;
import dev.singlet.it.hostile.model.NumberedTable;
import dev.singlet.stream.ChangeReader;
import dev.singlet.value.ReadPolicy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/**
 * Items with key attributes that DynamoDB never returns. A copy in a file, a stream or a test
 * double can have them. Each is read, or an error of the library tells it.
 */
class HostileKeysTest {

  private static final List<Map<String, AttributeValue>> GOOD =
      List.of(
          NumberedTable.toItem(new Page("b", 1, "t", Instant.ofEpochSecond(4_000_000_000L))),
          NumberedTable.toItem(new Leaf("b", 1)),
          NumberedTable.toItem(new Sealed("b", 1, "t")));

  private static AttributeValue deep(int levels) {
    AttributeValue value = AttributeValue.createS("x");
    for (int i = 0; i < levels; i++) {
      value = AttributeValue.createL(List.of(value));
    }
    return value;
  }

  private static Map<String, AttributeValue> values() {
    Map<String, AttributeValue> values = new LinkedHashMap<>();
    for (String number :
        List.of(
            "1E+999999999",
            "-1E+999999999",
            "1E-999999999",
            "1E+2147483647",
            "NaN",
            "Infinity",
            "",
            " 1",
            "0x1",
            "9".repeat(1_000_000),
            "1.0",
            "1e0")) {
      values.put(
          "N " + (number.length() > 20 ? "of many digits" : number),
          AttributeValue.createN(number));
    }
    values.put("S", AttributeValue.createS("1"));
    values.put("S empty", AttributeValue.createS(""));
    values.put("S lone surrogate", AttributeValue.createS("PAGE#\uD800"));
    values.put("B", AttributeValue.createB(SdkBytes.fromUtf8String("1")));
    values.put("NULL", AttributeValue.createNul(true));
    values.put("no type", AttributeValue.builder().build());
    values.put("two types", AttributeValue.builder().s("PAGE#b").n("1").build());
    values.put("three types", AttributeValue.builder().n("NaN").s("x").bool(true).build());
    values.put("20,000 levels", deep(20_000));
    values.put("M", AttributeValue.createM(Map.of("a", AttributeValue.createN("NaN"))));
    values.put("absent", null);
    return values;
  }

  static Stream<String> names() {
    return values().keySet().stream();
  }

  private static List<Map<String, AttributeValue>> items(String name) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    for (Map<String, AttributeValue> good : GOOD) {
      for (String attribute : List.of("PK", "SK", "_et", "_md", "no", "expires", "text")) {
        Map<String, AttributeValue> item = new HashMap<>(good);
        AttributeValue value = values().get(name);
        if (value == null) {
          item.remove(attribute);
        } else {
          item.put(attribute, value);
        }
        items.add(item);
      }
    }
    return items;
  }

  /** Reads an item. Nothing but the library's own error for an item may be thrown. */
  private static void readOrTold(Supplier<? extends @Nullable Object> read) {
    try {
      Object unused = read.get();
    } catch (UnreadableItemException told) {
      assertThat(told.getMessage()).hasSizeLessThan(6_000);
      assertThat(told.toString()).isNotEmpty();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void anItemIsReadOrTold(String name) {
    for (Map<String, AttributeValue> item : items(name)) {
      readOrTold(() -> NumberedTable.fromItem(item));
      readOrTold(() -> NumberedPageEntity.fromItem(item));
      readOrTold(() -> NumberedLeafEntity.type().fromItem(item));
      readOrTold(() -> NumberedSealedEntity.type().fromItem(item));
      readOrTold(() -> NumberedTable.type().readWherever(item));
      readOrTold(() -> NumberedPageEntity.type().fromPlainItem(item));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void anItemOfATestDoubleIsReadOrTold(String name) {
    for (Map<String, AttributeValue> item : items(name)) {
      TableClient client = NumberedTable.client(new OneItem(item));
      readOrTold(() -> client.execute(NumberedPageEntity.get("b", 1).withoutExpired()));
      readOrTold(() -> client.execute(NumberedSealedEntity.get("b", 1)));
      readOrTold(() -> client.execute(NumberedPageEntity.pages("b").withoutExpired()));
      readOrTold(
          () ->
              client
                  .execute(NumberedPageEntity.pages("b").onUnreadable(ReadPolicy.collect()))
                  .unreadable()
                  .toString());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void aChangeIsReadOrTold(String name) {
    ChangeReader<Numbered> reader = new ChangeReader<>(NumberedTable.type());
    List<String> told = new ArrayList<>();
    ChangeReader<Numbered> skipping =
        reader.onUnreadable(ReadPolicy.collect(each -> told.add(each.toString())));
    for (Map<String, AttributeValue> item : items(name)) {
      Record record =
          Record.builder()
              .eventName("MODIFY")
              .dynamodb(
                  StreamRecord.builder().keys(key(item)).oldImage(item).newImage(item).build())
              .build();
      for (ChangeReader<Numbered> each : List.of(reader, skipping)) {
        changeOrTold(() -> each.read(item, item));
        changeOrTold(() -> each.read(Map.of(), item));
        changeOrTold(() -> each.read(record));
        changeOrTold(() -> each.readPartial(record));
      }
    }
  }

  /** A change whose images are of no item, or of two, is an error of the caller. */
  private static void changeOrTold(Supplier<? extends @Nullable Object> read) {
    try {
      readOrTold(read);
    } catch (InvalidArgumentException incomplete) {
      assertThat(incomplete.code()).isEqualTo(ErrorCode.INCOMPLETE_CHANGE);
    }
  }

  private static Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new HashMap<>(item);
    key.keySet().retainAll(List.of("PK", "SK"));
    return key;
  }

  @ParameterizedTest
  @MethodSource("notNumbers")
  void aKeyThatIsNoNumberOfDynamoDbsIsNamed(String number) {
    Map<String, AttributeValue> item = new HashMap<>(GOOD.get(0));
    item.put("SK", AttributeValue.createN(number));

    assertThatThrownBy(() -> NumberedPageEntity.fromItem(item))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Page item PK=PAGE#b, SK="
                + number
                + ", attribute SK: is "
                + number
                + ", but the item's attributes make 1: a put of it would write a second item.");
  }

  static Stream<String> notNumbers() {
    return Stream.of("1E+999999999", "NaN");
  }
}
