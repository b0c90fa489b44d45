package dev.singlet.examples.spring.load;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.CustomerEntity;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;

/**
 * The database of a load test: DynamoDB Local behind a proxy that makes faults. It prints the
 * proxy's address. At each line {@code outage}, it loses the next responses. After the load it is
 * given the name of a file with all orders, and checks the table without the proxy.
 *
 * <p>It is a process of its own, so that the memory of the shop can be measured.
 */
public final class FaultyDynamoDb {

  static final int CUSTOMERS = 200;
  static final int PRODUCTS = 400;
  static final int PIECES = 200;

  /** The faults in a row of an outage: more than the attempts of all requests at a time. */
  private static final int OUTAGE = 100;

  private FaultyDynamoDb() {}

  /**
   * Runs the database until the check.
   *
   * @param arguments the share of requests that get a fault
   */
  public static void main(String... arguments) throws IOException {
    double share = Double.parseDouble(arguments[0]);
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      TableClient shop = ShopTable.client(local.client());
      fill(shop);
      try (FaultProxy proxy = start(local.endpoint(), share)) {
        System.out.println("endpoint " + proxy.endpoint());
        BufferedReader in =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line = in.readLine();
        while ("outage".equals(line)) {
          proxy.inject(Fault.LOST_RESPONSE).times(OUTAGE);
          line = in.readLine();
        }
        if (line != null) {
          System.out.println("DynamoDB: " + proxy);
          System.out.println(new LoadCheck(shop).check(Path.of(line)));
        }
      }
    }
  }

  private static FaultProxy start(URI endpoint, double share) {
    return FaultProxy.inFrontOf(endpoint).seed(49).rate(share, Fault.transientFaults()).start();
  }

  private static void fill(TableClient shop) {
    shop.execute(CreateTable.of(ShopTable.SCHEMA));
    Instant opening = Instant.parse("2026-01-01T09:00:00Z");
    for (int i = 0; i < CUSTOMERS; i++) {
      String id = "c" + i;
      Instant joined = opening.plusSeconds(i);
      shop.execute(
          CustomerEntity.put(new Customer(id, "Customer " + i, id + "@example.com", joined)));
    }
    for (int i = 0; i < PRODUCTS; i++) {
      String sku = "P" + i;
      shop.execute(ProductEntity.put(new Product(sku, "Product " + i, BigDecimal.valueOf(i + 1))));
      shop.execute(StockEntity.put(new Stock(sku, PIECES)));
    }
  }
}
