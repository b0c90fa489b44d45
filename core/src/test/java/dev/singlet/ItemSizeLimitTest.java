package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.write.ItemSizeLimit;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemSizeLimitTest {

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

    assertThat(ItemSizeLimit.check(Notes.TYPE, item)).isSameAs(item);
  }

  @Test
  void aLargerItemIsRefusedWithItsLargestAttributes() {
    Map<String, AttributeValue> item = itemOf(409_601);

    assertThatThrownBy(() -> ItemSizeLimit.check(Notes.TYPE, item))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.ITEM_TOO_LARGE))
        .hasMessage(
            "[SGR0107] Note item PK=NOTE#ann, SK=NOTE#001 would be 409601 bytes large. DynamoDB"
                + " takes at most 409600 (400 KB). Its largest attributes: body (408534 bytes),"
                + " tags (1000 bytes), _ct (27 bytes). Shorten them, split the item, or keep large"
                + " values elsewhere, such as in Amazon S3.");
  }

  private static EntityType<Notes.Note> withIndexes(IndexSchema... indexes) {
    return new Notes.Type(
        new TableSchema("Notes", new KeySchema(Notes.PK, Notes.SK), List.of(indexes), "#", "_et"),
        "Note",
        false);
  }

  private static IndexSchema local(String name, ProjectionType projection, String... include) {
    KeySchema key = new KeySchema(Notes.PK, new KeyAttribute(name, ScalarType.S));
    return new IndexSchema(name, IndexType.LOCAL, key, projection, List.of(include));
  }

  private static Map<String, AttributeValue> itemOf(int size, String indexKey) {
    Map<String, AttributeValue> item = new HashMap<>(itemOf(size - indexKey.length() - 1));
    item.put(indexKey, AttributeValue.createS("k"));
    return item;
  }

  @Test
  void copiesInLocalIndexesCount() {
    EntityType<Notes.Note> type = withIndexes(local("place", ProjectionType.ALL));
    Map<String, AttributeValue> half = itemOf(204_800, "place");

    assertThat(ItemSizeLimit.check(type, half)).isSameAs(half);
    assertThatThrownBy(() -> ItemSizeLimit.check(type, itemOf(204_801, "place")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            " would be 204801 bytes large, and its copies in local indexes (place) 204801 more,"
                + " which count with it. DynamoDB takes at most 409600 (400 KB).")
        .hasMessageEndingWith(
            " A global index, or an index that projects less, leaves more room for the item.");
  }

  @Test
  void whatALocalIndexDoesNotHoldDoesNotCount() {
    Map<String, AttributeValue> item = itemOf(408_000, "place");

    assertThat(ItemSizeLimit.check(withIndexes(local("place", ProjectionType.KEYS_ONLY)), item))
        .isSameAs(item);
    assertThat(ItemSizeLimit.check(withIndexes(local("other", ProjectionType.ALL)), item))
        .isSameAs(item);
    assertThatThrownBy(
            () ->
                ItemSizeLimit.check(
                    withIndexes(local("place", ProjectionType.INCLUDE, "tags")),
                    itemOf(409_000, "place")))
        .hasMessageContaining("(place) 10");
  }

  @Test
  void globalIndexesDoNotCount() {
    IndexSchema global =
        new IndexSchema(
            "place",
            IndexType.GLOBAL,
            new KeySchema(Notes.PK, new KeyAttribute("place", ScalarType.S)));
    Map<String, AttributeValue> item = itemOf(409_600, "place");

    assertThat(ItemSizeLimit.check(withIndexes(global), item)).isSameAs(item);
  }

  @Test
  void anItemThatIsNestedTooDeepIsRefused() {
    AttributeValue value = AttributeValue.createS("x");
    for (int i = 0; i < 32; i++) {
      value = AttributeValue.createL(List.of(value));
    }
    Map<String, AttributeValue> item = Map.of("Deep", value);

    assertThatThrownBy(() -> ItemSizeLimit.check(Notes.TYPE, item))
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Note is not valid: Deep"
                + "[0]".repeat(31)
                + " must not be a list or map more than 32 levels deep, the item itself"
                + " counted.");
  }
}
