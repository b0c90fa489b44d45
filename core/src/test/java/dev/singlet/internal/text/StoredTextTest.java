package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StoredTextTest {

  private static String text(AttributeValue value) {
    return StoredText.of(value, 40);
  }

  private static AttributeValue bytes(int count) {
    return AttributeValue.fromB(SdkBytes.fromByteArray(new byte[count]));
  }

  @Test
  void eachTypeHasItsForm() {
    assertThat(text(AttributeValue.fromS("a"))).isEqualTo("\"a\"");
    assertThat(text(AttributeValue.fromN("1.5"))).isEqualTo("1.5");
    assertThat(text(AttributeValue.fromBool(true))).isEqualTo("true");
    assertThat(text(AttributeValue.fromNul(true))).isEqualTo("NULL");
    assertThat(text(bytes(3))).isEqualTo("AAAA");
    assertThat(text(AttributeValue.fromSs(List.of("b", "a")))).isEqualTo("<\"a\", \"b\">");
    assertThat(text(AttributeValue.fromNs(List.of("1", "2")))).isEqualTo("<1, 2>");
    assertThat(text(AttributeValue.fromL(List.of(bytes(3), AttributeValue.fromN("1")))))
        .isEqualTo("[AAAA, 1]");
    assertThat(
            text(
                AttributeValue.fromM(
                    Map.of("b", AttributeValue.fromN("1"), "a", AttributeValue.fromS("\n")))))
        .isEqualTo("{\"a\": \"\\n\", \"b\": 1}");
  }

  @Test
  void aLongValueOfAnyTypeIsShortened() {
    AttributeValue text = AttributeValue.fromS("x".repeat(400_000));

    assertThat(text(text)).isEqualTo("\"" + "x".repeat(36) + "...");
    assertThat(text(bytes(400_000))).isEqualTo("A".repeat(37) + "...");
    assertThat(text(AttributeValue.fromL(List.of(text, text)))).hasSize(40).endsWith("x...");
    assertThat(text(AttributeValue.fromM(Map.of("x".repeat(60_000), text)))).hasSize(40);
  }

  @Test
  void aCharacterOfTwoUnitsIsNotCut() {
    assertThat(StoredText.shortened("abc\ud83d\ude00defghij", 7)).isEqualTo("abc...");
    assertThat(StoredText.shortened("abc\ud83d\ude00def", 8)).isEqualTo("abc\ud83d\ude00def");
    assertThat(StoredText.shortened("abc\ud83d\ude00defghij", 8)).isEqualTo("abc\ud83d\ude00...");
  }

  @Test
  void aNameIsQuotedIfItIsNoWord() {
    assertThat(StoredText.name("first_name-2")).isEqualTo("first_name-2");
    assertThat(StoredText.name("a = 1\nPK")).isEqualTo("\"a = 1\\nPK\"");
    assertThat(StoredText.name("")).isEqualTo("\"\"");
  }
}
