package dev.singlet.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ErrorCode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class DynamoDbJsonTest {

  private static final SdkBytes BYTES = SdkBytes.fromByteArray(new byte[] {0, -1, 127, -128});

  private static final Map<String, AttributeValue> EACH_TYPE =
      Map.of(
          "s", AttributeValue.createS("\"quoted\" \\ \u0000 \ud83d\ude00"),
          "n", AttributeValue.createN("1234567890123456789012345678901234567.8"),
          "b", AttributeValue.createB(BYTES),
          "bool", AttributeValue.createBool(false),
          "null", AttributeValue.createNul(true),
          "m", AttributeValue.createM(Map.of("", AttributeValue.createS(""))),
          "l",
              AttributeValue.createL(
                  List.of(AttributeValue.createN("1"), AttributeValue.createS("1"))),
          "ss", AttributeValue.createSs(List.of("b", "a")),
          "ns", AttributeValue.createNs(List.of("1.50", "-7E+3")),
          "bs", AttributeValue.createBs(List.of(BYTES)));

  @Test
  void eachTypeHasItsForm() {
    assertThat(DynamoDbJson.write(EACH_TYPE))
        .isEqualTo(
            "{\"b\":{\"B\":\"AP9/gA==\"},"
                + "\"bool\":{\"BOOL\":false},"
                + "\"bs\":{\"BS\":[\"AP9/gA==\"]},"
                + "\"l\":{\"L\":[{\"N\":\"1\"},{\"S\":\"1\"}]},"
                + "\"m\":{\"M\":{\"\":{\"S\":\"\"}}},"
                + "\"n\":{\"N\":\"1234567890123456789012345678901234567.8\"},"
                + "\"ns\":{\"NS\":[\"1.50\",\"-7E+3\"]},"
                + "\"null\":{\"NULL\":true},"
                + "\"s\":{\"S\":\"\\\"quoted\\\" \\\\ \\u0000 \ud83d\ude00\"},"
                + "\"ss\":{\"SS\":[\"b\",\"a\"]}}");
  }

  @Test
  void eachTypeComesBackAsItWas() {
    assertThat(DynamoDbJson.read(DynamoDbJson.write(EACH_TYPE))).isEqualTo(EACH_TYPE);
    assertThat(DynamoDbJson.read("{}")).isEmpty();
  }

  @Test
  void anItemIsReadOutOfALineOfAnExport() {
    assertThat(DynamoDbJson.read("{\"Item\":" + DynamoDbJson.write(EACH_TYPE) + "}"))
        .isEqualTo(EACH_TYPE);
    assertThat(DynamoDbJson.read("{\"Item\":{\"PK\":{\"S\":\"a\"}}}"))
        .isEqualTo(Map.of("PK", AttributeValue.createS("a")));
    assertThatThrownBy(() -> DynamoDbJson.read("{\"Item\":{\"PK\":{\"Q\":\"a\"}}}"))
        .hasMessageContaining("JSON, Item.PK: is of type \"Q\".");
  }

  @Test
  void theItemsOfALineAreReadByTheirNames() {
    assertThat(
            DynamoDbJson.readItems(
                "{\"Keys\":{\"PK\":{\"S\":\"a\"}},\"NewImage\":"
                    + DynamoDbJson.write(EACH_TYPE)
                    + ",\"OldImage\":{}}"))
        .isEqualTo(
            Map.of(
                "Keys", Map.of("PK", AttributeValue.createS("a")),
                "NewImage", EACH_TYPE,
                "OldImage", Map.of()));
    assertThatThrownBy(() -> DynamoDbJson.readItems("{\"Keys\":{\"PK\":{\"Q\":\"a\"}}}"))
        .hasMessageContaining("JSON, Keys.PK: is of type \"Q\".");
    assertThatThrownBy(() -> DynamoDbJson.readItems("[]"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageEndingWith("should be an object of items.");
  }

  static Stream<Map<String, AttributeValue>> itemsOfOneAttribute() {
    AttributeValue text = AttributeValue.createS("a");
    List<AttributeValue> values =
        List.of(
            text,
            AttributeValue.createN("1"),
            AttributeValue.createBool(true),
            AttributeValue.createNul(true),
            AttributeValue.createSs(List.of("a")),
            AttributeValue.createL(List.of(text)),
            AttributeValue.createL(List.of()),
            AttributeValue.createM(Map.of()),
            AttributeValue.createM(Map.of("a", text)),
            AttributeValue.createM(Map.of("S", text)),
            AttributeValue.createM(Map.of("M", text)),
            AttributeValue.createM(Map.of("M", AttributeValue.createM(Map.of()))),
            AttributeValue.createM(Map.of("M", AttributeValue.createM(Map.of("S", text)))),
            AttributeValue.createM(Map.of("Item", AttributeValue.createM(Map.of("M", text)))));
    return Stream.of("Item", "S", "N", "BOOL", "NULL", "M", "L", "SS", "BS", "PK")
        .flatMap(name -> values.stream().map(value -> Map.of(name, value)));
  }

  @ParameterizedTest
  @MethodSource("itemsOfOneAttribute")
  void theOnlyAttributeMayBeNamedLikeATypeOrTheMemberOfAnExport(Map<String, AttributeValue> item) {
    String json = DynamoDbJson.write(item);

    assertThat(DynamoDbJson.read(json)).isEqualTo(item);
    assertThat(DynamoDbJson.read("{\"Item\":" + json + "}")).isEqualTo(item);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"Item\":{\"S\":\"a\"}}",
        "{\"Item\":{\"M\":{\"PK\":{\"S\":\"a\"}}}}",
        "{\"Item\":{\"S\":\"a\"},\"PK\":{\"S\":\"a\"}}"
      })
  void anAttributeMayBeNamedLikeTheMemberOfAnExport(String json) {
    assertThat(DynamoDbJson.read(json)).containsKey("Item");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|The JSON is empty.",
        "{} {}|The JSON goes on after its end.",
        "[]|The JSON is an array, and should be an object of attributes.",
        "{\"a\": 1}|JSON, a: is a number, and should be an object with one member, named for its"
            + " type: S, N, B, BOOL, NULL, M, L, SS, NS and BS.",
        "{\"a\": {}}|JSON, a: is an object, and should be an object with one member, named for its"
            + " type: S, N, B, BOOL, NULL, M, L, SS, NS and BS.",
        "{\"a\": {\"X\": 1}}|JSON, a: is of type \"X\". There are S, N, B, BOOL, NULL, M, L, SS, NS"
            + " and BS.",
        "{\"a\": {\"S\": \"1\"}, \"a\": {\"S\": \"2\"}}|JSON, a: is there twice.",
        "{\"a\": {\"N\": 1}}|JSON, a: is a number, and should be a string.",
        "{\"a\": {\"N\": \"one\"}}|JSON, a: is not a number.",
        "{\"a\": {\"B\": \"?\"}}|JSON, a: is not base64.",
        "{\"a\": {\"BOOL\": \"true\"}}|JSON, a: is a string, and should be true or false.",
        "{\"a\": {\"NULL\": false}}|JSON, a: is a boolean, and should be true.",
        "{\"a\": {\"SS\": [\"x\", \"x\"]}}|JSON, a[1]: is in the set already.",
        "{\"a\": {\"L\": {}}}|JSON, a: is an object, and should be an array.",
        "{\"a\": {\"L\": [{\"M\": {\"b\": {\"S\": null}}}]}}|JSON, a[0].b: is null, and should be a"
            + " string.",
      })
  void whatIsWrongIsNamedWithItsPlace(String json, String message) {
    assertThatThrownBy(() -> DynamoDbJson.read(json))
        .isInstanceOfSatisfying(
            InvalidJsonException.class,
            invalid -> assertThat(invalid.code()).isEqualTo(ErrorCode.INVALID_JSON))
        .hasMessage("[SGR0204] " + message);
  }

  @Test
  void malformedJsonIsNamedWithLineAndColumn() {
    assertThatThrownBy(() -> DynamoDbJson.read("{\n  \"a\": }"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageStartingWith("[SGR0204] The JSON can't be parsed: ")
        .hasMessageContaining("(line 2, column ");
  }

  /** A map within maps, which is this many levels deep. The item is the first level. */
  private static String json(int levels, String name) {
    String begin = "\"" + name + "\":{\"M\":{";
    return "{" + begin.repeat(levels - 1) + "}}".repeat(levels - 1) + "}";
  }

  @Test
  void thirtyTwoLevelsAreReadAndNoMore() {
    Map<String, AttributeValue> deepest = DynamoDbJson.read(json(32, "a"));

    assertThat(DynamoDbJson.read("{\"Item\":" + json(32, "a") + "}")).isEqualTo(deepest);
    assertThat(DynamoDbJson.read(DynamoDbJson.write(deepest))).isEqualTo(deepest);
    assertThatThrownBy(() -> DynamoDbJson.read(json(33, "a")))
        .hasMessage(
            "[SGR0204] JSON, a"
                + ".a".repeat(31)
                + ": is a list or map more than 32 levels deep, which DynamoDB can't hold.");
  }

  @Test
  void whatIsNestedBeyondAllReasonIsRefused() {
    assertThatThrownBy(() -> DynamoDbJson.read("[".repeat(100_000)))
        .isInstanceOf(InvalidJsonException.class);
  }

  @Test
  void aTextOfManyLongNamesTakesNoMoreMemoryThanItself() {
    String text = json(900, "n".repeat(1_000));

    assertThatThrownBy(() -> DynamoDbJson.read(text))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageEndingWith(
            "is a list or map more than 32 levels deep, which DynamoDB can't hold.");
  }

  @Test
  void aNumberOfMillionsOfDigitsIsRefusedAtOnce() {
    String digits = "9".repeat(5_000_000);

    assertThatThrownBy(() -> DynamoDbJson.read("{\"a\": {\"N\": \"" + digits + "\"}}"))
        .hasMessage("[SGR0204] JSON, a: is not a number.");
  }

  @Test
  void noErrorShowsAValue() {
    for (String json :
        List.of(
            "{\"a\": s3cret}",
            "{\"a\": {\"N\": \"s3cret\"}}",
            "{\"a\": 4711}",
            "{\"a\": {\"B\": \"4711!\"}}",
            "{\"a\": {\"SS\": [\"s3cret\", \"s3cret\"]}}")) {
      assertThatThrownBy(() -> DynamoDbJson.read(json))
          .isInstanceOf(InvalidJsonException.class)
          .hasNoCause()
          .message()
          .doesNotContain("s3cret")
          .doesNotContain("4711");
    }
  }

  @Test
  void aValueOfNoTypeIsRefused() {
    assertThatThrownBy(() -> DynamoDbJson.write(Map.of("a", AttributeValue.builder().build())))
        .hasMessage("[SGR0204] JSON, a: holds a value of no DynamoDB type.");
  }
}
