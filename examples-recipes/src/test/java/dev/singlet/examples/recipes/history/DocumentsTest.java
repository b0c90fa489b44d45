package dev.singlet.examples.recipes.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class DocumentsTest {

  // In the future, because DynamoDB Local deletes what has expired.
  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private Documents documents;

  @BeforeEach
  void aDocument() {
    documents = new Documents(table.client());
    assertThat(documents.create("d1", "red", "Keys", "one", "ann")).isTrue();
  }

  @Test
  void theNewestIsUnderOneKeyAndOlderOnesAreBesideIt() {
    assertThat(documents.edit(document(), "Keys", "two", "bob")).isTrue();
    assertThat(documents.edit(document(), "Keys", "three", "ann")).isTrue();

    assertThat(document().text()).isEqualTo("three");
    assertThat(document().version()).isEqualTo(3);
    assertThat(revisions()).extracting(Revision::text).containsExactly("one", "two");
    assertThat(revisions()).extracting(Revision::version).containsExactly(1L, 2L);
    assertThat(actions()).containsExactly(Action.CREATED, Action.EDITED, Action.EDITED);
  }

  @Test
  void ofManyWhoChangeTheSameVersionOneDoes() {
    Document seen = document();

    List<Boolean> made =
        Race.call(8, person -> documents.edit(seen, "Keys", "text " + person, "p" + person));

    assertThat(made).containsOnlyOnce(true);
    assertThat(document().version()).isEqualTo(2);
    assertThat(revisions()).hasSize(1);
    assertThat(actions()).containsExactly(Action.CREATED, Action.EDITED);
  }

  @Test
  void aChangeThatChangesNothingIsNotKept() {
    assertThat(documents.edit(document(), "Keys", "one", "bob")).isTrue();

    assertThat(actions()).containsExactly(Action.CREATED);
    assertThat(document().version()).isEqualTo(1);
  }

  @Test
  void aChangeWhoseAnswerIsLostIsMadeAndKeptOnce() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      assertThat(new Documents(table.client(proxy.client())).edit(document(), "Keys", "two", "bob"))
          .isTrue();
    }
    assertThat(document().version()).isEqualTo(2);
    assertThat(actions()).containsExactly(Action.CREATED, Action.EDITED);
  }

  @Test
  void aDeletedDocumentIsInTheBinAndNotInItsFolder() {
    assertThat(documents.delete(document(), "bob", NOON)).isTrue();

    assertThat(folder()).isEmpty();
    assertThat(bin()).extracting(Document::expiresAt).containsExactly(NOON.plus(days(30)));

    assertThat(documents.restore(document(), "ann", NOON.plus(days(29)))).isTrue();
    assertThat(folder()).extracting(Document::expiresAt).containsOnlyNulls().hasSize(1);
    assertThat(bin()).isEmpty();
    assertThat(actions()).containsExactly(Action.CREATED, Action.DELETED, Action.RESTORED);
  }

  @Test
  void afterItsTimeADocumentIsNotRestoredAlthoughItIsStillThere() {
    assertThat(documents.delete(document(), "bob", NOON)).isTrue();

    assertThat(documents.restore(document(), "ann", NOON.plus(days(30)))).isFalse();
    assertThat(actions()).containsExactly(Action.CREATED, Action.DELETED);
  }

  @Test
  void aDocumentThatWasChangedSinceIsNeitherDeletedNorArchived() {
    Document seen = document();
    assertThat(documents.edit(seen, "Keys", "two", "bob")).isTrue();

    assertThat(documents.delete(seen, "ann", NOON)).isFalse();
    assertThat(documents.archive(seen, "ann")).isFalse();
    assertThat(folder()).extracting(Document::text).containsExactly("two");
    assertThat(actions()).containsExactly(Action.CREATED, Action.EDITED);
  }

  @Test
  void anArchivedDocumentIsInOnePlaceAndKeepsItsPast() {
    assertThat(documents.edit(document(), "Keys", "two", "bob")).isTrue();

    assertThat(documents.archive(document(), "ann")).isTrue();

    assertThat(table.client().execute(DocumentEntity.get("d1"))).isEmpty();
    assertThat(table.client().execute(ArchivedEntity.ofFolder("red")).items())
        .containsExactly(new Archived("red", "d1", "Keys", "two", 2));
    assertThat(revisions()).hasSize(1);
    assertThat(actions()).containsExactly(Action.CREATED, Action.EDITED, Action.ARCHIVED);
  }

  @Test
  void anIdIsNotUsedAgain() {
    assertThat(documents.archive(document(), "ann")).isTrue();

    assertThat(documents.create("d1", "red", "Keys", "new", "bob")).isFalse();
    assertThat(table.client().execute(DocumentEntity.get("d1"))).isEmpty();
  }

  @Test
  void whatAPersonDidIsInOrder() {
    assertThat(documents.create("d0", "red", "Joins", "one", "bob")).isTrue();
    assertThat(documents.edit(document(), "Keys", "two", "bob")).isTrue();

    assertThat(table.client().execute(ChangeEntity.byPerson("bob")).items())
        .extracting(Change::document)
        .containsExactly("d0", "d1");
  }

  private Document document() {
    return table.client().execute(DocumentEntity.get("d1").consistent()).orElseThrow();
  }

  private List<Document> folder() {
    return table.client().execute(DocumentEntity.inFolder("red")).items();
  }

  private List<Document> bin() {
    return table.client().execute(DocumentEntity.inBin("red")).items();
  }

  private List<Revision> revisions() {
    return table.client().execute(RevisionEntity.byDocument("d1").consistent()).items();
  }

  private List<Action> actions() {
    return table.client().execute(ChangeEntity.byDocument("d1").consistent()).items().stream()
        .map(Change::action)
        .toList();
  }

  private static Duration days(int days) {
    return Duration.ofDays(days);
  }
}
