package dev.singlet.examples.recipes.onetable;

import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.scan.Scan;

/** Orders in both places. */
final class OrderMapping implements Mapping<OrderRow, Order> {

  @Override
  public Order item(OrderRow row) {
    return new Order(row.orderId(), row.customerId(), row.placedAt(), row.version(), row.deleted());
  }

  @Override
  public EntityType<OrderRow> rowType() {
    return OrderRowEntity.type();
  }

  @Override
  public Put<OrderRow> putRow(Order item) {
    return OrderRowEntity.put(
        new OrderRow(item.id(), item.customer(), item.placedAt(), item.version(), item.deleted()));
  }

  @Override
  public Get<OrderRow> getRow(Order item) {
    return OrderRowEntity.get(item.id()).consistent();
  }

  @Override
  public Scan<OrderRow> scanRows() {
    return OrdersTable.scan(OrderRowEntity.type()).consistent();
  }

  @Override
  public EntityType<Order> type() {
    return OrderEntity.type();
  }

  @Override
  public Put<Order> put(Order item) {
    return OrderEntity.put(item);
  }

  @Override
  public Get<Order> get(Order item) {
    return OrderEntity.get(item).consistent();
  }

  @Override
  public Delete<Order> delete(Order item) {
    return OrderEntity.delete(item);
  }

  @Override
  public Scan<Order> scan() {
    return ShopTable.scan(OrderEntity.type()).consistent();
  }

  @Override
  public NumberAttribute<Order, Long, ?> version() {
    return OrderEntity.VERSION;
  }

  @Override
  public ScalarAttribute<Order, Boolean, ?> deleted() {
    return OrderEntity.DELETED;
  }
}
