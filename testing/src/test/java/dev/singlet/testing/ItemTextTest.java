package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemTextTest {

  private static final Map<String, AttributeValue> KEY =
      Map.of("PK", AttributeValue.fromS("A"), "SK", AttributeValue.fromS("B"));

  @Test
  void keysOfAnIndexHaveALineOfTheirOwn() {
    assertThat(
            text(
                Map.of(
                    "GSI1SK", AttributeValue.fromS("2"),
                    "GSI1PK", AttributeValue.fromS("1"),
                    "n", AttributeValue.fromN("3"))))
        .containsExactly(
            "PK = \"A\", SK = \"B\"", //
            "  GSI1PK = \"1\", GSI1SK = \"2\"",
            "  n = 3");
  }

  @Test
  void valuesOfAllTypes() {
    SdkBytes bytes = SdkBytes.fromByteArray(new byte[] {1, 2});

    assertThat(
            text(
                Map.of(
                    "a", AttributeValue.fromBool(true),
                    "b", AttributeValue.fromB(bytes),
                    "c", AttributeValue.fromL(List.of(AttributeValue.fromS("x\ny"))),
                    "d", AttributeValue.fromM(KEY),
                    "e", AttributeValue.fromSs(List.of("z", "y")),
                    "f", AttributeValue.fromNs(List.of("1")),
                    "g", AttributeValue.fromBs(List.of(bytes)),
                    "h", AttributeValue.fromNul(true))))
        .containsExactly(
            "PK = \"A\", SK = \"B\"",
            "  a = true, b = 2 bytes, c = [\"x\\ny\"], d = {PK = \"A\", SK = \"B\"}, e = {\"y\","
                + " \"z\"}, f = {1},",
            "  g = {2 bytes}, h = NULL");
  }

  @Test
  void anItemOfItsKeyAloneIsOneLine() {
    assertThat(text(Map.of())).containsExactly("PK = \"A\", SK = \"B\"");
  }

  @Test
  void nothingIsNoText() {
    assertThat(new ItemText(Notes.SCHEMA).of(List.of())).isEmpty();
  }

  private static List<String> text(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(KEY);
    item.putAll(attributes);
    return new ItemText(Notes.SCHEMA).of(List.of(item)).lines().toList();
  }
}
