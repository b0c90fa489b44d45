package dev.singlet.it.streams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.streams.model.Accounts;
import dev.singlet.it.streams.model.Accounts.Account;
import dev.singlet.it.streams.model.Accounts.Login;
import dev.singlet.it.streams.model.Accounts.Organization;
import dev.singlet.it.streams.model.Accounts.Scores;
import dev.singlet.it.streams.model.Accounts.User;
import dev.singlet.it.streams.model.AccountsAccountCollection;
import dev.singlet.it.streams.model.AccountsLoginEntity;
import dev.singlet.it.streams.model.AccountsOrganizationEntity;
import dev.singlet.it.streams.model.AccountsScoresEntity;
import dev.singlet.it.streams.model.AccountsTable;
import dev.singlet.it.streams.model.AccountsUserEntity;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.stream.PartialChange;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

class StreamsTest {

  private static final User ANN = new User("ann", "Ann");
  private static final User ANNE = new User("ann", "Anne");
  private static final Organization ORGANIZATION = new Organization("ann", 3);

  private static List<ItemChange<Accounts>> changes(List<Record> records) {
    return records.stream().flatMap(record -> AccountsTable.change(record).stream()).toList();
  }

  /** Inserts, modifies and removes a user. */
  private static void write(Streamed table) {
    TableClient client = table.client();
    client.execute(AccountsUserEntity.put(ANN));
    client.execute(AccountsUserEntity.update("ann").fullName("Anne"));
    client.execute(AccountsUserEntity.delete("ann"));
  }

  private static Map<String, AttributeValue> spoiled(User user) {
    Map<String, AttributeValue> item = new HashMap<>(AccountsUserEntity.toItem(user));
    item.put("full name", AttributeValue.createN("1"));
    return item;
  }

  @Test
  void mapsWithoutEntriesAreThereWithinOthers() {
    Scores none = new Scores("ann", Map.of("chess", Map.of()));
    Scores one = new Scores("ann", Map.of("chess", Map.of("bob", 1), "go", Map.of()));
    try (Streamed table = new Streamed(StreamViewType.NEW_AND_OLD_IMAGES)) {
      table.client().execute(AccountsScoresEntity.put(none));
      table.client().execute(AccountsScoresEntity.put(one));

      List<ItemChange<Accounts>> changes = changes(table.records());

      assertThat(changes).hasSize(2);
      assertThat(changes.get(0))
          .isInstanceOfSatisfying(
              ItemChange.Inserted.class, change -> assertThat(change.item()).isEqualTo(none));
      assertThat(changes.get(1))
          .isInstanceOfSatisfying(
              ItemChange.Modified.class,
              change -> {
                assertThat(change.before()).isEqualTo(none);
                assertThat(change.after()).isEqualTo(one);
              });
    }
  }

  @Test
  void insertionsModificationsAndRemovalsAreTyped() {
    try (Streamed table = new Streamed(StreamViewType.NEW_AND_OLD_IMAGES)) {
      write(table);

      List<ItemChange<Accounts>> changes = changes(table.records());

      assertThat(changes)
          .containsExactly(
              new ItemChange.Inserted<>(ANN, changes.get(0).event()),
              new ItemChange.Modified<>(ANN, ANNE, changes.get(1).event()),
              new ItemChange.Removed<>(ANNE, changes.get(2).event()));
    }
  }

  @Test
  void eachHasKeyPlaceAndTime() {
    Instant start = Instant.now();
    try (Streamed table = new Streamed(StreamViewType.NEW_AND_OLD_IMAGES)) {
      write(table);

      List<ItemChange<Accounts>> changes = changes(table.records());

      assertThat(changes)
          .extracting(ItemChange::event)
          .allSatisfy(
              event -> {
                assertThat(event.key()).hasToString("ACCOUNT#ann / ACCOUNT");
                assertThat(event.time()).isAfter(start.minus(Duration.ofMinutes(2)));
                assertThat(event.expired()).isFalse();
              });
      assertThat(changes)
          .extracting(change -> change.event().sequenceNumber())
          .doesNotContainNull()
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void anotherEntityInTheSamePlaceIsAModificationOfTheTable() {
    try (Streamed table = new Streamed(StreamViewType.NEW_AND_OLD_IMAGES)) {
      table.put(AccountsUserEntity.toItem(ANN));
      table.put(AccountsOrganizationEntity.toItem(ORGANIZATION));

      List<Record> records = table.records();
      ItemChange<Accounts> change = AccountsTable.change(records.get(1)).orElseThrow();
      ChangeReader<User> users = new ChangeReader<>(AccountsUserEntity.type());
      ChangeReader<Account> accounts = new ChangeReader<>(AccountsAccountCollection.type());
      ChangeReader<Organization> organizations =
          new ChangeReader<>(AccountsOrganizationEntity.type());
      ChangeReader<Login> logins = new ChangeReader<>(AccountsLoginEntity.type());

      assertThat(change).isEqualTo(new ItemChange.Modified<>(ANN, ORGANIZATION, change.event()));
      assertThat(accounts.read(records.get(1)))
          .contains(new ItemChange.Modified<>(ANN, ORGANIZATION, change.event()));
      assertThat(users.read(records.get(1)))
          .contains(new ItemChange.Removed<>(ANN, change.event()));
      assertThat(organizations.read(records.get(1)))
          .contains(new ItemChange.Inserted<>(ORGANIZATION, change.event()));
      assertThat(logins.read(records.get(1))).isEmpty();
    }
  }

  @Test
  void itemsOfNoEntityAreLeftOut() {
    Map<String, AttributeValue> strange =
        Map.of("PK", AttributeValue.createS("ACCOUNT#x"), "SK", AttributeValue.createS("?"));
    try (Streamed table = new Streamed(StreamViewType.NEW_AND_OLD_IMAGES)) {
      table.put(strange);
      table.client().execute(AccountsLoginEntity.put(new Login("ann", 1)));

      assertThat(changes(table.records())).singleElement().isInstanceOf(ItemChange.Inserted.class);
    }
  }

  @Test
  void anImageThatCanNotBeReadIsAnErrorUnlessToldOtherwise() {
    try (Streamed table = new Streamed(StreamViewType.NEW_AND_OLD_IMAGES)) {
      table.put(spoiled(ANN));
      table.client().execute(AccountsUserEntity.put(ANN));
      List<Record> records = table.records();
      List<UnreadableItem> unreadable = new ArrayList<>();
      ChangeReader<Accounts> collecting =
          AccountsTable.changes().onUnreadable(ReadPolicy.collect(unreadable::add));

      assertThatThrownBy(() -> AccountsTable.change(records.get(1)))
          .isInstanceOf(UnreadableItemException.class)
          .hasMessageContaining("User item PK=ACCOUNT#ann, SK=ACCOUNT, attribute full name: ");
      assertThat(AccountsTable.changes().onUnreadable(ReadPolicy.skip()).read(records.get(0)))
          .isEmpty();
      assertThat(records).flatMap(record -> collecting.read(record).stream().toList()).isEmpty();
      assertThat(unreadable).hasSize(2).allMatch(item -> item.attribute().equals("full name"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "KEYS_ONLY, 0, INSERT, new",
    "KEYS_ONLY, 1, MODIFY, old",
    "KEYS_ONLY, 2, REMOVE, old",
    "NEW_IMAGE, 1, MODIFY, old",
    "NEW_IMAGE, 2, REMOVE, old",
    "OLD_IMAGE, 0, INSERT, new",
    "OLD_IMAGE, 1, MODIFY, new",
  })
  void aViewTypeWithoutAnImageIsNamed(StreamViewType view, int number, String name, String image) {
    try (Streamed table = new Streamed(view)) {
      write(table);
      Record record = table.records().get(number);

      assertThatThrownBy(() -> AccountsTable.change(record))
          .isInstanceOfSatisfying(
              InvalidArgumentException.class,
              error -> assertThat(error.code()).isEqualTo(ErrorCode.INCOMPLETE_CHANGE))
          .hasMessage(
              "[SGR0203] The %s record %s has no %s image: its stream's view type is %s. Give the"
                      .formatted(name, record.dynamodb().sequenceNumber(), image, view)
                  + " stream the view type NEW_AND_OLD_IMAGES, or read what there is with"
                  + " readPartial.");
    }
  }

  @Test
  void whatIsThereCanBeReadInPart() {
    try (Streamed table = new Streamed(StreamViewType.NEW_IMAGE)) {
      write(table);

      List<PartialChange<Accounts>> changes =
          table.records().stream()
              .flatMap(record -> AccountsTable.changes().readPartial(record).stream())
              .toList();

      assertThat(changes)
          .extracting(PartialChange::kind)
          .containsExactly(
              PartialChange.Kind.INSERTED, PartialChange.Kind.MODIFIED, PartialChange.Kind.REMOVED);
      assertThat(changes)
          .extracting(PartialChange::after)
          .containsExactly(Optional.of(ANN), Optional.of(ANNE), Optional.empty());
      assertThat(changes).extracting(PartialChange::before).containsOnly(Optional.empty());
    }
  }

  @Test
  void withKeysOnlyAPartHasTheKey() {
    try (Streamed table = new Streamed(StreamViewType.KEYS_ONLY)) {
      write(table);

      assertThat(table.records())
          .extracting(record -> AccountsTable.changes().readPartial(record).orElseThrow())
          .allMatch(change -> change.before().isEmpty() && change.after().isEmpty())
          .extracting(change -> change.event().key().toString())
          .containsOnly("ACCOUNT#ann / ACCOUNT");
    }
  }

  @Test
  void whatTimeToLiveRemovedSaysSo() {
    Map<String, AttributeValue> item = AccountsUserEntity.toItem(ANN);
    Record removed =
        Record.builder()
            .eventName("REMOVE")
            .userIdentity(by -> by.type("Service").principalId("dynamodb.amazonaws.com"))
            .dynamodb(
                stream ->
                    stream
                        .keys(Map.of("PK", item.get("PK"), "SK", item.get("SK")))
                        .oldImage(item)
                        .sequenceNumber("1")
                        .streamViewType(StreamViewType.NEW_AND_OLD_IMAGES))
            .build();

    assertThat(AccountsTable.change(removed).orElseThrow().event().expired()).isTrue();
  }

  @Test
  void imagesAloneMakeAChangeToo() {
    Map<String, AttributeValue> ann = AccountsUserEntity.toItem(ANN);
    Map<String, AttributeValue> anne = AccountsUserEntity.toItem(ANNE);
    ChangeReader<Accounts> changes = AccountsTable.changes();

    assertThat(changes.read(Map.of(), ann).orElseThrow()).isInstanceOf(ItemChange.Inserted.class);
    assertThat(changes.read(ann, anne).orElseThrow()).isInstanceOf(ItemChange.Modified.class);
    assertThat(changes.read(ann, Map.of()).orElseThrow()).isInstanceOf(ItemChange.Removed.class);
    assertThat(changes.read(Map.of(), Map.of())).isEmpty();
  }

  @Test
  void imagesOfDifferentItemsAreRefused() {
    Map<String, AttributeValue> ann = AccountsUserEntity.toItem(ANN);
    Map<String, AttributeValue> bob = AccountsUserEntity.toItem(new User("bob", "Bob"));

    assertThatThrownBy(() -> AccountsTable.changes().read(ann, bob))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0203] A change is of the item ACCOUNT#bob / ACCOUNT, and has an image of ACCOUNT#ann"
                + " / ACCOUNT. Give both images of one item.");
  }

  @Test
  void aRecordThatIsNoneIsRefused() {
    Record empty = Record.builder().eventName("INSERT").build();
    Record unknown =
        Record.builder()
            .eventName("TRUNCATE")
            .dynamodb(stream -> stream.keys(AccountsUserEntity.toItem(ANN)))
            .build();
    Record foreign =
        Record.builder()
            .eventName("INSERT")
            .dynamodb(
                stream ->
                    stream
                        .keys(Map.of("id", AttributeValue.createS("1")))
                        .newImage(Map.of("id", AttributeValue.createS("1"))))
            .build();

    assertThatThrownBy(() -> AccountsTable.change(empty))
        .hasMessageStartingWith("[SGR0203] A stream's record has no dynamodb part");
    assertThatThrownBy(() -> AccountsTable.change(unknown))
        .hasMessageStartingWith("[SGR0203] The event name of a stream's record is TRUNCATE.");
    assertThatThrownBy(() -> AccountsTable.change(foreign))
        .hasMessage(
            "[SGR0203] A change has no key attribute PK, only [id]. Give ChangeReader[Accounts]"
                + " changes of its own table.");
  }
}
