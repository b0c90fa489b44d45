package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes.Note;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.context.Context;
import dev.singlet.item.Get;
import dev.singlet.operation.TableAccess;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ReadPolicyTest {

  private static final int NONE = -1;

  private final ScriptedDynamoDb dynamoDb = new ScriptedDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  private static List<String> ids(List<Note> notes) {
    return notes.stream().map(Note::id).toList();
  }

  private static UnreadableItem unreadable(int id) {
    Map<String, AttributeValue> item = ScriptedDynamoDb.unreadable(id);
    return new UnreadableItem(
        "Note",
        PrimaryKey.of(Notes.TABLE.key(), item),
        "id",
        "is of type N, not S",
        "[SGR0201] Note item PK=NOTE#ann, SK=NOTE#00" + id + ", attribute id: is of type N, not S.",
        item);
  }

  @Test
  void anUnreadableItemIsAnErrorUnlessToldOtherwise() {
    dynamoDb.answer(List.of(1, -2, 3), NONE, 3);

    assertThatThrownBy(() -> client.page(Notes.byOwner("ann")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("Note item PK=NOTE#ann, SK=NOTE#002, attribute id: ");
  }

  @Test
  void skippingLeavesItOut() {
    dynamoDb.answer(List.of(1, -2, 3), NONE, 3);

    Page<Note> page = client.page(Notes.byOwner("ann").onUnreadable(ReadPolicy.skip()));

    assertThat(ids(page.items())).containsExactly("001", "003");
    assertThat(page.unreadable()).isEmpty();
    assertThat(page.itemsRead()).isEqualTo(3);
  }

  @Test
  void collectingPutsItApartWithKeyAttributeReasonAndAllThatIsThere() {
    dynamoDb.answer(List.of(1, -2, 3), NONE, 3);

    Page<Note> page = client.page(Notes.byOwner("ann").onUnreadable(ReadPolicy.collect()));

    assertThat(ids(page.items())).containsExactly("001", "003");
    assertThat(page.unreadable()).containsExactly(unreadable(2));
  }

  @Test
  void aConsumerGetsItAndThePageDoesNot() {
    dynamoDb.answer(List.of(-1, -2, 3), NONE, 3);
    List<UnreadableItem> told = new ArrayList<>();

    Page<Note> page = client.page(Notes.byOwner("ann").onUnreadable(ReadPolicy.collect(told::add)));

    assertThat(told).containsExactly(unreadable(1), unreadable(2));
    assertThat(page.unreadable()).isEmpty();
  }

  @Test
  void aLimitCountsWhatIsGivenAndReadsAheadOnceSomethingWasLeftOut() {
    dynamoDb
        .answer(List.of(-1, -2), 2, 2)
        .answer(List.of(-3, -4, 5, -6), 6, 4)
        .answer(List.of(-7, 8, 9), 9, 3);

    Page<Note> page = client.page(Notes.byOwner("ann").limit(2).onUnreadable(ReadPolicy.collect()));

    assertThat(ids(page.items())).containsExactly("005", "008");
    assertThat(page.unreadable()).hasSize(6);
    assertThat(dynamoDb.limits()).containsExactly(2, 4, 4);
  }

  @Test
  void theTokenContinuesAfterTheLastItemReadThoughItWasLeftOut() {
    Query<Note> query = Notes.byOwner("ann").onUnreadable(ReadPolicy.skip());
    dynamoDb.answer(List.of(1, -2), 2, 2).answer(List.of(3), NONE, 1);

    Page<Note> page = client.page(query.pageSize(2));
    client.page(query.from(page.nextToken()));

    assertThat(dynamoDb.requests().get(1).exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(2));
  }

  @Test
  void aTokenFitsTheQueryWhateverItsPolicy() {
    dynamoDb.answer(List.of(1), 1, 1).answer(List.of(2), NONE, 1);

    Page<Note> page = client.page(Notes.byOwner("ann"));
    Page<Note> next =
        client.page(Notes.byOwner("ann").onUnreadable(ReadPolicy.collect()).from(page.nextToken()));

    assertThat(ids(next.items())).containsExactly("002");
  }

  @Test
  void theClientsPolicyIsThatOfQueriesWithoutOneOfTheirOwn() {
    dynamoDb.answer(List.of(-1, 2), NONE, 2).answer(List.of(-1, 2), NONE, 2);
    TableClient skipping = client.withReadPolicy(ReadPolicy.skip());

    assertThat(ids(skipping.page(Notes.byOwner("ann")).items())).containsExactly("002");
    assertThatThrownBy(() -> skipping.page(Notes.byOwner("ann").onUnreadable(ReadPolicy.fail())))
        .isInstanceOf(UnreadableItemException.class);
  }

  @Test
  void theClientsPolicyStaysWithAnotherNameAndClock() {
    Context context =
        TableAccess.settings(
                client
                    .withReadPolicy(ReadPolicy.skip())
                    .withTableName("t")
                    .withClock(Clock.systemUTC()))
            .context();

    assertThat(context.reading().policy()).isEqualTo(ReadPolicy.skip());
  }

  @Test
  void aStreamTellsAConsumerPageByPage() {
    dynamoDb.answer(List.of(1, -2), 2, 2).answer(List.of(-3, 4), NONE, 2);
    List<UnreadableItem> told = new ArrayList<>();

    List<Note> notes =
        client.stream(Notes.byOwner("ann").onUnreadable(ReadPolicy.collect(told::add))).toList();

    assertThat(ids(notes)).containsExactly("001", "004");
    assertThat(told).containsExactly(unreadable(2), unreadable(3));
  }

  @Test
  void aStreamRefusesToCollectInPages() {
    Query<Note> collecting = Notes.byOwner("ann").onUnreadable(ReadPolicy.collect());
    String message =
        "[SGR0105] A stream of Query[Note.byOwner begins with NOTE#] has no page in which"
            + " unreadable items could be collected. Give it ReadPolicy.collect(consumer),"
            + " ReadPolicy.skip() or ReadPolicy.fail().";

    assertThatThrownBy(() -> client.stream(collecting))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT))
        .hasMessage(message);
    assertThatThrownBy(
            () -> client.withReadPolicy(ReadPolicy.collect()).stream(Notes.byOwner("ann")))
        .hasMessage(message);
  }

  @Test
  void aGetRefusesToCollectInAPage() {
    PrimaryKey key = PrimaryKey.of(Notes.TABLE.key(), Notes.item(1));

    assertThatThrownBy(() -> new Get<>(Notes.TYPE, key).onUnreadable(ReadPolicy.collect()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Get[Note NOTE#ann / NOTE#001] has no page");
  }

  @Test
  void whatTheConsumerThrowsEndsTheRead() {
    dynamoDb.answer(List.of(-1), NONE, 1);
    Query<Note> query =
        Notes.byOwner("ann")
            .onUnreadable(
                ReadPolicy.collect(
                    item -> {
                      throw new IllegalStateException(item.reason());
                    }));

    assertThatThrownBy(() -> client.page(query)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void takesNoNull() {
    assertThatNullPointerException().isThrownBy(() -> ReadPolicy.collect(null));
    assertThatNullPointerException().isThrownBy(() -> client.withReadPolicy(null));
    assertThatNullPointerException().isThrownBy(() -> Notes.byOwner("ann").onUnreadable(null));
  }

  @Test
  void whatIsCollectedCanNotBeChanged() {
    Map<String, AttributeValue> item = new HashMap<>(ScriptedDynamoDb.unreadable(1));
    UnreadableItem unreadable =
        new UnreadableItem(
            "Note", PrimaryKey.of(Notes.TABLE.key(), item), "id", "is odd", "It is odd.", item);
    item.clear();

    assertThat(unreadable.item()).isEqualTo(ScriptedDynamoDb.unreadable(1));
  }
}
