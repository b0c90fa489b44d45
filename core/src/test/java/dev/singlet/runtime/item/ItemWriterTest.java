package dev.singlet.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemWriterTest {

  @ParameterizedTest
  @CsvSource({"0,0", "3,3", "3,2", "3,4", "0,1", "64,64", "64,65", "200,200", "200,64", "1,500"})
  void whatIsWrittenIsAMapOfItHoweverManyWereExpected(int expected, int written) {
    ItemWriter writer = new ItemWriter(expected);
    Map<String, AttributeValue> same = new LinkedHashMap<>();
    for (int i = 0; i < written; i++) {
      writer.number("a" + i, i);
      same.put("a" + i, AttributeValue.createN("" + i));
    }

    Map<String, AttributeValue> item = writer.toItem();

    assertThat(item).isEqualTo(same).hasSameHashCodeAs(same).hasSize(written);
    assertThat(same).isEqualTo(item);
    assertThat(new HashMap<>(item)).isEqualTo(same);
    assertThat(item.keySet()).containsExactlyElementsOf(same.keySet());
    assertThat(item.values()).containsExactlyElementsOf(same.values());
    same.forEach(
        (name, value) -> {
          assertThat(item.get(new String(name))).isEqualTo(value);
          assertThat(item.containsKey(name)).isTrue();
          assertThat(writer.written(name)).isEqualTo(value);
        });
    assertThat(item.get("a" + written)).isNull();
    assertThat(item.containsKey("b")).isFalse();
    assertThat(item.get(null)).isNull();
    assertThat(item.containsKey(null)).isFalse();
    assertThat(writer.toValue()).isEqualTo(AttributeValue.createM(same));
    Map<String, AttributeValue> forEach = new HashMap<>();
    item.forEach(forEach::put);
    assertThat(forEach).isEqualTo(same);
  }

  @ParameterizedTest
  @CsvSource({"2", "100"})
  void anItemCantBeChanged(int attributes) {
    ItemWriter writer = new ItemWriter(attributes);
    for (int i = 0; i < attributes; i++) {
      writer.string("a" + i, "text");
    }
    Map<String, AttributeValue> item = writer.toItem();

    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> item.put("b", AttributeValue.createS("b")));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> item.remove("a0"));
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(item::clear);
  }

  @Test
  void whatIsReplacedIsThereOnce() {
    ItemWriter writer = new ItemWriter(3);
    writer.string("a", "first");
    writer.string("b", "b");
    writer.replace("a", AttributeValue.createS("second"));
    writer.string("c", "c");

    assertThat(writer.toItem())
        .isEqualTo(
            Map.of(
                "a", AttributeValue.createS("second"),
                "b", AttributeValue.createS("b"),
                "c", AttributeValue.createS("c")));
  }

  @Test
  void whatIsNullIsNotWritten() {
    ItemWriter writer = new ItemWriter(2);
    writer.string("a", null);
    writer.bool("b", null);

    assertThat(writer.toItem()).isEmpty();
    assertThatNullPointerException().isThrownBy(() -> writer.written("a")).withMessage("a");
  }
}
