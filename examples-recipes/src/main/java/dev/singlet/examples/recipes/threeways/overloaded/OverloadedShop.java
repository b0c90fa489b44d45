package dev.singlet.examples.recipes.threeways.overloaded;

import static dev.singlet.examples.recipes.threeways.overloaded.OrderEntity.STATE;
import static dev.singlet.value.Range.gte;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.threeways.Shop;
import dev.singlet.examples.recipes.threeways.State;
import java.time.Instant;
import java.util.List;

/** Orders and parcels. */
public final class OverloadedShop implements Shop {

  private final TableClient shop;

  public OverloadedShop(TableClient shop) {
    this.shop = shop;
  }

  @Override
  public void place(String order, String customer, String country, Instant at) {
    shop.execute(
        OrderEntity.put(new Order(order, customer, country, State.OPEN, at)).ifNotExists());
  }

  @Override
  public void send(String order, String parcel, String carrier, Instant at) {
    Order open = shop.execute(OrderEntity.get(order).consistent()).orElseThrow();
    shop.transact(
        OrderEntity.update(order)
            .state(State.SENT, open.country(), open.placedAt())
            .when(STATE.eq(State.OPEN)),
        ParcelEntity.put(new Parcel(parcel, order, carrier, at)).ifNotExists());
  }

  @Override
  public List<String> ordersOf(String customer, Instant since) {
    return shop.stream(OrderEntity.byCustomer(customer).placedAt(gte(since)).reverse())
        .map(Order::id)
        .toList();
  }

  @Override
  public List<String> orders(String country, State state) {
    return shop.stream(OrderEntity.byState(country, state)).map(Order::id).toList();
  }

  @Override
  public List<String> parcelsOf(String carrier, Instant since) {
    return shop.stream(ParcelEntity.byCarrier(carrier).sentAt(gte(since))).map(Parcel::id).toList();
  }
}
