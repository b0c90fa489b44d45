package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.it.Crash;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of items that were stored before they were unique. Nothing reserves them yet. */
class StoredValuesTest {

  private static final User ANN = new User("1", "a@x", "acme", 7, 0);
  private static final User SAME = new User("2", "a@x", "other", 8, 0);

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  private TableClient client() {
    return table.client();
  }

  /** Stores items as a program does that knows of no unique values. */
  private void storeUnreserved(User... users) {
    for (User user : users) {
      table
          .dynamoDb()
          .putItem(
              put ->
                  put.tableName(table.tableName())
                      .item(DirectoryUserEntity.put(user).toRequest().item()));
    }
  }

  private Map<String, String> reservations() {
    Map<String, String> owners = new TreeMap<>();
    for (Map<String, AttributeValue> item : table.items()) {
      if (item.get("PK").s().startsWith("UNIQUE#")) {
        owners.put(item.get("PK").s(), item.get("_owner").m().get("PK").s());
      }
    }
    return owners;
  }

  static List<Operation<?>> writesOfTheStoredValues() {
    return List.of(
        DirectoryUserEntity.put(ANN),
        DirectoryUserEntity.put(ANN).ifExists(),
        DirectoryUserEntity.update("1").email("a@x").tenant("acme").badge(7),
        DirectoryUserEntity.upsert("1", "a@x", "acme", 7),
        Transaction.of(DirectoryUserEntity.put(ANN)),
        Transaction.of(DirectoryUserEntity.update("1").email("a@x").tenant("acme").badge(7)));
  }

  @ParameterizedTest
  @MethodSource("writesOfTheStoredValues")
  void aWriteOfAValueThatNobodyReservedReservesIt(Operation<?> write) {
    storeUnreserved(ANN);

    client().execute(write);

    assertThat(reservations())
        .isEqualTo(Map.of("UNIQUE#User#email#a@x", "USER#1", "UNIQUE#User#badge#acme#7", "USER#1"));
    assertThat(client().execute(DirectoryUserEntity.get("1"))).contains(ANN);
  }

  @Test
  void aFunctionOfATransactionReservesItToo() {
    storeUnreserved(ANN);

    client()
        .transact(
            transaction -> {
              User read = transaction.read(DirectoryUserEntity.get("1")).orElseThrow();
              transaction.write(DirectoryUserEntity.put(read));
              return read;
            });

    assertThat(reservations()).containsValue("USER#1").hasSize(2);
  }

  @Test
  void ofTwoItemsWithOneValueTheFirstThatIsWrittenGetsIt() {
    storeUnreserved(ANN, SAME);

    client().execute(DirectoryUserEntity.put(SAME));
    List<Map<String, AttributeValue>> before = table.items();
    ConditionFailedException failed =
        catchThrowableOfType(
            ConditionFailedException.class, () -> client().execute(DirectoryUserEntity.put(ANN)));

    assertThat(failed.reason()).isEqualTo(Reason.UNIQUE);
    assertThat(failed)
        .hasMessage(
            "[SGR0301] Put[User USER#1 / USER] refused: User.email a@x is taken by the item"
                + " PK=USER#2, SK=USER.");
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void theOtherItemCanBeChangedElsewhereAndTakeAnotherValue() {
    storeUnreserved(ANN, SAME);
    client().execute(DirectoryUserEntity.put(SAME));

    client().execute(DirectoryUserEntity.update("1").incrementLogins(1));
    client().execute(DirectoryUserEntity.update("1").email("b@x"));

    assertThat(reservations())
        .containsEntry("UNIQUE#User#email#a@x", "USER#2")
        .containsEntry("UNIQUE#User#email#b@x", "USER#1");
  }

  @Test
  void aValueThatIsReservedNeedsNoTransaction() {
    client().execute(DirectoryUserEntity.put(ANN));
    Requests noted = Requests.of(table.dynamoDb());

    table.client(noted.client()).execute(DirectoryUserEntity.put(ANN));

    assertThat(noted.names()).containsExactly("getItem", "getItem", "getItem", "putItem");
  }

  @Test
  void aValueThatAnotherProgramChangedMeanwhileIsLeftToIt() {
    storeUnreserved(ANN);
    User read = stored().get(0);
    client().execute(DirectoryUserEntity.update("1").email("new@x"));

    ConditionFailedException refused =
        catchThrowableOfType(
            ConditionFailedException.class,
            () ->
                client()
                    .execute(
                        DirectoryUserEntity.update("1")
                            .email(read.email())
                            .when(DirectoryUserEntity.EMAIL.eq(read.email()))));

    assertThat(refused.reason()).isEqualTo(Reason.CONDITION);
    assertThat(stored().get(0).email()).isEqualTo("new@x");
    assertThat(reservations())
        .containsEntry("UNIQUE#User#email#new@x", "USER#1")
        .doesNotContainKey("UNIQUE#User#email#a@x");
  }

  @Test
  void aProgramThatEndsAfterAnyRequestLosesNothing() {
    List<User> users = List.of(ANN, SAME);

    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> {
              table
                  .items()
                  .forEach(
                      item ->
                          table
                              .dynamoDb()
                              .deleteItem(
                                  delete ->
                                      delete
                                          .tableName(table.tableName())
                                          .key(
                                              Map.of("PK", item.get("PK"), "SK", item.get("SK")))));
              storeUnreserved(ANN, SAME);
            },
            this::reserveAll,
            () -> {
              assertThat(stored()).containsExactlyInAnyOrderElementsOf(users);
              assertThat(reserveAll(table.dynamoDb())).containsExactly("2");
              assertThat(stored()).containsExactlyInAnyOrderElementsOf(users);
              assertThat(reservations()).containsEntry("UNIQUE#User#email#a@x", "USER#1");
            });

    assertThat(crashes).isGreaterThan(5);
  }

  /**
   * Sets each value again, if the item still has it, as the guide says. Returns the items whose
   * value another one has reserved.
   */
  private List<String> reserveAll(DynamoDbClient dynamoDb) {
    TableClient client = table.client(dynamoDb);
    List<String> duplicates = new ArrayList<>();
    for (User user : stored()) {
      try {
        client.execute(
            DirectoryUserEntity.update(user.id())
                .email(user.email())
                .when(DirectoryUserEntity.EMAIL.eq(user.email())));
      } catch (ConditionFailedException refused) {
        if (refused.reason() == Reason.UNIQUE) {
          duplicates.add(user.id());
        }
      }
    }
    return duplicates;
  }

  private List<User> stored() {
    return List.of("1", "2").stream()
        .flatMap(id -> client().execute(DirectoryUserEntity.get(id).consistent()).stream())
        .toList();
  }
}
