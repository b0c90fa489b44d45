package dev.singlet.it.keys;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.Nasty;
import dev.singlet.it.keys.model.Held.Doc;
import dev.singlet.it.keys.model.Held.InFolder;
import dev.singlet.it.keys.model.Held.Mailbox;
import dev.singlet.it.keys.model.Held.Note;
import dev.singlet.it.keys.model.HeldDocEntity;
import dev.singlet.it.keys.model.HeldInFolderCollection;
import dev.singlet.it.keys.model.HeldMailboxEntity;
import dev.singlet.it.keys.model.HeldNoteEntity;
import dev.singlet.it.keys.model.HeldTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The format any: values hold the delimiter as it is, and no two items share a key. */
class DelimitersAsTheyAreTest {

  private static final int WRITES = 300;
  private static final int READS = 50;

  @RegisterExtension final LocalTable table = LocalTable.of(HeldTable.SCHEMA);

  private final Nasty nasty = new Nasty(20261126);
  private final Map<List<Object>, InFolder> expected = new HashMap<>();

  private String text() {
    String text = "";
    for (int i = 1 + nasty.below(3); i > 0; i--) {
      text += nasty.oneOf("a", "b", "#", "#V", "#V#", "-", "DOC#", " ");
    }
    return text;
  }

  private Doc doc() {
    return new Doc(
        nasty.oneOf("a", "a#"), text(), nasty.below(2), text(), nasty.oneOf("#", "k"), text());
  }

  private Note note() {
    return new Note(nasty.oneOf("a", "a#"), text(), text());
  }

  private static List<Object> key(InFolder item) {
    return item instanceof Doc doc
        ? List.of(doc.folder(), doc.path(), doc.version())
        : List.of(((Note) item).folder(), ((Note) item).path());
  }

  /** Returns whether the values make a key of their own: each ends at the text that follows it. */
  private static boolean isPossible(InFolder item) {
    return !(item instanceof Doc doc)
        || (!doc.path().contains("#V#")
            && !doc.path().endsWith("#V")
            && !doc.owner().contains("-"));
  }

  @Test
  void noItemIsTakenForAnother() {
    for (int i = 0; i < WRITES; i++) {
      InFolder item = nasty.chance(70) ? doc() : note();
      if (isPossible(item)) {
        write(item);
      } else {
        assertThatExceptionOfType(InvalidKeyException.class)
            .isThrownBy(() -> HeldInFolderCollection.toItem(item));
      }
    }
    assertThat(table.items()).hasSameSizeAs(expected.values());
    assertThat(expected.values()).anyMatch(item -> key(item).toString().contains("DOC##"));
    for (int i = 0; i < READS; i++) {
      read();
    }
  }

  private void write(InFolder item) {
    switch (nasty.below(4)) {
      case 0 -> put(item, () -> table.client().execute(HeldInFolderCollection.put(item)));
      case 1 ->
          put(item, () -> table.client().execute(BatchWrite.of(HeldInFolderCollection.put(item))));
      case 2 -> put(item, () -> table.client().transact(HeldInFolderCollection.put(item)));
      default -> {
        table.client().execute(HeldInFolderCollection.delete(item));
        expected.remove(key(item));
      }
    }
  }

  private void put(InFolder item, Runnable put) {
    put.run();
    expected.put(key(item), item);
  }

  private void read() {
    Doc doc = doc();
    Note note = note();
    if (!isPossible(doc)) {
      return;
    }
    assertThat(table.client().execute(HeldDocEntity.get(doc.folder(), doc.path(), doc.version())))
        .isEqualTo(Optional.ofNullable(expected.get(key(doc))));
    BatchGet<InFolder> batch =
        BatchGet.of(
            HeldDocEntity.get(doc.folder(), doc.path(), doc.version()),
            HeldNoteEntity.get(note.folder(), note.path()));
    assertThat(table.client().execute(batch).items())
        .containsExactlyElementsOf(
            Stream.of(expected.get(key(doc)), expected.get(key(note)))
                .filter(Objects::nonNull)
                .toList());

    HeldDocEntity.Docs docs = HeldDocEntity.docs(doc.folder());
    assertFound(table.client().stream(docs), docs(each -> each.folder().equals(doc.folder())));
    assertFound(
        table.client().stream(docs.path(doc.path())),
        docs(each -> each.folder().equals(doc.folder()) && each.path().equals(doc.path())));
    HeldDocEntity.OfOwner owned = HeldDocEntity.ofOwner(doc.owner(), doc.kind());
    Predicate<Doc> isOwned =
        each -> each.owner().equals(doc.owner()) && each.kind().equals(doc.kind());
    assertFound(table.client().stream(owned), docs(isOwned));
    assertFound(
        table.client().stream(owned.path(doc.path())),
        docs(isOwned.and(each -> each.path().equals(doc.path()))));
    assertFound(
        table.client().stream(owned.path(Range.gte(note.path()))),
        docs(isOwned.and(each -> Nasty.compareUtf8(each.path(), note.path()) >= 0)));
    assertFound(
        table.client().stream(HeldNoteEntity.notes(note.folder()).path(Range.lt(doc.path()))),
        expected.values().stream()
            .filter(Note.class::isInstance)
            .map(Note.class::cast)
            .filter(each -> each.folder().equals(note.folder()))
            .filter(each -> Nasty.compareUtf8(each.path(), doc.path()) < 0));
    assertFound(
        table.client().stream(HeldInFolderCollection.inFolder(doc.folder())),
        expected.values().stream().filter(each -> key(each).get(0).equals(doc.folder())));
  }

  private Stream<Doc> docs(Predicate<Doc> condition) {
    return expected.values().stream()
        .filter(Doc.class::isInstance)
        .map(Doc.class::cast)
        .filter(condition);
  }

  private static <T> void assertFound(Stream<T> found, Stream<T> wanted) {
    assertThat(found).containsExactlyInAnyOrderElementsOf(wanted.toList());
  }

  @Test
  void itemsComeInTheOrderOfTheValueAtTheEndOfTheKey() {
    List<Note> notes = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      notes.add(new Note("a", nasty.text(), ""));
    }
    List<Note> sorted =
        notes.stream().distinct().sorted(comparing(Note::path, Nasty::compareUtf8)).toList();
    table.client().execute(BatchWrite.of(sorted.stream().map(HeldNoteEntity::put).toList()));

    assertThat(table.client().stream(HeldNoteEntity.notes("a"))).containsExactlyElementsOf(sorted);
  }

  @Test
  void theBytesInTheKeyAreThoseOfTheValue() {
    Doc doc = new Doc("a#b", "x#V y", 7, "o#", "k-#", "t");
    table.client().execute(HeldDocEntity.put(doc));

    assertThat(table.items().get(0))
        .containsEntry("PK", AttributeValue.fromS("FOLDER#a#b"))
        .containsEntry("SK", AttributeValue.fromS("DOC#x#V y#V#7"))
        .containsEntry("GSI1PK", AttributeValue.fromS("OWNER#o#-k-#"));
    assertThat(table.client().execute(HeldDocEntity.update("a#b", "x#V y", 7).title("u")).title())
        .isEqualTo("u");
  }

  @Test
  void aValueThatWouldEndTooEarlyIsRefused() {
    assertThatExceptionOfType(InvalidKeyException.class)
        .isThrownBy(() -> HeldDocEntity.get("a", "x#V#y", 1))
        .withMessage(
            "[SGR0102] Doc, key SK: path \"x#V#y\" would end too early in the key, at \"#V#\", which"
                + " follows it there. Refuse such values, or write \":escape\" in place of \":any\" for"
                + " path in the template.");
  }

  @Test
  void aKeyWithTheDelimiterTellsItsEntityAndItsValues() {
    Mailbox mailbox = new Mailbox("Ann#B@x#bo", 7, "t");
    table.client().execute(HeldMailboxEntity.put(mailbox));

    assertThat(table.client().execute(HeldMailboxEntity.get("ANN#b@x#bo", 7))).contains(mailbox);
    assertThat(table.client().stream(HeldTable.scan(HeldMailboxEntity.type())))
        .containsExactly(mailbox);
    assertThat(table.items().get(0))
        .containsEntry("PK", AttributeValue.fromS("mail#ann#b@x#bo#box#7"));
  }
}
