package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.it.docs.model.Device;
import dev.singlet.it.docs.model.DeviceEntity;
import dev.singlet.it.docs.model.DevicesTable;
import dev.singlet.it.tables.model.Practice.Drug;
import dev.singlet.it.tables.model.Practice.Visit;
import dev.singlet.it.tables.model.PracticeTable;
import dev.singlet.it.tables.model.PracticeVisitEntity;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.EntityItems;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import dev.singlet.verify.ItemsReport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items are compared that have numbers as keys, sensitive keys, versions and compressed values. */
class VerifyOtherKeysTest {

  /** A byte for the way of compression, and four for the number of bytes. */
  private static final int HEADER = 5;

  private static final AttributeValue ABSENT = AttributeValue.fromNul(true);
  private static final String FINDINGS = "The patient has no findings. ".repeat(20);

  @RegisterExtension final LocalTable local = LocalTable.of(PracticeTable.SCHEMA);
  @RegisterExtension final LocalTable devices = LocalTable.of(DevicesTable.SCHEMA);

  private static Visit visit(int number) {
    return new Visit("ann", number, 5, FINDINGS, "house", List.of(new Drug("tea", 2)), 0);
  }

  private void store(int number, Map<String, AttributeValue> changed) {
    Map<String, AttributeValue> item = new HashMap<>(PracticeVisitEntity.toItem(visit(number)));
    item.putAll(changed);
    item.values().removeIf(value -> Boolean.TRUE.equals(value.nul()));
    local.dynamoDb().putItem(put -> put.tableName(local.tableName()).item(item));
  }

  private ItemsReport verify() {
    return local.client().execute(VerifyItems.of(PracticeTable.type()));
  }

  private static ItemDifference one(Kind kind, String attribute, int number, String... sample) {
    String key = "patient=***, number=" + number;
    return new ItemDifference(
        kind, attribute, 1, List.of(new ItemSample(key, sample[0], sample[1])));
  }

  @Test
  void itemsThatTheModelWroteAreTheSame() {
    local.client().execute(PracticeVisitEntity.put(visit(1)));
    local
        .client()
        .execute(PracticeVisitEntity.put(new Visit("ann", 2, null, "", "house", List.of(), 0)));

    EntityItems visits = verify().entities().get(0);

    assertThat(visits.differences()).isEmpty();
    assertThat(visits.unchanged()).isEqualTo(2);
    assertThat(visits.same())
        .containsEntry("patient", 2L)
        .containsEntry("number", 2L)
        .containsEntry("urgency", 1L)
        .containsEntry("doctor", 2L)
        .containsEntry("version", 2L);
  }

  @Test
  void anAbsentVersionCountsAsZero() {
    store(1, Map.of("version", ABSENT));
    store(2, Map.of("version", fromN("7")));

    assertThat(verify().differences()).isEmpty();
  }

  @Test
  void compressedValuesAreComparedByTheirContent() throws IOException {
    SdkBytes written = PracticeVisitEntity.toItem(visit(1)).get("findings").b();
    SdkBytes fast = compressedAgain(written, Deflater.BEST_SPEED);
    SdkBytes large = compressedAgain(written, Deflater.NO_COMPRESSION);
    assertThat(written).isNotIn(fast, large);
    store(1, Map.of("findings", AttributeValue.fromB(fast)));
    store(2, Map.of("findings", AttributeValue.fromB(large)));

    assertThat(verify().differences()).isEmpty();
  }

  /** Returns a compressed value as a program with another level of compression stores it. */
  private static SdkBytes compressedAgain(SdkBytes stored, int level) throws IOException {
    InputStream in = stored.asInputStream();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(in.readNBytes(HEADER));
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(out, new Deflater(level))) {
      new InflaterInputStream(in).transferTo(deflater);
    }
    return SdkBytes.fromByteArray(out.toByteArray());
  }

  @Test
  void theNameThatIsReadButNotWrittenIsAnotherName() {
    store(1, Map.of("doctor", ABSENT, "physician", fromS("house")));

    ItemsReport report = verify();

    assertThat(report.differences())
        .containsExactly(one(Kind.OLDER_NAME, "doctor", 1, "\"house\"", "\"house\""));
    assertThat(report.breaksModel()).isFalse();
  }

  @Test
  void whatIsInvalidIsNamedAsItIsStoredOnceAnItem() {
    AttributeValue often = fromM(Map.of("name", fromS("tea"), "times", fromN("10")));
    store(1, Map.of("meds", AttributeValue.fromL(List.of(often, often))));

    assertThat(verify().differences())
        .containsExactly(
            one(Kind.INVALID, "meds[].times", 1, "drugs[0].times must be at most 9 (was 10)", ""));
  }

  @Test
  void sensitiveKeysAreNotShown() {
    store(1, Map.of("meds", fromS("tea")));
    store(2, Map.of("_et", fromS("Bill")));
    store(3, Map.of("_et", ABSENT, "findings", ABSENT));

    ItemsReport report = verify();

    assertThat(report.toString()).contains("patient=***, number=2").doesNotContain("ann");
    assertThat(report.toJson()).doesNotContain("ann");
    assertThat(report.others()).contains(one(Kind.OTHER_NAME, "Bill", 2, "fits Visit", ""));
  }

  @Test
  void aNumberCanBeTheWholeKey() {
    Device lamp = new Device(7, "hall", LocalDate.of(2026, 3, 1), "lamp");
    Map<String, AttributeValue> item = new HashMap<>(DeviceEntity.toItem(lamp));
    item.put("installed", fromS("2026-03-01 "));
    devices.client().execute(DeviceEntity.put(new Device(8, "hall", lamp.installed(), "lamp")));
    devices.dynamoDb().putItem(put -> put.tableName(devices.tableName()).item(item));

    EntityItems found =
        devices.client().execute(VerifyItems.of(DevicesTable.type())).entities().get(0);

    assertThat(found.unchanged()).isEqualTo(1);
    assertThat(found.differences())
        .singleElement()
        .satisfies(
            installed -> {
              assertThat(installed.kind()).isEqualTo(Kind.UNREADABLE);
              assertThat(installed.attribute()).isEqualTo("installed");
              assertThat(installed.samples()).extracting(ItemSample::key).containsExactly("id=7");
            });
  }
}
