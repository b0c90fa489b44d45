package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes.Note;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class QueryRequestsTest {

  private static final int NONE = -1;

  private final ScriptedDynamoDb dynamoDb = new ScriptedDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  private static List<String> ids(Iterable<Note> notes) {
    return java.util.stream.StreamSupport.stream(notes.spliterator(), false).map(Note::id).toList();
  }

  @Test
  void withoutALimitIsOneRequestWithoutALimit() {
    dynamoDb.answer(List.of(1, 2), 2, 2);

    Page<Note> page = client.page(Notes.byOwner("ann"));

    assertThat(ids(page.items())).containsExactly("001", "002");
    assertThat(page.hasNext()).isTrue();
    assertThat(page.itemsRead()).isEqualTo(2);
    assertThat(page.requests()).isEqualTo(1);
    assertThat(dynamoDb.limits()).containsExactly((Integer) null);
  }

  @Test
  void aPageSizeIsTheLimitOfItsRequest() {
    dynamoDb.answer(List.of(1, 2), 2, 2);

    client.page(Notes.byOwner("ann").pageSize(2));

    assertThat(dynamoDb.limits()).containsExactly(2);
    assertThat(dynamoDb.requests()).hasSize(1);
  }

  @Test
  void aLimitAsksForWhatIsMissing() {
    dynamoDb.answer(List.of(1, 2, 3), 3, 3).answer(List.of(4), 4, 1).answer(List.of(5), 5, 1);

    Page<Note> page = client.page(Notes.byOwner("ann").limit(5));

    assertThat(ids(page.items())).containsExactly("001", "002", "003", "004", "005");
    assertThat(page.itemsRead()).isEqualTo(5);
    assertThat(page.requests()).isEqualTo(3);
    assertThat(dynamoDb.limits()).containsExactly(5, 2, 1);
    assertThat(dynamoDb.requests().get(1).exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(3));
  }

  @Test
  void aLimitEndsWithTheRange() {
    dynamoDb.answer(List.of(1), NONE, 1);

    Page<Note> page = client.page(Notes.byOwner("ann").limit(5));

    assertThat(ids(page.items())).containsExactly("001");
    assertThat(page.nextToken()).isNull();
  }

  @Test
  void aPageSizeBoundsTheRequestsOfALimit() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(3), 3, 1);

    client.page(Notes.byOwner("ann").limit(3).pageSize(2));

    assertThat(dynamoDb.limits()).containsExactly(2, 1);
  }

  @Test
  void behindAFilterEachRequestReadsTwiceAsFar() {
    for (int i = 0; i < 11; i++) {
      dynamoDb.answer(List.of(), i, 3);
    }
    dynamoDb.answer(List.of(11, 12, 13), 14, 4);

    Page<Note> page = client.page(Notes.byOwner("ann", true).limit(3));

    assertThat(ids(page.items())).containsExactly("011", "012", "013");
    assertThat(page.requests()).isEqualTo(12);
    assertThat(page.itemsRead()).isEqualTo(37);
    assertThat(dynamoDb.limits())
        .containsExactly(3, 6, 12, 24, 48, 96, 192, 384, 768, 768, 768, 768);
  }

  @Test
  void behindAFilterAPageSizeIsReadWhole() {
    dynamoDb.answer(List.of(1), 9, 10).answer(List.of(11, 12), 19, 10);

    client.page(Notes.byOwner("ann", true).limit(3).pageSize(10));

    assertThat(dynamoDb.limits()).containsExactly(10, 10);
  }

  @Test
  void theTokenContinuesAfterTheLastItemGivenNotTheLastOneRead() {
    dynamoDb.answer(List.of(1, 2, 3, 4), 9, 10).answer(List.of(3), NONE, 1);
    Query<Note> query = Notes.byOwner("ann", true).limit(2);

    Page<Note> page = client.page(query);
    client.page(query.from(page.nextToken()));

    assertThat(ids(page.items())).containsExactly("001", "002");
    assertThat(dynamoDb.requests().get(1).exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(2));
  }

  @Test
  void aLimitReachedInTheMiddleOfTheLastResponseLeavesAToken() {
    dynamoDb.answer(List.of(1, 2, 3), NONE, 3);

    Page<Note> page = client.page(Notes.byOwner("ann", true).limit(2));

    assertThat(ids(page.items())).containsExactly("001", "002");
    assertThat(page.hasNext()).isTrue();
  }

  @Test
  void aLimitReachedAtTheEndOfTheRangeLeavesNoToken() {
    dynamoDb.answer(List.of(1, 2), NONE, 5);

    assertThat(client.page(Notes.byOwner("ann", true).limit(2)).hasNext()).isFalse();
  }

  @Test
  void theGreatestLimitDoesNotOverflow() {
    dynamoDb.answer(List.of(), 1, 1).answer(List.of(1), NONE, 1);

    client.page(Notes.byOwner("ann", true).limit(Integer.MAX_VALUE));

    assertThat(dynamoDb.limits()).containsExactly(Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  @Test
  void everyRequestCarriesTheOptions() {
    dynamoDb.answer(List.of(1), 1, 1).answer(List.of(2), NONE, 1);

    client.page(Notes.byOwner("ann").consistent().reverse().limit(2));

    assertThat(dynamoDb.requests())
        .hasSize(2)
        .allMatch(QueryRequest::consistentRead)
        .allMatch(request -> !request.scanIndexForward());
  }

  @Test
  void aStreamMakesARequestOnlyWhenItsItemsAreWanted() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(), 5, 3).answer(List.of(6), NONE, 1);

    Iterator<Note> notes = client.stream(Notes.byOwner("ann")).iterator();

    assertThat(dynamoDb.requests()).isEmpty();
    assertThat(notes.next().id()).isEqualTo("001");
    assertThat(notes.next().id()).isEqualTo("002");
    assertThat(dynamoDb.requests()).hasSize(1);
    assertThat(notes.next().id()).isEqualTo("006");
    assertThat(notes.hasNext()).isFalse();
    assertThat(dynamoDb.requests()).hasSize(3);
  }

  @Test
  void aStreamOfNothingIsEmpty() {
    dynamoDb.answer(List.of(), NONE, 0);

    assertThat(client.stream(Notes.byOwner("ann"))).isEmpty();
  }

  @Test
  void aStreamEndsAtItsLimit() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(3), 3, 1);

    assertThat(client.stream(Notes.byOwner("ann").limit(3)).map(Note::id))
        .containsExactly("001", "002", "003");
    assertThat(dynamoDb.limits()).containsExactly(3, 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void aLimitOrPageSizeBelowOneIsRefused(int items) {
    assertThatThrownBy(() -> Notes.byOwner("ann").limit(items))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] limit(" + items + "): give 1 or more.")
        .extracting("code")
        .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    assertThatThrownBy(() -> Notes.byOwner("ann").pageSize(items))
        .hasMessage("[SGR0105] pageSize(" + items + "): give 1 or more.");
  }

  @Test
  @SuppressWarnings("CheckReturnValue") // that they change nothing is what is tested
  void theOperationsAreValues() {
    Query<Note> query = Notes.byOwner("ann");
    query.limit(1);
    query.reverse();
    query.pageSize(1);

    assertThat(query.toRequest().limit()).isNull();
    assertThat(query.toRequest().scanIndexForward()).isNull();
  }
}
