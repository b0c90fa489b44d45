package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemSizeTest {

  private static final AttributeValue TRUE = AttributeValue.createBool(true);

  private static SdkBytes bytes(int length) {
    return SdkBytes.fromByteArray(new byte[length]);
  }

  @Test
  void anItemIsTheSumOfItsNamesAndValues() {
    assertThat(ItemSize.of(Map.of())).isZero();
    assertThat(ItemSize.of(Map.of("id", AttributeValue.createS("abc"), "n", TRUE))).isEqualTo(7);
    assertThat(ItemSize.of("\u00e9\u20ac\ud83d\ude00", TRUE)).isEqualTo(2 + 3 + 4 + 1);
  }

  @Test
  void textIsCountedInUtf8AndBinaryInBytes() {
    assertThat(ItemSize.of(AttributeValue.createS(""))).isZero();
    assertThat(ItemSize.of(AttributeValue.createS("a\u00e9\u20ac\ud83d\ude00"))).isEqualTo(10);
    assertThat(ItemSize.of(AttributeValue.createB(bytes(7)))).isEqualTo(7);
  }

  @Test
  void aBooleanOrNullIsOneByte() {
    assertThat(ItemSize.of(TRUE)).isEqualTo(1);
    assertThat(ItemSize.of(AttributeValue.createNul(true))).isEqualTo(1);
  }

  @Test
  void aSetIsTheSumOfItsElements() {
    assertThat(ItemSize.of(AttributeValue.createSs(List.of("a", "b\u00e9")))).isEqualTo(4);
    assertThat(ItemSize.of(AttributeValue.createNs(List.of("1", "-3", "1234")))).isEqualTo(8);
    assertThat(ItemSize.of(AttributeValue.createBs(List.of(bytes(3), bytes(4))))).isEqualTo(7);
  }

  @Test
  void aListOrMapIsThreeBytesAndOneForEachElement() {
    assertThat(ItemSize.of(AttributeValue.createL(List.of()))).isEqualTo(3);
    assertThat(ItemSize.of(AttributeValue.createL(List.of(TRUE, TRUE)))).isEqualTo(3 + 2 + 2);
    assertThat(ItemSize.of(AttributeValue.createM(Map.of()))).isEqualTo(3);
    assertThat(ItemSize.of(AttributeValue.createM(Map.of("ab", TRUE)))).isEqualTo(3 + 1 + 2 + 1);
    assertThat(
            ItemSize.of(
                AttributeValue.createL(
                    List.of(AttributeValue.createM(Map.of("\u00e9", TRUE)), TRUE))))
        .isEqualTo(3 + 1 + (3 + 1 + 2 + 1) + 1 + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "0.00, 1",
    "1, 2",
    "99, 2",
    "-1, 3",
    "123, 3",
    "-123, 4",
    "100, 2",
    "1000000, 2",
    "1001, 3",
    "0.1, 2",
    "0.001, 2",
    "-0.001, 3",
    "1.50, 3",
    "12.5, 3",
    "100.001, 5",
    "1E+125, 2",
    "1e-130, 2",
    "-1e-130, 3",
    "12345678901234567890123456789012345678, 20",
    "-12345678901234567890123456789012345678, 21",
    "1.2345678901234567890123456789012345678, 21",
    "-1.2345678901234567890123456789012345678, 21"
  })
  void aNumberIsAByteForTwoDigitsAndOneOrTwoMore(String number, int size) {
    assertThat(ItemSize.of(AttributeValue.createN(number))).isEqualTo(size);
  }
}
