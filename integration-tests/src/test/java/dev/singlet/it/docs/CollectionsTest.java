package dev.singlet.it.docs;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Call;
import dev.singlet.it.docs.model.CallEntity;
import dev.singlet.it.docs.model.ChatTable;
import dev.singlet.it.docs.model.Dispatch;
import dev.singlet.it.docs.model.DispatchEntity;
import dev.singlet.it.docs.model.Heard;
import dev.singlet.it.docs.model.HeardCollection;
import dev.singlet.it.docs.model.Message;
import dev.singlet.it.docs.model.MessageEntity;
import dev.singlet.it.docs.model.Movement;
import dev.singlet.it.docs.model.MovementCollection;
import dev.singlet.it.docs.model.Noise;
import dev.singlet.it.docs.model.NoiseEntity;
import dev.singlet.it.docs.model.Order;
import dev.singlet.it.docs.model.OrderBoard;
import dev.singlet.it.docs.model.OrderBoardLineProjection;
import dev.singlet.it.docs.model.OrderBoardShownProjection;
import dev.singlet.it.docs.model.OrderEntity;
import dev.singlet.it.docs.model.OrderItems;
import dev.singlet.it.docs.model.OrderItemsCollection;
import dev.singlet.it.docs.model.OrderLine;
import dev.singlet.it.docs.model.OrderLineEntity;
import dev.singlet.it.docs.model.Posted;
import dev.singlet.it.docs.model.PostedCollection;
import dev.singlet.it.docs.model.RadioTable;
import dev.singlet.it.docs.model.Refusal;
import dev.singlet.it.docs.model.RefusalEntity;
import dev.singlet.it.docs.model.Reply;
import dev.singlet.it.docs.model.ReplyEntity;
import dev.singlet.it.docs.model.StoreTable;
import dev.singlet.query.Group;
import dev.singlet.query.ItemsByEntity;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class CollectionsTest {

  private static final Instant PLACED = Instant.parse("2026-03-01T10:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(StoreTable.SCHEMA);

  @RegisterExtension final LocalTable air = LocalTable.of(RadioTable.SCHEMA);
  @RegisterExtension final LocalTable rooms = LocalTable.of(ChatTable.SCHEMA);

  private final List<String> shown = new ArrayList<>();
  private TableClient store;

  @BeforeEach
  void write() {
    store = table.client();
    store.execute(OrderEntity.put(new Order("o100", "c1", PLACED)));
    store.execute(OrderLineEntity.put(new OrderLine("o100", "c1", PLACED, "AVON", 1)));
    store.execute(OrderLineEntity.put(new OrderLine("o100", "c1", PLACED, "GRANBY", 3)));
    store.execute(DispatchEntity.put(new Dispatch("o100", "c1", PLACED, 1, "mule")));
    store.execute(RefusalEntity.put(new Refusal("o100", "c1", PLACED, 2, "broken")));
  }

  @Test
  void inKeyOrder() {
    Page<OrderItems> page = store.execute(OrderItemsCollection.byOrder("o100"));

    for (OrderItems item : page.items()) {
      if (item instanceof Order order) {
        shown.add("placed " + order.placedAt());
      } else if (item instanceof OrderLine line) {
        shown.add(line.quantity() + " " + line.sku());
      } else if (item instanceof Movement movement) {
        shown.add(movement.getClass().getSimpleName());
      }
    }

    assertThat(shown)
        .containsExactly(
            "placed 2026-03-01T10:00:00Z", "1 AVON", "3 GRANBY", "Dispatch", "Refusal");
    assertThat(page.requests()).isEqualTo(1);
  }

  @Test
  void byEntity() {
    OrderItemsCollection.ByOrderGroup group =
        store.execute(OrderItemsCollection.byOrder("o100").grouped());

    Optional<Order> order = group.order();
    List<OrderLine> lines = group.orderLines();
    List<Dispatch> dispatches = group.dispatches();
    List<Refusal> refusals = group.refusals();

    assertThat(order).isPresent();
    assertThat(lines).extracting(OrderLine::sku).containsExactly("AVON", "GRANBY");
    assertThat(dispatches).hasSize(1);
    assertThat(refusals).hasSize(1);
  }

  @Test
  void measured() {
    Group<OrderItemsCollection.ByOrderGroup> group =
        store.execute(OrderItemsCollection.byOrder("o100").consistent().grouped().measured());

    assertThat(group.requests()).isEqualTo(1);
    assertThat(group.itemsRead()).isEqualTo(5);
    assertThat(group.value().orderLines()).hasSize(2);
  }

  @Test
  void aPartOfEachEntity() {
    Page<OrderBoard.Shown> page = new OrderBoard().firstOf(store, "o100");

    for (OrderBoard.Shown item : page.items()) {
      if (item instanceof OrderBoard.Placed placed) {
        shown.add("placed " + placed.placedAt());
      } else if (item instanceof OrderBoard.Line line) {
        shown.add(line.quantity() + " " + line.sku());
      } else if (item instanceof OrderBoard.Sent sent) {
        shown.add("sent by " + sent.carrier());
      } else if (item instanceof OrderBoard.Refused refused) {
        shown.add("refused: " + refused.reason());
      }
    }
    ItemsByEntity<OrderBoard.Shown> items =
        store.execute(
            OrderItemsCollection.byOrder("o100")
                .project(OrderBoardShownProjection.type())
                .grouped());
    Optional<OrderBoard.Placed> placed = items.one(OrderBoard.Placed.class);
    List<OrderBoard.Line> lines = items.all(OrderBoard.Line.class);

    assertThat(shown)
        .containsExactly(
            "placed 2026-03-01T10:00:00Z", "1 AVON", "3 GRANBY", "sent by mule", "refused: broken");
    assertThat(placed).contains(new OrderBoard.Placed(PLACED));
    assertThat(lines).extracting(OrderBoard.Line::sku).containsExactly("AVON", "GRANBY");
    assertThat(
            store.stream(
                OrderItemsCollection.byOrder("o100")
                    .project(OrderBoardShownProjection.type())
                    .filter(OrderBoardLineProjection.QUANTITY.gt(1))))
        .hasSize(4)
        .contains(new OrderBoard.Line("GRANBY", 3))
        .doesNotContain(new OrderBoard.Line("AVON", 1));
  }

  @Test
  void ranges() {
    Instant from = PLACED.minus(1, ChronoUnit.DAYS);
    Instant to = PLACED.plus(1, ChronoUnit.DAYS);

    Page<Movement> later = store.execute(MovementCollection.byOrder("o100").number(gte(2)));
    OrderItemsCollection.ByCustomerGroup march =
        store.execute(OrderItemsCollection.byCustomer("c1").placedAt(between(from, to)).grouped());

    assertThat(later.items()).hasSize(1);
    assertThat(march.orders()).hasSize(1);
    assertThat(march.orderLines()).hasSize(2);
  }

  @Test
  void filters() {
    Page<OrderItems> page =
        store.execute(
            OrderItemsCollection.byOrder("o100")
                .filter(OrderLineEntity.QUANTITY.gt(1))
                .filter(RefusalEntity.REASON.eq("late")));

    assertThat(page.items())
        .containsExactly(
            new Order("o100", "c1", PLACED),
            new OrderLine("o100", "c1", PLACED, "GRANBY", 3),
            new Dispatch("o100", "c1", PLACED, 1, "mule"));
  }

  @Test
  void aPartWithTwoNames() {
    TableClient chat = rooms.client();
    Message message = new Message("lobby", "m1", "Hello?");
    Reply reply = new Reply("lobby", "m1", "r1", "Hello!");
    chat.execute(MessageEntity.put(message));
    chat.execute(ReplyEntity.put(reply));
    chat.execute(MessageEntity.put(new Message("lobby", "m10", "Another one.")));

    Page<Posted> thread = chat.page(PostedCollection.inRoom("lobby").message("m1"));

    assertThat(thread.items()).containsExactly(message, reply);
  }

  @Test
  void acrossPartitions() {
    TableClient radio = air.client();
    Instant from = Instant.parse("2026-01-31T23:00:00Z");
    Instant to = Instant.parse("2026-12-31T23:00:00Z");
    Call early = new Call("lobby", from, "c1", "Hello?");
    Noise late = new Noise("lobby", to, 70);
    radio.execute(CallEntity.put(early));
    radio.execute(NoiseEntity.put(late));
    radio.execute(NoiseEntity.put(new Noise("lobby", to.plusSeconds(1), 80)));

    Page<Heard> year = radio.page(HeardCollection.inRoom("lobby", between(from, to)).limit(100));

    assertThat(year.items()).containsExactly(early, late);
  }
}
