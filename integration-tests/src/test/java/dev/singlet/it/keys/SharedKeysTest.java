package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.keys.model.Shared.File;
import dev.singlet.it.keys.model.Shared.Item;
import dev.singlet.it.keys.model.Shared.Pair;
import dev.singlet.it.keys.model.Shared.Side;
import dev.singlet.it.keys.model.Shared.Turn;
import dev.singlet.it.keys.model.SharedFileEntity;
import dev.singlet.it.keys.model.SharedItemEntity;
import dev.singlet.it.keys.model.SharedPairEntity;
import dev.singlet.it.keys.model.SharedTable;
import dev.singlet.it.keys.model.SharedTurnEntity;
import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A key attribute satisfies each of the keys it is of. */
class SharedKeysTest {

  /** A space sorts before the delimiter. */
  private static final String UNSORTABLE = "x y";

  @RegisterExtension final LocalTable table = LocalTable.of(SharedTable.SCHEMA);

  private void refused(Put<?> put, String key, String attribute) {
    assertThatThrownBy(() -> table.client().execute(put))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining(
            "key %s: %s \"x y\" contains U+0020, which sorts before the delimiter", key, attribute);
    assertThat(table.items()).isEmpty();
  }

  @Test
  void whatIsTheSameInAPartitionNeedNotSortThere() {
    Turn turn = new Turn("1", Side.LEFT, UNSORTABLE, "b");

    table.client().execute(SharedTurnEntity.put(turn));

    assertThat(table.client().execute(SharedTurnEntity.left(UNSORTABLE)).items())
        .containsExactly(turn);
  }

  @Test
  void ofTwoKeysOfAnIndexEachAsksForItsOwn() {
    refused(SharedTurnEntity.put(new Turn("1", Side.RIGHT, UNSORTABLE, "b")), "GSI1SK", "a");
    Turn turn = new Turn("1", Side.RIGHT, "x", UNSORTABLE);

    table.client().execute(SharedTurnEntity.put(turn));

    assertThat(table.client().execute(SharedTurnEntity.right(UNSORTABLE).a(Range.gte("x"))).items())
        .containsExactly(turn);
  }

  @Test
  void aPartitionKeyThatIsASortKeyTooSorts() {
    refused(SharedPairEntity.put(new Pair("1", UNSORTABLE, "b")), "shared", "a");
    Pair pair = new Pair("1", "x", UNSORTABLE);

    table.client().execute(SharedPairEntity.put(pair));

    assertThat(table.client().execute(SharedPairEntity.ones("x", UNSORTABLE)).items())
        .containsExactly(pair);
    assertThat(table.client().execute(SharedPairEntity.twos("1").a(Range.gte("x"))).items())
        .containsExactly(pair);
  }

  @Test
  void aPartitionKeyThatIsASortKeyTooIsNoLongerThanThat() {
    assertThatThrownBy(
            () ->
                table.client().execute(SharedPairEntity.put(new Pair("1", "x".repeat(1100), "b"))))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("DynamoDB takes at most 1024");
  }

  @Test
  void thePartitionKeyOfTheTableSortsAnIndex() {
    refused(SharedFileEntity.put(new File(UNSORTABLE, "n", "k")), "PK", "folder");
    List<File> files = List.of(new File("x", UNSORTABLE, "k"), new File("x!", "n", "k"));

    table.client().execute(SharedFileEntity.put(files.get(0)));

    assertThat(table.client().execute(SharedFileEntity.ofKind("k").folder(Range.gte("x"))).items())
        .containsExactly(files.get(0));
    assertThatThrownBy(() -> table.client().execute(SharedFileEntity.put(files.get(1))))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void theTablesKeyCanBeOfSeveralLocalIndexes() {
    Item item = new Item("1", "a", "b");

    table.client().execute(SharedItemEntity.put(item));

    assertThat(table.client().execute(SharedItemEntity.get("1"))).contains(item);
    assertThat(table.client().execute(SharedItemEntity.byB("1")).items()).containsExactly(item);
    assertThat(table.items().get(0).get("SK").s()).isEqualTo("ITEM#1");
  }
}
