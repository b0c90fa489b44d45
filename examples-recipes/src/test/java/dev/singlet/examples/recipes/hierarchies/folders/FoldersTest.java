package dev.singlet.examples.recipes.hierarchies.folders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Home holds Photos and Archive; Photos holds Delft. */
class FoldersTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(DriveTable.SCHEMA)
          .seed(
              FolderEntity.put(new Folder("home", null, "Home", NOON)),
              FolderEntity.put(new Folder("photos", "home", "Photos", NOON.plusSeconds(1))),
              FolderEntity.put(new Folder("delft", "photos", "Delft", NOON.plusSeconds(2))),
              FolderEntity.put(new Folder("archive", "home", "Archive", NOON.plusSeconds(3))));

  private Folders folders;

  @BeforeEach
  void client() {
    folders = new Folders(table.client());
  }

  @Test
  void foldersAndFilesAreListedByTheTimeOfTheirChange() {
    folders.add(file("f1", "photos", 1));
    folders.add(file("f2", "photos", 9));

    assertThat(table.client().execute(EntryCollection.inFolder("photos").reverse()).items())
        .extracting(Entry::name)
        .containsExactly("f2", "Delft", "f1");
  }

  @Test
  void aChangedFileComesFirst() {
    folders.add(file("f1", "photos", 1));

    table.client().execute(FileEntity.update("f1").changedAt(NOON.plusSeconds(60), "photos"));

    assertThat(table.client().execute(EntryCollection.inFolder("photos").reverse()).items())
        .extracting(Entry::name)
        .containsExactly("f1", "Delft");
  }

  @Test
  void aFileNeedsItsFolder() {
    assertThatThrownBy(() -> folders.add(file("f1", "none", 1)))
        .isInstanceOf(TransactionFailedException.class);
    assertThat(table.client().execute(FileEntity.get("f1"))).isEmpty();
  }

  @Test
  void aFolderMovesWithAllThatIsInIt() {
    folders.add(file("f1", "delft", 1));

    folders.move("photos", "archive");

    assertThat(path("delft")).containsExactly("home", "archive", "photos", "delft");
    assertThat(folders.below("archive"))
        .extracting(Entry::name)
        .containsExactly("Photos", "Delft", "f1");
    assertThat(folders.below("home")).hasSize(4);
  }

  @Test
  void aFolderCannotMoveIntoItselfOrBelow() {
    assertThatThrownBy(() -> folders.move("photos", "photos"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> folders.move("photos", "delft"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(path("delft")).containsExactly("home", "photos", "delft");
  }

  @Test
  void aFolderCannotMoveIntoOneThatIsNotThere() {
    assertThatThrownBy(() -> folders.move("photos", "none"))
        .isInstanceOf(NoSuchElementException.class);
  }

  @RepeatedTest(5)
  void twoMovesAtTheSameTimeMakeNoCircle() {
    List<Boolean> moved =
        Race.call(2, move -> move == 0 ? moves("photos", "archive") : moves("archive", "delft"));

    assertThat(moved).containsOnlyOnce(true);
    assertThat(path("delft")).startsWith("home").endsWith("delft");
    assertThat(path("archive")).startsWith("home").endsWith("archive");
  }

  private boolean moves(String id, String into) {
    try {
      folders.move(id, into);
      return true;
    } catch (IllegalArgumentException circle) {
      return false;
    }
  }

  private List<String> path(String id) {
    return folders.path(id).stream().map(Folder::id).toList();
  }

  private static File file(String id, String parent, int second) {
    return new File(id, parent, id, NOON.plusSeconds(second), 1);
  }
}
