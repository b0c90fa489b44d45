package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.hostile.model.Hostile;
import dev.singlet.it.hostile.model.Hostile.Everything;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import dev.singlet.it.hostile.model.HostileTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of the right types that DynamoDB holds, and that are at or beyond what Java holds. */
class HostileItemsTest {

  private static final String DIGITS_38 = "12345678901234567890123456789012345678";

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(HostileTable.SCHEMA);

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }

  private static Everything read(String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = Good.item();
    item.put(attribute, value);
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
    return TABLE.client().execute(HostileEverythingEntity.get("1")).orElseThrow();
  }

  private static void assertTold(
      String attribute, AttributeValue value, String path, String reason) {
    assertThatThrownBy(() -> read(attribute, value))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Everything item PK=EVERYTHING, SK=1, attribute "
                + path
                + ": "
                + reason
                + ".")
        .hasNoCause();
  }

  @ParameterizedTest
  @CsvSource({
    "tiny, 128, no integer from -128 to 127",
    "tiny, -129, no integer from -128 to 127",
    "tiny, 1.5, no integer from -128 to 127",
    "small, 32768, no integer from -32768 to 32767",
    "medium, 2147483648, no integer from -2147483648 to 2147483647",
    "large, 9223372036854775808, no integer from -9223372036854775808 to 9223372036854775807",
    "maybeLarge, 0.1, no integer from -9223372036854775808 to 9223372036854775807",
    "version, -0.5, no integer from -9223372036854775808 to 9223372036854775807",
    "epoch, 31556889864403200, no integer from -31557014167219200 to 31556889864403199",
    "epochMillis, " + DIGITS_38 + ", no integer from -9223372036854775808 to 9223372036854775807",
    "bigInteger, 0.1, no integer"
  })
  void aNumberThatJavasTypeDoesNotHoldIsTold(String attribute, String number, String reason) {
    assertTold(attribute, n(number), attribute, "is " + number + ", " + reason);
  }

  @Test
  void numbersOf38DigitsAreReadAndThoseOfFewerBitsRounded() {
    assertThat(read("bigInteger", n(DIGITS_38)).bigInteger()).isEqualTo(new BigInteger(DIGITS_38));
    assertThat(read("bigDecimal", n("0." + DIGITS_38)).bigDecimal())
        .isEqualTo(new BigDecimal("0." + DIGITS_38));
    assertThat(read("precise", n(DIGITS_38)).precise()).isEqualTo(1.2345678901234568E37);
    assertThat(read("real", n("1E-130")).real()).isZero();
    assertThat(read("real", n("1E+125")).real()).isInfinite();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9.9999999999999999999999999999999999999E+125",
        "-9.9999999999999999999999999999999999999E+125",
        "1E-130",
        "-1E-130",
        "1E+125"
      })
  void theLargestAndSmallestNumbersAreRead(String number) {
    assertThat(read("bigDecimal", n(number)).bigDecimal())
        .isEqualByComparingTo(new BigDecimal(number));
  }

  @ParameterizedTest
  @CsvSource({
    "uuid, no UUID",
    "millis, no ISO-8601 time",
    "seconds, no ISO-8601 time",
    "_ct, no ISO-8601 time",
    "color, 'none of [GREEN, RED]'"
  })
  void textThatIsNoneOfTheTypesIsTold(String attribute, String reason) {
    for (String text : List.of("", " ", "x", "red", "2024-02-30T00:00:00Z", "\uD83D\uDE00")) {
      assertTold(attribute, s(text), attribute, "is \"" + text + "\", " + reason);
    }
  }

  @Test
  void aTextOfNearly400KilobytesIsNotRepeatedInTheMessage() {
    assertTold(
        "color",
        s("x".repeat(395 * 1024)),
        "color",
        "is \"" + "x".repeat(57) + "...\", none of [GREEN, RED]");
  }

  @Test
  void emptyTextsListsAndMapsAreValues() {
    assertThat(read("text", s("")).text()).isEmpty();
    assertThat(
            read(
                    "bytes",
                    AttributeValue.createB(
                        software.amazon.awssdk.core.SdkBytes.fromByteArray(new byte[0])))
                .bytes())
        .isEmpty();
    assertThat(read("texts", AttributeValue.createSs(List.of(""))).texts()).containsExactly("");
    assertThat(read("list", AttributeValue.createL(List.of())).list()).isEmpty();
    assertThat(read("map", AttributeValue.createM(Map.of())).map()).isEmpty();
  }

  @Test
  void nullsWithinListsAndMapsAreTold() {
    AttributeValue nul = AttributeValue.createNul(true);
    AttributeValue inList = AttributeValue.createL(List.of(s("a"), nul));

    assertTold("list", inList, "list[1]", "is NULL. If it may be, declare its type as @Nullable");
    assertTold(
        "lists",
        AttributeValue.createL(List.of(AttributeValue.createL(List.of(nul)))),
        "lists[0][0]",
        "is NULL. If it may be, declare its type as @Nullable");
    assertTold(
        "map",
        AttributeValue.createM(Map.of("k", nul)),
        "map.k",
        "is NULL. If it may be, declare its type as @Nullable");
    assertTold(
        "innerByName",
        AttributeValue.createM(Map.of("k", AttributeValue.createL(List.of(nul)))),
        "innerByName.k[0]",
        "is NULL. If it may be, declare its type as @Nullable");
  }

  @Test
  void valuesOf32LevelsAreToldWhereTheyAreNotWhatTheTypeSays() {
    AttributeValue lists = HostileValues.nested(true, 31);
    AttributeValue maps = HostileValues.nested(false, 31);

    assertTold("lists", lists, "lists[0][0]", "is of type L, not N");
    assertTold("list", lists, "list[0]", "is of type L, not S");
    assertTold("map", maps, "map.in", "is of type M, not S");
    assertTold("innerByName", maps, "innerByName.in", "is of type M, not L");
    assertTold("the-inner", maps, "the-inner.name", "is required, and absent");
    assertThat(read("unknown", maps)).usingRecursiveComparison().isEqualTo(read("unknown", lists));
  }

  @Test
  void setsOfOtherElementsAreToldAndEqualTimesAreOne() {
    assertTold(
        "colors",
        AttributeValue.createSs(List.of("RED", "BLUE")),
        "colors[]",
        "is \"BLUE\", none of [GREEN, RED]");
    assertThat(read("colors", AttributeValue.createSs(List.of("RED"))).colors())
        .isEqualTo(Set.of(Hostile.Color.RED));
  }

  @Test
  void theWayToAValueGoesThroughListsMapsAndRecords() {
    Map<String, AttributeValue> inner = new LinkedHashMap<>(Good.item().get("the-inner").m());
    inner.put(
        "hashes", AttributeValue.createL(List.of(AttributeValue.createM(Map.of("a.b", s("x"))))));
    AttributeValue inners = AttributeValue.createL(List.of(AttributeValue.createM(inner)));

    assertTold(
        "innerByName",
        AttributeValue.createM(Map.of("k", inners)),
        "innerByName.k[0].hashes[0].a.b",
        "is of type S, not B");
  }
}
