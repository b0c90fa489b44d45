package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An update of a unique value gives the item as it is read back, where there is still one. */
class UniqueReadBackTest {

  private static final User KIM = new User("1", "a@b.c", "acme", null, 0);

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  @BeforeEach
  void putOne() {
    table.client().execute(DirectoryUserEntity.put(KIM));
  }

  static List<Operation<?>> updates() {
    return List.of(
        DirectoryUserEntity.update("1").email("d@e.f"),
        DirectoryUserEntity.update("1").email("d@e.f").returningUpdatedNew(),
        DirectoryUserEntity.update(KIM, new User("1", "d@e.f", "acme", null, 0)));
  }

  @ParameterizedTest
  @MethodSource("updates")
  void aDeletedItemIsSaidToBeGone(Operation<?> update) {
    tellsThatItIsGone(update, () -> table.client().execute(DirectoryUserEntity.delete("1")));
  }

  @ParameterizedTest
  @MethodSource("updates")
  void anItemOfAnotherEntityIsNotTakenForIt(Operation<?> update) {
    Map<String, AttributeValue> other = new HashMap<>(DirectoryUserEntity.toItem(KIM));
    other.put("_et", AttributeValue.createS("Guest"));

    tellsThatItIsGone(
        update,
        () -> table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(other)));
  }

  private void tellsThatItIsGone(Operation<?> update, Runnable meanwhile) {
    DynamoDbClient shared = AfterRequest.of(table.dynamoDb(), "transactWriteItems", meanwhile);

    UnreadableItemException failed =
        catchThrowableOfType(
            UnreadableItemException.class, () -> table.client(shared).execute(update));

    assertThat(failed)
        .hasMessage(
            "[SGR0201] User item PK=USER#1, SK=USER, attribute _et: is not User, since"
                + " another request deleted or replaced the item before it was read back. The"
                + " write itself was made.");
    assertThat(failed.isAfterWrite()).isTrue();
  }
}
