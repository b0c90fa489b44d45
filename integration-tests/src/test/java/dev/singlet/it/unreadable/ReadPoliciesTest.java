package dev.singlet.it.unreadable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.unreadable.model.Orders.Line;
import dev.singlet.it.unreadable.model.Orders.Order;
import dev.singlet.it.unreadable.model.Orders.OrderItems;
import dev.singlet.it.unreadable.model.Orders.Quantity;
import dev.singlet.it.unreadable.model.OrdersLineEntity;
import dev.singlet.it.unreadable.model.OrdersOrderEntity;
import dev.singlet.it.unreadable.model.OrdersOrderItemsCollection;
import dev.singlet.it.unreadable.model.OrdersQuantityProjection;
import dev.singlet.it.unreadable.model.OrdersTable;
import dev.singlet.item.Get;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactedItems;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Lines 2, 4 and 5 of an order of six don't fit their entity, each in another way. */
class ReadPoliciesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(OrdersTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void write() {
    client = table.client();
    client.execute(OrdersOrderEntity.put(new Order("a", "ann")));
    for (int number = 1; number <= 6; number++) {
      client.execute(OrdersLineEntity.put(line(number)));
    }
    spoil(2, "quantity", AttributeValue.createS("two"));
    spoil(4, "quantity", AttributeValue.createN("0"));
    spoil(5, "quantity", null);
  }

  private static Line line(int number) {
    return new Line("a", number, "pen", number);
  }

  private void spoil(int number, String attribute, AttributeValue value) {
    Map<String, AttributeValue> item =
        new HashMap<>(OrdersLineEntity.put(line(number)).toRequest().item());
    if (value == null) {
      item.remove(attribute);
    } else {
      item.put(attribute, value);
    }
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private static Query<Line> lines() {
    return OrdersLineEntity.ofOrder("a");
  }

  private static void assertSpoiled(List<UnreadableItem> unreadable) {
    assertThat(unreadable)
        .extracting(UnreadableItem::entity, UnreadableItem::attribute, UnreadableItem::reason)
        .containsExactly(
            tuple("Line", "quantity", "is of type S, not N"),
            tuple("Line", "", "the record refuses its values: a line of nothing"),
            tuple("Line", "quantity", "is required, and absent"));
    assertThat(unreadable)
        .extracting(item -> item.key().toString())
        .containsExactly("ORDER#a / LINE#002", "ORDER#a / LINE#004", "ORDER#a / LINE#005");
  }

  @Test
  void aPageFailsUnlessToldOtherwise() {
    assertThatThrownBy(() -> client.execute(lines()))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Line item PK=ORDER#a, SK=LINE#002, attribute quantity: is of type S, not"
                + " N.");
  }

  @Test
  void aPageSkips() {
    Page<Line> page = client.execute(lines().onUnreadable(ReadPolicy.skip()));

    assertThat(page.items()).containsExactly(line(1), line(3), line(6));
    assertThat(page.unreadable()).isEmpty();
  }

  @Test
  void aPageCollectsWithTheWholeItem() {
    Page<Line> page = client.execute(lines().onUnreadable(ReadPolicy.collect()));

    assertThat(page.items()).containsExactly(line(1), line(3), line(6));
    assertSpoiled(page.unreadable());
    assertThat(table.items())
        .containsAll(page.unreadable().stream().map(UnreadableItem::item).toList());
  }

  @Test
  void aLimitCountsWhatIsGivenAndPagesMissNothing() {
    Query<Line> query = lines().limit(2).onUnreadable(ReadPolicy.collect());

    Page<Line> first = client.execute(query);
    Page<Line> second = client.execute(query.from(first.nextToken()));

    assertThat(first.items()).containsExactly(line(1), line(3));
    assertThat(second.items()).containsExactly(line(6));
    assertThat(first.unreadable()).hasSize(1);
    assertThat(second.unreadable()).hasSize(2);
  }

  @Test
  void pagesOfOneItemContinueBehindWhatWasLeftOut() {
    List<Line> items = new ArrayList<>();
    List<UnreadableItem> unreadable = new ArrayList<>();
    String token = null;
    do {
      Page<Line> page =
          client.execute(lines().pageSize(1).from(token).onUnreadable(ReadPolicy.collect()));
      items.addAll(page.items());
      unreadable.addAll(page.unreadable());
      token = page.nextToken();
    } while (token != null);

    assertThat(items).containsExactly(line(1), line(3), line(6));
    assertSpoiled(unreadable);
  }

  @Test
  void aStreamTellsItsConsumer() {
    List<UnreadableItem> unreadable = new ArrayList<>();

    List<Line> items =
        client.stream(lines().pageSize(2).onUnreadable(ReadPolicy.collect(unreadable::add)))
            .toList();

    assertThat(items).containsExactly(line(1), line(3), line(6));
    assertSpoiled(unreadable);
  }

  @Test
  void anItemCollectionCollectsBesideItsOtherEntities() {
    Page<OrderItems> page =
        client.execute(OrdersOrderItemsCollection.ofOrder("a").onUnreadable(ReadPolicy.collect()));

    assertThat(page.items()).containsExactly(line(1), line(3), line(6), new Order("a", "ann"));
    assertSpoiled(page.unreadable());
  }

  @Test
  void aProjectionCollectsWithWhatWasRead() {
    Page<Quantity> page =
        client.execute(
            OrdersLineEntity.ofOrder("a")
                .project(OrdersQuantityProjection.type())
                .onUnreadable(ReadPolicy.collect()));

    assertThat(page.items())
        .containsExactly(
            new Quantity(1, 1), new Quantity(3, 3), new Quantity(4, 0), new Quantity(6, 6));
    assertThat(page.unreadable())
        .extracting(item -> item.item().keySet().contains("product"))
        .containsExactly(false, false);
  }

  @Test
  void aHydratedPageCollects() {
    HydratedPage<Line> page =
        client.execute(
            OrdersLineEntity.ofProduct("pen").hydrate().onUnreadable(ReadPolicy.collect()));

    assertThat(page.items()).containsExactly(line(1), line(3), line(6));
    assertThat(page.foreign()).isEmpty();
    assertSpoiled(page.unreadable());
  }

  @Test
  void aHydratedPagesLimitCountsWhatIsGiven() {
    HydratedPage<Line> page =
        client
            .withReadPolicy(ReadPolicy.skip())
            .execute(OrdersLineEntity.ofProduct("pen").hydrate().limit(3));

    assertThat(page.items()).containsExactly(line(1), line(3), line(6));
    assertThat(page.unreadable()).isEmpty();
  }

  @Test
  void aHydratedPageFailsUnlessToldOtherwise() {
    assertThatThrownBy(() -> client.execute(OrdersLineEntity.ofProduct("pen").hydrate()))
        .isInstanceOf(UnreadableItemException.class);
  }

  @Test
  void aGetHasNothingOfTheClientsPolicy() {
    TableClient skipping = client.withReadPolicy(ReadPolicy.skip());
    List<UnreadableItem> unreadable = new ArrayList<>();
    Get<Line> get = OrdersLineEntity.get("a", 2);

    assertThatThrownBy(() -> skipping.execute(get)).isInstanceOf(UnreadableItemException.class);
    assertThat(client.execute(get.onUnreadable(ReadPolicy.skip()))).isEmpty();
    assertThat(client.execute(get.onUnreadable(ReadPolicy.collect(unreadable::add)))).isEmpty();
    assertThat(unreadable).extracting(UnreadableItem::attribute).containsExactly("quantity");
  }

  @Test
  void inATransactionEachGetHasItsPolicy() {
    Get<Line> failing = OrdersLineEntity.get("a", 2);
    Get<Line> skipping = OrdersLineEntity.get("a", 5).onUnreadable(ReadPolicy.skip());
    Get<Line> readable = OrdersLineEntity.get("a", 3);

    TransactedItems items = client.transactGet(failing, skipping, readable);

    assertThat(items.get(skipping)).isEmpty();
    assertThat(items.get(readable)).contains(line(3));
    assertThatThrownBy(() -> items.get(failing)).isInstanceOf(UnreadableItemException.class);
  }
}
