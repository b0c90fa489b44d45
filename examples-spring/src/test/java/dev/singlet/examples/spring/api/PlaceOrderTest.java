package dev.singlet.examples.spring.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.model.ProductEntity;
import dev.singlet.examples.ecommerce.model.Stock;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.spring.Http;
import dev.singlet.examples.spring.SampleItems;
import dev.singlet.examples.spring.ShopTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Placing an order: once for each id, with clean refusals. */
@ShopTest
class PlaceOrderTest {

  private static final String ORDER =
      "{'orderId': 'n1', 'customerId': 'c1', 'quantities': {'HOLT-BLACK': 2}}";

  @Autowired private TableClient shop;
  @LocalServerPort private int port;
  private Http http;

  @BeforeEach
  void fill() {
    SampleItems.putTo(shop);
    http = new Http(port);
  }

  @Test
  void anOrderIsPlacedWithItsLinesAndTakenFromStock() {
    Http.Answer placed = http.post("/orders", ORDER);

    assertThat(placed.status()).isEqualTo(201);
    assertThat(placed.header("Location")).isEqualTo("/orders/n1");
    assertThat(placed.json().get("total").decimalValue()).isEqualByComparingTo("190");
    assertThat(http.get("/orders/n1").json().at("/items/0/qty").asInt()).isEqualTo(2);
    assertThat(stock()).isEqualTo(3);
  }

  @Test
  void theSameRequestAgainGetsTheStoredOrder() {
    Http.Answer first = http.post("/orders", ORDER);

    Http.Answer again = http.post("/orders", ORDER);

    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json()).isEqualTo(first.json());
    assertThat(stock()).isEqualTo(3);
  }

  @Test
  void aRepetitionIsAnsweredThoughNothingIsLeft() {
    http.post("/orders", ORDER);
    shop.execute(StockEntity.put(new Stock("HOLT-BLACK", 0)));

    assertThat(http.post("/orders", ORDER).status()).isEqualTo(200);
    assertThat(stock()).isZero();
  }

  @Test
  void aRepetitionIsAnsweredThoughTheProductIsGone() {
    http.post("/orders", ORDER);
    shop.execute(ProductEntity.delete("HOLT-BLACK"));

    assertThat(http.post("/orders", ORDER).status()).isEqualTo(200);
  }

  @Test
  void anotherOrderOfTheSameIdIsRefused() {
    http.post("/orders", ORDER);

    Http.Answer other = http.post("/orders", ORDER.replace("2", "1"));

    assertThat(other.status()).isEqualTo(409);
    assertThat(other.json().get("detail").asString()).isEqualTo("There is an order n1 already.");
    assertThat(stock()).isEqualTo(3);
  }

  @Test
  void stockNeverFallsBelowZero() {
    Http.Answer refused = http.post("/orders", ORDER.replace("2", "6"));

    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.header("Content-Type")).isEqualTo("application/problem+json");
    assertThat(refused.json().get("detail").asString())
        .isEqualTo("There are 5 of HOLT-BLACK, and 6 were ordered.");
    assertThat(stock()).isEqualTo(5);
    assertThat(http.get("/orders/n1").status()).isEqualTo(404);
  }

  @Test
  void aCustomerAndAProductMustExist() {
    assertThat(http.post("/orders", ORDER.replace("c1", "c9")).json().get("detail").asString())
        .isEqualTo("There is no customer c9.");
    assertThat(http.post("/orders", ORDER.replace("HOLT", "NONE")).status()).isEqualTo(404);
  }

  private int stock() {
    return shop.execute(StockEntity.get("HOLT-BLACK").consistent()).orElseThrow().quantity();
  }
}
