package dev.singlet.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A journal gives back all changes but the refused ones, the last one first. */
class FileJournalTest {

  private static final int LINES = 10_000;

  @TempDir Path folder;

  private static ItemChange change(int number) {
    Map<String, AttributeValue> key = Map.of("PK", AttributeValue.fromS("A#" + number));
    return new ItemChange("A", key, Map.of("PK", key.get("PK"), "size", AttributeValue.fromN("1")));
  }

  private List<ItemChange> read() {
    List<ItemChange> changes = new ArrayList<>();
    FileJournal.in(folder).lastFirst().forEachRemaining(changes::add);
    return changes;
  }

  @Test
  void theLastChangeComesFirstAlsoOverSeveralFilesAndRuns() throws IOException {
    try (FileJournal journal = FileJournal.in(folder)) {
      for (int i = 0; i <= LINES; i++) {
        journal.add(change(i));
      }
    }
    ItemChange made = new ItemChange("A", null, change(7).after());
    try (FileJournal journal = FileJournal.in(folder)) {
      journal.add(made);
    }

    List<ItemChange> changes = read();

    assertThat(changes).hasSize(LINES + 2);
    assertThat(changes.subList(0, 3)).containsExactly(made, change(LINES), change(LINES - 1));
    assertThat(changes.get(LINES + 1)).isEqualTo(change(0));
    assertThat(folder.resolve("000003.jsonl")).exists();
  }

  @Test
  void aRefusedChangeIsLeftOutOnceForEachRefusal() {
    FileJournal journal = FileJournal.in(folder);
    journal.add(change(1));
    journal.add(change(2));
    journal.refused(change(2));
    journal.add(change(2));

    assertThat(read()).containsExactly(change(2), change(1));
  }

  @Test
  void halfALineAtTheEndIsLeftOut() throws IOException {
    FileJournal.in(folder).add(change(1));
    Path file = folder.resolve("000001.jsonl");
    String line = Files.readString(file);
    Files.writeString(file, line.substring(0, line.length() / 2), StandardOpenOption.APPEND);

    assertThat(read()).containsExactly(change(1));
  }

  @Test
  void aLineThatLacksAPartIsRefused() throws IOException {
    Files.writeString(folder.resolve("000001.jsonl"), "{\"entity\": {\"S\": \"A\"}}\n");

    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] A line of the journal has no after.");
  }
}
