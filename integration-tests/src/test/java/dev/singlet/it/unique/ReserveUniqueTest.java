package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.Crash;
import dev.singlet.it.tenants.model.Desk.Agent;
import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.it.unreadable.model.PlacesTable;
import dev.singlet.it.validation.model.Fairs.Guest;
import dev.singlet.it.validation.model.FairsGuestEntity;
import dev.singlet.it.validation.model.FairsTable;
import dev.singlet.item.Put;
import dev.singlet.tables.ReserveUnique;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.DuplicateValue;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.ReservedValues;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Unique values and their reservations are compared and mended, in a whole table. */
class ReserveUniqueTest {

  private static final User ANN = new User("1", "a@x", "acme", 7, 0);
  private static final User SAME = new User("2", "a@x", "acme", 8, 0);
  private static final User BEN = new User("3", "b@x", "acme", null, 0);

  @RegisterExtension final LocalTable directory = LocalTable.of(DirectoryTable.SCHEMA);
  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);
  @RegisterExtension final LocalTable fairs = LocalTable.of(FairsTable.SCHEMA);

  private static ReserveUnique reserving() {
    return ReserveUnique.of(DirectoryTable.type());
  }

  /** Stores items as a program does that knows of no unique values. */
  private static void storeUnreserved(LocalTable table, List<? extends Put<?>> puts) {
    puts.forEach(put -> store(table, put.toRequest().item()));
  }

  private static void store(LocalTable table, Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private void storeUnreserved(User... users) {
    storeUnreserved(directory, Stream.of(users).map(DirectoryUserEntity::put).toList());
  }

  /** Changes an address as a program does that knows of no unique values. */
  private void changeUnreserved(String id, String email) {
    directory
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(directory.tableName())
                    .key(Map.of("PK", fromS("USER#" + id), "SK", fromS("USER")))
                    .updateExpression("SET email = :email, GSI1PK = :key")
                    .expressionAttributeValues(
                        Map.of(":email", fromS(email), ":key", fromS("EMAIL#" + email))));
  }

  private void deleteUnreserved(String id) {
    directory
        .dynamoDb()
        .deleteItem(
            delete ->
                delete
                    .tableName(directory.tableName())
                    .key(Map.of("PK", fromS("USER#" + id), "SK", fromS("USER"))));
  }

  private static Map<String, String> reservations(LocalTable table) {
    Map<String, String> owners = new TreeMap<>();
    for (Map<String, AttributeValue> item : table.items()) {
      if (item.containsKey("_owner")) {
        owners.put(item.get("PK").s(), item.get("_owner").m().get("PK").s());
      }
    }
    return owners;
  }

  private ReservedValues reserve() {
    return directory.client().execute(reserving());
  }

  private ReservedValues release() {
    return directory.client().execute(reserving().releaseOrphans());
  }

  private ItemsReport verify() {
    return directory.client().execute(VerifyItems.of(DirectoryTable.type()));
  }

  @Test
  void valuesThatNothingReservesAreFoundAndReserved() {
    storeUnreserved(ANN, BEN);

    ItemsReport before = verify();
    ReservedValues reserved = reserve();
    ItemsReport after = verify();

    assertThat(before.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactly(tuple(Kind.UNRESERVED, "badge", 1L), tuple(Kind.UNRESERVED, "email", 2L));
    assertThat(before.fitsModel()).isFalse();
    assertThat(before.toString())
        .contains(
            """
              badge, unreserved, 1 item
                PK=USER#1, SK=USER
                  User.badge 7 is not reserved
            """)
        .contains(
            "  unreserved: Another item can take the value. Reserve the values by ReserveUnique.");
    assertThat(before.toMarkdown())
        .contains("- `PK=USER#1, SK=USER`: User.badge 7 is not reserved\n");
    assertThat(reserved.reserved()).isEqualTo(Map.of("User.email", 2L, "User.badge", 1L));
    assertThat(reserved.isComplete()).isTrue();
    // AWS also counts two units for each check, DynamoDB Local none.
    assertThat(reserved.writeCapacityUnits()).isEqualTo(3 * 2);
    assertThat(reserved.toString())
        .isEqualTo(
            directory.tableName()
                + ": 2 items were read, 3 values were reserved, 0 were released\n"
                + "  User.badge: 1\n  User.email: 2");
    assertThat(reservations(directory))
        .isEqualTo(
            Map.of(
                "UNIQUE#User#badge#acme#7", "USER#1",
                "UNIQUE#User#email#a@x", "USER#1",
                "UNIQUE#User#email#b@x", "USER#3"));
    assertThat(after.differences()).isEmpty();
    assertThat(after.uniqueValues()).isEqualTo(3);
    assertThat(after.toString())
        .contains("3 items of unique values among them, compared with the items that have them.");
  }

  @Test
  void aReservationIsTheOneThatAPutWrites() {
    storeUnreserved(ANN);
    reserve();
    List<Map<String, AttributeValue>> reserved = directory.items();
    directory.client().execute(DirectoryUserEntity.delete("1"));

    directory.client().execute(DirectoryUserEntity.put(ANN));

    assertThat(directory.items())
        .filteredOn(item -> item.containsKey("_owner"))
        .containsExactlyInAnyOrderElementsOf(
            reserved.stream().filter(item -> item.containsKey("_owner")).toList());
  }

  @Test
  void duplicatesAreListedAndNothingIsDeleted() {
    directory.client().execute(DirectoryUserEntity.put(ANN));
    storeUnreserved(SAME);
    List<Map<String, AttributeValue>> stored = directory.items();

    ItemsReport report = verify();
    ReservedValues reserved = reserve();

    String problem = "User.email \"a@x\" is reserved for PK=USER#1, SK=USER, which has it, too";
    assertThat(report.differences())
        .filteredOn(each -> each.kind() == Kind.DUPLICATE)
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.attribute()).isEqualTo("email");
              assertThat(each.samples().get(0).key()).isEqualTo("PK=USER#2, SK=USER");
              assertThat(each.samples().get(0).stored()).isEqualTo(problem);
              assertThat(each.breaksModel()).isTrue();
            });
    assertThat(reserved.duplicateCount()).isEqualTo(1);
    DuplicateValue duplicate = reserved.duplicates().get(0);
    assertThat(duplicate.component()).isEqualTo("User.email");
    assertThat(duplicate.item()).hasToString("USER#2 / USER");
    assertThat(duplicate.holder()).hasToString("USER#1 / USER");
    assertThat(duplicate).hasToString("PK=USER#2, SK=USER: " + problem);
    assertThat(reserved.toString())
        .contains("1 items have a value of another item:\n  PK=USER#2, SK=USER: " + problem);
    assertThat(reserved.isComplete()).isFalse();
    assertThat(directory.items()).containsAll(stored);

    directory.client().execute(DirectoryUserEntity.update("2").email("c@x"));
    assertThat(reserve().isComplete()).isTrue();
    assertThat(verify().fitsModel()).isTrue();
  }

  @Test
  void whatAnOldProgramChangedIsFoundAndReleased() {
    directory.client().execute(DirectoryUserEntity.put(ANN));
    directory.client().execute(DirectoryUserEntity.put(BEN));
    changeUnreserved("1", "new@x");
    deleteUnreserved("3");

    ItemsReport report = verify();
    ReservedValues kept = reserve();
    ReservedValues released = release();

    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactly(
            tuple(Kind.UNRESERVED, "email", 1L), tuple(Kind.ORPHANED, "User.email", 2L));
    assertThat(report.toString())
        .contains(
            "PK=UNIQUE#User#email#a@x, SK=UNIQUE\n"
                + "      is reserved for PK=USER#1, SK=USER, which doesn't have the value")
        .contains(
            "PK=UNIQUE#User#email#b@x, SK=UNIQUE\n"
                + "      is reserved for PK=USER#3, SK=USER, which doesn't exist");
    assertThat(kept.reserved()).isEqualTo(Map.of("User.email", 1L));
    assertThat(kept.others())
        .singleElement()
        .satisfies(each -> assertThat(each.items()).isEqualTo(2));
    assertThat(kept.toString()).contains("2 values are orphaned:\n  PK=UNIQUE#User#email#");
    assertThat(released.released()).isEqualTo(Map.of("User.email", 2L));
    assertThat(released.writeCapacityUnits()).isEqualTo(2 * 2);
    assertThat(released.isComplete()).isTrue();
    assertThat(released.toString()).contains("0 values were reserved, 2 were released\n");
    assertThat(reservations(directory).keySet())
        .containsExactly("UNIQUE#User#badge#acme#7", "UNIQUE#User#email#new@x");
    assertThat(verify().fitsModel()).isTrue();
    directory.client().execute(DirectoryUserEntity.put(new User("4", "a@x", "acme", null, 0)));
  }

  @Test
  void aValueThatIsReservedForAnItemThatLeftItGoesToTheOneThatHasIt() {
    directory.client().execute(DirectoryUserEntity.put(ANN));
    changeUnreserved("1", "new@x");
    storeUnreserved(new User("4", "a@x", "acme", null, 0));

    ReservedValues kept = reserve();
    ReservedValues released = release();

    assertThat(kept.others())
        .extracting(ItemDifference::kind, ItemDifference::items)
        .containsExactly(tuple(Kind.UNRESERVED, 1L), tuple(Kind.ORPHANED, 1L));
    assertThat(kept.toString())
        .contains(
            "PK=USER#4, SK=USER: User.email \"a@x\" is reserved for PK=USER#1, SK=USER, which"
                + " doesn't have it");
    assertThat(released.writeCapacityUnits()).isEqualTo(2);
    assertThat(released.isComplete()).isTrue();
    assertThat(reservations(directory))
        .containsEntry("UNIQUE#User#email#a@x", "USER#4")
        .containsEntry("UNIQUE#User#email#new@x", "USER#1");
    assertThat(verify().fitsModel()).isTrue();
  }

  @Test
  void itCanBeDoneAgainByEitherClientAndInSegments() {
    storeUnreserved(ANN, SAME, BEN);

    ReservedValues first =
        directory.asyncClient().execute(reserving().segments(3).rateLimit(500)).join();
    List<Map<String, AttributeValue>> items = directory.items();
    ReservedValues second = directory.asyncClient().execute(reserving()).join();

    assertThat(first.reserved()).isEqualTo(Map.of("User.email", 2L, "User.badge", 2L));
    assertThat(first.duplicateCount()).isEqualTo(1);
    assertThat(second.reserved()).isEmpty();
    assertThat(second.writeCapacityUnits()).isZero();
    assertThat(second.duplicates()).isEqualTo(first.duplicates());
    assertThat(directory.items()).containsExactlyInAnyOrderElementsOf(items);
  }

  @Test
  void theItemsOfOtherTenantsAreLeftAsTheyAre() {
    Agent kim = new Agent("kim", "kim@x");
    for (String tenant : List.of("acme", "beta")) {
      store(
          desk,
          DeskAgentEntity.put(kim).toRequest(desk.client().forTenant(tenant).context()).item());
    }
    TableClient acme = desk.client().forTenant("acme");

    ItemsReport before = acme.execute(VerifyItems.of(DeskTable.type()));
    ReservedValues reserved = acme.execute(ReserveUnique.of(DeskTable.type()).releaseOrphans());

    assertThat(before.differences())
        .extracting(ItemDifference::kind, ItemDifference::items)
        .containsExactly(tuple(Kind.UNRESERVED, 1L));
    assertThat(reserved.reserved()).isEqualTo(Map.of("Agent.email", 1L));
    assertThat(reservations(desk))
        .isEqualTo(Map.of("TENANT#acme#UNIQUE#Agent#email#kim@x", "TENANT#acme#AGENT#kim"));
    assertThat(acme.execute(VerifyItems.of(DeskTable.type())).fitsModel()).isTrue();
  }

  @Test
  void aReservationForAnotherTenantsItemNamesNothingOfIt() {
    TableClient acme = desk.client().forTenant("acme");
    acme.execute(DeskAgentEntity.put(new Agent("kim", "kim@x")));
    desk.client().forTenant("beta").execute(DeskAgentEntity.put(new Agent("lee", "lee@x")));
    Map<String, AttributeValue> forged = new HashMap<>();
    forged.put("PK", fromS("TENANT#acme#UNIQUE#Agent#email#lee@x"));
    forged.put("SK", fromS("UNIQUE"));
    forged.put(
        "_owner",
        AttributeValue.fromM(Map.of("PK", fromS("TENANT#beta#AGENT#lee"), "SK", fromS("AGENT"))));
    store(desk, forged);

    ItemsReport report = acme.execute(VerifyItems.of(DeskTable.type()));
    ReservedValues reserved = acme.execute(ReserveUnique.of(DeskTable.type()).releaseOrphans());

    assertThat(report.toString())
        .contains(
            "PK=TENANT#acme#UNIQUE#Agent#email#***\n"
                + "      _owner is not the key of an item. Delete the reservation")
        .doesNotContain("beta");
    assertThat(reserved.toString()).doesNotContain("beta");
    assertThat(reservations(desk)).hasSize(3);
  }

  @Test
  void sensitiveValuesAreNotShown() {
    TableClient client = fairs.client();
    client.execute(FairsGuestEntity.put(new Guest("1", "secret@x")));
    store(fairs, FairsGuestEntity.put(new Guest("2", "secret@x")).toRequest().item());
    store(fairs, FairsGuestEntity.put(new Guest("3", "secret3@x")).toRequest().item());
    client.execute(FairsGuestEntity.put(new Guest("4", "secret4@x")));
    fairs
        .dynamoDb()
        .deleteItem(
            delete ->
                delete
                    .tableName(fairs.tableName())
                    .key(Map.of("PK", fromS("GUEST#4"), "SK", fromS("GUEST"))));

    ItemsReport report = client.execute(VerifyItems.of(FairsTable.type()));
    ReservedValues reserved = client.execute(ReserveUnique.of(FairsTable.type()));

    assertThat(report.differences())
        .extracting(ItemDifference::kind)
        .containsExactly(Kind.UNRESERVED, Kind.DUPLICATE, Kind.ORPHANED);
    assertThat(report.toString())
        .contains("Guest.email *** is not reserved")
        .contains("PK=UNIQUE#Guest#email#***")
        .doesNotContain("secret");
    assertThat(report.toMarkdown() + report.toJson() + report).doesNotContain("secret");
    assertThat(reserved.duplicates().toString()).contains("Guest.email *** is reserved for");
    assertThat(reserved.toString()).doesNotContain("secret");
  }

  @Test
  void reservationsOfNoAttributeOfTheModelAreLeft() {
    store(
        directory,
        Map.of(
            "PK", fromS("UNIQUE#Account#email#a@x"),
            "SK", fromS("UNIQUE"),
            "_et", fromS("UNIQUE#Account"),
            "_owner", AttributeValue.fromM(Map.of("PK", fromS("X"), "SK", fromS("Y")))));
    directory.client().execute(DirectoryUserEntity.put(BEN));

    assertThat(release().isComplete()).isTrue();
    assertThat(reservations(directory)).hasSize(2);
    assertThat(verify().differences())
        .extracting(ItemDifference::kind, each -> each.samples().get(0).key())
        .containsExactly(tuple(Kind.OTHER_ENTITY, "PK=UNIQUE#Account#email#***"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"scan", "batchGetItem", "transactGetItems"})
  void whatAnotherProgramWritesMeanwhileIsReadAgain(String request) {
    storeUnreserved(ANN);
    DynamoDbClient disturbed =
        AfterRequest.of(
            directory.dynamoDb(),
            request,
            () -> directory.client().execute(DirectoryUserEntity.update("1").email("new@x")));

    ReservedValues reserved = directory.client(disturbed).execute(reserving().releaseOrphans());

    assertThat(reserved.isComplete()).isTrue();
    assertThat(reservations(directory))
        .isEqualTo(
            Map.of("UNIQUE#User#badge#acme#7", "USER#1", "UNIQUE#User#email#new@x", "USER#1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"scan", "batchGetItem", "transactGetItems"})
  void soIsWhatAnOldProgramChangesMeanwhile(String request) {
    storeUnreserved(BEN);
    int[] times = {0};
    DynamoDbClient disturbed =
        AfterRequest.of(
            directory.dynamoDb(),
            request,
            () -> {
              if (times[0]++ == 0) {
                changeUnreserved("3", "new@x");
              }
            });

    ReservedValues reserved = directory.client(disturbed).execute(reserving());

    assertThat(reserved.isComplete()).isTrue();
    assertThat(reservations(directory)).isEqualTo(Map.of("UNIQUE#User#email#new@x", "USER#3"));
  }

  @Test
  void aReportNamesNothingThatAProgramWritesMeanwhile() {
    directory.client().execute(DirectoryUserEntity.put(ANN));
    DynamoDbClient disturbed =
        AfterRequest.of(
            directory.dynamoDb(),
            "scan",
            () -> directory.client().execute(DirectoryUserEntity.update("1").email("new@x")));

    assertThat(
            directory
                .client(disturbed)
                .execute(VerifyItems.of(DirectoryTable.type()))
                .differences())
        .isEmpty();
  }

  @Test
  void anItemThatIsWrittenAllTheTimeIsCounted() {
    storeUnreserved(BEN);
    int[] number = {0};
    DynamoDbClient disturbed =
        AfterRequest.of(
            directory.dynamoDb(),
            "transactGetItems",
            () -> changeUnreserved("3", "b" + number[0]++ + "@x"));

    ReservedValues reserved =
        directory.client(disturbed).withTransactionAttempts(2).execute(reserving());

    assertThat(reserved.reserved()).isEmpty();
    assertThat(reserved.changed()).isEqualTo(1);
    assertThat(reserved.isComplete()).isFalse();
    assertThat(reserved.toString())
        .endsWith("1 values changed in the meantime. Reserve the values again.");
    assertThat(reservations(directory)).isEmpty();
    assertThat(reserve().reserved()).isEqualTo(Map.of("User.email", 1L));
  }

  @Test
  void writersAtTheSameTimeLoseNothing() {
    for (int id = 0; id < 20; id++) {
      storeUnreserved(new User("u" + id, "u" + id + "@x", "acme", id, 0));
    }
    List<CompletableFuture<?>> all =
        Stream.of(1, 2, 3)
            .<CompletableFuture<?>>map(
                writer ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int id = 0; id < 20; id++) {
                            write(writer, id);
                          }
                        }))
            .toList();
    CompletableFuture<ReservedValues> reserving =
        directory.asyncClient().execute(reserving().releaseOrphans().segments(4));
    CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
    reserving.join();

    ReservedValues last = release();
    ItemsReport report = verify();

    assertThat(last.isComplete()).isTrue();
    assertThat(report.differences()).isEmpty();
    assertThat(report.uniqueValues()).isEqualTo(40);
  }

  private void write(int writer, int id) {
    try {
      directory
          .client()
          .execute(DirectoryUserEntity.update("u" + id).email("u" + id + "@" + writer));
    } catch (ConditionFailedException | TransactionFailedException busy) {
      // Another writer has the item. It reserves what it writes.
    }
  }

  @Test
  void afterACrashItGoesOn() {
    Runnable before =
        () -> {
          directory.items().forEach(this::delete);
          directory.client().execute(DirectoryUserEntity.put(BEN));
          changeUnreserved("3", "left@x");
          storeUnreserved(ANN, SAME);
        };

    int crashes =
        Crash.afterEachRequest(
            directory.dynamoDb(),
            before,
            dynamoDb -> directory.client(dynamoDb).execute(reserving().releaseOrphans()),
            () -> {
              assertThat(directory.items())
                  .filteredOn(item -> !item.containsKey("_owner"))
                  .hasSize(3);
              ReservedValues rest = release();
              assertThat(rest.duplicateCount()).isEqualTo(1);
              assertThat(rest.others()).isEmpty();
              assertThat(reservations(directory).keySet())
                  .containsExactly(
                      "UNIQUE#User#badge#acme#7",
                      "UNIQUE#User#badge#acme#8",
                      "UNIQUE#User#email#a@x",
                      "UNIQUE#User#email#left@x");
            });

    assertThat(crashes).isGreaterThan(5);
  }

  private void delete(Map<String, AttributeValue> item) {
    directory
        .dynamoDb()
        .deleteItem(
            delete ->
                delete
                    .tableName(directory.tableName())
                    .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
  }

  @Test
  void afterAFailureItContinuesAtItsCheckpoint() {
    storeUnreserved(ANN, SAME, BEN);
    TableClient failing =
        directory.client(
            AfterRequest.of(
                directory.dynamoDb(),
                "transactWriteItems",
                () -> {
                  throw SdkClientException.create("lost");
                }));
    ReserveUnique reserving = reserving().segments(2);

    UnfinishedException unfinished =
        catchThrowableOfType(UnfinishedException.class, () -> failing.execute(reserving));
    ReservedValues soFar = unfinished.soFar(reserving).orElseThrow();
    ReservedValues rest = directory.client().execute(reserving.from(soFar.checkpoint()));

    assertThat(soFar.checkpoint()).isNotNull();
    assertThat(soFar.toString()).endsWith("The table was not read to its end.");
    assertThat(rest.checkpoint()).isNull();
    assertThat(soFar.and(rest).requests()).isEqualTo(soFar.requests() + rest.requests());
    assertThat(reserve().reserved()).isEmpty();
    assertThat(reservations(directory)).hasSize(4);
  }

  @Test
  void aTableWithoutUniqueAttributesIsRefused() {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> ReserveUnique.of(PlacesTable.type()))
        .withMessage(
            "[SGR0105] ReserveUnique[Places]: no entity of this table has a unique attribute."
                + " Declare one by @Unique.");
  }

  @Test
  void theFirstRequestIsAScan() {
    assertThat(reserving().segments(4).toRequest().totalSegments()).isEqualTo(4);
    assertThat(reserving().releaseOrphans())
        .hasToString("ReserveUnique[Directory, releasing orphans]");
  }
}
