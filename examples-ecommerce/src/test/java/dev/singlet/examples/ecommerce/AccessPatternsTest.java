package dev.singlet.examples.ecommerce;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.data.ShopKinds;
import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderStatus;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.shared.ClientKind;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.examples.shared.report.RequestText;
import dev.singlet.item.Get;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The access patterns on the seed: the requests they are, and what DynamoDB Local answers. */
@ParameterizedClass
@EnumSource(ClientKind.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccessPatternsTest {

  private static final Customer C1 = customer("c1", "Amelia Novak", "2026-01-05T09:30:00Z");
  private static final Customer C2 = customer("c2", "Bruno Diaz", "2026-02-20T16:45:10Z");
  private static final Customer C3 = customer("c3", "Chloe Martin", "2026-02-03T11:00:00Z");
  private static final Order O100 =
      order("o100", OrderStatus.DELIVERED, 145, "2026-03-01T10:00:00Z");
  private static final Order O101 = order("o101", OrderStatus.SHIPPED, 310, "2026-04-10T14:00:00Z");

  @Parameter ClientKind clients;

  @RegisterExtension final LocalTable table = LocalTable.of(ShopTable.SCHEMA);

  private Executor shop;

  @BeforeAll
  void load() {
    SampleData.entities().forEach(entity -> table.client().execute(ShopKinds.ALL.put(entity)));
  }

  @BeforeEach
  void takeClient() {
    shop = clients.executor(table);
  }

  @Test
  void theSeedHasThirteenRows() {
    assertThat(table.items()).hasSize(13);
  }

  @Test
  void pattern1CustomerById() {
    assertGet(AccessPatterns.customer("c1"), "GetItem: PK = \"CUST#c1\" AND SK = \"METADATA\"", C1);
    assertThat(shop.execute(AccessPatterns.customer("c"))).isEmpty();
  }

  @Test
  void pattern2OrdersOfACustomerNewestFirst() {
    assertQuery(
        AccessPatterns.ordersOf("c1"),
        List.of(
            "Query GSI1: GSI1PK = \"CUST#c1\" AND begins_with(GSI1SK, \"ORDER#\")",
            "in descending order"),
        O101,
        O100);
  }

  @Test
  void pattern2ACustomerWithoutOrdersHasNone() {
    assertThat(shop.execute(AccessPatterns.ordersOf("c3")).items()).isEmpty();
  }

  @Test
  void pattern3AnOrderWithAllItsLineItemsInOneQuery() {
    assertQuery(
        AccessPatterns.orderWithItems("o101"),
        List.of("Query table: PK = \"ORDER#o101\""),
        line("o101", "AVON-TORTOISE", 145),
        line("o101", "GRANBY-CLEAR", 165),
        O101);
  }

  @Test
  void pattern4ProductBySku() {
    assertGet(
        AccessPatterns.product("GRANBY-CLEAR"),
        "GetItem: PK = \"PRODUCT#GRANBY-CLEAR\" AND SK = \"METADATA\"",
        new Product("GRANBY-CLEAR", "Granby, clear", BigDecimal.valueOf(165)));
    assertThat(shop.execute(AccessPatterns.product("GRANBY"))).isEmpty();
  }

  @Test
  void pattern5EveryOrderThatContainsASku() {
    assertQuery(
        AccessPatterns.ordersWith("AVON-TORTOISE"),
        List.of(
            "Query GSI1: GSI1PK = \"PRODUCT#AVON-TORTOISE\" AND begins_with(GSI1SK, \"ORDER#\")"),
        line("o100", "AVON-TORTOISE", 145),
        line("o101", "AVON-TORTOISE", 145));
  }

  @Test
  void pattern6AllCustomersByCreationTime() {
    assertQuery(
        AccessPatterns.customersByCreation(),
        List.of("Query GSI1: GSI1PK = \"CUSTOMER\""),
        C1,
        C3,
        C2);
  }

  @Test
  void anyListIsReadPageByPage() {
    List<Customer> read = new ArrayList<>();
    String token = null;
    do {
      Page<Customer> page = shop.execute(AccessPatterns.customersByCreation().limit(2).from(token));
      assertThat(page.items()).hasSizeLessThanOrEqualTo(2);
      read.addAll(page.items());
      token = page.nextToken();
    } while (token != null);

    assertThat(read).containsExactly(C1, C3, C2);
  }

  private <T> void assertGet(Get<T> get, String request, T expected) {
    assertThat(RequestText.lines(get.toRequest())).containsExactly(request);
    assertThat(shop.execute(get)).contains(expected);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private <T> void assertQuery(Query<T> query, List<String> request, T... expected) {
    assertThat(RequestText.lines(query.toRequest())).isEqualTo(request);
    Page<T> page = shop.execute(query);
    assertThat(page.items()).containsExactly(expected);
    assertThat(page.itemsRead()).as("nothing is read in vain").isEqualTo(expected.length);
    assertThat(page.requests()).isEqualTo(1);
  }

  private static Customer customer(String id, String name, String createdAt) {
    return new Customer(id, name, id + "@example.com", Instant.parse(createdAt));
  }

  private static Order order(String id, OrderStatus status, long total, String createdAt) {
    return new Order(id, "c1", status, BigDecimal.valueOf(total), Instant.parse(createdAt));
  }

  private static OrderItem line(String orderId, String sku, long unitPrice) {
    return new OrderItem(orderId, sku, 1, BigDecimal.valueOf(unitPrice));
  }
}
