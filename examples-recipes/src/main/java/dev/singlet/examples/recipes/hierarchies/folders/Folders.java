package dev.singlet.examples.recipes.hierarchies.folders;

import static dev.singlet.examples.recipes.hierarchies.folders.FolderEntity.PARENT;

import dev.singlet.TableClient;
import dev.singlet.TransactWrite;
import dev.singlet.attribute.Condition;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.examples.recipes.Retry;
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
    Retry.conflicts(
        () ->
            drive.transact(FileEntity.put(file).ifNotExists(), FolderEntity.check(file.parent())));
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
   * Moves a folder with everything below it. The transaction requires that the path of the new
   * place is as it was read, so that two moves at the same time can't make a circle.
   *
   * @throws IllegalArgumentException if the new place is within the folder
   */
  void move(String id, String into) {
    Retry.fromRead(
        () -> {
          Folder folder = folder(id);
          List<Folder> path = path(into);
          if (path.stream().anyMatch(each -> each.id().equals(id))) {
            throw new IllegalArgumentException("A folder can't be moved into itself: " + id + ".");
          }
          List<TransactWrite> writes = new ArrayList<>();
          Folder moved = FolderEntity.builder(folder).parent(into).build();
          writes.add(FolderEntity.update(folder, moved));
          for (Folder above : path) {
            writes.add(FolderEntity.check(above.id()).when(isStillIn(above.parent())));
          }
          drive.transact(writes);
          return moved;
        });
  }

  private static Condition<Folder> isStillIn(@Nullable String parent) {
    return parent == null ? PARENT.notExists() : PARENT.eq(parent);
  }

  private Folder folder(String id) {
    return drive
        .execute(FolderEntity.get(id).consistent())
        .orElseThrow(() -> new NoSuchElementException("There is no folder " + id + "."));
  }
}
