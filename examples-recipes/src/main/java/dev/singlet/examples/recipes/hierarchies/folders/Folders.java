package dev.singlet.examples.recipes.hierarchies.folders;

import dev.singlet.TableClient;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.transaction.OpenTransaction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Ways through the tree, and changes of it. */
final class Folders {

  private final TableClient drive;

  Folders(TableClient drive) {
    this.drive = drive;
  }

  /**
   * Puts a file into a folder that is there.
   *
   * @throws TransactionFailedException if there is no such folder, or there is such a file
   */
  void add(File file) {
    drive.transact(FileEntity.put(file).ifNotExists(), FolderEntity.check(file.parent()));
  }

  /** The folders from the top to a folder, that one last: one get for each. */
  List<Folder> path(String id) {
    Deque<Folder> path = new ArrayDeque<>();
    for (@Nullable String next = id; next != null; next = path.getFirst().parent()) {
      path.addFirst(folder(next));
    }
    return List.copyOf(path);
  }

  /** Everything below a folder, folders before what is in them: one query for each folder. */
  List<Entry> below(String id) {
    List<Entry> found = new ArrayList<>();
    Deque<String> folders = new ArrayDeque<>(List.of(id));
    while (!folders.isEmpty()) {
      for (Entry entry : drive.stream(EntryCollection.inFolder(folders.removeFirst())).toList()) {
        found.add(entry);
        if (entry instanceof Folder folder) {
          folders.addLast(folder.id());
        }
      }
    }
    return found;
  }

  /**
   * Moves a folder with everything below it. The path of the new place must still be as it was read
   * when the folder moves, so that two moves at the same time can't make a circle.
   *
   * @throws IllegalArgumentException if the new place is within the folder
   */
  Folder move(String id, String into) {
    return drive.transact(
        tx -> {
          for (@Nullable String next = into; next != null; next = read(tx, next).parent()) {
            if (next.equals(id)) {
              throw new IllegalArgumentException(
                  "A folder can't be moved into itself: " + id + ".");
            }
          }
          Folder folder = read(tx, id);
          Folder moved = FolderEntity.builder(folder).parent(into).build();
          tx.write(FolderEntity.update(folder, moved));
          return moved;
        });
  }

  private static Folder read(OpenTransaction tx, String id) {
    return tx.read(FolderEntity.get(id)).orElseThrow(() -> missing(id));
  }

  private Folder folder(String id) {
    return drive.execute(FolderEntity.get(id).consistent()).orElseThrow(() -> missing(id));
  }

  private static NoSuchElementException missing(String id) {
    return new NoSuchElementException("There is no folder " + id + ".");
  }
}
