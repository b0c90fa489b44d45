package dev.singlet.it.designs.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.time.LocalDateTime;
import java.util.List;

/**
 * A shop. An attribute names the entity, ids are in keys alone, and the time and the customer of an
 * order's item are in keys of indexes alone.
 *
 * @see <a href="https://github.com/aws-samples/amazon-dynamodb-design-patterns">the design</a>
 */
@Table(
    name = "OnlineShop",
    indexes = {
      @Index(value = "GSI1", partitionKey = "GSI1-PK", sortKey = "GSI1-SK"),
      @Index(value = "GSI2", partitionKey = "GSI2-PK", sortKey = "GSI2-SK")
    },
    entityAttribute = "EntityType",
    createdAttribute = "",
    modifiedAttribute = "",
    naming = Naming.PASCAL_CASE)
@SuppressWarnings("singlet:swallowed-prefix")
public sealed interface OnlineShop {

  @Entity(name = "customer")
  @LinkedKey(partition = "c#{id}", sort = "c#{id}")
  record Customer(@OnlyInKey String id, String email, String name) implements OnlineShop {}

  @Entity(name = "product")
  @LinkedKey(partition = "p#{id}", sort = "p#{id}")
  record Product(@OnlyInKey String id, Detail detail, String price) implements OnlineShop {}

  record Detail(String name, String description) {}

  @Entity(name = "warehouse")
  @LinkedKey(partition = "w#{id}", sort = "w#{id}")
  record Warehouse(@OnlyInKey String id, Address address) implements OnlineShop {}

  record Address(
      String country, String county, String city, String street, String number, String zipCode) {}

  @Entity(name = "warehouseItem")
  @LinkedKey(name = "ofProduct", partition = "p#{product}", sort = "w#{warehouse}")
  @LinkedKey(
      name = "ofWarehouse",
      index = "GSI2",
      partition = "w#{warehouse}",
      sort = "p#{product}")
  record WarehouseItem(@OnlyInKey String product, @OnlyInKey String warehouse, String quantity)
      implements OnlineShop {}

  /** All that belongs to an order. */
  @ItemCollection(name = "ofOrder")
  sealed interface OrderPart extends OnlineShop {}

  @Entity(name = "order")
  @LinkedKey(name = "ofId", partition = "o#{id}", sort = "c#{customer}")
  record Order(
      @OnlyInKey String id,
      @OnlyInKey String customer,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime date)
      implements OrderPart {}

  @Entity(name = "orderItem")
  @LinkedKey(name = "ofOrder", partition = "o#{order}", sort = "p#{product}")
  @LinkedKey(name = "ofProduct", index = "GSI1", partition = "p#{product}", sort = "{at}")
  @LinkedKey(name = "ofCustomer", index = "GSI2", partition = "c#{customer}", sort = "{at}")
  record OrderItem(
      @OnlyInKey String order,
      @OnlyInKey String product,
      @OnlyInKey String customer,
      @OnlyInKey @StoredTime(TimeFormat.SECONDS) LocalDateTime at,
      String price,
      String quantity)
      implements OrderPart {}

  @Entity(name = "invoice")
  @LinkedKey(name = "ofOrder", partition = "o#{order}", sort = "i#{id}")
  @LinkedKey(name = "byId", index = "GSI1", partition = "i#{id}", sort = "i#{id}")
  @LinkedKey(name = "ofCustomer", index = "GSI2", partition = "c#{customer}", sort = "{date}")
  record Invoice(
      @OnlyInKey String order,
      @OnlyInKey String id,
      @OnlyInKey String customer,
      Payments detail,
      String amount,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime date)
      implements OrderPart {}

  record Payments(List<Payment> payments) {}

  record Payment(String type, int amount, String data) {}

  @Entity(name = "shipment")
  @LinkedKey(name = "ofOrder", partition = "o#{order}", sort = "sh#{id}")
  @LinkedKey(name = "byId", index = "GSI1", partition = "sh#{id}", sort = "sh#{id}")
  @LinkedKey(name = "ofWarehouse", index = "GSI2", partition = "w#{warehouse}", sort = "sh#{id}")
  record Shipment(
      @OnlyInKey String order,
      @OnlyInKey String id,
      @OnlyInKey String warehouse,
      Address address,
      String type,
      @StoredTime(TimeFormat.SECONDS) LocalDateTime date)
      implements OrderPart {}

  @Entity(name = "shipmentItem")
  @LinkedKey(partition = "o#{order}", sort = "shp#{id}")
  @LinkedKey(name = "ofShipment", index = "GSI1", partition = "sh#{shipment}", sort = "p#{product}")
  record ShipmentItem(
      @OnlyInKey String order,
      @OnlyInKey String id,
      @OnlyInKey String shipment,
      @OnlyInKey String product,
      String quantity)
      implements OrderPart {}
}
