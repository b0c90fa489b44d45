package dev.singlet.it.tenants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.tenants.model.Desk.State;
import dev.singlet.it.tenants.model.Desk.Ticket;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.tenants.model.DeskTicketEntity;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item of beta whose index keys someone has made those of acme. */
class ForeignEntriesTest {

  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  private TableClient acme;
  private TableClient beta;

  private static Ticket ticket(long id, long votes) {
    return new Ticket(id, State.OPEN, "kim", votes);
  }

  @BeforeEach
  void spoil() {
    acme = desk.client().forTenant("acme");
    beta = desk.client().forTenant("beta");
    acme.execute(DeskTicketEntity.put(ticket(1, 1)));
    beta.execute(DeskTicketEntity.put(ticket(2, 2)));
    Map<String, AttributeValue> item =
        new HashMap<>(
            desk.items().stream()
                .filter(each -> each.get("PK").s().startsWith("TENANT#beta"))
                .findFirst()
                .orElseThrow());
    item.put("GSI1PK", AttributeValue.fromS("TENANT#acme#STATE#OPEN"));
    item.put("GSI2PK", AttributeValue.fromS("TENANT#acme#AGENT#kim"));
    desk.dynamoDb().putItem(put -> put.tableName(desk.tableName()).item(item));
  }

  private static void assertRefused(ThrowingCallable read) {
    assertThatThrownBy(read)
        .isInstanceOfSatisfying(
            UnreadableItemException.class,
            refused -> {
              assertThat(refused.attribute()).isEqualTo("PK");
              assertThat(refused.reason()).startsWith("does not belong to the tenant");
              assertThat(refused.item()).containsOnlyKeys("PK", "SK");
            });
  }

  @Test
  void noReadOfAnIndexGivesIt() {
    assertRefused(() -> acme.execute(DeskTicketEntity.byState(State.OPEN)));
    assertRefused(() -> acme.stream(DeskTicketEntity.byState(State.OPEN)).toList());
    assertRefused(() -> acme.withOwnJson(false).execute(DeskTicketEntity.byState(State.OPEN)));
    assertRefused(() -> acme.execute(DeskTicketEntity.byAgent("kim").hydrate()));
    assertRefused(() -> acme.execute(DeskTicketEntity.byState(State.OPEN).deleteAll()));
    assertThat(beta.execute(DeskTicketEntity.get(2))).contains(ticket(2, 2));
  }

  @Test
  void policiesLeaveItOutAndShowItsKeyAlone() {
    Page<Ticket> page =
        acme.execute(DeskTicketEntity.byState(State.OPEN).onUnreadable(ReadPolicy.collect()));
    HydratedPage<Ticket> hydrated =
        acme.execute(DeskTicketEntity.byAgent("kim").hydrate().onUnreadable(ReadPolicy.collect()));

    assertThat(page.items()).containsExactly(ticket(1, 1));
    assertThat(page.unreadable())
        .singleElement()
        .extracting(UnreadableItem::item)
        .satisfies(item -> assertThat(item).containsOnlyKeys("PK", "SK"));
    assertThat(hydrated.items()).containsExactly(ticket(1, 1));
    assertThat(acme.stream(DeskTicketEntity.byState(State.OPEN).onUnreadable(ReadPolicy.skip())))
        .containsExactly(ticket(1, 1));
  }

  @Test
  void countsLeaveItOut() {
    assertThat(acme.execute(DeskTicketEntity.byState(State.OPEN).count())).isEqualTo(1);
    assertThat(acme.execute(DeskTicketEntity.byAgent("kim").count())).isEqualTo(1);
  }

  @Test
  void aClientForOneTenantOnlyStaysThat() {
    TableClient only = desk.client().onlyForTenant("acme");
    TableClient made =
        only.withClock(Clock.systemUTC())
            .withReadPolicy(ReadPolicy.skip())
            .withOwnJson(false)
            .withValidationOnRead();

    assertThat(only.execute(DeskTicketEntity.get(1))).contains(ticket(1, 1));
    for (TableClient bound : List.of(only, made)) {
      assertThat(bound.execute(DeskTicketEntity.get(2))).isEmpty();
      assertThatThrownBy(() -> bound.forTenant("beta"))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0105] forTenant(\"beta\") can't be called on a client that is"
                  + " onlyForTenant(\"acme\"). Use"
                  + " the client that this one was made from.");
      assertThatThrownBy(() -> bound.onlyForTenant("acme"))
          .isInstanceOf(InvalidArgumentException.class);
      assertThatThrownBy(() -> bound.withTableName("Other"))
          .isInstanceOf(InvalidArgumentException.class);
    }
    assertThat(desk.client().onlyForTenant("beta").execute(DeskTicketEntity.get(2))).isPresent();
  }
}
