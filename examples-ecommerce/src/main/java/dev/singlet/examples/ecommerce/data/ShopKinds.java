package dev.singlet.examples.ecommerce.data;

import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.CustomerEntity;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderEntity;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderItemEntity;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.Shop;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.shared.entity.EntityKind;
import dev.singlet.examples.shared.entity.EntityKinds;
import java.util.List;
import java.util.Set;

/** All kinds of entity in the table. */
public final class ShopKinds {

  /** With the attributes that a report shows. */
  public static final EntityKinds<Shop> ALL =
      new EntityKinds<>(
          ShopTable.SCHEMA,
          Set.of(),
          List.of(
              new EntityKind<>(Customer.class, CustomerEntity.type(), CustomerEntity::put)
                  .column("id", Customer::id)
                  .column("name", Customer::name)
                  .column("email", Customer::email)
                  .column("createdAt", Customer::createdAt),
              new EntityKind<>(Order.class, OrderEntity.type(), OrderEntity::put)
                  .column("orderId", Order::orderId)
                  .column("customerId", Order::customerId)
                  .column("status", Order::status)
                  .column("total", Order::total)
                  .column("createdAt", Order::createdAt),
              new EntityKind<>(OrderItem.class, OrderItemEntity.type(), OrderItemEntity::put)
                  .column("orderId", OrderItem::orderId)
                  .column("sku", OrderItem::sku)
                  .column("qty", OrderItem::qty)
                  .column("unitPrice", OrderItem::unitPrice),
              new EntityKind<>(Product.class, ProductEntity.type(), ProductEntity::put)
                  .column("sku", Product::sku)
                  .column("name", Product::name)
                  .column("price", Product::price),
              new EntityKind<>(Stock.class, StockEntity.type(), StockEntity::put)
                  .column("sku", Stock::sku)
                  .column("quantity", Stock::quantity)));

  private ShopKinds() {}
}
