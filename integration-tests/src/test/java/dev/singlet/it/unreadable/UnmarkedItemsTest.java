package dev.singlet.it.unreadable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.unreadable.model.Places.Draft;
import dev.singlet.it.unreadable.model.Places.User;
import dev.singlet.it.unreadable.model.PlacesDraftEntity;
import dev.singlet.it.unreadable.model.PlacesTable;
import dev.singlet.it.unreadable.model.PlacesUserEntity;
import dev.singlet.item.Check;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that doesn't say whose it is, as other programs write it. */
class UnmarkedItemsTest {

  private static final User ANN = new User("a", 17, "ann");
  private static final User BOB = new User("a", 17, "bob");

  @RegisterExtension final LocalTable table = LocalTable.of(PlacesTable.SCHEMA);

  private TableClient client;

  private void write(Map<String, AttributeValue> made, String mark) {
    Map<String, AttributeValue> item = new HashMap<>(made);
    item.remove("_et");
    if (!mark.isEmpty()) {
      item.put("_et", AttributeValue.fromS(mark));
    }
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  @BeforeEach
  void write() {
    client = table.client();
    write(PlacesUserEntity.toItem(ANN), "");
  }

  @Test
  void noReadFindsIt() {
    assertThat(client.execute(PlacesUserEntity.get("a", 17))).isEmpty();
    assertThat(client.execute(PlacesUserEntity.of("a")).items()).isEmpty();
    assertThat(client.execute(PlacesUserEntity.of("a").count())).isZero();
    assertThat(client.stream(PlacesTable.scan(PlacesUserEntity.type()))).isEmpty();
  }

  @Test
  void countsAreOfWhatTheQueryGives() {
    write(PlacesUserEntity.toItem(new User("a", 18, "eve")), "Stranger");
    client.execute(PlacesUserEntity.put(new User("a", 19, "joe")));
    client.execute(PlacesUserEntity.put(new User("a", 20, "kim")));

    assertThat(client.execute(PlacesUserEntity.of("a").count())).isEqualTo(2);
    assertThat(client.execute(PlacesUserEntity.of("a").limit(1).count())).isEqualTo(1);
    assertThat(client.execute(PlacesUserEntity.of("a").reverse().limit(9).count())).isEqualTo(2);
  }

  @Test
  void aPutThatCreatesSaysThatTheMarkIsMissing() {
    assertThatThrownBy(() -> client.execute(PlacesUserEntity.put(BOB).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.reason()).isEqualTo(Reason.OTHER_ENTITY))
        .hasMessageEndingWith(
            "there is already the item PK=TEAM#a, SK=user_17. It has no attribute _et, so gets"
                + " and queries of User don't find it. An update of it writes that.");
  }

  @Test
  void aPutThatCreatesNamesNoEntityIfTheMarkIsNoText() {
    Map<String, AttributeValue> item = new HashMap<>(PlacesUserEntity.toItem(ANN));
    item.put("_et", AttributeValue.fromBool(true));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

    assertThatThrownBy(() -> client.execute(PlacesUserEntity.put(BOB).ifNotExists()))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.reason()).isEqualTo(Reason.OTHER_ENTITY))
        .hasMessageEndingWith("there is already the item PK=TEAM#a, SK=user_17.");
  }

  @Test
  void aCheckFindsItNeitherPresentNorAbsent() {
    User other = new User("a", 18, "other");

    for (Check<User> check :
        List.of(
            PlacesUserEntity.check("a", 17).exists(),
            PlacesUserEntity.check("a", 17).when(PlacesUserEntity.NAME.eq("ann")),
            PlacesUserEntity.check("a", 17).notExists())) {
      assertThatThrownBy(() -> client.transact(check, PlacesUserEntity.put(other)))
          .isInstanceOf(TransactionFailedException.class)
          .hasMessageContaining("It has no attribute _et");
    }

    client.execute(PlacesUserEntity.update("a", 17).name("bob"));
    client.transact(PlacesUserEntity.check("a", 17).exists(), PlacesUserEntity.put(other));
    assertThat(client.execute(PlacesUserEntity.get("a", 18))).contains(other);
  }

  @Test
  void anUpdateMarksIt() {
    assertThat(client.execute(PlacesUserEntity.update("a", 17).name("bob"))).isEqualTo(BOB);

    assertFound();
  }

  @Test
  void anUpsertMarksIt() {
    client.execute(PlacesUserEntity.upsert("a", 17, "bob"));

    assertFound();
  }

  @Test
  void aRevisionMarksIt() {
    client.execute(PlacesUserEntity.update(ANN, BOB));

    assertFound();
  }

  @Test
  void anUpdateInATransactionMarksIt() {
    client.transact(PlacesUserEntity.update("a", 17).name("bob"));

    assertFound();
  }

  private void assertFound() {
    assertThat(client.execute(PlacesUserEntity.get("a", 17))).contains(BOB);
    assertThat(client.execute(PlacesUserEntity.of("a").count())).isEqualTo(1);
    assertThat(table.items().get(0)).containsEntry("_et", AttributeValue.fromS("User"));
  }

  @Test
  void anotherMarkStays() {
    write(PlacesUserEntity.toItem(ANN), "Stranger");

    client.execute(PlacesUserEntity.update("a", 17).name("bob").returningNothing());

    assertThat(table.items().get(0)).containsEntry("_et", AttributeValue.fromS("Stranger"));
  }

  @Test
  void whereKeysAreSharedItIsNotTaken() {
    write(PlacesDraftEntity.toItem(new Draft("1", "old")), "");

    assertThatThrownBy(() -> client.execute(PlacesDraftEntity.update("1").text("new")))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.reason()).isEqualTo(Reason.OTHER_ENTITY))
        .hasMessageContaining("It has no attribute _et")
        .hasMessageEndingWith("Write \"Draft\" there if it is a Draft.");
  }
}
