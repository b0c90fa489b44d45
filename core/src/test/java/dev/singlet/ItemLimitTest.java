package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.internal.ItemSize;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemLimitTest {

  /** A note with a text that brings it to the given size. */
  private static Map<String, AttributeValue> itemOf(int size) {
    Map<String, AttributeValue> item = new HashMap<>(Notes.item(1));
    item.put("tags", AttributeValue.createS("x".repeat(996)));
    int rest = size - Math.toIntExact(ItemSize.of(item)) - "body".length();
    item.put("body", AttributeValue.createS("x".repeat(rest)));
    return item;
  }

  @Test
  void anItemOf400KbPasses() {
    Map<String, AttributeValue> item = itemOf(409_600);

    assertThat(ItemLimit.check(Notes.TYPE, item)).isSameAs(item);
  }

  @Test
  void aLargerItemIsRefusedWithItsLargestAttributes() {
    Map<String, AttributeValue> item = itemOf(409_601);

    assertThatThrownBy(() -> ItemLimit.check(Notes.TYPE, item))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.ITEM_TOO_LARGE))
        .hasMessage(
            "[SGR0107] Note item PK=NOTE#ann, SK=NOTE#001 would be 409601 bytes large. DynamoDB"
                + " takes at most 409600 (400 KB). Its largest attributes: body (408534 bytes),"
                + " tags (1000 bytes), _ct (27 bytes). Shorten them, split the item, or keep large"
                + " values elsewhere, such as in Amazon S3.");
  }

  @Test
  void anItemThatIsNestedTooDeepIsRefused() {
    AttributeValue value = AttributeValue.createS("x");
    for (int i = 0; i < 32; i++) {
      value = AttributeValue.createL(List.of(value));
    }
    Map<String, AttributeValue> item = Map.of("Deep", value);

    assertThatThrownBy(() -> ItemLimit.check(Notes.TYPE, item))
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Note is not valid: Deep"
                + "[0]".repeat(31)
                + " must not be a list or map more than 32 levels deep, the item itself"
                + " counted.");
  }
}
