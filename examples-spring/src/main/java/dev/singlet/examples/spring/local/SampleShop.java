package dev.singlet.examples.spring.local;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.data.SampleData;
import dev.singlet.examples.ecommerce.data.ShopKinds;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.Shop;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.tables.CreateTable;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;

/** Fills the table before the first request comes, and says what to try. */
class SampleShop implements SmartInitializingSingleton {

  private static final int PIECES = 10;

  private static final String COMMANDS =
      """

      The shop is open. Try:

        curl 'localhost:%1$d/customers?limit=2'
        curl localhost:%1$d/orders/o101
        curl -i -H 'Content-Type: application/json' localhost:%1$d/orders -d \\
          '{"orderId": "o200", "customerId": "c3", "quantities": {"HOLT-BLACK": 2}}'
        curl localhost:%1$d/openapi.json
        curl localhost:%1$d/actuator/health
        curl localhost:%1$d/actuator/metrics/singlet.requests

      Send the order again: it is not placed twice. Send it with another id and 20 pieces.
      """;

  private final TableClient shop;

  SampleShop(TableClient shop) {
    this.shop = shop;
  }

  @Override
  public void afterSingletonsInstantiated() {
    shop.execute(CreateTable.of(ShopTable.SCHEMA));
    for (Shop entity : SampleData.entities()) {
      shop.execute(ShopKinds.ALL.put(entity));
      if (entity instanceof Product product) {
        shop.execute(StockEntity.put(new Stock(product.sku(), PIECES)));
      }
    }
  }

  /** Prints commands, since a log is not for copying from. */
  @EventListener
  void showCommands(WebServerInitializedEvent started) {
    System.out.println(COMMANDS.formatted(started.getWebServer().getPort()));
  }
}
