package dev.singlet.examples.ecommerce.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.ecommerce.model.Customer;
import dev.singlet.examples.ecommerce.model.Order;
import dev.singlet.examples.ecommerce.model.OrderItem;
import dev.singlet.examples.ecommerce.model.Product;
import dev.singlet.examples.ecommerce.model.Shop;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class SampleDataTest {

  @Test
  void holdsThirteenEntities() {
    assertThat(SampleData.entities()).hasSize(13);
    assertThat(all(Customer.class)).extracting(Customer::id).containsExactly("c1", "c2", "c3");
    assertThat(all(Product.class)).hasSize(3);
    assertThat(all(Order.class))
        .extracting(order -> order.orderId() + " of " + order.customerId())
        .containsExactly("o100 of c1", "o101 of c1", "o102 of c2");
    assertThat(all(OrderItem.class)).hasSize(4);
  }

  @Test
  void anOrderCostsWhatItsLinesCost() {
    for (Order order : all(Order.class)) {
      BigDecimal lines =
          all(OrderItem.class).stream()
              .filter(line -> line.orderId().equals(order.orderId()))
              .map(OrderItem::amount)
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      assertThat(lines).as(order.orderId()).isEqualByComparingTo(order.total());
    }
  }

  @Test
  void everyKindOfEntityCanBeShown() {
    assertThat(ShopKinds.ALL.all()).allSatisfy(kind -> assertThat(kind.columns()).isNotEmpty());
  }

  private static <T extends Shop> List<T> all(Class<T> kind) {
    return SampleData.entities().stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
