package dev.singlet.it.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.formats.model.Intake.Line;
import dev.singlet.it.formats.model.Intake.Offer;
import dev.singlet.it.formats.model.Intake.Report;
import dev.singlet.it.formats.model.IntakeLineEntity;
import dev.singlet.it.formats.model.IntakeOfferEntity;
import dev.singlet.it.formats.model.IntakeReportEntity;
import dev.singlet.it.formats.model.IntakeTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** JSON of somebody who must not choose what writes give, nor change what no update changes. */
class JsonOfRequestsTest {

  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
  private static final EntityJson<Report> REPORTS = EntityJson.of(IntakeReportEntity.type());
  private static final EntityJson<Line> LINES = EntityJson.of(IntakeLineEntity.type());
  private static final EntityJson<Offer> OFFERS = EntityJson.of(IntakeOfferEntity.type());
  private static final String BODY = "{\"text\": \"broken\", \"channel\": \"web\"}";

  @RegisterExtension final LocalTable table = LocalTable.of(IntakeTable.SCHEMA);

  private TableClient intake() {
    return used(table.client());
  }

  private static TableClient used(TableClient client) {
    return client.with(IntakeTable.user("kim")).withClock(Clock.fixed(NOON, ZoneOffset.UTC));
  }

  @Test
  void thePutGivesIdsTimesVersionAndContext() {
    Report asked = REPORTS.readNew(BODY);
    assertThat(asked)
        .isEqualTo(new Report(null, "broken", 1, null, "web", null, null, 0, null, null));

    Report put = intake().execute(IntakeReportEntity.put(asked).ifNotExists());

    assertThat(put)
        .isEqualTo(new Report(put.id(), "broken", 1, NOON, "web", NOON, NOON, 1, "kim", "kim"));
    assertThat(intake().execute(IntakeReportEntity.get(put.id()))).contains(put);
    Line line =
        intake()
            .execute(
                IntakeLineEntity.put(
                    LINES.readNew("{\"report\": \"r\", \"number\": 1, \"text\": \"\"}")));
    assertThat(line.version()).isEqualTo(1);
  }

  @Test
  void aPutWhoseAnswerWasLostKnowsItsOwnItem() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start();
        DynamoDbClient dynamoDb = proxy.client()) {
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();
      TableClient client = used(IntakeTable.client(dynamoDb)).withTableName(table.tableName());

      ConditionFailedException refused =
          catchThrowableOfType(
              ConditionFailedException.class,
              () -> client.execute(IntakeReportEntity.put(REPORTS.readNew(BODY)).ifNotExists()));

      assertThat(refused.wasMade()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "id, '\"x\"'",
    "_ct, '\"2026-05-04T12:00:00.000Z\"'",
    "_md, '\"2026-05-04T12:00:00.000Z\"'",
    "version, 3",
    "createdBy, '\"eve\"'",
    "changedBy, null",
  })
  void theyAreRefusedInJson(String member, String value) {
    String json = BODY.replace("}", ", \"" + member + "\": " + value + "}");

    assertThatThrownBy(() -> REPORTS.readNew(json))
        .isInstanceOfSatisfying(
            InvalidJsonException.class, refused -> assertThat(refused.path()).isEqualTo(member))
        .hasMessageEndingWith("JSON, " + member + ": is given by the write, so leave it out.");
  }

  @Test
  void allElseIsRequired() {
    assertThatThrownBy(() -> REPORTS.readNew("{\"text\": \"broken\"}"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageEndingWith("JSON, channel: is required, and not there.");
    assertThatThrownBy(() -> REPORTS.readNew("{\"color\": 1}"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageEndingWith(
            "JSON, color: is unknown. There are channel, noticedAt, pages, text.");
  }

  @Test
  void theOtherReadingFillsThemIn() {
    Report report =
        REPORTS
            .withClock(Clock.fixed(NOON, ZoneOffset.UTC))
            .read(BODY.replace("}", ", \"version\": 0}"));

    assertThat(report.id()).isNotNull();
    assertThat(report.createdAt()).isEqualTo(NOON);
    assertThat(report.noticedAt()).isEqualTo(NOON);
  }

  @ParameterizedTest
  @CsvSource({
    "id, '\"x\"'",
    "channel, '\"mail\"'",
    "_ct, '\"2026-05-05T12:00:00.000Z\"'",
    "version, 3",
    "createdBy, '\"eve\"'",
  })
  void aPatchKeepsWhatNoUpdateChanges(String member, String value) {
    Report stored = intake().execute(IntakeReportEntity.put(REPORTS.readNew(BODY)));

    assertThatThrownBy(() -> REPORTS.merge(stored, "{\"" + member + "\": " + value + "}"))
        .isInstanceOfSatisfying(
            InvalidJsonException.class, refused -> assertThat(refused.path()).isEqualTo(member))
        .hasMessageContaining("JSON, " + member + ": can't be changed");
  }

  @Test
  void aPatchMayRepeatThem() {
    Report stored = intake().execute(IntakeReportEntity.put(REPORTS.readNew(BODY)));
    String patch = REPORTS.write(stored).replace("broken", "mended");

    Report after = REPORTS.merge(stored, patch);
    intake().execute(IntakeReportEntity.update(stored, after));

    assertThat(intake().execute(IntakeReportEntity.get(stored.id())).orElseThrow().text())
        .isEqualTo("mended");
  }

  @Test
  void aPatchMayRepeatThemInAnotherForm() {
    Offer stored =
        new Offer("o", "old", new BigDecimal("5.0"), Set.of("north", "south", "west"), NOON);
    String patch =
        "{\"text\": \"next\", \"price\": 5.00, \"_ct\": \"2026-05-04T12:00:00Z\", \"regions\": %s}";

    assertThat(OFFERS.merge(stored, patch.formatted("[\"west\", \"south\", \"north\"]")).text())
        .isEqualTo("next");
    assertThatThrownBy(() -> OFFERS.merge(stored, patch.formatted("[\"west\", \"south\"]")))
        .hasMessageEndingWith("JSON, regions: can't be changed.");
  }

  @Test
  void aValueThatNoKeyTakesIsRefused() {
    Line stored = new Line("r", 7, "old", 1);

    assertThatThrownBy(() -> LINES.merge(stored, "{\"number\": 12345}"))
        .isInstanceOfSatisfying(
            InvalidKeyException.class,
            refused -> assertThat(refused.component()).contains("number"));
  }

  @Test
  void thePartOfAKeyIsNamed() {
    Line stored = new Line("r", 7, "old", 1);

    assertThat(LINES.merge(stored, "{\"text\": \"next\", \"number\": 7}").text()).isEqualTo("next");
    assertThatThrownBy(() -> LINES.merge(stored, "{\"text\": \"next\", \"number\": 8}"))
        .isInstanceOf(InvalidJsonException.class)
        .hasMessageEndingWith(
            "JSON, number: can't be changed, because the primary key is made of it.");
  }
}
