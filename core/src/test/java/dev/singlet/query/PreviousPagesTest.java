package dev.singlet.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.Notes;
import dev.singlet.Notes.Note;
import dev.singlet.ScriptedDynamoDb;
import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The requests for a page before another. */
class PreviousPagesTest {

  private static final int NONE = -1;

  private final ScriptedDynamoDb dynamoDb = new ScriptedDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);
  private final Query<Note> query = Notes.byOwner("ann");

  private static List<String> ids(Page<Note> page) {
    return page.items().stream().map(Note::id).toList();
  }

  /** The page of the notes 5 and 6. */
  private Page<Note> second() {
    dynamoDb.answer(List.of(3, 4), 4, 2).answer(List.of(5, 6), 6, 2);
    Page<Note> first = client.page(query.limit(2));
    return client.page(query.limit(2).from(first.nextToken()));
  }

  private QueryRequest last() {
    return dynamoDb.requests().get(dynamoDb.requests().size() - 1);
  }

  @Test
  void thePageBeforeIsReadFromItsEndAndGivenInOrder() {
    String token = second().previousToken();
    dynamoDb.answer(List.of(4, 3), 3, 2);

    Page<Note> page = client.page(query.limit(2).from(token));

    assertThat(last().scanIndexForward()).isFalse();
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(5));
    assertThat(ids(page)).containsExactly("003", "004");
    assertThat(page.hasNext()).isTrue();
    assertThat(page.hasPrevious()).isTrue();
  }

  @Test
  void itsTokensLeadOnInBothDirections() {
    String token = second().previousToken();
    dynamoDb.answer(List.of(4, 3), 3, 2);
    Page<Note> page = client.page(query.limit(2).from(token));
    dynamoDb.answer(List.of(5), NONE, 1).answer(List.of(2), NONE, 1);

    client.page(query.from(page.nextToken()));
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(4));
    assertThat(last().scanIndexForward()).isNull();
    Page<Note> start = client.page(query.from(page.previousToken()));
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(3));
    assertThat(last().scanIndexForward()).isFalse();
    assertThat(start.hasPrevious()).isFalse();
    assertThat(start.hasNext()).isTrue();
  }

  @Test
  void aReversedQueryIsReadForwardsToGoBack() {
    dynamoDb.answer(List.of(9, 8), 8, 2).answer(List.of(10), NONE, 1);
    Page<Note> page = client.page(query.reverse().limit(2));

    client.page(query.reverse().from(page.tokenBefore(0)));

    assertThat(last().scanIndexForward()).isNull();
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(9));
  }

  @Test
  void aPageReadWithoutATokenHasNothingBeforeIt() {
    dynamoDb.answer(List.of(1), NONE, 1);

    Page<Note> page = client.page(query);

    assertThat(page.previousToken()).isNull();
    assertThat(page.hasPrevious()).isFalse();
  }

  @Test
  void eachItemHasTokens() {
    Page<Note> page = second();
    dynamoDb.answer(List.of(6), NONE, 1).answer(List.of(5), NONE, 1);

    client.page(query.from(page.tokenAfter(0)));
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(5));
    client.page(query.from(page.tokenBefore(1)));
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(6));
    assertThat(last().scanIndexForward()).isFalse();
    assertThatThrownBy(() -> page.tokenAfter(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> page.tokenBefore(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void whatCannotBeReadIsOnOnePageOnly() {
    Query<Note> collecting = query.limit(2).onUnreadable(ReadPolicy.collect());
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(-3, 4, 5), 5, 3);
    Page<Note> first = client.page(collecting);
    Page<Note> second = client.page(collecting.from(first.nextToken()));
    dynamoDb.answer(List.of(2, 1), NONE, 2);

    client.page(collecting.from(second.previousToken()));

    assertThat(second.unreadable()).hasSize(1);
    assertThat(last().exclusiveStartKey()).isEqualTo(ScriptedDynamoDb.key(3));
  }

  @Test
  void unreadableItemsAreInTheOrderOfTheQuery() {
    String token = second().previousToken();
    dynamoDb.answer(List.of(-4, -3, -2), NONE, 3);

    Page<Note> page = client.page(query.onUnreadable(ReadPolicy.collect()).from(token));

    assertThat(page.unreadable())
        .extracting(item -> item.item().get("SK").s())
        .containsExactly("NOTE#002", "NOTE#003", "NOTE#004");
  }

  @Test
  void anEmptyPageAtTheEndLeadsBackFromTheEnd() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(), NONE, 0).answer(List.of(2, 1), NONE, 2);
    Page<Note> first = client.page(query.limit(2));

    Page<Note> empty = client.page(query.limit(2).from(first.nextToken()));
    Page<Note> again = client.page(query.limit(2).from(empty.previousToken()));

    assertThat(last().hasExclusiveStartKey()).isFalse();
    assertThat(last().scanIndexForward()).isFalse();
    assertThat(ids(again)).containsExactly("001", "002");
    assertThat(again.hasNext()).isFalse();
  }

  @Test
  void behindTheEndOfARangeNothingIsAskedFor() {
    Query<Note> range =
        new Query<>(
            query.pattern(),
            new KeyCondition(
                AttributeValue.createS("NOTE#ann"),
                new SortCondition.Between(
                    AttributeValue.createS("NOTE#001"), AttributeValue.createS("NOTE#002"))));
    dynamoDb.answer(List.of(1, 2), NONE, 2);
    Page<Note> page = client.page(range);

    for (String token : List.of(page.tokenAfter(1), page.tokenBefore(0))) {
      assertThat(client.page(range.from(token)).items()).isEmpty();
      assertThat(client.page(range.limit(1).from(token)).requests()).isZero();
      assertThat(client.execute(range.from(token).count())).isZero();
    }
    assertThat(client.stream(range.from(page.tokenAfter(1)))).isEmpty();
    assertThat(dynamoDb.requests()).hasSize(1);
  }

  @Test
  void aStreamGoesForwardsOnly() {
    String token = second().previousToken();

    assertThatThrownBy(() -> client.stream(query.from(token)))
        .isInstanceOf(InvalidPageTokenException.class)
        .hasMessage(
            "[SGR0202] The page token leads back to the items before a page of Note.byOwner."
                + " Items can be read one by one in the query's own order only. Read a page with"
                + " this token, or pages.")
        .extracting("code")
        .isEqualTo(ErrorCode.INVALID_PAGE_TOKEN);
  }

  @Test
  void pagesGoOnInTheDirectionOfTheirToken() {
    Page<Note> second = second();
    dynamoDb.answer(List.of(4, 3), 3, 2).answer(List.of(2, 1), NONE, 2);

    assertThat(
            client.pages(query.limit(2).from(second.previousToken())).map(PreviousPagesTest::ids))
        .containsExactly(List.of("003", "004"), List.of("001", "002"));
  }

  @Test
  void pagesAreReadAsTheyAreAskedFor() {
    dynamoDb.answer(List.of(1, 2), 2, 2).answer(List.of(3), NONE, 1);

    var pages = client.pages(query.limit(2)).iterator();

    assertThat(dynamoDb.requests()).isEmpty();
    assertThat(ids(pages.next())).containsExactly("001", "002");
    assertThat(dynamoDb.requests()).hasSize(1);
    Page<Note> last = pages.next();
    assertThat(ids(last)).containsExactly("003");
    assertThat(last.requests()).isEqualTo(1);
    assertThat(last.itemsRead()).isEqualTo(1);
    assertThat(pages.hasNext()).isFalse();
  }

  @Test
  void aPageSaysWhatItHolds() {
    assertThat(second()).hasToString("Page[items=2, unreadable=0, hasPrevious=true, hasNext=true]");
  }
}
