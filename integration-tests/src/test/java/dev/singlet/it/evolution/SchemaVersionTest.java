package dev.singlet.it.evolution;

import static dev.singlet.it.evolution.model.StaffPersonEntity.FIRST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.Crash;
import dev.singlet.it.evolution.model.Staff.Card;
import dev.singlet.it.evolution.model.Staff.Desk;
import dev.singlet.it.evolution.model.Staff.LastName;
import dev.singlet.it.evolution.model.Staff.Person;
import dev.singlet.it.evolution.model.StaffCardEntity;
import dev.singlet.it.evolution.model.StaffDeskEntity;
import dev.singlet.it.evolution.model.StaffLastNameProjection;
import dev.singlet.it.evolution.model.StaffPersonEntity;
import dev.singlet.it.evolution.model.StaffTable;
import dev.singlet.query.DeleteAll;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of older schema versions are migrated while they are read. */
class SchemaVersionTest {

  private static final Person ANN = new Person("1", "blue", "Ann", "Lee", 7);

  private static final Map<String, AttributeValue> FIRST_FORM =
      Map.of("name", AttributeValue.fromS("Ann Lee"), "grade", AttributeValue.fromS("7"));

  private static final Map<String, AttributeValue> SECOND_FORM =
      Map.of(
          "_v", AttributeValue.fromN("2"),
          "first", AttributeValue.fromS("Ann"),
          "last", AttributeValue.fromS("Lee"),
          "grade", AttributeValue.fromS("7"));

  @RegisterExtension final LocalTable table = LocalTable.of(StaffTable.SCHEMA);

  private TableClient staff;

  @BeforeEach
  void connect() {
    staff = table.client();
  }

  @Test
  void anItemWithoutAVersionIsOfTheFirstAndGoesThroughAllMigrations() {
    put(FIRST_FORM);

    assertThat(staff.execute(StaffPersonEntity.get("1"))).contains(ANN);
    assertThat(staff.stream(StaffPersonEntity.inTeam("blue"))).containsExactly(ANN);
  }

  @Test
  void anItemOfALaterVersionGoesThroughTheRest() {
    put(SECOND_FORM);

    assertThat(staff.execute(StaffPersonEntity.get("1"))).contains(ANN);
  }

  @Test
  void aPutWritesThePresentVersion() {
    put(FIRST_FORM);

    staff.execute(StaffPersonEntity.put(ANN));

    assertThat(item())
        .containsEntry("_v", AttributeValue.fromN("3"))
        .containsEntry("grade", AttributeValue.fromN("7"))
        .doesNotContainKey("name");
    assertThat(staff.execute(StaffPersonEntity.get("1"))).contains(ANN);
  }

  @Test
  void aPutDoesNotReplaceAnItemOfANewerVersion() {
    put(Map.of("_v", AttributeValue.fromN("4"), "full", AttributeValue.fromS("Ann Lee")));

    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.put(ANN)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "the item has the schema version 4, and this program knows the versions 1 to 3. Leave"
                + " the item to a newer program");
    assertThatThrownBy(() -> staff.transact(StaffPersonEntity.put(ANN)))
        .hasMessageContaining("the item has the schema version 4");
    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.put(ANN).when(FIRST.notExists())))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(item()).containsEntry("full", AttributeValue.fromS("Ann Lee"));
  }

  /** What the guide says for items of older versions, in a program that ends after any request. */
  @Test
  void anOlderItemIsPutAsItWasReadWhereverTheProgramEnds() {
    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> put(FIRST_FORM),
            dynamoDb -> putAsRead(table.client(dynamoDb)),
            () -> {
              assertThat(staff.execute(StaffPersonEntity.get("1"))).contains(ANN);
              putAsRead(staff);
              assertThat(staff.execute(StaffPersonEntity.get("1"))).contains(ANN);
              assertThat(item()).containsEntry("_v", AttributeValue.fromN("3"));
            });

    assertThat(crashes).isEqualTo(2);
    assertThat(item()).containsEntry("_v", AttributeValue.fromN("3")).doesNotContainKey("name");
  }

  private static void putAsRead(TableClient client) {
    client.transact(
        tx -> {
          tx.read(StaffPersonEntity.get("1"))
              .ifPresent(read -> tx.write(StaffPersonEntity.put(read)));
          return "";
        });
  }

  @Test
  void aPutReplacesAnItemOfNoVersionAnOlderOneAndThePresentOne() {
    for (Map<String, AttributeValue> form : List.of(FIRST_FORM, SECOND_FORM)) {
      put(form);
      staff.execute(StaffPersonEntity.put(ANN));
      staff.execute(StaffPersonEntity.put(ANN));

      assertThat(item()).containsEntry("_v", AttributeValue.fromN("3"));
    }
  }

  @Test
  void aProjectionOfAnOlderItemIsMigratedToo() {
    put(FIRST_FORM);

    assertThat(staff.execute(StaffPersonEntity.get("1").project(StaffLastNameProjection.type())))
        .contains(new LastName("Lee"));
    assertThat(
            staff.stream(StaffPersonEntity.inTeam("blue").project(StaffLastNameProjection.type())))
        .containsExactly(new LastName("Lee"));
  }

  @Test
  void anOlderItemIsDeletedByItsKey() {
    put(FIRST_FORM);
    DeleteAll<Person> team = StaffPersonEntity.inTeam("blue").deleteAll();

    assertThat(team.toRequest().projectionExpression()).isNotNull();
    assertThat(team.toRequest().expressionAttributeNames())
        .containsValues("_et", "PK", "SK")
        .doesNotContainValue("first");
    assertThat(staff.execute(team).deleted()).isEqualTo(1);
    assertThat(table.items()).isEmpty();
  }

  @Test
  void anIndexThatHoldsAPartOfAnOlderItemSaysSo() {
    put(SECOND_FORM);

    assertThatThrownBy(
            () ->
                staff.stream(
                        StaffPersonEntity.lasts("blue").project(StaffLastNameProjection.type()))
                    .toList())
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining(
            "attribute _v: is not the schema version 3, and the index holds too little of the item"
                + " to migrate it.");
    staff.execute(StaffPersonEntity.put(ANN));
    assertThat(
            staff.stream(StaffPersonEntity.lasts("blue").project(StaffLastNameProjection.type())))
        .containsExactly(new LastName("Lee"));
  }

  @Test
  void anItemOfANewerVersionIsNotRead() {
    put(Map.of("_v", AttributeValue.fromN("4"), "full", AttributeValue.fromS("Ann Lee")));

    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Person item PK=PERSON#1, SK=PERSON, attribute _v: holds the schema version"
                + " 4, and this program knows the versions 1 to 3.");
  }

  @Test
  void whatIsNoVersionIsNotRead() {
    put(Map.of("_v", AttributeValue.fromS("three")));

    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("attribute _v: holds no version, and this program knows");
  }

  @Test
  void aMigrationThatFailsIsToldWithItsVersion() {
    put(Map.of("name", AttributeValue.fromS("Ann")));

    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("can't be migrated from the schema version 1: ")
        .hasCauseInstanceOf(ArrayIndexOutOfBoundsException.class);
  }

  @Test
  void anUpdateOfAnOlderItemIsRefused() {
    put(SECOND_FORM);
    Person after = new Person("1", "blue", "Eve", "Lee", 7);

    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.update("1").first("Eve")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "the item has the schema version 2, and this program writes version 3. Read the item,"
                + " which migrates it, and put it first.");
    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.update(ANN, after)))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.upsert("1", "blue", "Eve", "Lee")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(item()).containsEntry("first", AttributeValue.fromS("Ann"));

    staff.execute(StaffPersonEntity.put(ANN).when(FIRST.eq("Ann")));
    assertThat(staff.execute(StaffPersonEntity.update(ANN, after))).isEqualTo(after);
    assertThat(staff.execute(StaffPersonEntity.update("1").first("Ann"))).isEqualTo(ANN);
  }

  @Test
  void anUpdateOfANewerItemIsRefused() {
    Map<String, AttributeValue> item = new HashMap<>(SECOND_FORM);
    item.put("_v", AttributeValue.fromN("4"));
    put(item);

    assertThatThrownBy(() -> staff.execute(StaffPersonEntity.update("1").first("Eve")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "Update[Person PERSON#1 / PERSON] refused: the item has the schema version 4, and this program"
                + " knows the versions 1 to 3. Leave the item to a newer program.");
  }

  @Test
  void aRefusalForTheSchemaVersionIsNoAnswerToTheConditionOfTheProgram() {
    put(FIRST_FORM);

    assertRefusedForVersion(() -> staff.tryExecute(StaffPersonEntity.update("1").first("Eve")));
    assertThatThrownBy(() -> staff.tryTransact(StaffPersonEntity.update("1").first("Eve")))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed ->
                assertThat(failed.failures().get(0).condition()).isEqualTo(Reason.SCHEMA_VERSION))
        .hasMessageContaining(
            "the item has the schema version 1, and this program writes version 3.");
    assertThat(item()).containsEntry("name", AttributeValue.fromS("Ann Lee"));
  }

  @Test
  void anItemOfANewerVersionIsNotDeletedAndNotChecked() {
    put(Map.of("_v", AttributeValue.fromN("4"), "full", AttributeValue.fromS("Ann Lee")));

    assertRefusedForVersion(() -> staff.tryExecute(StaffPersonEntity.delete("1")));
    assertRefusedForVersion(() -> staff.tryExecute(StaffPersonEntity.put(ANN)));
    assertThatThrownBy(
            () ->
                staff.tryTransact(
                    StaffPersonEntity.check("1"), StaffDeskEntity.put(new Desk("1", "a"))))
        .isInstanceOf(TransactionFailedException.class);
    assertThat(staff.execute(StaffPersonEntity.inTeam("blue").deleteAll()).deleted()).isZero();
    assertThat(table.items()).hasSize(1);
  }

  private static void assertRefusedForVersion(ThrowingCallable write) {
    assertThatThrownBy(write)
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            refused -> assertThat(refused.reason()).isEqualTo(Reason.SCHEMA_VERSION));
  }

  @Test
  void anUpsertCreatesAnItemOfThePresentVersion() {
    staff.execute(StaffPersonEntity.upsert("1", "blue", "Ann", "Lee").grade(7));

    assertThat(item()).containsEntry("_v", AttributeValue.fromN("3"));
    assertThat(staff.execute(StaffPersonEntity.get("1"))).contains(ANN);
  }

  @Test
  void theFirstVersionIsThatOfItemsWithoutOne() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("DESK#1"),
            "SK", AttributeValue.fromS("DESK"),
            "_et", AttributeValue.fromS("Desk"),
            "id", AttributeValue.fromS("1"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    assertThat(staff.execute(StaffDeskEntity.update("1").room("a"))).isEqualTo(new Desk("1", "a"));
    staff.execute(StaffDeskEntity.put(new Desk("1", "b")));
    assertThat(item()).containsEntry("_v", AttributeValue.fromN("1"));
  }

  @Test
  void aPutMakesUniqueWhatAnOlderVersionHoldsInAnotherForm() {
    putFirstCard();
    Card card = staff.execute(StaffCardEntity.get("1")).orElseThrow();

    assertRefusedForVersion(() -> staff.tryExecute(StaffCardEntity.update("1").number("8")));
    assertThatThrownBy(() -> staff.execute(StaffCardEntity.update("1").number("8")))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(
            "the item has the schema version 1, and this program writes version 2.");
    staff.execute(StaffCardEntity.put(card));

    assertThat(staff.execute(StaffCardEntity.update("1").number("8")).number()).isEqualTo("8");
    assertThat(table.items())
        .extracting(item -> item.get("PK").s())
        .containsExactlyInAnyOrder("CARD#1", "UNIQUE#Card#number#8");
  }

  @Test
  void whatAnOlderVersionHoldsInAnotherFormIsDeleted() {
    putFirstCard();

    assertThat(staff.execute(StaffCardEntity.delete("1"))).isTrue();

    assertThat(table.items()).isEmpty();
  }

  private void putFirstCard() {
    Map<String, AttributeValue> item =
        Map.of(
            "PK", AttributeValue.fromS("CARD#1"),
            "SK", AttributeValue.fromS("CARD"),
            "_et", AttributeValue.fromS("Card"),
            "id", AttributeValue.fromS("1"),
            "number", AttributeValue.fromL(List.of(AttributeValue.fromS("7"))));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  private void put(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", AttributeValue.fromS("PERSON#1"));
    item.put("SK", AttributeValue.fromS("PERSON"));
    item.put("GSI1PK", AttributeValue.fromS("TEAM#blue"));
    item.put("GSI1SK", AttributeValue.fromS("1"));
    item.put("GSI2PK", AttributeValue.fromS("LASTS#blue"));
    item.put("GSI2SK", AttributeValue.fromS("1"));
    item.put("_et", AttributeValue.fromS("Person"));
    item.put("id", AttributeValue.fromS("1"));
    item.put("team", AttributeValue.fromS("blue"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }
}
