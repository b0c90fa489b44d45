package dev.singlet.examples.recipes.onetable;

import static dev.singlet.examples.recipes.onetable.MoveFixture.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ComparisonTest {

  @RegisterExtension final MoveFixture fixture = new MoveFixture();

  @Test
  void eachDifferenceIsFoundAndRepaired() {
    fixture.fill();
    fixture.moveTo(Phase.VERIFY);
    TableClient shop = fixture.tables().shop();
    plant(shop);

    assertThat(differences())
        .extracting(Difference::kind)
        .containsExactlyInAnyOrder(
            Difference.Kind.MISSING,
            Difference.Kind.BEHIND,
            Difference.Kind.OTHER,
            Difference.Kind.AHEAD,
            Difference.Kind.EXTRA);
    assertThat(fixture.mover().forward(NOON)).as("it stays").isEqualTo(Phase.VERIFY);
    assertThat(differences())
        .as("what no stopped program explains is left to people")
        .extracting(Difference::kind)
        .containsExactlyInAnyOrder(
            Difference.Kind.OTHER, Difference.Kind.AHEAD, Difference.Kind.EXTRA);
    assertThat(fixture.mover().forward(NOON)).as("it is still there").isEqualTo(Phase.VERIFY);

    work().repair();

    assertThat(differences()).isEmpty();
    assertThat(fixture.inShop()).containsExactlyInAnyOrderElementsOf(fixture.inRows());
    assertThat(fixture.mover().forward(NOON)).isEqualTo(Phase.COMPARE);
  }

  private static void plant(TableClient shop) {
    shop.execute(CustomerEntity.delete("c1"));
    shop.execute(LineEntity.put(new Line("o1", 1, "old", 1, 0, false)));
    shop.execute(CustomerEntity.update("c2").name("Somebody else"));
    shop.execute(OrderEntity.put(new Order("o1", "c1", NOON, 7, false)));
    shop.execute(LineEntity.put(new Line("o9", 1, "tea", 1, 1, false)));
  }

  @Test
  void whatAStoppedProgramHasLeftBehindIsBroughtOn() {
    fixture.fill();
    fixture.moveTo(Phase.VERIFY);
    fixture
        .tables()
        .customers()
        .rows()
        .execute(CustomerRowEntity.put(new CustomerRow("c1", "Ann", 1, false)));

    assertThat(fixture.mover().forward(NOON)).isEqualTo(Phase.COMPARE);

    assertThat(fixture.inShop()).contains(new Customer("c1", "Ann", 2, false));
  }

  @Test
  void anItemThatChangesDuringTheComparisonIsNoDifference() {
    fixture.fill();
    fixture.moveTo(Phase.VERIFY);
    Moved<CustomerRow, Customer> customers = fixture.tables().customers();
    var seen = customers.rows().stream(customers.mapping().scanRows()).toList();
    Storefront program = fixture.storefront();
    program.rename(program.customer("c1").orElseThrow(), "Ann");
    program.remove(program.customer("c2").orElseThrow());

    assertThat(customers.comparison().ofRows(seen)).isEmpty();
  }

  private List<Difference<?>> differences() {
    return work().differences();
  }

  private Work work() {
    return new Work(fixture.tables(), 2);
  }
}
