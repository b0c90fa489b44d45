package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Radar.Echo;
import dev.singlet.it.types.model.Radar.Ping;
import dev.singlet.it.types.model.Radar.Sweep;
import dev.singlet.it.types.model.RadarPingEntity;
import dev.singlet.it.types.model.RadarSweepEntity;
import dev.singlet.it.types.model.RadarTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times stored as numbers by programs that write fractions or another unit. */
class TimesOfOtherProgramsTest {

  /** After the clock of DynamoDB Local, which deletes expired items. */
  private static final long SECOND = 4_102_444_800L;

  private static final Instant TIME = Instant.ofEpochSecond(SECOND);
  private static final Instant MILLI = TIME.plusMillis(123);
  private static final Ping WHOLE =
      new Ping(
          "north",
          "a",
          TIME,
          TIME,
          MILLI,
          List.of(TIME, Instant.ofEpochSecond(-2)),
          Set.of(MILLI),
          Map.of("b", TIME),
          new Echo(MILLI),
          TIME,
          "ok");

  @RegisterExtension final LocalTable table = LocalTable.of(RadarTable.SCHEMA);

  private static AttributeValue n(String number) {
    return AttributeValue.fromN(number);
  }

  private void storeWithFractions() {
    Map<String, AttributeValue> item = new HashMap<>(RadarPingEntity.toItem(WHOLE));
    item.put("expires", n(SECOND + ".75"));
    item.put("seen", n(SECOND + ".000001"));
    item.put("measured", n(SECOND + "123.9"));
    item.put("hops", AttributeValue.fromL(List.of(n(SECOND + ".5"), n("-1.5"))));
    item.put("marks", AttributeValue.fromNs(List.of(SECOND + "123.25")));
    item.put("others", AttributeValue.fromM(Map.of("b", n(SECOND + ".5"))));
    item.put("echo", AttributeValue.fromM(Map.of("at", n(SECOND + "123.999"))));
    item.put("born", n(SECOND + ".3"));
    store(item);
  }

  private void store(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  @Test
  void aFractionIsCutToTheUnit() {
    storeWithFractions();

    assertThat(table.client().execute(RadarPingEntity.get("north", "a"))).contains(WHOLE);
    assertThat(table.client().execute(RadarPingEntity.ofStation("north")).items())
        .containsExactly(WHOLE);
    assertThat(table.client().stream(RadarTable.scan(RadarPingEntity.type())))
        .containsExactly(WHOLE);
  }

  @Test
  void aPutWritesWholeUnits() {
    storeWithFractions();
    assertThat(table.client().execute(VerifyItems.of(RadarTable.type())).toString())
        .contains("expires", "other form");

    table.client().execute(RadarPingEntity.put(WHOLE));

    assertThat(table.client().execute(VerifyItems.of(RadarTable.type())).differences()).isEmpty();
    assertThat(table.items().get(0))
        .containsEntry("expires", n("" + SECOND))
        .containsEntry("measured", n(SECOND + "123"))
        .containsEntry("marks", AttributeValue.fromNs(List.of(SECOND + "123")));
  }

  @Test
  void theDifferenceOfTwoRecordsIsWrittenForTheStoredFraction() {
    storeWithFractions();
    Instant later = TIME.plusSeconds(60);

    Ping noted =
        table
            .client()
            .execute(
                RadarPingEntity.update(
                    WHOLE, RadarPingEntity.builder(WHOLE).note("noted").build()));
    assertThat(table.items().get(0)).containsEntry("expires", n(SECOND + ".75"));
    table
        .client()
        .execute(
            RadarPingEntity.update(
                noted,
                RadarPingEntity.builder(noted).expires(later).echo(new Echo(later)).build()));

    assertThat(table.items().get(0))
        .containsEntry("note", AttributeValue.fromS("noted"))
        .containsEntry("expires", n("" + later.getEpochSecond()))
        .containsEntry("echo", AttributeValue.fromM(Map.of("at", n("" + later.toEpochMilli()))))
        .containsEntry("seen", n(SECOND + ".000001"));
  }

  @Test
  void aTimeToLiveInMillisecondsStaysReadable() {
    Ping inMillis =
        RadarPingEntity.builder(WHOLE).expires(Instant.ofEpochSecond(SECOND * 1000 + 123)).build();
    Map<String, AttributeValue> item = new HashMap<>(RadarPingEntity.toItem(WHOLE));
    item.put("expires", n(SECOND + "123"));
    store(item);

    Ping read = table.client().execute(RadarPingEntity.get("north", "a")).orElseThrow();
    assertThat(read).isEqualTo(inMillis);
    assertThat(table.client().execute(RadarPingEntity.ofStation("north")).items())
        .containsExactly(inMillis);
    table.client().execute(RadarPingEntity.update("north", "a").note("by key"));
    Ping noted =
        table
            .client()
            .execute(
                RadarPingEntity.update(
                    inMillis("by key"), RadarPingEntity.builder(read).note("by record").build()));

    assertThat(noted.note()).isEqualTo("by record");
    assertThat(table.items().get(0)).containsEntry("expires", n(SECOND + "123"));
  }

  private static Ping inMillis(String note) {
    return RadarPingEntity.builder(WHOLE)
        .expires(Instant.ofEpochSecond(SECOND * 1000 + 123))
        .note(note)
        .build();
  }

  @Test
  void aWriteOfItNamesTheUnit() {
    assertThatThrownBy(() -> table.client().execute(RadarPingEntity.put(inMillis("new"))))
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Ping is not valid: expires must be within the years 0 to 9999:"
                + " 4102444800123 seconds since 1970 looks like milliseconds"
                + " (was +131971-04-21T00:02:03Z).");
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .execute(
                        RadarPingEntity.update("north", "a")
                            .expires(Instant.ofEpochSecond(SECOND * 1000))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("4102444800000 seconds since 1970 looks like milliseconds");
    assertThat(table.items()).isEmpty();
  }

  @Test
  void theDifferenceOfTwoRecordsChecksWhatItChanges() {
    Sweep sweep = table.client().execute(RadarSweepEntity.put(new Sweep("s", TIME, "ok", 0)));
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.put("note", AttributeValue.fromS("too long"));
    store(item);
    Sweep stored = table.client().execute(RadarSweepEntity.get("s")).orElseThrow();

    Sweep later =
        table
            .client()
            .execute(
                RadarSweepEntity.update(
                    stored, RadarSweepEntity.builder(stored).expires(TIME.plusSeconds(1)).build()));

    assertThat(later)
        .isEqualTo(new Sweep("s", TIME.plusSeconds(1), "too long", sweep.version() + 1));
    assertThatThrownBy(
            () ->
                table
                    .client()
                    .execute(
                        RadarSweepEntity.update(
                            later, RadarSweepEntity.builder(later).note("longer still").build())))
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Sweep is not valid: note must have at most 5 characters"
                + " (was \"longer still\").");
  }
}
