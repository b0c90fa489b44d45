package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.keys.model.Lossy.Badge;
import dev.singlet.it.keys.model.Lossy.Log;
import dev.singlet.it.keys.model.Lossy.Member;
import dev.singlet.it.keys.model.Lossy.Page;
import dev.singlet.it.keys.model.Lossy.Tick;
import dev.singlet.it.keys.model.Lossy.User;
import dev.singlet.it.keys.model.LossyBadgeEntity;
import dev.singlet.it.keys.model.LossyLogEntity;
import dev.singlet.it.keys.model.LossyMemberEntity;
import dev.singlet.it.keys.model.LossyPageEntity;
import dev.singlet.it.keys.model.LossyTable;
import dev.singlet.it.keys.model.LossyTickEntity;
import dev.singlet.it.keys.model.LossyUserEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item can be found by another value than it holds. What is made of the value itself is not
 * written from that one.
 */
class LossyFormatsTest {

  private static final User ANNA = new User("Anna", 1, "a", null);
  private static final Instant AT = Instant.parse("2024-01-01T00:00:00.123Z");
  private static final Instant SECOND = Instant.parse("2024-01-01T00:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(LossyTable.SCHEMA);

  private void refused(Operation<?> write, String reason) {
    Map<String, AttributeValue> before = table.items().get(0);
    assertThatThrownBy(() -> table.client().execute(write))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining(reason);
    assertThat(table.items()).containsExactly(before);
  }

  @Test
  void aKeyIsNotMadeOfAnotherSpelling() {
    table.client().execute(LossyUserEntity.put(ANNA));

    refused(
        LossyUserEntity.update("ANNA").rank(2),
        "name is \"Anna\", and the update expects that it is \"ANNA\"");

    assertThat(table.client().execute(LossyUserEntity.byExactName("Anna")).items())
        .containsExactly(ANNA);
  }

  @Test
  void aKeyIsMadeOfTheValueThatTheItemHolds() {
    table.client().execute(LossyUserEntity.put(ANNA));

    User second = table.client().execute(LossyUserEntity.update("Anna").rank(2));

    assertThat(table.client().execute(LossyUserEntity.byExactName("Anna").rank(2)).items())
        .containsExactly(second);
  }

  @Test
  void whatNothingIsMadeOfChangesByAnySpelling() {
    table.client().execute(LossyUserEntity.put(ANNA));

    assertThat(table.client().execute(LossyUserEntity.update("ANNA").note("n")).note())
        .isEqualTo("n");
  }

  @Test
  void whatIsMadeOfTheFormInThePrimaryKeyChangesByAnySpelling() {
    table.client().execute(LossyUserEntity.put(ANNA));

    User other = table.client().execute(LossyUserEntity.update("ANNA").level("b"));

    assertThat(table.client().execute(LossyUserEntity.byLevel("b").name("aNNa")).items())
        .containsExactly(other);
    assertThat(table.items()).containsExactly(LossyUserEntity.toItem(other));
  }

  @Test
  void anUpsertWritesTheSpellingItIsGiven() {
    table.client().execute(LossyUserEntity.put(ANNA));

    User renamed = table.client().execute(LossyUserEntity.upsert("ANNA", 2, "a"));

    assertThat(renamed).isEqualTo(new User("ANNA", 2, "a", null));
    assertThat(table.items()).containsExactly(LossyUserEntity.toItem(renamed));
  }

  @Test
  void aRevisionWritesTheSpellingOfTheRecordAfter() {
    table.client().execute(LossyUserEntity.put(ANNA));
    User other = new User("aNNA", 1, "a", null);
    User second = new User("aNNA", 2, "a", null);

    refused(LossyUserEntity.update(other, second), "name is \"Anna\"");

    table.client().execute(LossyUserEntity.update(ANNA, second));
    assertThat(table.items()).containsExactly(LossyUserEntity.toItem(second));
  }

  @Test
  void aTransactionIsNotMade() {
    table.client().execute(LossyUserEntity.put(ANNA));

    assertThatThrownBy(() -> table.client().transact(LossyUserEntity.update("ANNA").rank(2)))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("name is \"Anna\", and the update expects that it is \"ANNA\"");
  }

  @Test
  void aTimeInSecondsIsNotTheTime() {
    Log log = new Log("l", AT, "WARN", "here");
    table.client().execute(LossyLogEntity.put(log));

    refused(LossyLogEntity.update("l", SECOND).level("INFO"), "at is ");

    Log info = table.client().execute(LossyLogEntity.update("l", AT).level("INFO"));
    assertThat(table.client().execute(LossyLogEntity.exact("INFO").at(AT)).items())
        .containsExactly(info);
    Log moved = table.client().execute(LossyLogEntity.update("l", SECOND).place("there"));
    assertThat(table.items()).containsExactly(LossyLogEntity.toItem(moved));
  }

  @Test
  void aTimeThatIsStoredInSecondsIsTheTime() {
    table.client().execute(LossyTickEntity.put(new Tick("t", AT, "WARN")));

    Tick tick = table.client().execute(LossyTickEntity.update("t", AT).level("INFO"));

    assertThat(tick).isEqualTo(new Tick("t", SECOND, "INFO"));
    assertThat(table.items()).containsExactly(LossyTickEntity.toItem(tick));
  }

  @Test
  void whatIsComputedIsMadeOfTheValueThatTheItemHolds() {
    Page page = new Page("Bob", "A B", 1);
    table.client().execute(LossyPageEntity.put(page));

    refused(LossyPageEntity.update("a-b", "bob").rank(2, "A B"), "name is \"Bob\"");
    refused(LossyPageEntity.update("a-b", "Bob").rank(2, "a b"), "title is \"A B\"");

    Page second = table.client().execute(LossyPageEntity.update("a-b", "Bob").rank(2, "A B"));
    assertThat(table.items()).containsExactly(LossyPageEntity.toItem(second));
  }

  @Test
  void whatIsCheckedTogetherIsTheValueThatTheItemHolds() {
    table.client().execute(LossyBadgeEntity.put(new Badge("ss", 1)));

    assertThatThrownBy(() -> table.client().execute(LossyBadgeEntity.update("SS").level(3)))
        .isInstanceOf(ValidationException.class);
    refused(LossyBadgeEntity.update("ß").level(1), "code is \"ss\"");
    assertThat(table.client().execute(LossyBadgeEntity.update("ss").level(2)).level()).isEqualTo(2);
  }

  @Test
  void aDefaultIsMadeOfTheValueThatTheItemHolds() {
    Map<String, AttributeValue> older =
        new HashMap<>(LossyMemberEntity.toItem(new Member("t", "Anna", "Anna!", 1)));
    older.remove("nick");
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));

    refused(LossyMemberEntity.update("t", "ANNA").rank(2, "ANNA!"), "nick is not there");

    Member second = table.client().execute(LossyMemberEntity.update("t", "Anna").rank(2, "Anna!"));
    assertThat(second).isEqualTo(new Member("t", "Anna", "Anna!", 2));
    assertThat(table.items().get(0)).containsEntry("GSI1PK", AttributeValue.fromS("NICK#Anna!"));
  }
}
