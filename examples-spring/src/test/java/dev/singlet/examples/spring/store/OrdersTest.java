package dev.singlet.examples.spring.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.flow.OutOfStockException;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.spring.SampleItems;
import dev.singlet.spring.boot.test.SingletTest;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.ConcurrencyFailureException;

/** Orders that come at the same time. */
@SingletTest
class OrdersTest {

  @Autowired private TableClient shop;
  @Autowired private Orders orders;

  @BeforeEach
  void fill() {
    SampleItems.putTo(shop);
  }

  @Test
  void oneOfManyEqualRequestsPlacesTheOrder() {
    List<String> outcomes = atOnce(i -> order("n1", 1));

    assertThat(outcomes).containsOnlyOnce("placed").containsOnly("placed", "repeated");
    assertThat(stock()).isEqualTo(4);
  }

  @Test
  void noMoreIsSoldThanThereIs() {
    List<String> outcomes = atOnce(i -> order("n" + i, 1));

    assertThat(outcomes).filteredOn("placed"::equals).hasSize(5);
    assertThat(outcomes).filteredOn("out of stock"::equals).hasSize(3);
    assertThat(stock()).isZero();
  }

  private List<String> atOnce(IntFunction<NewOrder> request) {
    return IntStream.range(0, 8).parallel().mapToObj(request).map(this::placed).toList();
  }

  private String placed(NewOrder request) {
    while (true) {
      try {
        return orders.place(request).isRepeated() ? "repeated" : "placed";
      } catch (OutOfStockException refused) {
        return "out of stock";
      } catch (ConcurrencyFailureException busy) {
        Thread.onSpinWait();
      }
    }
  }

  private static NewOrder order(String id, int pieces) {
    return new NewOrder(id, "c1", Map.of("HOLT-BLACK", pieces));
  }

  private int stock() {
    return shop.execute(StockEntity.get("HOLT-BLACK").consistent()).orElseThrow().quantity();
  }
}
