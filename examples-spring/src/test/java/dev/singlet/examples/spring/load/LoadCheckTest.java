package dev.singlet.examples.spring.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.ecommerce.flow.OrderFlows;
import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.CustomerEntity;
import dev.singlet.examples.ecommerce.model.OrderEntity;
import dev.singlet.examples.ecommerce.model.OrderItemEntity;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.ShopTable;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The checker of the load test finds what could be wrong. */
class LoadCheckTest {

  private static final String SENT =
      """
      {"orderId":"n1","customerId":"c1","quantities":{"P1":2},"outcome":"ACKNOWLEDGED"}
      """;

  @RegisterExtension
  final LocalTable shop =
      LocalTable.of(ShopTable.SCHEMA)
          .seed(
              CustomerEntity.put(new Customer("c1", "Ann", "a@example.com", Instant.EPOCH)),
              ProductEntity.put(new Product("P1", "Pen", BigDecimal.ONE)),
              StockEntity.put(new Stock("P1", FaultyDynamoDb.PIECES)));

  @TempDir private Path folder;

  @BeforeEach
  void place() {
    new OrderFlows(Executor.of(shop.client()), Clock.systemUTC())
        .place("n1", "c1", Map.of("P1", 2));
  }

  @Test
  void anOrderThatIsThereIsFine() throws IOException {
    assertThat(check(SENT))
        .isEqualTo("Orders: 1 acknowledged, 0 refused, 0 open; 1 stored, 2 pieces sold. OK");
    assertThat(check(SENT.replace("ACKNOWLEDGED", "OPEN"))).endsWith("OK");
  }

  @Test
  void aLostOrderIsFound() throws IOException {
    assertThat(check(SENT + SENT.replace("n1", "n2"))).endsWith("1 problems: [n2 is lost]");
    assertThat(check(SENT + SENT.replace("n1", "n2").replace("ACKNOWLEDGED", "OPEN")))
        .endsWith("OK");
  }

  @Test
  void aRefusedOrderThatIsStoredIsFound() throws IOException {
    assertThat(check(SENT.replace("ACKNOWLEDGED", "REFUSED")))
        .endsWith("1 problems: [n1 was refused and is stored]");
  }

  @Test
  void anOrderThatWasNeverSentIsFound() throws IOException {
    assertThat(check("")).endsWith("1 problems: [n1 was never sent]");
  }

  @Test
  void anOrderOfTwoClientsIsFound() throws IOException {
    assertThat(check(SENT + SENT)).endsWith("1 problems: [n1 was sent by two clients]");
  }

  @Test
  void anOrderOfAnotherCustomerIsFound() throws IOException {
    assertThat(check(SENT.replace("c1", "c2"))).endsWith("1 problems: [n1 is of another]");
  }

  @Test
  void piecesThatAreTakenTwiceAreFound() throws IOException {
    shop.client().execute(StockEntity.update("P1").incrementQuantity(-2));

    assertThat(check(SENT)).endsWith("1 problems: [P1 has 196 left, and 2 sold]");
  }

  @Test
  void anOrderWithoutItsLineIsFound() throws IOException {
    shop.client().execute(OrderItemEntity.delete("n1", "P1"));

    assertThat(check(SENT)).contains("n1 has lines {}", "n1 has total 2", "P1 has 198 left");
  }

  @Test
  void linesWithoutTheirOrderAreFound() throws IOException {
    shop.client().execute(OrderEntity.delete("n1"));

    assertThat(check(SENT)).contains("n1 is lost", "n1 has lines and no header");
  }

  private String check(String sent) throws IOException {
    return new LoadCheck(shop.client())
        .check(Files.writeString(folder.resolve("orders.jsonl"), sent));
  }
}
