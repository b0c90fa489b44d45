package dev.singlet.examples.spring.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.spring.Http;
import dev.singlet.examples.spring.SampleItems;
import dev.singlet.examples.spring.ShopTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Lists are read page by page, each with the token that the page before gave. */
@ShopTest
class PagesTest {

  @Autowired private TableClient shop;
  @LocalServerPort private int port;

  @BeforeEach
  void fill() {
    SampleItems.putTo(shop);
  }

  @ParameterizedTest
  @CsvSource({
    "/customers, id, c1 c3 c2",
    "/customers/c1/orders, orderId, o101 o100",
    "/products/AVON-TORTOISE/orders, orderId, o100 o101",
    "/products/NONE/orders, orderId, ''",
  })
  void pagesOfOneItemGiveTheWholeListInOrder(String path, String member, String expected) {
    List<String> found = new ArrayList<>();
    Http http = new Http(port);
    JsonNode page = http.get(path + "?limit=1").json();
    while (true) {
      page.get("items").forEach(item -> found.add(item.get(member).asString()));
      if (page.get("next").isNull()) {
        break;
      }
      page = http.get(path + "?limit=1&page=" + page.get("next").asString()).json();
    }

    assertThat(String.join(" ", found)).isEqualTo(expected);
  }
}
