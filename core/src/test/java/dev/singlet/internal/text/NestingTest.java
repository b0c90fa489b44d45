package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NestingTest {

  private static final AttributeValue TEXT = AttributeValue.createS("x");
  private static final AttributeValue EMPTY = AttributeValue.createL(List.of());

  private static AttributeValue nested(int lists, AttributeValue inmost) {
    AttributeValue value = inmost;
    for (int i = 0; i < lists; i++) {
      value = AttributeValue.createL(List.of(value));
    }
    return value;
  }

  @Test
  void anAttributeMayHave31Levels() {
    assertThat(Nesting.tooDeep("a", nested(31, TEXT), 1)).isNull();
    assertThat(Nesting.tooDeep("a", nested(30, EMPTY), 1)).isNull();
    assertThat(Nesting.tooDeep("a", TEXT, 32)).isNull();
  }

  @Test
  void theFirstOneTooDeepIsTold() {
    assertThat(Nesting.tooDeep("a", nested(32, TEXT), 1)).isEqualTo("a" + "[0]".repeat(31));
    assertThat(Nesting.tooDeep("a", nested(31, EMPTY), 1)).isEqualTo("a" + "[0]".repeat(31));
    assertThat(Nesting.tooDeep("a.b", nested(31, TEXT), 2)).isEqualTo("a.b" + "[0]".repeat(30));
    assertThat(
            Nesting.tooDeep(
                "a", AttributeValue.createM(Map.of("x", TEXT, "b", nested(31, TEXT))), 1))
        .isEqualTo("a.b" + "[0]".repeat(30));
  }
}
