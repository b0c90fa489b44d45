package dev.singlet.examples.spring.store;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.OrderItemEntity;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.spring.PageWindow;
import dev.singlet.spring.TokenScrollPosition;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** Products of the shop. */
@Repository
public class Products {

  private final TableClient shop;

  Products(TableClient shop) {
    this.shop = shop;
  }

  /** Returns a product. */
  public Optional<Product> find(String sku) {
    return shop.execute(ProductEntity.get(sku));
  }

  /** Returns the number of pieces of a product. A product that never came in has no item. */
  public Optional<Stock> stock(String sku) {
    return shop.execute(StockEntity.get(sku));
  }

  /** Returns a page of the lines of all orders that have a product. */
  public PageWindow<OrderItem> ordered(String sku, TokenScrollPosition position, int limit) {
    return PageWindow.of(
        shop.execute(OrderItemEntity.byProduct(sku).limit(limit).from(position.token())));
  }
}
