package dev.singlet.it.designs;

import static dev.singlet.it.designs.SampleItems.putAgain;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.it.designs.model.OnlineShop.Customer;
import dev.singlet.it.designs.model.OnlineShop.Detail;
import dev.singlet.it.designs.model.OnlineShop.Invoice;
import dev.singlet.it.designs.model.OnlineShop.Order;
import dev.singlet.it.designs.model.OnlineShop.OrderItem;
import dev.singlet.it.designs.model.OnlineShop.Payment;
import dev.singlet.it.designs.model.OnlineShop.Product;
import dev.singlet.it.designs.model.OnlineShop.Shipment;
import dev.singlet.it.designs.model.OnlineShop.ShipmentItem;
import dev.singlet.it.designs.model.OnlineShop.Warehouse;
import dev.singlet.it.designs.model.OnlineShop.WarehouseItem;
import dev.singlet.it.designs.model.OnlineShopCustomerEntity;
import dev.singlet.it.designs.model.OnlineShopInvoiceEntity;
import dev.singlet.it.designs.model.OnlineShopOrderEntity;
import dev.singlet.it.designs.model.OnlineShopOrderItemEntity;
import dev.singlet.it.designs.model.OnlineShopOrderPartCollection;
import dev.singlet.it.designs.model.OnlineShopProductEntity;
import dev.singlet.it.designs.model.OnlineShopShipmentEntity;
import dev.singlet.it.designs.model.OnlineShopShipmentItemEntity;
import dev.singlet.it.designs.model.OnlineShopTable;
import dev.singlet.it.designs.model.OnlineShopWarehouseEntity;
import dev.singlet.it.designs.model.OnlineShopWarehouseItemEntity;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class OnlineShopTest {

  private static final SampleItems SAMPLES = SampleItems.of("OnlineShop");
  private static final LocalDateTime BEGIN = LocalDateTime.parse("2020-06-21T19:00:00");
  private static final LocalDateTime PLACED = LocalDateTime.parse("2020-06-21T19:18:00");
  private static final LocalDateTime ADDED = LocalDateTime.parse("2020-06-21T19:20:00");

  private static final OrderItem ALBUMS =
      new OrderItem("12345", "12345", "12345", PLACED, "100", "2");
  private static final OrderItem BOOKS = new OrderItem("12345", "99887", "12345", ADDED, "40", "5");

  @RegisterExtension final LocalTable table = LocalTable.of(OnlineShopTable.SCHEMA);

  private TableClient shop;

  @BeforeEach
  void store() {
    SAMPLES.store(table);
    shop = table.client();
  }

  /** One item of the design lacks the keys of the index in which the other of its kind are. */
  @Test
  void theItemsFitTheModelExceptOneThatTheDesignHasForgotten() {
    ItemsReport report = shop.execute(VerifyItems.of(OnlineShopTable.type()));

    assertThat(report.compared()).isEqualTo(SAMPLES.items().size());
    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactly(tuple(Kind.MISSING, "GSI2-PK", 1L), tuple(Kind.MISSING, "GSI2-SK", 1L));
  }

  @Test
  void everyItemIsPutBackAsItWas() {
    long put =
        putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopCustomerEntity.type()),
                OnlineShopCustomerEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopProductEntity.type()),
                OnlineShopProductEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopWarehouseEntity.type()),
                OnlineShopWarehouseEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopOrderEntity.type()),
                OnlineShopOrderEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopOrderItemEntity.type()),
                OnlineShopOrderItemEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopInvoiceEntity.type()),
                OnlineShopInvoiceEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopShipmentEntity.type()),
                OnlineShopShipmentEntity::put)
            + putAgain(
                shop,
                OnlineShopTable.scan(OnlineShopShipmentItemEntity.type()),
                OnlineShopShipmentItemEntity::put);
    SAMPLES.assertAreIn(table);

    put +=
        putAgain(
            shop,
            OnlineShopTable.scan(OnlineShopWarehouseItemEntity.type()),
            OnlineShopWarehouseItemEntity::put);

    assertThat(put).isEqualTo(SAMPLES.items().size());
    assertThat(shop.execute(VerifyItems.of(OnlineShopTable.type())).differences()).isEmpty();
    Map<String, AttributeValue> key =
        Map.of("PK", AttributeValue.fromS("p#99887"), "SK", AttributeValue.fromS("w#12376"));
    assertThat(table.dynamoDb().getItem(get -> get.tableName(table.tableName()).key(key)).item())
        .containsEntry("GSI2-PK", AttributeValue.fromS("w#12376"))
        .containsEntry("GSI2-SK", AttributeValue.fromS("p#99887"));
  }

  @Test
  void whatIsFoundByItsId() {
    assertThat(shop.execute(OnlineShopCustomerEntity.get("12345")))
        .contains(new Customer("12345", "samaneh@example.com", "Samaneh"));
    assertThat(shop.execute(OnlineShopProductEntity.get("99887")))
        .contains(new Product("99887", new Detail("The Book", "The best book ever"), "40"));
    assertThat(shop.execute(OnlineShopWarehouseEntity.get("12376")))
        .map(Warehouse::address)
        .hasValueSatisfying(address -> assertThat(address.city()).isEqualTo("Boras"));
    assertThat(shop.stream(OnlineShopInvoiceEntity.byId("55443")).flatMap(this::payments))
        .containsExactly(
            new Payment("GiftCard", 100, "GiftCard data here..."),
            new Payment("MasterCard", 300, "Payment data here..."));
    assertThat(shop.stream(OnlineShopShipmentEntity.byId("98765")))
        .extracting(Shipment::order, Shipment::warehouse)
        .containsExactly(tuple("12345", "12345"));
  }

  private Stream<Payment> payments(Invoice invoice) {
    return invoice.detail().payments().stream();
  }

  @Test
  void whatBelongsToAnOrder() {
    LocalDateTime date = LocalDateTime.parse("2020-06-21T19:10:00");
    assertThat(shop.stream(OnlineShopOrderEntity.ofId("12345")))
        .containsExactly(new Order("12345", "12345", date));
    assertThat(shop.stream(OnlineShopOrderItemEntity.ofOrder("12345")))
        .containsExactly(ALBUMS, BOOKS);
    assertThat(shop.stream(OnlineShopInvoiceEntity.ofOrder("12345")))
        .extracting(Invoice::id, Invoice::customer, Invoice::amount)
        .containsExactly(tuple("55443", "12345", "400"));
    assertThat(shop.stream(OnlineShopShipmentEntity.ofOrder("12345")))
        .extracting(Shipment::id)
        .containsExactly("88899", "98765");
    assertThat(shop.stream(OnlineShopShipmentItemEntity.ofShipment("98765")))
        .containsExactly(
            new ShipmentItem("12345", "55555", "98765", "12345", "2"),
            new ShipmentItem("12345", "12345", "98765", "99887", "3"));
    assertThat(shop.stream(OnlineShopOrderPartCollection.ofOrder("12345"))).hasSize(9);
  }

  @Test
  void whatIsInAPeriod() {
    assertThat(shop.stream(OnlineShopOrderItemEntity.ofProduct("99887").at(between(BEGIN, ADDED))))
        .containsExactly(BOOKS);
    assertThat(shop.stream(OnlineShopOrderItemEntity.ofProduct("99887").at(between(BEGIN, PLACED))))
        .isEmpty();
    assertThat(shop.stream(OnlineShopOrderItemEntity.ofCustomer("12345").at(between(BEGIN, ADDED))))
        .containsExactly(ALBUMS, BOOKS);
    assertThat(
            shop.stream(OnlineShopInvoiceEntity.ofCustomer("12345").date(between(BEGIN, PLACED))))
        .extracting(Invoice::id)
        .containsExactly("55443");
  }

  @Test
  void whatIsInTheWarehouses() {
    WarehouseItem books = new WarehouseItem("99887", "12345", "4");
    assertThat(shop.stream(OnlineShopWarehouseItemEntity.ofProduct("99887")))
        .containsExactly(books, new WarehouseItem("99887", "12376", "4"));
    assertThat(shop.stream(OnlineShopWarehouseItemEntity.ofWarehouse("12345")))
        .containsExactly(new WarehouseItem("12345", "12345", "50"), books);
    assertThat(shop.stream(OnlineShopShipmentEntity.ofWarehouse("12376")))
        .extracting(Shipment::id)
        .containsExactly("88899");
  }
}
