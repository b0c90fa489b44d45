package dev.singlet.it.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.export.ExportCounts;
import dev.singlet.export.ExportFiles;
import dev.singlet.export.TableExport;
import dev.singlet.it.backfill.model.Depot.Visit;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotVisitEntity;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An export that is not as DynamoDB wrote it throws, and names the place. */
class DamagedExportTest {

  private static final String FILE = TestExport.FOLDER + "/data/file1.json.gz";

  @TempDir Path bucket;
  private final List<Visit> read = new ArrayList<>();

  private final List<Map<String, AttributeValue>> items =
      IntStream.range(0, 4)
          .mapToObj(i -> DepotVisitEntity.toItem(new Visit("BE-1", i, Instant.EPOCH)))
          .toList();

  /** Returns the lines of the second data file. */
  private List<String> lines() {
    return items.stream()
        .skip(2)
        .map(item -> "{\"Item\":" + DynamoDbJson.write(item) + "}")
        .toList();
  }

  /** Gives the second data file other content, which its manifest tells of. */
  private TestExport withContent(byte[] content) {
    byte[] before = TestExport.gzip(lines());
    TestExport export =
        TestExport.full(
            bucket,
            items,
            manifest -> manifest.replace(TestExport.md5(before), TestExport.md5(content)));
    export.write(FILE, content);
    return export;
  }

  /** Reads the export, and returns the failure. */
  private InvalidArgumentException failure(TestExport export) {
    InvalidArgumentException failure =
        catchThrowableOfType(
            InvalidArgumentException.class,
            () -> export.open().read(DepotVisitEntity.type()).forEach(read::add));
    assertThat(failure.code()).isEqualTo(ErrorCode.DAMAGED_EXPORT);
    return failure;
  }

  @Test
  void aManifestWithAnotherChecksum() throws IOException {
    TestExport export = TestExport.full(bucket, items);
    Path summary = export.folder().resolve("manifest-summary.json");
    Files.writeString(summary, Files.readString(summary) + " ");

    assertThat(failure(export))
        .hasMessageMatching(
            "\\[SGR0205] The manifest manifest-summary.json has the MD5 checksum \\S{24}, and should have"
                + " \\S{24}. Copy the export again.");
  }

  @Test
  void aListOfFilesWithAnotherChecksum() throws IOException {
    TestExport export = TestExport.full(bucket, items);
    Path files = export.folder().resolve("manifest-files.json");
    Files.writeString(files, Files.readString(files) + "\n");

    assertThat(failure(export))
        .hasMessageStartingWith("[SGR0205] The manifest manifest-files.json has the MD5 checksum ");
  }

  @Test
  void aManifestWithoutChecksum() throws IOException {
    TestExport export = TestExport.full(bucket, items);
    Files.delete(export.folder().resolve("manifest-files.md5"));

    assertThat(failure(export))
        .hasMessageStartingWith(
            "[SGR0205] The manifest manifest-files.json has no checksum: neither manifest-files.md5 nor"
                + " manifest-files.checksum can be read");
  }

  @Test
  void theChecksumCanHaveTheEndingOfTheGuide() throws IOException {
    TestExport export = TestExport.full(bucket, items);
    for (String name : List.of("manifest-files", "manifest-summary")) {
      Path md5 = export.folder().resolve(name + ".md5");
      Files.move(md5, export.folder().resolve(name + ".checksum"));
    }

    assertThat(export.open().read(DepotVisitEntity.type()).forEach(read::add).items())
        .isEqualTo(Map.of("Visit", 4L));
  }

  @Test
  void noManifest() {
    ExportFiles files = ExportFiles.inFolder(bucket);

    assertThatThrownBy(() -> TableExport.open(files))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageStartingWith("[SGR0205] The manifest manifest-summary.json can't be read (")
        .hasMessageEndingWith(
            "Give the folder AWSDynamoDB/<export id>, or the key of manifest-summary.json.");
    assertThatThrownBy(() -> ExportFiles.inFolder(bucket.resolve("none")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "none is not a folder. Give the folder that the export was copied to.");
  }

  @Test
  void aDataFileWithAnotherChecksum() {
    TestExport export = TestExport.full(bucket, items);
    export.write(FILE, TestExport.gzip(lines().stream().map(line -> line + " ").toList()));

    assertThat(failure(export))
        .hasMessageStartingWith("[SGR0205] The data file " + FILE + " has the MD5 checksum ");
    // Its lines were given before its end was reached.
    assertThat(read).hasSize(4);
  }

  @Test
  void aMissingDataFile() throws IOException {
    TestExport export = TestExport.full(bucket, items);
    Files.delete(export.dataFile(1));

    assertThat(failure(export))
        .hasMessage(
            "[SGR0205] The data file %s can't be read (NoSuchFileException: %s: it is not in the folder %s)."
                    .formatted(FILE, FILE, export.folder())
                + " Copy the export again.");
    assertThat(read).hasSize(2);
  }

  @Test
  void aDataFileThatIsCutOff() {
    byte[] whole = TestExport.gzip(lines());
    TestExport export = withContent(Arrays.copyOf(whole, whole.length - 12));

    assertThat(failure(export))
        .hasMessageMatching(
            "\\[SGR0205] Line \\d of the data file \\Q"
                + FILE
                + "\\E can't be read \\(EOFException: .*");
  }

  @Test
  void halfALine() {
    String half = lines().get(1).substring(0, 40);
    TestExport export = withContent(TestExport.gzip(List.of(lines().get(0), half)));

    assertThat(failure(export))
        .hasMessageStartingWith(
            "[SGR0205] Line 2 of the data file " + FILE + " is not an item: [SGR0204] The JSON ");
    assertThat(read).hasSize(3);
  }

  @Test
  void aDataFileWithMoreItems() {
    List<String> more = new ArrayList<>(lines());
    more.add(lines().get(0));

    assertThat(failure(withContent(TestExport.gzip(more))))
        .hasMessage(
            "[SGR0205] The data file %s has 3 items, and 2 by its manifest. Copy the export again."
                .formatted(FILE));
  }

  @Test
  void aDataFileThatIsNotCompressed() {
    byte[] plain = String.join("\n", lines()).getBytes(StandardCharsets.UTF_8);

    assertThat(failure(withContent(plain)))
        .hasMessageStartingWith(
            "[SGR0205] The data file "
                + FILE
                + " can't be read (ZipException: Not in GZIP format)");
  }

  @Test
  void textThatIsNotUtf8() throws IOException {
    String line = lines().get(0).replace("BE-1", "BE-\u00e9");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
    }

    assertThat(failure(withContent(bytes.toByteArray())))
        .hasMessageStartingWith(
            "[SGR0205] Line 1 of the data file "
                + FILE
                + " can't be read (MalformedInputException");
  }

  @Test
  void aTotalThatIsNotTheSumOfTheFiles() {
    TestExport export =
        TestExport.full(
            bucket, items, text -> text.replace("\"itemCount\": 4", "\"itemCount\": 5"));

    assertThat(failure(export))
        .hasMessageEndingWith(
            " has 5 items by its summary, and 4 by the list of its files. Copy the export again.");
  }

  @Test
  void anotherFormat() {
    TestExport export =
        TestExport.full(bucket, items, text -> text.replace("DYNAMODB_JSON", "ION"));

    assertThatThrownBy(export::open)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The format of the export is ION. Only DYNAMODB_JSON can be read: export the table"
                + " again with ExportFormat.DYNAMODB_JSON, which is the default.");
  }

  private TestExport withUnreadable() {
    List<Map<String, AttributeValue>> changedItems = new ArrayList<>(items);
    Map<String, AttributeValue> changed = new HashMap<>(items.get(3));
    changed.put("number", AttributeValue.fromS("many"));
    changedItems.set(3, changed);
    return TestExport.full(bucket, changedItems);
  }

  @Test
  void anUnreadableItemNamesItsLine() {
    TableExport export = withUnreadable().open();

    assertThatThrownBy(() -> export.read(DepotVisitEntity.type()).forEach(read::add))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageStartingWith("[SGR0201] Visit item PK=VISIT#BE-1, SK=0003, attribute number: ")
        .hasMessageEndingWith(" (line 2 of the data file " + FILE + ").");
    assertThat(read).hasSize(3);
  }

  @Test
  void unreadableItemsAreSkippedOrCollected() {
    TableExport export = withUnreadable().open();
    List<UnreadableItem> unreadable = new ArrayList<>();

    ExportCounts skipped =
        export.read(DepotTable.type()).onUnreadable(ReadPolicy.skip()).forEach(each -> {});
    ExportCounts collected =
        export
            .read(DepotTable.type())
            .onUnreadable(ReadPolicy.collect(unreadable::add))
            .forEach(each -> {});

    assertThat(skipped).isEqualTo(collected);
    assertThat(skipped.items()).isEqualTo(Map.of("Visit", 3L));
    assertThat(skipped.unreadable()).isEqualTo(1);
    assertThat(unreadable).extracting(UnreadableItem::attribute).containsExactly("number");
    assertThatThrownBy(() -> export.read(DepotTable.type()).onUnreadable(ReadPolicy.collect()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageStartingWith("[SGR0105] ExportRead[Depot] has no page");
  }

  @Test
  void aStreamThatFailedHasEnded() {
    TestExport export = TestExport.full(bucket, items);
    export.write(FILE, new byte[] {1});

    try (Stream<Visit> visits = export.open().stream(DepotVisitEntity.type())) {
      Iterator<Visit> iterator = visits.iterator();
      iterator.next();
      iterator.next();
      assertThatThrownBy(iterator::hasNext).isInstanceOf(InvalidArgumentException.class);
      assertThat(iterator.hasNext()).isFalse();
    }
  }
}
