package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.unique.model.Directory.Prize;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryPrizeEntity;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Year;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class UniqueTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  private TableClient client() {
    return table.client();
  }

  private static User user(String id, String email) {
    return user(id, email, null);
  }

  private static User user(String id, String email, @Nullable Integer badge) {
    return new User(id, email, "acme", badge, 0);
  }

  private void put(User... users) {
    for (User user : users) {
      client().execute(DirectoryUserEntity.put(user));
    }
  }

  private User stored(String id) {
    return client().execute(DirectoryUserEntity.get(id).consistent()).orElseThrow();
  }

  /** The partition keys of the items that keep values. */
  private Stream<String> taken() {
    return table.items().stream()
        .map(item -> item.get("PK").s())
        .filter(key -> key.startsWith("UNIQUE#"))
        .sorted();
  }

  private ConditionFailedException failureOf(Operation<?> operation) {
    return catchThrowableOfType(ConditionFailedException.class, () -> client().execute(operation));
  }

  private void assertTaken(Operation<?> operation, String attribute, String message) {
    List<Map<String, AttributeValue>> before = table.items();

    ConditionFailedException failed = failureOf(operation);

    assertThat(failed).hasMessage("[SGR0301] " + message);
    assertThat(failed.reason()).isEqualTo(Reason.UNIQUE);
    assertThat(failed.attribute()).contains(attribute);
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void anySingleValueIsTaken() {
    client().execute(DirectoryPrizeEntity.put(prize("1", 2030, 90)));
    client().execute(DirectoryPrizeEntity.put(prize("2", 2031, 60)));

    assertThat(taken())
        .containsExactly(
            "UNIQUE#Prize#length#de-CH#60",
            "UNIQUE#Prize#length#de-CH#90",
            "UNIQUE#Prize#year#2030",
            "UNIQUE#Prize#year#2031");
    assertTaken(
        DirectoryPrizeEntity.update("2").year(Year.of(2030)),
        "year",
        "Update[Prize PRIZE#2 / PRIZE] refused: Prize.year 2030 is taken by the item PK=PRIZE#1,"
            + " SK=PRIZE.");
    assertTaken(
        DirectoryPrizeEntity.put(prize("3", 2032, 90)),
        "length",
        "Put[Prize PRIZE#3 / PRIZE] refused: Prize.length 90 is taken by the item PK=PRIZE#1,"
            + " SK=PRIZE.");
  }

  private static Prize prize(String id, int year, int seconds) {
    Locale place = Locale.forLanguageTag("de-CH");
    return new Prize(id, Year.of(year), Duration.ofSeconds(seconds), place);
  }

  @Test
  void aValueIsTakenByAnItemOfItsOwnThatNoReadGives() {
    put(user("1", "a#b$c@d.e", 7));

    assertThat(table.items())
        .contains(
            Map.of(
                "PK", s("UNIQUE#User#email#a$23b$24c@d.e"),
                "SK", s("UNIQUE"),
                "_et", s("UNIQUE#User"),
                "_owner", AttributeValue.createM(Map.of("PK", s("USER#1"), "SK", s("USER")))));
    assertThat(taken())
        .containsExactly("UNIQUE#User#badge#acme#7", "UNIQUE#User#email#a$23b$24c@d.e");
    assertThat(stored("1")).isEqualTo(user("1", "a#b$c@d.e", 7));
  }

  @Test
  void aPutIsRefusedWhereAnotherItemHasTheValue() {
    put(user("1", "a@b.c"));

    String message =
        "Put[User USER#2 / USER] refused: User.email a@b.c is taken by the item PK=USER#1, SK=USER.";
    assertTaken(DirectoryUserEntity.put(user("2", "a@b.c")), "email", message);
    assertTaken(DirectoryUserEntity.put(user("2", "a@b.c")).ifNotExists(), "email", message);
  }

  @Test
  void anItemThatIsThereIsToldBeforeItsValues() {
    put(user("1", "a@b.c"));

    ConditionFailedException failed =
        failureOf(DirectoryUserEntity.put(user("1", "a@b.c")).ifNotExists());

    assertThat(failed.reason()).isEqualTo(Reason.ALREADY_EXISTS);
    assertThat(failed.attribute()).isEmpty();
    assertThat(failed.existing(DirectoryUserEntity.type())).contains(user("1", "a@b.c"));
  }

  @Test
  void aPutThatCreatesReadsNothing() {
    Requests requests = Requests.of(table.dynamoDb());
    TableClient client = DirectoryTable.client(requests.client()).withTableName(table.tableName());

    client.execute(DirectoryUserEntity.put(user("1", "a@b.c")).ifNotExists());
    client.execute(DirectoryUserEntity.update(user("1", "a@b.c"), user("1", "d@e.f")));

    assertThat(requests.names())
        .containsExactly("transactWriteItems", "transactWriteItems", "getItem");
  }

  @Test
  void aWriteThatLeavesTheValuesIsMadeByItself() {
    put(user("1", "a@b.c"));
    Requests requests = Requests.of(table.dynamoDb());
    TableClient client = DirectoryTable.client(requests.client()).withTableName(table.tableName());

    client.execute(DirectoryUserEntity.put(new User("1", "a@b.c", "acme", null, 3)));
    client.execute(DirectoryUserEntity.update("1").email("a@b.c").incrementLogins(1));
    client.execute(DirectoryUserEntity.update("1").incrementLogins(1));

    assertThat(requests.names())
        .containsExactly(
            "getItem", "getItem", "putItem", "getItem", "getItem", "updateItem", "updateItem");
    assertThat(stored("1").logins()).isEqualTo(5);
    assertThat(taken()).containsExactly("UNIQUE#User#email#a@b.c");
  }

  @Test
  void aPutOverAnotherReleasesItsValues() {
    put(user("1", "a@b.c", 7), user("1", "d@e.f"));

    assertThat(taken()).containsExactly("UNIQUE#User#email#d@e.f");
    put(user("2", "a@b.c", 7));
    assertThat(stored("2").badge()).isEqualTo(7);
  }

  @Test
  void anUpdateTakesTheNewValueAndReleasesTheOld() {
    put(user("1", "a@b.c"), user("2", "d@e.f"));

    User updated =
        client().execute(DirectoryUserEntity.update("1").email("new@b.c").incrementLogins(1));

    assertThat(updated).isEqualTo(new User("1", "new@b.c", "acme", null, 1)).isEqualTo(stored("1"));
    assertThat(client().execute(DirectoryUserEntity.byEmail("new@b.c")).items())
        .containsExactly(updated);
    assertThat(taken()).containsExactly("UNIQUE#User#email#d@e.f", "UNIQUE#User#email#new@b.c");
    assertTaken(
        DirectoryUserEntity.update("1").email("d@e.f"),
        "email",
        "Update[User USER#1 / USER] refused: User.email d@e.f is taken by the item PK=USER#2,"
            + " SK=USER.");
  }

  @Test
  void anUpdateOfNothingIsRefusedAsEver() {
    ConditionFailedException failed = failureOf(DirectoryUserEntity.update("1").email("a@b.c"));

    assertThat(failed.reason()).isEqualTo(Reason.NOT_FOUND);
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aConditionOfTheUsersIsToldAsEver() {
    put(user("1", "a@b.c"));

    ConditionFailedException failed =
        failureOf(
            DirectoryUserEntity.update("1").email("d@e.f").when(DirectoryUserEntity.LOGINS.gt(5L)));

    assertThat(failed.reason()).isEqualTo(Reason.CONDITION);
    assertThat(failed.existing(DirectoryUserEntity.type())).contains(user("1", "a@b.c"));
    assertThat(taken()).containsExactly("UNIQUE#User#email#a@b.c");
  }

  @Test
  void anUpdateGivesNewValuesAndRefusesToGiveOldOnes() {
    put(user("1", "a@b.c"));

    assertThat(
            client()
                .execute(
                    DirectoryUserEntity.update("1")
                        .email("d@e.f")
                        .returning(DirectoryUserEntity.EMAIL)))
        .isEqualTo("d@e.f");
    client().execute(DirectoryUserEntity.update("1").email("g@h.i").returningNothing());
    assertThat(stored("1").email()).isEqualTo("g@h.i");
    assertThatThrownBy(
            () -> client().execute(DirectoryUserEntity.update("1").email("x@y.z").returningOld()))
        .hasMessage(
            "[SGR0109] Update of User: it can change unique attributes, which needs a transaction,"
                + " and a transaction returns no old values. Ask for new values, or for none.");
  }

  @Test
  void anUpdateIsMadeThoughWhatItLeavesCannotBeRead() {
    put(user("1", "a@b.c"));
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(Map.of("PK", s("USER#1"), "SK", s("USER")))
                    .updateExpression("SET logins = :text")
                    .expressionAttributeValues(Map.of(":text", s("many"))));

    assertThatThrownBy(() -> client().execute(DirectoryUserEntity.update("1").email("d@e.f")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageEndingWith("The write itself was made.");
    assertThat(taken()).containsExactly("UNIQUE#User#email#d@e.f");
  }

  @Test
  void aPutAndADeleteGiveNothingOld() {
    Operation<?> put = DirectoryUserEntity.put(user("1", "d@e.f")).returningOld();
    Operation<?> delete = DirectoryUserEntity.delete("1").returningOld();
    put(user("1", "a@b.c"));

    assertGivesNothingOld(put, "Put of User");
    assertGivesNothingOld(delete, "Delete of User");
    assertThat(stored("1").email()).isEqualTo("a@b.c");
    client().execute(DirectoryUserEntity.put(user("1", "d@e.f")).returningNothing());
    assertThat(stored("1").email()).isEqualTo("d@e.f");
  }

  private void assertGivesNothingOld(Operation<?> operation, String name) {
    for (ThrowingCallable use :
        List.<ThrowingCallable>of(() -> client().execute(operation), operation::toRequest)) {
      assertThatThrownBy(use)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0105] "
                  + name
                  + ": it can change unique attributes, which needs a transaction, and a"
                  + " transaction returns no old item. Get the item before the write.");
    }
  }

  @Test
  void aValueIsUniqueWithinItsScope() {
    put(user("1", "1@b.c", 7));
    client().execute(DirectoryUserEntity.put(new User("2", "2@b.c", "other", 7, 0)));

    assertTaken(
        DirectoryUserEntity.put(user("3", "3@b.c", 7)),
        "badge",
        "Put[User USER#3 / USER] refused: User.badge 7 is taken by the item PK=USER#1, SK=USER.");
    assertTaken(
        DirectoryUserEntity.update("2").tenant("acme"),
        "badge",
        "Update[User USER#2 / USER] refused: User.badge 7 is taken by the item PK=USER#1, SK=USER.");
    client().execute(DirectoryUserEntity.update("1").removeBadge());
    client().execute(DirectoryUserEntity.update("2").tenant("acme"));
    assertThat(taken())
        .containsExactly(
            "UNIQUE#User#badge#acme#7", "UNIQUE#User#email#1@b.c", "UNIQUE#User#email#2@b.c");
  }

  @Test
  void aRevisionMovesTheValue() {
    put(user("1", "a@b.c"), user("2", "x@y.z"));
    User before = stored("1");

    client().execute(DirectoryUserEntity.update(before, user("1", "d@e.f", 8)));

    assertThat(taken())
        .containsExactly(
            "UNIQUE#User#badge#acme#8", "UNIQUE#User#email#d@e.f", "UNIQUE#User#email#x@y.z");
    assertThat(failureOf(DirectoryUserEntity.update(before, user("1", "new@b.c"))).reason())
        .isEqualTo(Reason.CONDITION);
    assertTaken(
        DirectoryUserEntity.update(stored("1"), user("1", "x@y.z", 8)),
        "email",
        "Update[User USER#1 / USER] refused: User.email x@y.z is taken by the item PK=USER#2,"
            + " SK=USER.");
  }

  @Test
  void aDeleteReleases() {
    put(user("1", "a@b.c", 7));

    assertThat(client().execute(DirectoryUserEntity.delete("1"))).isTrue();

    assertThat(table.items()).isEmpty();
    assertThat(client().execute(DirectoryUserEntity.delete("1"))).isFalse();
    put(user("2", "a@b.c", 7));
  }

  @Test
  void aDeleteWithAConditionThatFailsReleasesNothing() {
    put(user("1", "a@b.c"));

    assertThat(
            failureOf(DirectoryUserEntity.delete("1").when(DirectoryUserEntity.LOGINS.gt(5L)))
                .reason())
        .isEqualTo(Reason.CONDITION);
    assertThat(taken()).containsExactly("UNIQUE#User#email#a@b.c");
  }

  @Test
  void anUpsertTakesWhatItWrites() {
    put(user("2", "x@y.z"));

    client().execute(DirectoryUserEntity.upsert("1", "a@b.c", "acme", 7));
    assertThat(taken())
        .containsExactly(
            "UNIQUE#User#badge#acme#7", "UNIQUE#User#email#a@b.c", "UNIQUE#User#email#x@y.z");

    User changed = client().execute(DirectoryUserEntity.upsert("1", "d@e.f", "acme", null));
    assertThat(changed).isEqualTo(user("1", "d@e.f"));
    assertThat(taken()).containsExactly("UNIQUE#User#email#d@e.f", "UNIQUE#User#email#x@y.z");

    assertTaken(
        DirectoryUserEntity.upsert("1", "x@y.z", "acme", null),
        "email",
        "Upsert[User USER#1 / USER] refused: User.email x@y.z is taken by the item PK=USER#2,"
            + " SK=USER.");
  }

  @Test
  void aValueThatAnotherItemKeepsStaysWithIt() {
    put(user("1", "a@b.c"), user("2", "d@e.f"));
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(Map.of("PK", s("USER#2"), "SK", s("USER")))
                    .updateExpression("SET email = :email")
                    .expressionAttributeValues(Map.of(":email", s("a@b.c"))));

    client().execute(DirectoryUserEntity.delete("2"));

    assertThat(taken()).containsExactly("UNIQUE#User#email#a@b.c", "UNIQUE#User#email#d@e.f");
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }
}
