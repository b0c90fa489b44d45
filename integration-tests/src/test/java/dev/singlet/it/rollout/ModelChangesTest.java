package dev.singlet.it.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.rollout.model.Fleet.New;
import dev.singlet.it.rollout.model.Fleet.Old;
import dev.singlet.it.rollout.model.Fleet.Renamed;
import dev.singlet.it.rollout.model.FleetNewBookEntity;
import dev.singlet.it.rollout.model.FleetNewCartEntity;
import dev.singlet.it.rollout.model.FleetNewLetterEntity;
import dev.singlet.it.rollout.model.FleetNewOrderEntity;
import dev.singlet.it.rollout.model.FleetNewParcelEntity;
import dev.singlet.it.rollout.model.FleetNewTable;
import dev.singlet.it.rollout.model.FleetNewUserEntity;
import dev.singlet.it.rollout.model.FleetOldBookEntity;
import dev.singlet.it.rollout.model.FleetOldCartEntity;
import dev.singlet.it.rollout.model.FleetOldLetterEntity;
import dev.singlet.it.rollout.model.FleetOldOrderEntity;
import dev.singlet.it.rollout.model.FleetOldParcelEntity;
import dev.singlet.it.rollout.model.FleetOldTable;
import dev.singlet.it.rollout.model.FleetOldUserEntity;
import dev.singlet.it.rollout.model.FleetRenamedPersonEntity;
import dev.singlet.it.rollout.model.FleetRenamedTable;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What programs with and without a change of the model do to each other's items. */
class ModelChangesTest {

  private static final Instant TOMORROW = Instant.parse("2031-05-01T00:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(FleetOldTable.SCHEMA);

  private TableClient older;
  private TableClient newer;
  private TableClient renamed;

  @BeforeEach
  void threePrograms() {
    older = table.client();
    newer = FleetNewTable.client(table.dynamoDb()).withTableName(table.tableName());
    renamed = FleetRenamedTable.client(table.dynamoDb()).withTableName(table.tableName());
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  private New.Order order() {
    return newer.execute(FleetNewOrderEntity.get("1")).orElseThrow();
  }

  @Test
  void aPutWithoutAComponentErasesIt() {
    newer.execute(FleetNewOrderEntity.put(new New.Order("1", "Ede", New.Phase.OPEN, "urgent", 5)));

    older.execute(FleetOldOrderEntity.update("1").state(Old.State.DONE));
    assertThat(order()).isEqualTo(new New.Order("1", "Ede", New.Phase.DONE, "urgent", 5));

    older.execute(
        FleetOldOrderEntity.put(older.execute(FleetOldOrderEntity.get("1")).orElseThrow()));
    assertThat(order()).isEqualTo(new New.Order("1", "Ede", New.Phase.DONE, null, 1));
  }

  @Test
  void aPutWithExtrasKeepsIt() {
    newer.execute(FleetNewBookEntity.put(new New.Book("1", "Oil", "A novel")));

    Old.Book read = older.execute(FleetOldBookEntity.get("1")).orElseThrow();
    older.execute(FleetOldBookEntity.put(new Old.Book("1", "Oil!", read.extras())));

    assertThat(newer.execute(FleetNewBookEntity.get("1")))
        .contains(new New.Book("1", "Oil!", "A novel"));
  }

  @Test
  void aConstantThatIsNotKnownIsNotRead() {
    newer.execute(FleetNewOrderEntity.put(new New.Order("1", "Ede", New.Phase.LOST, null, 1)));

    assertThatThrownBy(() -> older.execute(FleetOldOrderEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class);
  }

  @Test
  void anIndexKeyThatIsNotKnownIsErasedByPutsAndStaleAfterUpdates() {
    newer.execute(FleetNewOrderEntity.put(new New.Order("1", "Ede", New.Phase.OPEN, null, 1)));

    older.execute(FleetOldOrderEntity.update("1").city("Delft"));
    assertThat(newer.stream(FleetNewOrderEntity.inCity("Ede"))).hasSize(1);
    assertThat(newer.stream(FleetNewOrderEntity.inCity("Delft"))).isEmpty();

    older.execute(
        FleetOldOrderEntity.put(older.execute(FleetOldOrderEntity.get("1")).orElseThrow()));
    assertThat(item()).doesNotContainKeys("GSI1PK", "GSI1SK");

    newer.execute(FleetNewOrderEntity.put(order()));
    assertThat(newer.stream(FleetNewOrderEntity.inCity("Delft"))).hasSize(1);
  }

  @Test
  void withoutAFirstVersionAnUpdateMixesTwoForms() {
    newer.execute(FleetNewParcelEntity.put(new New.Parcel("1", "new")));

    older.execute(FleetOldParcelEntity.update("1").note("old"));

    assertThat(newer.execute(FleetNewParcelEntity.get("1"))).contains(new New.Parcel("1", "new"));
    assertThat(item()).containsKeys("note", "text");
  }

  @Test
  void withAFirstVersionAnItemOfTheSecondIsLeftAlone() {
    newer.execute(FleetNewLetterEntity.put(new New.Letter("1", "new")));

    assertThatThrownBy(() -> older.execute(FleetOldLetterEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class);
    assertThatThrownBy(() -> older.execute(FleetOldLetterEntity.update("1").note("old")))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> older.execute(FleetOldLetterEntity.put(new Old.Letter("1", "old"))))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(newer.execute(FleetNewLetterEntity.get("1"))).contains(new New.Letter("1", "new"));

    older.execute(FleetOldLetterEntity.put(new Old.Letter("2", "old")));
    assertThat(newer.execute(FleetNewLetterEntity.get("2"))).contains(new New.Letter("2", "old"));
  }

  @Test
  void aProgramThatKnowsOfNoUniqueValuesTakesNone() {
    older.execute(FleetOldUserEntity.put(new Old.User("1", "ann@a")));
    newer.execute(FleetNewUserEntity.put(new New.User("2", "ann@a")));
    older.execute(FleetOldUserEntity.update("2").mail("bob@a"));
    newer.execute(FleetNewUserEntity.put(new New.User("3", "bob@a")));

    assertThatThrownBy(() -> newer.execute(FleetNewUserEntity.put(new New.User("4", "bob@a"))))
        .isInstanceOf(ConditionFailedException.class);
    newer.execute(FleetNewUserEntity.delete("2"));
    assertThatThrownBy(() -> newer.execute(FleetNewUserEntity.put(new New.User("4", "bob@a"))))
        .as("what the item 3 has taken is not released with the item 2")
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void whatIsUniqueStaysSoUnderAnotherName() {
    newer.execute(FleetNewUserEntity.put(new New.User("1", "ann@a")));
    renamed.execute(FleetRenamedPersonEntity.put(new Renamed.Person("2", "bob@a")));

    assertThatThrownBy(
            () -> renamed.execute(FleetRenamedPersonEntity.put(new Renamed.Person("3", "ann@a"))))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> newer.execute(FleetNewUserEntity.put(new New.User("3", "bob@a"))))
        .isInstanceOf(ConditionFailedException.class);
    renamed.execute(FleetRenamedPersonEntity.update("1").email("eve@a"));
    newer.execute(FleetNewUserEntity.put(new New.User("3", "ann@a")));
    assertThat(newer.execute(FleetNewUserEntity.get("1"))).contains(new New.User("1", "eve@a"));
  }

  @Test
  void aPutWithoutATimeToLiveKeepsTheItem() {
    newer.execute(FleetNewCartEntity.put(new New.Cart("1", null, TOMORROW)));

    older.execute(FleetOldCartEntity.update("1").note("mine"));
    assertThat(newer.execute(FleetNewCartEntity.get("1")))
        .contains(new New.Cart("1", "mine", TOMORROW));

    older.execute(FleetOldCartEntity.put(new Old.Cart("1", "mine")));
    assertThat(newer.execute(FleetNewCartEntity.get("1")))
        .contains(new New.Cart("1", "mine", null));
  }
}
