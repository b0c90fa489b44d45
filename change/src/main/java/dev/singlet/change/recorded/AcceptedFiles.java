package dev.singlet.change.recorded;

import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The changes that are accepted and not yet recorded, each in a file of its own.
 *
 * @param folder the folder of the table
 */
record AcceptedFiles(Folder folder) {

  private static final String PATH = "accepted/";
  private static final int MAX_PLACE = 100;

  /**
   * Returns the changes.
   *
   * @throws RecordingException if a file can't be read
   */
  List<RecordedChange> read() {
    List<RecordedChange> changes = new ArrayList<>();
    for (String file : folder.list(PATH)) {
      folder.read(file).ifPresent(text -> changes.add(read(file, text)));
    }
    return changes;
  }

  /** Two branches that accept one change for two reasons conflict. One reason is enough. */
  private RecordedChange read(String file, String text) {
    try {
      return RecordedChange.read(JsonObject.of(MergedText.of(text).ours()));
    } catch (InvalidJsonException invalid) {
      throw new RecordingException(folder.path().resolve(file) + ": " + invalid.getMessage());
    }
  }

  /** Names with other letters than those of ASCII differ in the digits. */
  void write(RecordedChange change) {
    Map<String, Object> members = change.write();
    String text = JsonText.of(members);
    members.remove("because");
    String place =
        String.join(".", change.code(), change.entity(), change.member())
            .replaceAll("[^A-Za-z0-9_.-]", "_");
    String start = place.substring(0, Math.min(place.length(), MAX_PLACE));
    folder.write(PATH + start + "-" + Documents.digits(members.toString()) + ".json", text);
  }

  void delete() {
    folder.list(PATH).forEach(folder::delete);
  }
}
