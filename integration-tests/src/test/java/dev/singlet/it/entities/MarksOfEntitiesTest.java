package dev.singlet.it.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.entities.model.Bazaar.Cart;
import dev.singlet.it.entities.model.Bazaar.Note;
import dev.singlet.it.entities.model.Bazaar.Order;
import dev.singlet.it.entities.model.Bazaar.Total;
import dev.singlet.it.entities.model.Bazaar.User;
import dev.singlet.it.entities.model.BazaarCartEntity;
import dev.singlet.it.entities.model.BazaarHeldCollection;
import dev.singlet.it.entities.model.BazaarNoteEntity;
import dev.singlet.it.entities.model.BazaarOrderEntity;
import dev.singlet.it.entities.model.BazaarTable;
import dev.singlet.it.entities.model.BazaarTotalProjection;
import dev.singlet.it.entities.model.BazaarUserEntity;
import dev.singlet.json.EntityJson;
import dev.singlet.model.AttributeType;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.query.Query;
import dev.singlet.tables.MarkItems;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.MarkedItems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Entities that are marked by an attribute of their own, in place of the table's. */
class MarksOfEntitiesTest {

  private static final User USER = new User("u", "rome");
  private static final Order SMALL = new Order("u", "1", "rome", 5);
  private static final Order LARGE = new Order("u", "2", "rome", 50);
  private static final Cart CART = new Cart("u", "3", 7);
  private static final Note NOTE = new Note("u", "hello");

  @RegisterExtension final LocalTable table = LocalTable.of(BazaarTable.SCHEMA);

  private TableClient bazaar;

  @BeforeEach
  void fill() {
    bazaar = table.client();
    bazaar.execute(
        BatchWrite.of(
            BazaarUserEntity.put(USER),
            BazaarOrderEntity.put(SMALL),
            BazaarCartEntity.put(CART),
            BazaarNoteEntity.put(NOTE)));
    store(BazaarOrderEntity.toItem(LARGE), "type", fromN("30"));
  }

  /** Stores an item with another value of an attribute. */
  private void store(Map<String, AttributeValue> item, String attribute, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    changed.put(attribute, value);
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(changed));
  }

  private Map<String, AttributeValue> stored(String sort) {
    return table.items().stream()
        .filter(item -> item.get("SK").s().equals(sort))
        .findFirst()
        .orElseThrow();
  }

  private <T> void assertRead(Query<T> query, List<T> expected) {
    assertThat(bazaar.execute(query).items()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(table.asyncClient().execute(query).join().items())
        .containsExactlyInAnyOrderElementsOf(expected);
    assertThat(bazaar.execute(query.count())).isEqualTo(expected.size());
  }

  @Test
  void itemsHaveTheMarkOfTheirEntityAlone() {
    assertThat(stored("AT#PROFILE"))
        .containsEntry("kind", fromS("user"))
        .doesNotContainKeys("type", "class");
    assertThat(stored("AT#1"))
        .containsEntry("type", fromN("3"))
        .doesNotContainKeys("kind", "class");
    assertThat(stored("AT#3"))
        .containsEntry("class", fromS("cart"))
        .doesNotContainKeys("kind", "type");
  }

  @Test
  void aQueryFiltersByTheNumber() {
    QueryRequest count = BazaarOrderEntity.orders("u").count().toRequest();

    assertThat(count.filterExpression()).isEqualTo("#et IN (:et0, :et1)");
    assertThat(count.expressionAttributeNames()).containsEntry("#et", "type");
    assertThat(count.expressionAttributeValues())
        .containsEntry(":et0", fromN("3"))
        .containsEntry(":et1", fromN("30"));
    assertRead(BazaarOrderEntity.orders("u"), List.of(SMALL, LARGE));
    assertThat(bazaar.stream(BazaarTable.scan(BazaarOrderEntity.type())))
        .containsExactlyInAnyOrder(SMALL, LARGE);
    assertThat(
            bazaar
                .execute(BazaarOrderEntity.orders("u").project(BazaarTotalProjection.type()))
                .items())
        .containsExactly(new Total(5), new Total(50));
    assertThat(bazaar.execute(BazaarOrderEntity.inCity("rome").hydrate()).items())
        .containsExactly(SMALL, LARGE);
    assertThat(bazaar.execute(BazaarOrderEntity.inCity("rome").count())).isEqualTo(2);
  }

  @Test
  void aFilterOfSeveralEntitiesAsksEachForItsAttribute() {
    QueryRequest count = BazaarHeldCollection.ofUser("u").count().toRequest();

    assertThat(count.filterExpression())
        .isEqualTo("(#et IN (:et0) OR #et1 IN (:et1, :et2) OR #et2 IN (:et3))");
    assertThat(count.expressionAttributeNames())
        .containsEntry("#et", "kind")
        .containsEntry("#et1", "type")
        .containsEntry("#et2", "class");
    assertRead(BazaarHeldCollection.ofUser("u"), List.of(USER, SMALL, LARGE, CART));
    assertRead(
        BazaarHeldCollection.ofUser("u").filter(BazaarOrderEntity.TOTAL.gt(9)),
        List.of(USER, LARGE, CART));
    assertRead(
        BazaarHeldCollection.ofUser("u")
            .filter(BazaarOrderEntity.TOTAL.gt(9))
            .filter(BazaarCartEntity.PIECES.gt(9)),
        List.of(USER, LARGE));
    assertThat(bazaar.stream(BazaarTable.scan()))
        .containsExactlyInAnyOrder(USER, SMALL, LARGE, CART, NOTE);
  }

  @Test
  void readsOfOneItemAskForTheMark() {
    assertThat(bazaar.execute(BazaarOrderEntity.get("u", "1"))).contains(SMALL);
    assertThat(bazaar.execute(BazaarOrderEntity.get("u", "3"))).isEmpty();
    assertThat(bazaar.execute(BazaarCartEntity.get("u", "1"))).isEmpty();
    assertThat(
            bazaar
                .execute(BatchGet.of(BazaarUserEntity.get("u"), BazaarOrderEntity.get("u", "2")))
                .items())
        .containsExactlyInAnyOrder(USER, LARGE);
    EntityJson<Order> json = EntityJson.of(BazaarOrderEntity.type());
    assertThat(json.read(json.write(SMALL))).isEqualTo(SMALL);
    assertThat(
            bazaar.execute(BazaarOrderEntity.get("u", "1").project(BazaarTotalProjection.type())))
        .contains(new Total(5));
  }

  @Test
  void anUpdateLeavesAnOlderNumberAndAPutReplacesIt() {
    bazaar.execute(BazaarOrderEntity.update("u", "2").total(51));
    assertThat(stored("AT#2"))
        .containsEntry("type", fromN("30"))
        .containsEntry("total", fromN("51"));
    assertThat(bazaar.execute(VerifyItems.of(BazaarTable.type())).differences())
        .extracting(difference -> difference.kind() + " " + difference.attribute())
        .containsExactly(Kind.OLDER_NAME + " type");

    bazaar.execute(BazaarOrderEntity.put(LARGE));
    assertThat(stored("AT#2")).containsEntry("type", fromN("3"));
    bazaar.execute(BazaarOrderEntity.upsert("u", "4", "rome").total(1));
    assertThat(stored("AT#4")).containsEntry("type", fromN("3")).doesNotContainKey("kind");
    assertThat(bazaar.execute(VerifyItems.of(BazaarTable.type())).differences()).isEmpty();
  }

  @Test
  void writesUnderASharedKeyAskForTheMark() {
    assertThatThrownBy(() -> bazaar.execute(BazaarOrderEntity.put(new Order("u", "3", "x", 1))))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.reason()).isEqualTo(Reason.OTHER_ENTITY));
    assertThatThrownBy(() -> bazaar.execute(BazaarCartEntity.update("u", "2").pieces(1)))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> bazaar.execute(BazaarCartEntity.delete("u", "1")))
        .hasMessage(
            "[SGR0301] Delete[cart USER#u / AT#1] refused: there is already the item PK=USER#u,"
                + " SK=AT#1. It has no attribute class, so gets and queries of cart don't find"
                + " it. Write \"cart\" there if it is a cart.");
    assertThatThrownBy(() -> bazaar.execute(BazaarOrderEntity.delete("u", "3")))
        .hasMessageEndingWith("Write the number 3 there if it is a 3.");

    bazaar.transact(
        BazaarOrderEntity.check("u", "1").exists(),
        BazaarOrderEntity.update("u", "2").total(9),
        BazaarCartEntity.put(new Cart("u", "3", 8)));
    assertThat(bazaar.execute(BazaarCartEntity.get("u", "3"))).contains(new Cart("u", "3", 8));
    assertThat(bazaar.execute(BazaarOrderEntity.delete("u", "2"))).isTrue();
  }

  @Test
  void anItemWithTwoMarksIsReadByBothEntitiesAndAmongSeveralAsTheFirst() {
    store(stored("AT#3"), "type", fromN("3"));
    store(stored("AT#3"), "city", fromS("rome"));

    assertThat(bazaar.execute(BazaarCartEntity.get("u", "3"))).contains(CART);
    Order both = new Order("u", "3", "rome", 0);
    assertThat(bazaar.execute(BazaarOrderEntity.get("u", "3"))).contains(both);
    assertRead(BazaarHeldCollection.ofUser("u"), List.of(USER, SMALL, LARGE, both));
  }

  @Test
  void marksAreWrittenIntoTheAttributeOfTheEntity() {
    for (String sort : List.of("AT#PROFILE", "AT#1", "AT#3", "AT##hello")) {
      Map<String, AttributeValue> bare = new HashMap<>(stored(sort));
      bare.keySet().removeAll(List.of("kind", "type", "class"));
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(bare));
    }

    MarkedItems marked = bazaar.execute(MarkItems.of(BazaarTable.type()));

    assertThat(marked.marked()).containsOnlyKeys("3", "cart", "note", "user");
    itemsHaveTheMarkOfTheirEntityAlone();
    assertThat(bazaar.stream(BazaarTable.scan()))
        .containsExactlyInAnyOrder(USER, SMALL, LARGE, CART, NOTE);
  }

  @Test
  void anItemOfAnotherEntityIsRefusedWithItsMark() {
    Map<String, AttributeValue> order = new HashMap<>(BazaarOrderEntity.toItem(SMALL));

    assertThat(BazaarTable.fromItem(order)).isEqualTo(SMALL);
    order.put("type", fromN("4"));
    assertThatThrownBy(() -> BazaarOrderEntity.fromItem(order))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] 3 item PK=USER#u, SK=AT#1, attribute type: is \"4\", which is not 3 or 30.");
    order.put("type", fromS("3"));
    assertThatThrownBy(() -> BazaarOrderEntity.fromItem(order))
        .hasMessage("[SGR0201] 3 item PK=USER#u, SK=AT#1, attribute type: is of type S, not N.");
    assertThatThrownBy(() -> BazaarTable.fromItem(order))
        .hasMessageEndingWith(
            "has in none of kind and type and class the name of a user or 3 or 30 or cart or note.");
  }

  @Test
  void theDescriptorHasThem() {
    TableDescriptor described = BazaarTable.describe();

    assertThat(described.entities())
        .extracting(entity -> entity.name() + " " + described.mark(entity))
        .containsExactly(
            "3 " + new MarkDescriptor("type", AttributeType.N),
            "cart " + new MarkDescriptor("class", AttributeType.S),
            "note " + new MarkDescriptor("kind", AttributeType.S),
            "user " + new MarkDescriptor("kind", AttributeType.S));
    assertThat(TableDescriptor.ofJson(described.toJson())).isEqualTo(described);
  }
}
