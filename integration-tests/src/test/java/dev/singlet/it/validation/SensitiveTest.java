package dev.singlet.it.validation;

import static dev.singlet.it.validation.Violated.fair;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.it.validation.model.Fairs.Fair;
import dev.singlet.it.validation.model.Fairs.Guest;
import dev.singlet.it.validation.model.Fairs.Place;
import dev.singlet.it.validation.model.Fairs.Stand;
import dev.singlet.it.validation.model.FairsChildEntity;
import dev.singlet.it.validation.model.FairsFairEntity;
import dev.singlet.it.validation.model.FairsGuestEntity;
import dev.singlet.it.validation.model.FairsStandEntity;
import dev.singlet.it.validation.model.FairsTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.time.LocalDate;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is not to be shown is not shown by writes that are refused. */
class SensitiveTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FairsTable.SCHEMA);

  private final Fair fair = fair().pin("9871").place(new Place("Main St", "12b")).build();

  private TableClient client() {
    return table.client();
  }

  @BeforeEach
  void thereIsAFair() {
    client().execute(FairsFairEntity.put(fair));
  }

  @Test
  void aConditionShowsNeitherWhatIsAskedNorWhatIsThere() {
    assertRefused(update().title("New").when(FairsFairEntity.PIN.eq("5555")))
        .hasMessageEndingWith("refused: its condition pin = *** does not hold, since pin is ***.");
    assertRefused(
            update()
                .title("New")
                .when(FairsFairEntity.PIN.eq("5555").or(FairsFairEntity.SEATS.eq(77))))
        .hasMessageContaining("pin = *** OR seats = ***")
        .hasMessageContaining("since pin is ***, seats is 0");
  }

  @Test
  void conditionsJoinedByAndAreToldOneByOne() {
    assertRefused(
            update()
                .title("New")
                .when(FairsFairEntity.CITY.eq("x").and(FairsFairEntity.PIN.eq("5555"))))
        .hasMessageEndingWith(
            "refused: its condition city = \"x\" does not hold, since city is \"rome\"; its"
                + " condition pin = *** does not hold, since pin is ***.");
  }

  @Test
  void aConditionShowsNothingOfARecordThatHoldsIt() {
    assertRefused(update().title("New").when(FairsFairEntity.PLACE.DOOR.eq("13c")))
        .hasMessageEndingWith(
            "refused: its condition place.door = *** does not hold, since place.door is ***.");
    assertRefused(update().title("New").when(FairsFairEntity.PLACE.eq(new Place("Side St", "1"))))
        .hasMessageEndingWith(
            "refused: its condition place = *** does not hold, since place is ***.");
  }

  @Test
  void anUpdateFromARecordShowsNoneOfBoth() {
    Fair before = FairsFairEntity.builder(fair).pin("1111").build();
    Fair after = FairsFairEntity.builder(fair).pin("2222").build();

    assertRefused(FairsFairEntity.update(before, after))
        .hasMessageEndingWith(
            "refused: pin is ***, but in the record before the update it is ***."
                + " Read the item again.");
  }

  @Test
  void aPutDoesNotShowARecordThatHoldsIt() {
    Stand stand = new Stand("1", new Place("Main St", "12b"));

    assertThat(FairsStandEntity.put(stand)).hasToString("Put[Stand STAND#1 / STAND]");
  }

  @Test
  void argumentsOfConditionsAreNotShown() {
    assertThatThrownBy(() -> FairsFairEntity.PIN.between("9", "1"))
        .hasMessage("[SGR0104] Fair.pin.between(***, ***): the lower end is above the upper one.");
  }

  @Test
  void theTextOfAConditionShowsNoneOfItsValues() {
    assertThat(FairsFairEntity.PIN.eq("5555").or(FairsFairEntity.SEATS.eq(77)))
        .hasToString("pin = *** OR seats = ***");
    assertThat(FairsFairEntity.TITLE.ne("a")).hasToString("title <> \"a\"");
    assertThat(FairsFairEntity.TITLE.exists()).hasToString("attribute_exists(title)");
  }

  @Test
  void endsOfRangesAreNotShown() {
    LocalDate day = LocalDate.parse("1990-02-03");

    assertThatThrownBy(() -> FairsChildEntity.bornOn(gte(day)))
        .hasMessage(
            "[SGR0104] The range of born has only one end. A query reads the partition of each"
                + " value in it, so write between(from, to), or gte(from).and(lt(to)).");
    assertThatThrownBy(() -> FairsChildEntity.bornOn(between(day, day.plusYears(40))))
        .hasMessage(
            "[SGR0104] The range of born is in more than 10,000 partitions, which a query would"
                + " read one by one. Query a part of it.");
  }

  @Test
  void aUniqueValueThatIsTakenIsNotShown() {
    client().execute(FairsGuestEntity.put(new Guest("1", "kim@example.com")));

    assertRefused(FairsGuestEntity.put(new Guest("2", "kim@example.com")))
        .hasMessage(
            "[SGR0301] Put[Guest GUEST#2 / GUEST] refused: Guest.email *** is taken by the item"
                + " PK=GUEST#1, SK=GUEST.");
  }

  private FairsFairEntity.Update update() {
    return FairsFairEntity.update(fair.city(), fair.number());
  }

  private AbstractThrowableAssert<?, ? extends Throwable> assertRefused(Operation<?> operation) {
    return assertThatThrownBy(() -> client().execute(operation));
  }
}
