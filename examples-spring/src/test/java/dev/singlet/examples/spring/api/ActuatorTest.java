package dev.singlet.examples.spring.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.spring.Http;
import dev.singlet.examples.spring.ShopTest;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Health compares the table with the model, and each access pattern has its metrics. */
@ShopTest
class ActuatorTest {

  @LocalServerPort private int port;

  @Test
  void healthShowsTheComparisonOfTheTable() {
    JsonNode health = new Http(port).get("/actuator/health").json();

    assertThat(health.at("/components/singlet/status").asString()).isEqualTo("UP");
    assertThat(health.at("/components/singlet/details/shop/table").asString())
        .startsWith("ShopTable");
    assertThat(health.at("/components/singlet/details/shop/differences").isArray()).isTrue();
  }

  @Test
  void anAccessPatternHasAMetric() {
    Http http = new Http(port);
    String metric = "/actuator/metrics/singlet.requests?tag=operation:OrderItem.byProduct";
    http.get("/products/HOLT-BLACK/orders");
    double before = count(http.get(metric));

    http.get("/products/HOLT-BLACK/orders");

    assertThat(count(http.get(metric))).isEqualTo(before + 1);
  }

  private static double count(Http.Answer metric) {
    return metric.json().at("/measurements/0/value").asDouble();
  }
}
