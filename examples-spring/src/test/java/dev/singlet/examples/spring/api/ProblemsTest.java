package dev.singlet.examples.spring.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.spring.Http;
import dev.singlet.examples.spring.SampleItems;
import dev.singlet.examples.spring.ShopTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Each wrong request gets a problem detail with its reasons. */
@ShopTest
class ProblemsTest {

  @Autowired private TableClient shop;
  @LocalServerPort private int port;
  private Http http;
  private Http.Answer answer;

  @BeforeEach
  void fill() {
    SampleItems.putTo(shop);
    http = new Http(port);
  }

  @AfterEach
  void isAProblemDetail() {
    assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
    assertThat(answer.json().get("status").asInt()).isEqualTo(answer.status());
    assertThat(answer.response().body()).doesNotContain("Exception", "dev.singlet");
  }

  @Test
  void constraintsOfTheModelAreNamedWithEachViolation() {
    answer = http.post("/customers", "{'id': 'c9', 'email': 'nobody'}");

    assertThat(answer.status()).isEqualTo(400);
    assertThat(
            answer.json().get("violations").valueStream().map(each -> each.get("path").asString()))
        .containsExactly("name", "email");
  }

  @Test
  void constraintsOfTheRequestAreNamedWithEachViolation() {
    answer = http.post("/orders", "{'orderId': 'a#b', 'quantities': {'HOLT-BLACK': 0}}");

    assertThat(answer.status()).isEqualTo(400);
    assertThat(
            answer.json().get("violations").valueStream().map(each -> each.get("path").asString()))
        .containsExactlyInAnyOrder("orderId", "customerId", "quantities[HOLT-BLACK]");
  }

  @Test
  void anIdThatIsTakenIsAConflict() {
    answer = http.post("/customers", "{'id': 'c1', 'name': 'Other', 'email': 'o@example.com'}");

    assertThat(answer.status()).isEqualTo(409);
    assertThat(http.get("/customers/c1").json().get("name").asString()).isEqualTo("Amelia Novak");
  }

  @ParameterizedTest
  @CsvSource({
    "/customers/c9, 404",
    "/customers/a%23b, 400",
    "/orders/o999, 404",
    "/products/NONE/stock, 404",
    "/customers?page=AAAA, 400",
    "/customers?page=%00, 400",
    "/customers?limit=0, 400",
    "/customers?limit=101, 400",
    "/customers?limit=many, 400",
    "/nowhere, 404",
  })
  void isRefused(String path, int status) {
    answer = http.get(path);

    assertThat(answer.status()).isEqualTo(status);
  }

  @Test
  void aPageTokenOfAnotherListIsRefused() {
    String token = http.get("/customers?limit=1").json().get("next").asString();

    answer = http.get("/products/HOLT-BLACK/orders?limit=1&page=" + token);

    assertThat(answer.status()).isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"{'orderId':", "[]", "{'orderId': 'x', 'customerId': 'c1', 'quantities': [1]}"})
  void aBodyThatIsNotTheExpectedJsonIsRefused(String body) {
    answer = http.post("/orders", body);

    assertThat(answer.status()).isEqualTo(400);
  }

  @Test
  void aMethodThatAPathDoesNotHaveIsRefused() {
    answer = http.post("/orders/o101", "{}");

    assertThat(answer.status()).isEqualTo(405);
  }

  @Test
  void anItemThatIsTooLargeIsRefused() {
    String name = "x".repeat(500_000);

    answer =
        http.post("/customers", "{'id': 'c9', 'name': '%s', 'email': 'x@y.zz'}".formatted(name));

    assertThat(answer.status()).isEqualTo(400);
  }
}
