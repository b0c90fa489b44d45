package dev.singlet.examples.recipes.hierarchies.folders;

import static dev.singlet.value.Range.gte;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Steps;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Shows folders and files. */
public final class DriveFolders {

  private static final Instant NINE = Instant.parse("2026-03-01T09:00:00Z");

  private DriveFolders() {}

  /** Shows its steps. */
  public static void show(Steps steps) {
    TableClient drive = steps.table(DriveTable.SCHEMA);
    Folders folders = new Folders(drive);
    folder(drive, "d1", null, "Home", 0);
    folder(drive, "d2", "d1", "Photos", 1);
    folder(drive, "d3", "d2", "Delft", 2);
    folder(drive, "d4", "d1", "Archive", 3);
    steps.step(
        "A file is put into a folder",
        () -> folders.add(new File("f1", "d2", "cat.jpg", NINE.plusSeconds(60), 40_000)));
    folders.add(new File("f2", "d3", "canal.jpg", NINE.plusSeconds(90), 70_000));
    steps.step("A file by its id", () -> drive.execute(FileEntity.get("f1")));
    steps.step(
        "What a folder holds, latest change first",
        () -> drive.execute(EntryCollection.inFolder("d2").reverse().limit(10)));
    steps.step(
        "What changed in it since half a minute past",
        () -> drive.execute(EntryCollection.inFolder("d2").changedAt(gte(NINE.plusSeconds(30)))));
    steps.step("Breadcrumbs of a folder", () -> folders.path("d3"));
    steps.step("Everything below a folder", () -> folders.below("d2"));
    steps.step("The folder moves with all that is in it", () -> folders.move("d2", "d4"));
    steps.step("Breadcrumbs afterwards", () -> folders.path("d3"));
  }

  private static void folder(
      TableClient drive, String id, @Nullable String parent, String name, int second) {
    drive.execute(FolderEntity.put(new Folder(id, parent, name, NINE.plusSeconds(second))));
  }
}
