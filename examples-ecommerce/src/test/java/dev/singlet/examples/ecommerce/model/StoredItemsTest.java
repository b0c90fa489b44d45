package dev.singlet.examples.ecommerce.model;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.item.Put;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Items in the table after a put, attribute for attribute. */
class StoredItemsTest {

  @RegisterExtension final LocalTable shop = LocalTable.of(ShopTable.SCHEMA);

  @Test
  void customer() {
    assertStored(
        CustomerEntity.put(
            new Customer(
                "c1", "Amelia", "amelia@example.com", Instant.parse("2026-03-01T10:00:00.999Z"))),
        Map.ofEntries(
            s("PK", "CUST#c1"),
            s("SK", "METADATA"),
            s("GSI1PK", "CUSTOMER"),
            s("GSI1SK", "2026-03-01T10:00:00Z"),
            s("type", "Customer"),
            s("id", "c1"),
            s("name", "Amelia"),
            s("email", "amelia@example.com"),
            s("createdAt", "2026-03-01T10:00:00Z")));
  }

  @Test
  void order() {
    assertStored(
        OrderEntity.put(
            new Order(
                "o100",
                "c1",
                OrderStatus.DELIVERED,
                BigDecimal.valueOf(145),
                Instant.parse("2026-03-01T10:00:00Z"))),
        Map.ofEntries(
            s("PK", "ORDER#o100"),
            s("SK", "METADATA"),
            s("GSI1PK", "CUST#c1"),
            s("GSI1SK", "ORDER#2026-03-01T10:00:00Z#o100"),
            s("type", "Order"),
            s("orderId", "o100"),
            s("customerId", "c1"),
            s("status", "DELIVERED"),
            n("total", "145"),
            s("createdAt", "2026-03-01T10:00:00Z")));
  }

  @Test
  void orderItem() {
    assertStored(
        OrderItemEntity.put(new OrderItem("o100", "AVON-TORTOISE", 2, new BigDecimal("145.50"))),
        Map.ofEntries(
            s("PK", "ORDER#o100"),
            s("SK", "ITEM#AVON-TORTOISE"),
            s("GSI1PK", "PRODUCT#AVON-TORTOISE"),
            s("GSI1SK", "ORDER#o100"),
            s("type", "OrderItem"),
            s("orderId", "o100"),
            s("sku", "AVON-TORTOISE"),
            n("qty", "2"),
            n("unitPrice", "145.5")));
  }

  @Test
  void product() {
    assertStored(
        ProductEntity.put(new Product("AVON-TORTOISE", "Avon", BigDecimal.valueOf(145))),
        Map.ofEntries(
            s("PK", "PRODUCT#AVON-TORTOISE"),
            s("SK", "METADATA"),
            s("type", "Product"),
            s("sku", "AVON-TORTOISE"),
            s("name", "Avon"),
            n("price", "145")));
  }

  @Test
  void stock() {
    assertStored(
        StockEntity.put(new Stock("AVON-TORTOISE", 7)),
        Map.ofEntries(
            s("PK", "PRODUCT#AVON-TORTOISE"),
            s("SK", "STOCK"),
            s("type", "Stock"),
            s("sku", "AVON-TORTOISE"),
            n("quantity", "7")));
  }

  @Test
  void theTableHasOneIndex() {
    TableDescription description =
        shop.client().execute(CreateTable.of(ShopTable.SCHEMA).ifNotExists());

    assertThat(description.keySchema())
        .extracting(key -> key.attributeName() + " " + key.keyType())
        .containsExactly("PK " + KeyType.HASH, "SK " + KeyType.RANGE);
    assertThat(description.globalSecondaryIndexes())
        .singleElement()
        .satisfies(
            index -> {
              assertThat(index.indexName()).isEqualTo("GSI1");
              assertThat(index.projection().projectionTypeAsString()).isEqualTo("ALL");
              assertThat(index.keySchema())
                  .extracting(key -> key.attributeName())
                  .containsExactly("GSI1PK", "GSI1SK");
            });
  }

  /** Nothing but the given item, whole. */
  private <T> void assertStored(Put<T> put, Map<String, AttributeValue> expected) {
    shop.client().execute(put);

    assertThat(shop.items()).containsExactly(expected);
  }

  private static Map.Entry<String, AttributeValue> s(String name, String value) {
    return entry(name, AttributeValue.fromS(value));
  }

  private static Map.Entry<String, AttributeValue> n(String name, String value) {
    return entry(name, AttributeValue.fromN(value));
  }
}
