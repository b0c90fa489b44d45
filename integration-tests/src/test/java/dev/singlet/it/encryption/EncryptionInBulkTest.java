package dev.singlet.it.encryption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.encryption.model.Safe;
import dev.singlet.it.encryption.model.Safe.Note;
import dev.singlet.it.encryption.model.SafeNoteEntity;
import dev.singlet.it.encryption.model.SafeTable;
import dev.singlet.scan.Scan;
import dev.singlet.stream.ItemChange;
import dev.singlet.testing.LocalTable;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.OperationType;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** What is encrypted stays so in batches, streams, scans and what an index doesn't hold. */
class EncryptionInBulkTest {

  private static final List<Note> NOTES =
      IntStream.range(0, 120).mapToObj(i -> new Note("ann", i, "t", "secret " + i)).toList();

  @RegisterExtension final LocalTable table = LocalTable.of(SafeTable.SCHEMA);

  @BeforeEach
  void writeInBatches() {
    table
        .client()
        .execute(BatchWrite.of(NOTES.stream().map(SafeNoteEntity::put).toList()))
        .orThrow();
  }

  @Test
  void batchesWriteNoPlainText() {
    assertThat(table.items())
        .hasSize(NOTES.size())
        .allSatisfy(
            item ->
                assertThat(item.get("text").b().asString(StandardCharsets.ISO_8859_1))
                    .doesNotContain("secret"));
  }

  @Test
  void batchesAndScansGivePlainText() {
    assertThat(
            table
                .client()
                .execute(
                    BatchGet.of(
                        NOTES.stream().map(n -> SafeNoteEntity.get("ann", n.number())).toList()))
                .items())
        .isEqualTo(NOTES);
    Scan<Note> scan = SafeTable.scan(SafeNoteEntity.type());
    assertThat(table.client().stream(scan)).containsExactlyInAnyOrderElementsOf(NOTES);
  }

  @Test
  void whatAnIndexDoesNotHoldIsReadWhole() {
    assertThat(table.client().execute(SafeNoteEntity.byTopic("t").hydrate()).items())
        .isEqualTo(NOTES);
  }

  @Test
  void futuresGivePlainText() {
    Note other = new Note("bob", 1, "t", "secret");

    assertThat(table.asyncClient().execute(SafeNoteEntity.put(other)).join()).isEqualTo(other);
    assertThat(table.asyncClient().execute(SafeNoteEntity.get("bob", 1)).join()).contains(other);
    assertThat(table.asyncClient().execute(SafeNoteEntity.of("ann")).join().items())
        .isEqualTo(NOTES);
  }

  @Test
  void streamsGivePlainText() {
    Map<String, AttributeValue> before = stored(3);
    table.client().execute(SafeNoteEntity.update("ann", 3).text("another"));
    Map<String, AttributeValue> after = stored(3);

    ItemChange<Safe> change = SafeTable.change(modified(before, after)).orElseThrow();

    assertThat(change)
        .isEqualTo(
            new ItemChange.Modified<>(
                NOTES.get(3), new Note("ann", 3, "t", "another"), change.event()));
  }

  @Test
  void anImageOfAnotherItemCannotBeRead() {
    Map<String, AttributeValue> swapped = new HashMap<>(stored(3));
    swapped.put("text", stored(4).get("text"));

    assertThatThrownBy(() -> SafeTable.change(modified(stored(3), swapped)))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("text")
        .hasMessageNotContaining("secret");
  }

  private Map<String, AttributeValue> stored(int number) {
    return table.items().stream()
        .filter(item -> item.get("number").n().equals(Integer.toString(number)))
        .findFirst()
        .orElseThrow();
  }

  /** What a stream tells of a write. */
  private static Record modified(
      Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    StreamRecord images =
        StreamRecord.builder()
            .keys(Map.of("PK", after.get("PK"), "SK", after.get("SK")))
            .oldImage(before)
            .newImage(after)
            .sequenceNumber("1")
            .streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)
            .approximateCreationDateTime(Instant.EPOCH)
            .build();
    return Record.builder().eventName(OperationType.MODIFY).dynamodb(images).build();
  }
}
