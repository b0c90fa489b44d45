package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes.Note;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.SingletException;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TableClientTest {

  private static final Note NOTE = new Note("ann", "007", null);
  private static final TableSchema OTHER =
      new TableSchema("Other", Notes.TABLE.key(), List.of(), "#", "_et");

  private final ScriptedDynamoDb dynamoDb = new ScriptedDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  @Test
  void refusesTheOperationsOfAnotherTable() {
    TableClient other = new TableClient(dynamoDb, OTHER);
    PrimaryKey key =
        new PrimaryKey(AttributeValue.createS("NOTE#ann"), AttributeValue.createS("NOTE#007"));
    List<Operation<?>> operations =
        List.of(
            new Put<>(Notes.TYPE, NOTE),
            new Get<>(Notes.TYPE, key),
            new Delete<>(Notes.TYPE, key),
            Notes.byOwner("ann"));

    for (Operation<?> operation : operations) {
      assertThatThrownBy(() -> other.execute(operation))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0106] "
                  + operation
                  + " belongs to the table Notes, and this client to Other. Execute it with that"
                  + " table's client.");
    }
    assertThatThrownBy(() -> other.stream(Notes.byOwner("ann")))
        .isInstanceOf(InvalidArgumentException.class);
    assertThat(dynamoDb.requests()).isEmpty();
  }

  @Test
  void anEmptyTableNameIsRefusedAtOnce() {
    assertThatThrownBy(() -> client.withTableName(""))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] withTableName(\"\"): give the table's name in DynamoDB, or its ARN.");
  }

  @Test
  void sendsRequestsToTheTableOfItsName() {
    dynamoDb.answer(List.of(), -1, 0).answer(List.of(), -1, 0);

    client.execute(Notes.byOwner("ann"));
    client.withTableName("Notes-test").execute(Notes.byOwner("ann"));

    assertThat(dynamoDb.requests()).extracting("tableName").containsExactly("Notes", "Notes-test");
  }

  @Test
  void takesTheTimeFromItsClock() {
    Instant now = Instant.parse("2024-01-15T08:00:00.123456Z");
    RequestContext context = client.withClock(Clock.fixed(now, ZoneOffset.UTC)).context();
    Map<String, AttributeValue> item = new Put<>(Notes.TYPE, NOTE).toRequest(context).item();

    assertThat(item.get("_ct").s()).isEqualTo("2024-01-15T08:00:00.123Z");
  }

  @Test
  void keepsItsNameWithAnotherClockAndItsClockWithAnotherName() {
    Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);

    assertThat(
            List.of(
                client.withTableName("t").withClock(clock).context(),
                client.withClock(clock).withTableName("t").context()))
        .allSatisfy(
            context -> {
              assertThat(context.tableName()).isEqualTo("t");
              assertThat(context.clock()).isEqualTo(clock);
            });
  }

  @Test
  void takesNoNull() {
    assertThatNullPointerException().isThrownBy(() -> client.withTableName(null));
    assertThatNullPointerException().isThrownBy(() -> client.withClock(null));
  }

  @Test
  void operationsSayWhatTheyAre() {
    PrimaryKey key =
        new PrimaryKey(AttributeValue.createS("NOTE#ann"), AttributeValue.createS("NOTE#007"));

    assertThat(new Put<>(Notes.TYPE, NOTE)).hasToString("Put[Note NOTE#ann / NOTE#007]");
    assertThat(new Get<>(Notes.TYPE, key)).hasToString("Get[Note NOTE#ann / NOTE#007]");
    assertThat(new Delete<>(Notes.TYPE, key)).hasToString("Delete[Note NOTE#ann / NOTE#007]");
    assertThat(Notes.byOwner("ann")).hasToString("Query[Note.byOwner begins with NOTE#]");
  }

  @Test
  void errorCodesStayTheSame() {
    assertThat(Arrays.stream(ErrorCode.values()).map(code -> code + " " + code.code()))
        .containsExactly(
            "INVALID_ENTITY SGR0101",
            "INVALID_KEY SGR0102",
            "INVALID_VALUE SGR0103",
            "INVALID_RANGE SGR0104",
            "INVALID_ARGUMENT SGR0105",
            "WRONG_TABLE SGR0106",
            "ITEM_TOO_LARGE SGR0107",
            "EXPRESSION_TOO_LARGE SGR0108",
            "INVALID_UPDATE SGR0109",
            "INVALID_TRANSACTION SGR0110",
            "TENANT_REQUIRED SGR0111",
            "CONTEXT_VALUE_REQUIRED SGR0112",
            "INVALID_HOOK SGR0113",
            "UNREADABLE_ITEM SGR0201",
            "INVALID_PAGE_TOKEN SGR0202",
            "INCOMPLETE_CHANGE SGR0203",
            "INVALID_JSON SGR0204",
            "DAMAGED_EXPORT SGR0205",
            "CONDITION_FAILED SGR0301",
            "TRANSACTION_FAILED SGR0302",
            "UNPROCESSED_KEYS SGR0401",
            "INCOMPLETE_BATCH SGR0402",
            "UNFINISHED SGR0403",
            "MIGRATION SGR0501");
  }

  @Test
  void everyErrorHasOneRoot() {
    assertThatThrownBy(() -> new Put<>(Notes.TYPE, null))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] Put of Note: the record is null.");
    assertThatThrownBy(() -> new Put<>(Notes.TYPE, new Note(null, "1", null)).toRequest())
        .isInstanceOf(SingletException.class)
        .hasMessage("[SGR0101] Note is not valid: owner is required.");
  }
}
