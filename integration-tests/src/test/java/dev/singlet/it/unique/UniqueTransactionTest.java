package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.unique.model.Directory.Note;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryNoteEntity;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.item.TransactWrite;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class UniqueTransactionTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  private TableClient client() {
    return table.client();
  }

  private static User user(String id, String email) {
    return new User(id, email, "acme", null, 0);
  }

  private User stored(String id) {
    return client().execute(DirectoryUserEntity.get(id).consistent()).orElseThrow();
  }

  private Stream<String> taken() {
    return table.items().stream()
        .map(item -> item.get("PK").s())
        .filter(key -> key.startsWith("UNIQUE#"))
        .sorted();
  }

  @Test
  void valuesAreKeptInATransactionToo() {
    client().execute(DirectoryUserEntity.put(user("1", "one@b.c")));
    client().execute(DirectoryUserEntity.put(user("2", "two@b.c")));

    client()
        .transact(
            DirectoryUserEntity.put(user("3", "three@b.c")).ifNotExists(),
            DirectoryUserEntity.update("1").email("new@b.c"),
            DirectoryUserEntity.delete("2"),
            DirectoryNoteEntity.put(new Note("n")));

    assertThat(taken()).containsExactly("UNIQUE#User#email#new@b.c", "UNIQUE#User#email#three@b.c");
  }

  @Test
  void aTakenValueIsTheFailureOfItsOperation() {
    client().execute(DirectoryUserEntity.put(user("1", "a@b.c")));
    TransactWrite note = DirectoryNoteEntity.put(new Note("n"));
    TransactWrite duplicate = DirectoryUserEntity.put(user("2", "a@b.c")).ifNotExists();

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class, () -> client().transact(note, duplicate));

    assertThat(failed)
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 2: Put[User USER#2 /"
                + " USER] refused: User.email a@b.c is taken by the item PK=USER#1, SK=USER.");
    TransactionFailure failure = failed.failures().get(0);
    assertThat(failed.failures()).hasSize(1);
    assertThat(failure.operation()).isSameAs(duplicate);
    assertThat(failure.condition()).isEqualTo(ConditionFailedException.Reason.UNIQUE);
    assertThat(failure.attribute()).isEqualTo("email");
    assertThat(client().execute(DirectoryNoteEntity.get("n"))).isEmpty();
  }

  @Test
  void whatReplacesAnItemOfNobodyTakesTheValueThatItHas() {
    Map<String, AttributeValue> item =
        new HashMap<>(DirectoryUserEntity.toItem(user("1", "a@b.c")));
    item.remove("_et");
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));

    client().execute(DirectoryUserEntity.put(user("1", "a@b.c")));

    assertThat(taken()).containsExactly("UNIQUE#User#email#a@b.c");
    assertThatThrownBy(() -> client().execute(DirectoryUserEntity.put(user("2", "a@b.c"))))
        .hasMessageEndingWith("User.email a@b.c is taken by the item PK=USER#1, SK=USER.");
    client().execute(DirectoryUserEntity.put(user("1", "new@b.c")));
    client().execute(DirectoryUserEntity.delete("1"));
    assertThat(taken()).isEmpty();
  }

  @Test
  void twoItemsCanSwapTheirValues() {
    client().execute(DirectoryUserEntity.put(user("1", "one@b.c")));
    client().execute(DirectoryUserEntity.put(user("2", "two@b.c")));

    client()
        .transact(
            DirectoryUserEntity.update("1").email("two@b.c"),
            DirectoryUserEntity.update("2").email("one@b.c"));

    assertThat(stored("1").email()).isEqualTo("two@b.c");
    assertThatThrownBy(() -> client().execute(DirectoryUserEntity.put(user("3", "two@b.c"))))
        .hasMessageEndingWith("User.email two@b.c is taken by the item PK=USER#1, SK=USER.");
    client().execute(DirectoryUserEntity.delete("1"));
    assertThat(taken()).containsExactly("UNIQUE#User#email#one@b.c");
  }

  @Test
  void twoOperationsThatTakeOneValueAreRefused() {
    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        DirectoryUserEntity.put(user("1", "a@b.c")),
                        DirectoryUserEntity.put(user("2", "a@b.c"))))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessage(
            "[SGR0302] Transaction refused, nothing was written. Operation 2: Put[User USER#2 /"
                + " USER] refused: User.email a@b.c is taken by operation 1 of the same transaction,"
                + " of the item USER#1 / USER.");
  }

  @Test
  void whatKeepsValuesCountsTowardsTheLimit() {
    List<? extends TransactWrite> puts =
        IntStream.rangeClosed(1, 51)
            .mapToObj(n -> DirectoryUserEntity.put(user("u" + n, n + "@b.c")).ifNotExists())
            .toList();

    client().transact(puts.subList(0, 50));

    assertThat(table.items()).hasSize(100);
    assertThatThrownBy(() -> Transaction.of(puts).toRequest())
        .hasMessage(
            "[SGR0110] Transaction refused: its 102 actions are more than the 100 that"
                + " DynamoDB takes; operation 50, the unique User.email 50@b.c, is the first one"
                + " too many. Split it into several transactions.");
  }

  @Test
  void thereIsNoRequestBeforeWhatIsThereIsRead() {
    assertThatThrownBy(() -> Transaction.of(DirectoryUserEntity.delete("1")).toRequest())
        .hasMessage(
            "[SGR0110] The changes of a transaction to the unique attributes of User depend"
                + " on the stored items, which it reads first. There is no request before it is"
                + " executed.");
  }

  @Test
  void aRepeatWithATokenIsTheSameRequest() {
    client().execute(DirectoryUserEntity.put(user("1", "a@b.c")));
    Transaction transaction =
        Transaction.of(DirectoryUserEntity.update("1").email("d@e.f").incrementLogins(1))
            .idempotencyToken(UUID.randomUUID().toString());

    client().execute(transaction);
    client().execute(transaction);

    assertThat(stored("1").logins()).isEqualTo(1);
    assertThat(taken()).containsExactly("UNIQUE#User#email#d@e.f");
  }
}
