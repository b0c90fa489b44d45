package dev.singlet.examples.recipes.threeways;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.recipes.threeways.named.NamedShop;
import dev.singlet.examples.recipes.threeways.named.NamedTable;
import dev.singlet.examples.recipes.threeways.overloaded.OverloadedShop;
import dev.singlet.examples.recipes.threeways.overloaded.OverloadedTable;
import dev.singlet.examples.recipes.threeways.plain.PlainShop;
import dev.singlet.examples.recipes.threeways.plain.PlainTable;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** All three ways give the same answers. */
class ThreeWaysTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @RegisterExtension final LocalTable overloaded = LocalTable.of(OverloadedTable.SCHEMA);
  @RegisterExtension final LocalTable named = LocalTable.of(NamedTable.SCHEMA);
  @RegisterExtension final LocalTable plain = LocalTable.of(PlainTable.SCHEMA);

  @ParameterizedTest
  @ValueSource(strings = {"overloaded", "named", "plain"})
  void ordersOfACustomerAreListedFromTheNewest(String way) {
    Shop shop = shop(way);
    for (int order = 0; order < 4; order++) {
      shop.place("o" + order, order == 1 ? "bob" : "ann", "NL", NOON.plusSeconds(order));
    }

    assertThat(shop.ordersOf("ann", NOON)).containsExactly("o3", "o2", "o0");
    assertThat(shop.ordersOf("ann", NOON.plusSeconds(2))).containsExactly("o3", "o2");
    assertThat(shop.ordersOf("cy", NOON)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"overloaded", "named", "plain"})
  void anOrderThatIsSentIsNoLongerOpen(String way) {
    Shop shop = shop(way);
    shop.place("o1", "ann", "NL", NOON);
    shop.place("o2", "ann", "NL", NOON.plusSeconds(1));
    shop.place("o3", "ann", "DE", NOON.plusSeconds(2));

    shop.send("o1", "p1", "dhl", NOON.plusSeconds(9));

    assertThat(shop.orders("NL", State.OPEN)).containsExactly("o2");
    assertThat(shop.orders("NL", State.SENT)).containsExactly("o1");
    assertThat(shop.orders("DE", State.OPEN)).containsExactly("o3");
    assertThat(shop.parcelsOf("dhl", NOON)).containsExactly("p1");
    assertThat(shop.parcelsOf("dhl", NOON.plusSeconds(10))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"overloaded", "named", "plain"})
  void anOrderIsSentOnceHoweverManyTry(String way) {
    Shop shop = shop(way);
    shop.place("o1", "ann", "NL", NOON);

    List<Boolean> sent =
        Race.call(
            8,
            number -> {
              try {
                shop.send("o1", "p" + number, "dhl", NOON);
                return true;
              } catch (TransactionFailedException other) {
                return false;
              }
            });

    assertThat(sent).containsOnlyOnce(true);
    assertThat(shop.parcelsOf("dhl", NOON)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"overloaded", "named", "plain"})
  void aSecondOrderOfAnIdIsRefused(String way) {
    Shop shop = shop(way);
    shop.place("o1", "ann", "NL", NOON);

    assertThatThrownBy(() -> shop.place("o1", "bob", "DE", NOON))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(shop.ordersOf("bob", NOON)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"overloaded", "named", "plain"})
  void anOrderIsSentOnceIfAnAnswerIsLost(String way) throws Exception {
    shop(way).place("o1", "ann", "NL", NOON);
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      shop(way, table -> table.client(proxy.client())).send("o1", "p1", "dhl", NOON);
    }
    assertThat(shop(way).orders("NL", State.SENT)).containsExactly("o1");
    assertThat(shop(way).parcelsOf("dhl", NOON)).containsExactly("p1");
  }

  private Shop shop(String way) {
    return shop(way, LocalTable::client);
  }

  private Shop shop(String way, Function<LocalTable, TableClient> client) {
    return switch (way) {
      case "overloaded" -> new OverloadedShop(client.apply(overloaded));
      case "named" -> new NamedShop(client.apply(named));
      default -> new PlainShop(client.apply(plain));
    };
  }
}
