package dev.singlet.it.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.deployed.AnnounceModel;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.export.ExportCounts;
import dev.singlet.export.ExportFiles;
import dev.singlet.export.ExportRead;
import dev.singlet.export.TableExport;
import dev.singlet.it.backfill.model.Depot;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.Depot.Visit;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.backfill.model.DepotVisitEntity;
import dev.singlet.it.backfill.model.FleetTable;
import dev.singlet.testing.LocalTable;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExportType;

/** The items of a full export become the records that a scan of the table returns. */
class TableExportTest {

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @TempDir Path bucket;

  @BeforeEach
  void store() {
    for (int i = 1; i <= 3; i++) {
      depot
          .client()
          .execute(DepotTruckEntity.put(new Truck("BE-" + i, "Bern", "s" + i, null, 0, null)));
      depot.client().execute(DepotVisitEntity.put(new Visit("BE-1", i, null)));
    }
  }

  private TestExport exported() {
    return TestExport.full(bucket, depot.items());
  }

  private static <T> List<T> all(Stream<T> items) {
    try (items) {
      return items.toList();
    }
  }

  @Test
  void theItemsOfAllEntitiesAreRead() {
    List<Depot> scanned = all(depot.client().stream(DepotTable.scan(DepotTable.type())));

    List<Depot> read = all(exported().open().stream(DepotTable.type()));

    assertThat(read).hasSize(6).containsExactlyInAnyOrderElementsOf(scanned);
  }

  @Test
  void theItemsOfOneEntityAreRead() {
    List<Visit> read = all(exported().open().stream(DepotVisitEntity.type()));

    assertThat(read).extracting(Visit::number).containsExactlyInAnyOrder(1, 2, 3);
  }

  @Test
  void allLinesAreCounted() {
    depot.client().execute(AnnounceModel.of(DepotTable.describe(), "dispatch"));
    depot
        .dynamoDb()
        .putItem(
            put ->
                put.tableName(depot.tableName())
                    .item(
                        Map.of(
                            "PK", AttributeValue.fromS("BUS#1"),
                            "SK", AttributeValue.fromS("BUS"))));
    List<Depot> read = new ArrayList<>();

    ExportCounts counts = exported().open().read(DepotTable.type()).forEach(read::add);

    assertThat(counts.items()).isEqualTo(Map.of("Truck", 3L, "Visit", 3L));
    assertThat(counts.ofSinglet()).isEqualTo(3 + 1);
    assertThat(counts.ofOthers()).isEqualTo(1);
    assertThat(counts.unreadable()).isZero();
    assertThat(counts.files()).isEqualTo(3);
    assertThat(counts.lines()).isEqualTo(11).isEqualTo(depot.items().size());
    assertThat(read).hasSize(6);
  }

  @Test
  void aStreamReportsItsCountsAtItsEndOnly() throws IOException {
    TestExport exported = exported();
    List<ExportCounts> counts = new ArrayList<>();
    ExportRead<Visit> read = exported.open().read(DepotVisitEntity.type()).onCounted(counts::add);

    assertThat(all(read.stream().limit(1))).hasSize(1);
    assertThat(counts).isEmpty();
    assertThat(all(read.stream())).hasSize(3);

    long bytes = 0;
    for (int i = 0; i < 3; i++) {
      bytes += Files.size(exported.dataFile(i));
    }
    assertThat(counts).containsExactly(new ExportCounts(Map.of("Visit", 3L), 0, 0, 3, 3, 3, bytes));
  }

  @Test
  void sharesDivideTheFilesAndTheirCountsAddUp() {
    TableExport export = exported().open();
    List<Depot> read = new ArrayList<>();

    ExportCounts sum = ExportCounts.NONE;
    for (int i = 0; i < 2; i++) {
      sum = sum.and(export.share(i, 2).read(DepotTable.type()).forEach(read::add));
    }

    assertThat(export.share(0, 2).dataFiles()).hasSize(2);
    assertThat(export.share(1, 2).dataFiles()).hasSize(1);
    assertThat(read).doesNotHaveDuplicates().hasSize(6);
    assertThat(sum).isEqualTo(export.read(DepotTable.type()).forEach(item -> {}));
    assertThatThrownBy(() -> export.share(2, 2))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] share(2, 2): give the number of a share, from 0, and the number of all shares, as"
                + " in share(0, 4) to share(3, 4).");
  }

  @Test
  void theFolderOfTheBucketHasItByItsKey() {
    exported();

    TableExport export =
        TableExport.open(
            ExportFiles.inFolder(bucket), TestExport.FOLDER + "/manifest-summary.json");

    assertThat(all(export.stream(DepotTable.type()))).hasSize(6);
  }

  @Test
  void anyFunctionCanOpenTheFiles() {
    exported();
    List<String> opened = new ArrayList<>();

    TableExport export =
        TableExport.open(
            key -> {
              opened.add(key.substring(TestExport.FOLDER.length()));
              return Files.newInputStream(bucket.resolve(key));
            },
            TestExport.FOLDER + "/manifest-summary.json");

    assertThat(all(export.stream(DepotTable.type()))).hasSize(6);
    assertThat(opened)
        .containsExactly(
            "/manifest-summary.json",
            "/manifest-summary.md5",
            "/manifest-files.json",
            "/manifest-files.md5",
            "/data/file0.json.gz",
            "/data/file1.json.gz",
            "/data/file2.json.gz");
  }

  @Test
  void theManifestTellsOfTheExport() {
    TableExport export = exported().open();

    assertThat(export.tableArn()).endsWith(":table/Depot");
    assertThat(export.exportArn()).endsWith("/export/" + TestExport.ID);
    assertThat(export.exportType()).isEqualTo(ExportType.FULL_EXPORT);
    assertThat(export.viewType()).isEmpty();
    assertThat(export.from()).isEmpty();
    assertThat(export.to()).contains(Instant.parse("2026-11-04T07:28:34.028Z"));
    assertThat(export.itemCount()).isEqualTo(9);
    assertThat(export.dataFiles()).hasSize(3).allMatch(key -> key.startsWith(TestExport.FOLDER));
  }

  @Test
  void aFileCanHaveSeveralPartsThatComeSlowly() throws IOException {
    exported();
    Path first = bucket.resolve(TestExport.FOLDER + "/data/file0.json.gz");
    ByteArrayOutputStream parts = new ByteArrayOutputStream();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(first)), StandardCharsets.UTF_8))) {
      for (String line : lines.lines().toList()) {
        parts.write(TestExport.gzip(List.of(line)));
      }
    }
    byte[] before = Files.readAllBytes(first);
    TestExport.full(
        bucket,
        depot.items(),
        text -> text.replace(TestExport.md5(before), TestExport.md5(parts.toByteArray())));
    Files.write(first, parts.toByteArray());

    TableExport export =
        TableExport.open(
            key ->
                new FilterInputStream(Files.newInputStream(bucket.resolve(key))) {
                  @Override
                  public int read(byte[] into, int offset, int length) throws IOException {
                    return super.read(into, offset, Math.min(length, 1));
                  }

                  @Override
                  public int available() {
                    return 0;
                  }
                },
            TestExport.FOLDER + "/manifest-summary.json");

    assertThat(all(export.stream(DepotTable.type()))).hasSize(6);
  }

  @Test
  void aPartitionWithoutItemsCanHaveAFileWithoutBytes() throws IOException {
    exported();
    Path empty = bucket.resolve(TestExport.FOLDER + "/data/file2.json.gz");
    byte[] before = Files.readAllBytes(empty);
    TestExport exported =
        TestExport.full(
            bucket,
            depot.items(),
            text -> text.replace(TestExport.md5(before), TestExport.md5(new byte[0])));
    Files.write(empty, new byte[0]);

    assertThat(all(exported.open().stream(DepotTable.type()))).hasSize(6);
  }

  @Test
  void aClosedStreamLeavesNoFileOpen() {
    exported();
    List<Boolean> closed = new ArrayList<>();
    TableExport export =
        TableExport.open(
            key ->
                new FilterInputStream(Files.newInputStream(bucket.resolve(key))) {
                  @Override
                  public void close() throws IOException {
                    super.close();
                    closed.add(true);
                  }
                },
            TestExport.FOLDER + "/manifest-summary.json");
    closed.clear();

    Stream<Depot> items = export.stream(DepotTable.type());
    Iterator<Depot> iterator = items.iterator();
    assertThat(iterator.next()).isNotNull();
    assertThat(closed).isEmpty();
    items.close();

    assertThat(iterator.hasNext()).isFalse();
    assertThat(closed).isNotEmpty();
  }

  @Test
  void aFullExportHasNoChanges() {
    TableExport export = exported().open();

    assertThatThrownBy(() -> export.changes(DepotTable.type()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] ExportRead[Depot]: the type of the export is FULL_EXPORT. Read it with stream(), items() or"
                + " forEach(...).");
  }

  @Test
  void theModelOfAnotherTableIsRefused() {
    List<Map<String, AttributeValue>> others =
        List.of(Map.of("id", AttributeValue.fromS("1"), "name", AttributeValue.fromS("Kim")));
    TableExport export = TestExport.full(bucket, others).open();

    assertThatThrownBy(() -> all(export.stream(DepotTable.type())))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Line 1 of the data file %s/data/file1.json.gz has no key attribute PK of the table"
                    .formatted(TestExport.FOLDER)
                + " Depot, only [id, name]. Read the export with the model of its own table.");
  }

  @Test
  void aTableWithTenantsNeedsOne() {
    TableExport export = exported().open();

    assertThatThrownBy(() -> export.stream(FleetTable.type()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0111] The items of the table Fleet belong to tenants, and no tenant is chosen. Call"
                + " forTenant(id), or read the items of all tenants with items().");
  }
}
