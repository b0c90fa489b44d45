package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.Desk.Agent;
import dev.singlet.it.docs.model.Desk.Charge;
import dev.singlet.it.docs.model.Desk.Request;
import dev.singlet.it.docs.model.Desk.Settings;
import dev.singlet.it.docs.model.DeskAgentEntity;
import dev.singlet.it.docs.model.DeskChargeEntity;
import dev.singlet.it.docs.model.DeskRequestEntity;
import dev.singlet.it.docs.model.DeskSettingsEntity;
import dev.singlet.it.docs.model.DeskTable;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class DeskTest {

  private static final Instant MONDAY = Instant.parse("2026-03-02T08:00:00Z");
  private static final Instant TUESDAY = Instant.parse("2026-03-03T08:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(DeskTable.SCHEMA);

  private TableClient desk;

  @BeforeEach
  void connect() {
    desk = table.client();
  }

  @Test
  void keysOfLiteralsHaveNoArguments() {
    desk.execute(DeskSettingsEntity.put(new Settings(8, "Hello")));

    Optional<Settings> settings = desk.execute(DeskSettingsEntity.get());
    desk.execute(DeskSettingsEntity.update().opensAt(9));

    assertThat(settings).contains(new Settings(8, "Hello"));
    assertThat(desk.execute(DeskSettingsEntity.settings()).items())
        .containsExactly(new Settings(9, "Hello"));
  }

  @Test
  void partsHaveTheirOwnDirections() {
    putRequests();

    Page<Request> open = desk.execute(DeskRequestEntity.open("billing").limit(20));
    Page<Request> urgent = desk.execute(DeskRequestEntity.open("billing").priority(1));

    assertThat(open.items()).extracting(Request::id).containsExactly("r2", "r1", "r3");
    assertThat(urgent.items()).extracting(Request::id).containsExactly("r2", "r1");
  }

  @Test
  void closing() {
    putRequests();

    Request closed =
        desk.transact(
            tx -> {
              Request before = tx.read(DeskRequestEntity.get("r1")).orElseThrow();
              Request after = DeskRequestEntity.builder(before).open(false).build();
              tx.write(DeskRequestEntity.update(before, after));
              return after;
            });

    assertThat(closed.open()).isFalse();
    assertThat(desk.execute(DeskRequestEntity.open("billing")).items())
        .extracting(Request::id)
        .containsExactly("r2", "r3");
  }

  @Test
  void leaving() {
    putRequests();

    desk.execute(DeskRequestEntity.update("r1").leaveByOpen(false));

    assertThat(desk.execute(DeskRequestEntity.open("billing")).items())
        .extracting(Request::id)
        .containsExactly("r2", "r3");
    assertThatThrownBy(() -> DeskRequestEntity.update("r2").leaveByOpen(true))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("can be in the index GSI1");
  }

  @Test
  void currentValues() {
    putRequests();

    desk.execute(DeskRequestEntity.update("r1").priority(2, "billing", true, null, MONDAY));
    desk.execute(
        DeskRequestEntity.update("r1")
            .priority(3, "billing", false, "ann", MONDAY)
            .open(false, "billing", 3, MONDAY)
            .agent("ann", 3));

    assertThat(desk.execute(DeskRequestEntity.ofAgent("ann")).items())
        .extracting(Request::priority)
        .containsExactly(3);
    assertThat(table.items()).filteredOn(item -> item.containsKey("GSI1PK")).hasSize(2);
    assertThatThrownBy(
            () -> desk.execute(DeskRequestEntity.update("r2").open(false, "sales", 1, MONDAY)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused ->
                assertThat(refused.reason()).isEqualTo(ConditionFailedException.Reason.CONDITION));
    assertThatThrownBy(
            () ->
                desk.execute(
                    DeskRequestEntity.update("r1")
                        .priority(4, "billing", false, "ann", MONDAY)
                        .agent("bob", 4)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Pass the value it is set to");
    desk.execute(DeskRequestEntity.update("r1").removeAgent());
    assertThat(desk.execute(DeskRequestEntity.ofAgent("ann")).items()).isEmpty();
  }

  @Test
  void aValueThatIsTakenForATime() {
    Agent ann = new Agent("ann", "Ann", "A1");
    Agent bob = new Agent("bob", "Bob", "A1");
    desk.execute(DeskAgentEntity.put(ann));

    assertThat(desk.tryExecute(DeskAgentEntity.put(bob))).isFalse();

    desk.execute(DeskAgentEntity.update("ann").removeSeat());
    desk.execute(DeskAgentEntity.put(bob)); // the seat is free

    assertThat(desk.execute(DeskAgentEntity.get("bob"))).contains(bob);
  }

  @Test
  void amountsKeepTwoDigits() {
    Stream.of("9.99", "10.50", "5.00")
        .map(amount -> new Charge("r1", new BigDecimal(amount), "c" + amount))
        .forEach(charge -> desk.execute(DeskChargeEntity.put(charge)));

    List<Charge> charges = desk.execute(DeskChargeEntity.charges("r1")).items();

    assertThat(charges)
        .extracting(Charge::amount)
        .containsExactly(new BigDecimal("5.00"), new BigDecimal("9.99"), new BigDecimal("10.50"));
    assertThat(desk.execute(DeskChargeEntity.get("r1", new BigDecimal("5"), "c5.00"))).isPresent();
  }

  private void putRequests() {
    desk.execute(DeskRequestEntity.put(new Request("r1", "billing", true, 1, null, MONDAY)));
    desk.execute(DeskRequestEntity.put(new Request("r2", "billing", true, 1, null, TUESDAY)));
    desk.execute(DeskRequestEntity.put(new Request("r3", "billing", true, 5, null, TUESDAY)));
  }
}
