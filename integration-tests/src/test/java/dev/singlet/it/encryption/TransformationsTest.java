package dev.singlet.it.encryption;

import static dev.singlet.it.encryption.model.ClinicReportEntity.BODY;
import static dev.singlet.it.encryption.model.ClinicReportEntity.LINES;
import static dev.singlet.it.encryption.model.ClinicReportEntity.NUMBER;
import static dev.singlet.it.encryption.model.ClinicReportEntity.TAGS;
import static dev.singlet.it.encryption.model.ClinicReportEntity.TITLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.encryption.model.Clinic.Address;
import dev.singlet.it.encryption.model.Clinic.Report;
import dev.singlet.it.encryption.model.ClinicReportEntity;
import dev.singlet.it.encryption.model.ClinicTable;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is trimmed, prefixed or compressed. */
class TransformationsTest {

  private static final Report GIVEN =
      new Report(
          "A",
          "7",
          "  Night shift ",
          Set.of(" calm "),
          List.of("one", " two"),
          "all well ".repeat(1000),
          Map.of("beds", List.of(1, 2, 3)),
          new Address(" Bonn", "x".repeat(2000)));

  private static final Report READ =
      new Report(
          "A",
          "7",
          "Night shift",
          Set.of("calm"),
          GIVEN.lines(),
          GIVEN.body(),
          GIVEN.figures(),
          new Address("Bonn", GIVEN.place().directions()));

  @RegisterExtension final LocalTable table = LocalTable.of(ClinicTable.SCHEMA);

  private TableClient clinic;

  @BeforeEach
  void put() {
    clinic = table.client();
    assertThat(clinic.execute(ClinicReportEntity.put(GIVEN))).isEqualTo(READ);
  }

  @Test
  void theItemHasTheStoredForms() {
    Map<String, AttributeValue> item = table.items().get(0);

    assertThat(item)
        .containsEntry("SK", AttributeValue.fromS("REPORT#7"))
        .containsEntry("number", AttributeValue.fromS("report:7"))
        .containsEntry("title", AttributeValue.fromS("Night shift"))
        .containsEntry("tags", AttributeValue.fromSs(List.of("tag:calm")))
        .containsEntry(
            "lines",
            AttributeValue.fromL(
                List.of(AttributeValue.fromS("line:one"), AttributeValue.fromS("line: two"))));
    assertThat(item.get("body").b().asByteArray()).hasSizeLessThan(200).startsWith(1);
    assertThat(item.get("figures").type()).isEqualTo(AttributeValue.Type.B);
    assertThat(item.get("place").m().get("directions").b().asByteArray()).hasSizeLessThan(100);
    assertThat(clinic.execute(ClinicReportEntity.get("A", "7"))).contains(READ);
  }

  @Test
  void conditionsCompareTheStoredForms() {
    for (Condition<Report> holding :
        List.of(
            NUMBER.eq("7"),
            NUMBER.in("6", "7"),
            NUMBER.gt("6"),
            NUMBER.between("6", "8"),
            NUMBER.ne("report:7"),
            TITLE.eq(" Night shift  "),
            TAGS.contains("calm"),
            LINES.contains("one"),
            LINES.at(1).eq(" two"),
            BODY.exists())) {
      assertThat(clinic.stream(ClinicReportEntity.of("A").filter(holding)))
          .as(holding.toString())
          .hasSize(1);
      assertThat(clinic.stream(ClinicReportEntity.of("A").filter(holding.not()))).isEmpty();
    }
  }

  @Test
  void updatesWriteTheStoredForms() {
    Report updated =
        clinic.execute(
            ClinicReportEntity.update("A", "7")
                .title(" Day ")
                .addToTags("busy ")
                .appendToLines("three")
                .body("short")
                .when(BODY.exists()));

    assertThat(updated.title()).isEqualTo("Day");
    assertThat(updated.tags()).containsExactlyInAnyOrder("calm", "busy");
    assertThat(updated.lines()).containsExactly("one", " two", "three");
    assertThat(updated.body()).isEqualTo("short");
    Map<String, AttributeValue> item = table.items().get(0);
    assertThat(item.get("tags").ss()).containsExactlyInAnyOrder("tag:calm", "tag:busy");
    assertThat(item.get("lines").l()).contains(AttributeValue.fromS("line:three"));
  }

  @Test
  void anUpdateFromWhatWasReadComparesWhatIsStored() {
    assertThat(ClinicReportEntity.update(READ, GIVEN).isUnchanged()).isTrue();

    Report after = ClinicReportEntity.builder(READ).body("other").tags(Set.of()).build();
    assertThat(clinic.execute(ClinicReportEntity.update(READ, after))).isEqualTo(after);
    assertThatThrownBy(() -> clinic.execute(ClinicReportEntity.update(READ, after)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void whatHasAnotherFormIsUnreadable() {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.put("number", AttributeValue.fromS("7"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));

    assertThatThrownBy(() -> clinic.execute(ClinicReportEntity.get("A", "7")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Report item PK=WARD#A, SK=REPORT#7, attribute number: is \"7\", which does"
                + " not begin with \"report:\".");
  }
}
