package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.evolution.model.Orders.Entry;
import dev.singlet.it.evolution.model.Orders.Order;
import dev.singlet.it.evolution.model.OrdersEntryEntity;
import dev.singlet.it.evolution.model.OrdersOrderEntity;
import dev.singlet.it.evolution.model.OrdersTable;
import dev.singlet.item.Put;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities get ids before they are written, once. */
class GeneratedIdTest {

  @RegisterExtension final LocalTable table = LocalTable.of(OrdersTable.SCHEMA);

  @Test
  void thePutOfARecordWithoutIdsHasThem() {
    TableClient orders = table.client();

    Put<Order> put = OrdersOrderEntity.put(new Order(null, null, null, null, "ann"));
    Order order = put.entity();

    assertThat(order.id()).isNotNull();
    assertThat(UUID.fromString(order.receipt()).version()).isEqualTo(4);
    assertThat(order.parcel()).hasSize(27);
    assertThat(order.ticket()).hasSize(21);
    assertThat(orders.execute(put)).isEqualTo(order);
    assertThat(orders.execute(OrdersOrderEntity.get(order.id()))).contains(order);
  }

  @Test
  void aRetryOfAPutIsOfTheSameItem() {
    TableClient orders = table.client();
    Put<Order> put = OrdersOrderEntity.put(new Order(null, null, null, null, "ann")).ifNotExists();

    orders.execute(put);

    assertThatThrownBy(() -> orders.execute(put)).isInstanceOf(ConditionFailedException.class);
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aTransactionWritesTheIdsOfItsPuts() {
    Put<Order> put = OrdersOrderEntity.put(new Order(null, null, null, null, "ann"));

    table.client().transact(put);

    assertThat(table.client().execute(OrdersOrderEntity.get(put.entity().id())))
        .contains(put.entity());
  }

  @Test
  void theBuilderFillsInIdsAndKeepsThoseThereAre() {
    Order order = OrdersOrderEntity.builder().customer("ann").receipt("r1").build();

    assertThat(order.id().version()).isEqualTo(7);
    assertThat(order.receipt()).isEqualTo("r1");
    assertThat(OrdersOrderEntity.builder(order).customer("bob").build().id()).isEqualTo(order.id());
    assertThat(OrdersOrderEntity.put(order).entity()).isSameAs(order);
  }

  @Test
  void idsInASortKeyReadInTheOrderTheyWereMade() {
    TableClient orders = table.client();
    List<Entry> written = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      written.add(orders.execute(OrdersEntryEntity.put(new Entry("ann", null, "step " + i))));
    }

    assertThat(orders.stream(OrdersEntryEntity.of("ann"))).containsExactlyElementsOf(written);
  }

  @Test
  void anItemThatIsReadMustHaveItsIds() {
    UUID id = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("ORDER#" + id),
            "SK", AttributeValue.fromS("ORDER"),
            "_et", AttributeValue.fromS("Order"),
            "customer", AttributeValue.fromS("ann"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    assertThatThrownBy(() -> table.client().execute(OrdersOrderEntity.get(id)))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("attribute id: is required, and absent");
  }
}
