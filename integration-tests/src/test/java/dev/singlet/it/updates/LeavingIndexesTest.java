package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.updates.model.Tickets.Address;
import dev.singlet.it.updates.model.Tickets.Case;
import dev.singlet.it.updates.model.Tickets.Country;
import dev.singlet.it.updates.model.Tickets.Letter;
import dev.singlet.it.updates.model.Tickets.Order;
import dev.singlet.it.updates.model.Tickets.State;
import dev.singlet.it.updates.model.Tickets.Ticket;
import dev.singlet.it.updates.model.TicketsCaseEntity;
import dev.singlet.it.updates.model.TicketsLampEntity;
import dev.singlet.it.updates.model.TicketsLetterEntity;
import dev.singlet.it.updates.model.TicketsOrderEntity;
import dev.singlet.it.updates.model.TicketsTable;
import dev.singlet.it.updates.model.TicketsTicketEntity;
import dev.singlet.item.ItemUpdate;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.lang.reflect.Method;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates to a value that takes the item out of a sparse index, without its other parts. */
class LeavingIndexesTest {

  private static final Instant DUE = Instant.parse("2026-03-02T08:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(TicketsTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void connect() {
    client = table.client();
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  private void putTicket() {
    client.execute(
        TicketsTicketEntity.put(
            new Ticket("ann", 1, 0, State.PENDING, DUE, "q", null, Instant.EPOCH)));
    assertThat(item()).containsKeys("GSI1PK", "GSI1SK");
  }

  private static TicketsTicketEntity.Update ticket() {
    return TicketsTicketEntity.update("ann", 1);
  }

  @Test
  void bothKeyAttributesAreRemovedWithoutTheOtherParts() {
    putTicket();

    Ticket done = client.execute(ticket().leaveByState(State.DONE).note("paid"));

    assertThat(done.state()).isEqualTo(State.DONE);
    assertThat(done.note()).isEqualTo("paid");
    assertThat(done.due()).isEqualTo(DUE);
    assertThat(done.version()).isEqualTo(2);
    assertThat(item()).doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(client.execute(TicketsTicketEntity.ticketsByState(State.PENDING)).items()).isEmpty();
    assertThat(client.execute(TicketsTicketEntity.ticketsByState(State.DONE)).items()).isEmpty();
  }

  @Test
  void itIsWhatTheUpdateWithAllPartsDoes() {
    putTicket();
    client.execute(ticket().leaveByState(State.DONE));
    Map<String, AttributeValue> left = item();
    client.execute(TicketsTicketEntity.deleteAnyVersion("ann", 1));
    putTicket();

    client.execute(ticket().state(State.DONE, DUE, "q"));

    assertThat(left.keySet()).isEqualTo(item().keySet());
    assertThat(withoutTimes(left)).isEqualTo(withoutTimes(item()));
  }

  private static Map<String, AttributeValue> withoutTimes(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    rest.keySet().removeAll(List.of("_ct", "_md"));
    return rest;
  }

  @Test
  void oneRequestHasNoConditionOnOtherParts() {
    assertThat(ticket().leaveByState(State.DONE).toRequest().updateExpression())
        .contains("REMOVE")
        .doesNotContain("due");
    assertThat(ticket().leaveByState(State.DONE).toRequest().expressionAttributeNames())
        .containsValues("GSI1PK", "GSI1SK")
        .doesNotContainValue("due");
  }

  @ParameterizedTest
  @EnumSource(names = {"PENDING", "PLANNED"})
  void aValueThatKeepsTheItemInTheIndexIsRefusedAtOnce(State state) {
    assertThatThrownBy(() -> ticket().leaveByState(state))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update of Ticket: with state = %s, the item can be in the index GSI1. Set"
                + " state with the method that takes the other parts of the key, or use"
                + " update(before, after).",
            state);
  }

  @Test
  void conditionsVersionsAndTransactionsHold() {
    putTicket();
    List<Map<String, AttributeValue>> before = table.items();

    assertThat(client.tryExecute(ticket().leaveByState(State.DONE).ifVersion(7))).isFalse();
    assertThatThrownBy(
            () ->
                client.execute(
                    ticket()
                        .leaveByState(State.DONE)
                        .when(TicketsTicketEntity.STATE.eq(State.PLANNED))))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(
            () ->
                client.execute(
                    Transaction.of(
                        ticket().leaveByState(State.DONE),
                        TicketsOrderEntity.update("none").note("x"))))
        .isInstanceOf(TransactionFailedException.class);
    assertThat(table.items()).isEqualTo(before);
    client.execute(
        Transaction.of(
            ticket().leaveByState(State.DONE).ifVersion(1),
            TicketsOrderEntity.put(new Order("1", "s", "bob", State.DONE, "d", "n"))));
    assertThat(client.execute(TicketsTicketEntity.get("ann", 1)).orElseThrow().state())
        .isEqualTo(State.DONE);
  }

  @Test
  void theItemMustBeThere() {
    assertThat(client.tryExecute(ticket().leaveByState(State.DONE))).isFalse();
    assertThat(table.items()).isEmpty();
  }

  @Test
  void anUpdateThatStillThinksItIsThereIsRefused() {
    putTicket();
    client.execute(ticket().leaveByState(State.DONE));

    assertThat(client.tryExecute(ticket().due(DUE.plusSeconds(1), State.PENDING, "q"))).isFalse();
    assertThat(item()).doesNotContainKeys("GSI1PK", "GSI1SK");
  }

  @Test
  void otherPartsCanChangeInTheSameUpdate() {
    putTicket();

    List.<UnaryOperator<TicketsTicketEntity.Update>>of(
            update -> update.leaveByState(State.DONE).due(DUE.plusSeconds(1), State.DONE, "q"),
            update -> update.due(DUE.plusSeconds(1), State.DONE, "q").leaveByState(State.DONE))
        .forEach(
            change -> {
              client.execute(change.apply(ticket()));
              assertThat(item()).doesNotContainKeys("GSI1PK", "GSI1SK");
            });
    assertThatThrownBy(
            () -> client.execute(ticket().leaveByState(State.DONE).due(DUE, State.PENDING, "q")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Pass the value it is set to");
    assertThatThrownBy(
            () -> client.execute(ticket().leaveByState(State.DONE).state(State.PENDING, DUE, "q")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("state is changed twice");
  }

  @Test
  void itComesBackWithAllParts() {
    putTicket();
    client.execute(ticket().leaveByState(State.DONE));

    client.execute(ticket().state(State.PLANNED, DUE, "q"));

    assertThat(client.execute(TicketsTicketEntity.ticketsByState(State.PLANNED)).items())
        .extracting(Ticket::number)
        .containsExactly(1);
  }

  private static TicketsOrderEntity.Update order() {
    return TicketsOrderEntity.update("1");
  }

  private void putOrder(State state) {
    client.execute(TicketsOrderEntity.put(new Order("1", "s", "bob", state, "d", "n")));
  }

  @ParameterizedTest
  @EnumSource(names = {"PENDING", "PLANNED"})
  void eitherOfTwoKeysIsLeftAndAnotherIndexFollows(State before) {
    putOrder(before);

    client.execute(order().leaveByState(State.DONE, "bob"));

    assertThat(item())
        .doesNotContainKeys("GSI1PK", "GSI1SK")
        .containsEntry("GSI2SK", AttributeValue.fromS("DONE#1"));
    assertThat(client.tryExecute(order().leaveByState(State.DONE, "eve"))).isFalse();
    assertThatThrownBy(() -> order().leaveByState(before, "bob"))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the item can be in the index GSI1");
  }

  @Test
  void nullIsJudgedAsTheDefault() {
    putOrder(State.PENDING);

    client.execute(order().leaveByState(null, "bob"));

    assertThat(item())
        .doesNotContainKeys("state", "GSI1PK", "GSI1SK")
        .containsEntry("GSI2SK", AttributeValue.fromS("DONE#1"));
  }

  private void putLetter() {
    client.execute(
        TicketsLetterEntity.put(
            new Letter("1", State.PENDING, new Address("Kiel", Country.DE), "mail", null, "in")));
    assertThat(item()).containsKeys("GSI1PK", "GSI1SK");
  }

  @Test
  void eachTermAloneTakesTheItemOut() {
    TicketsLetterEntity.Update update = TicketsLetterEntity.update("1");
    List.of(
            update.leaveByState(State.DONE),
            update.leaveByTo(new Address("Kiel", Country.IS)),
            update.leaveByKind("parcel"),
            update.leaveByAnswer("no"),
            update.leaveByAnswer("no").leaveByState(State.DONE))
        .forEach(
            leaving -> {
              putLetter();
              client.execute(leaving);
              assertThat(item()).doesNotContainKeys("GSI1PK", "GSI1SK");
            });
  }

  @Test
  void valuesThatKeepOneTermAreRefusedAndHiddenIfSensitive() {
    TicketsLetterEntity.Update update = TicketsLetterEntity.update("1");

    assertThatThrownBy(() -> update.leaveByKind("mail"))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the item can be in the index GSI1")
        .hasMessageContaining("with kind = ***, ");
    assertThatThrownBy(() -> update.leaveByAnswer(null))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("with answer = null, the item can be in the index GSI1");
    assertThatThrownBy(() -> update.leaveByState(State.PLANNED))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> update.leaveByTo(new Address("Rom", Country.DE)))
        .isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void checksAndStoredValuesStillAskForTheirParts() {
    client.execute(TicketsCaseEntity.put(new Case("1", State.PENDING, "north", "guilty", 3)));
    TicketsCaseEntity.Update update = TicketsCaseEntity.update("1");

    assertThatThrownBy(() -> client.execute(update.leaveByState(State.DONE, null, 3)))
        .isInstanceOf(ValidationException.class);
    assertThat(client.tryExecute(update.leaveByState(State.DONE, "guilty", 4))).isFalse();
    client.execute(update.leaveByState(State.DONE, "guilty", 3));

    assertThat(item())
        .doesNotContainKeys("GSI1PK", "GSI1SK")
        .containsEntry("label", AttributeValue.fromS("DONE-3"));
  }

  @Test
  void thereIsNoMethodForWhatCannotLeaveOrNeedsNothingElse() {
    assertThat(leaving(TicketsLampEntity.Update.class)).isEmpty();
    assertThat(leaving(TicketsTicketEntity.Update.class)).containsExactly("leaveByState");
    assertThat(leaving(TicketsOrderEntity.Update.class)).containsExactly("leaveByState");
    assertThat(leaving(TicketsOrderEntity.Upsert.class)).isEmpty();
    assertThat(leaving(TicketsTicketEntity.Upsert.class)).isEmpty();
  }

  private static List<String> leaving(Class<? extends ItemUpdate<?, ?>> type) {
    return Arrays.stream(type.getMethods())
        .map(Method::getName)
        .filter(name -> name.startsWith("leaveBy"))
        .toList();
  }
}
