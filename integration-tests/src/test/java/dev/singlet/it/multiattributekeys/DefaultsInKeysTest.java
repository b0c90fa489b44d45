package dev.singlet.it.multiattributekeys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.multiattributekeys.model.Shelves.Book;
import dev.singlet.it.multiattributekeys.model.Shelves.Disc;
import dev.singlet.it.multiattributekeys.model.ShelvesBookEntity;
import dev.singlet.it.multiattributekeys.model.ShelvesDiscEntity;
import dev.singlet.it.multiattributekeys.model.ShelvesTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that lacks a key attribute with a default is in no index. It comes to be in those whose
 * keys an update changes.
 */
class DefaultsInKeysTest {

  private static final Book OLD = new Book("b", "A", "java", 3, null);

  @RegisterExtension final LocalTable table = LocalTable.of(ShelvesTable.SCHEMA);

  private TableClient shelves;

  @BeforeEach
  void writeWithoutRank() {
    shelves = table.client();
    Map<String, AttributeValue> item = new HashMap<>(ShelvesBookEntity.toItem(OLD));
    item.remove("rank");
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private void isInBoth(Operation<?> update, Book book) {
    assertThat(shelves.execute(update)).isEqualTo(book);
    assertThat(table.items()).containsExactly(ShelvesBookEntity.toItem(book));
    assertThat(shelves.stream(ShelvesBookEntity.ofShelf(book.shelf()).rank(3)))
        .containsExactly(book);
    assertThat(shelves.stream(ShelvesBookEntity.ofTopic(book.topic(), book.shelf())))
        .containsExactly(book);
  }

  @Test
  void itReadsAsItsDefaultAndIsInNoIndex() {
    assertThat(shelves.execute(ShelvesBookEntity.get("b"))).contains(OLD);
    assertThat(shelves.stream(ShelvesBookEntity.ofShelf("A"))).isEmpty();
    assertThat(shelves.stream(ShelvesBookEntity.ofTopic("java", "A"))).isEmpty();
  }

  @Test
  void anUpdateOfAnotherPartOfTheKeyStoresIt() {
    isInBoth(ShelvesBookEntity.update("b").shelf("B", "java"), new Book("b", "B", "java", 3, null));
  }

  @Test
  void anUpdateOfTwoRecordsStoresIt() {
    Book after = new Book("b", "A", "go", 3, null);

    isInBoth(ShelvesBookEntity.update(OLD, after), after);
  }

  @Test
  void anUpdateOfAnythingElseDoesNot() {
    shelves.execute(ShelvesBookEntity.update("b").note("read"));
    shelves.execute(
        ShelvesBookEntity.update(
            new Book("b", "A", "java", 3, "read"), new Book("b", "A", "java", 3, "lent")));

    assertThat(table.items().get(0)).doesNotContainKey("rank");
  }

  @Test
  void theTimeOfThePutIsNotKnownToAnUpdate() {
    table
        .dynamoDb()
        .putItem(
            put ->
                put.tableName(table.tableName())
                    .item(ShelvesDiscEntity.toItem(new Disc("d", "A", Instant.EPOCH))));
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(ShelvesDiscEntity.key("d").toMap(ShelvesTable.SCHEMA.key()))
                    .updateExpression("REMOVE boxedAt"));

    Disc moved = shelves.execute(ShelvesDiscEntity.update("d").box("B"));

    assertThat(moved).isEqualTo(new Disc("d", "B", null));
    assertThat(shelves.stream(ShelvesDiscEntity.inBox("B"))).isEmpty();
  }

  @Test
  void norDoesOneThatTakesTheItemOutOfTheIndex() {
    shelves.execute(ShelvesBookEntity.update("b").removeShelf());

    assertThat(table.items().get(0)).doesNotContainKeys("rank", "shelf", "T1");
  }
}
