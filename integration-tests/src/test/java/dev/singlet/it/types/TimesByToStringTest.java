package dev.singlet.it.types;

import static dev.singlet.it.types.model.DiaryEntryEntity.BEGINS;
import static dev.singlet.it.types.model.DiaryEntryEntity.CHANGED_AT;
import static dev.singlet.it.types.model.DiaryEntryEntity.ENDS;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.types.model.Diary.Entry;
import dev.singlet.it.types.model.Diary.Mark;
import dev.singlet.it.types.model.Diary.Seen;
import dev.singlet.it.types.model.DiaryEntryEntity;
import dev.singlet.it.types.model.DiaryMarkEntity;
import dev.singlet.it.types.model.DiaryTable;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times that are stored as {@code toString()} writes them. The JDK is the oracle. */
class TimesByToStringTest {

  private static final int TRIALS = Integer.getInteger("singlet.times", 15);
  private static final LocalDateTime FIRST = LocalDateTime.of(0, 1, 1, 0, 0);
  private static final LocalDateTime LAST = LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999999999);

  @RegisterExtension final LocalTable table = LocalTable.of(DiaryTable.SCHEMA);

  private final Random random = new Random(41);

  /** Returns a time that needs 0, 3, 6 or 9 digits, and often has no seconds. */
  private Instant time() {
    long from = FIRST.toEpochSecond(ZoneOffset.UTC);
    long second = random.nextLong(from, LAST.toEpochSecond(ZoneOffset.UTC) + 1);
    Instant time = Instant.ofEpochSecond(second, random.nextInt(1_000_000_000));
    return time.truncatedTo(
        List.of(
                ChronoUnit.NANOS,
                ChronoUnit.MICROS,
                ChronoUnit.MILLIS,
                ChronoUnit.SECONDS,
                ChronoUnit.MINUTES,
                ChronoUnit.HOURS)
            .get(random.nextInt(6)));
  }

  private LocalDateTime local() {
    return LocalDateTime.ofInstant(time(), ZoneOffset.UTC);
  }

  private Entry entry(int no) {
    return new Entry(
        "r",
        time(),
        no,
        local(),
        local().toLocalTime(),
        random.nextInt(4) == 0 ? null : time(),
        Set.of(time(), Instant.EPOCH),
        List.of(local(), local()),
        Map.of(local().toLocalTime(), time()),
        new Seen(time(), local().toLocalTime()),
        time().truncatedTo(ChronoUnit.SECONDS),
        time(),
        time(),
        null);
  }

  private TableClient at(Instant time) {
    return table.client().withClock(Clock.fixed(time, ZoneOffset.UTC));
  }

  private Map<String, AttributeValue> stored() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  /** Requires that an item has the JDK's text of each time. */
  private static void assertStored(Map<String, AttributeValue> item, Entry entry) {
    assertThat(item.get("SK").s()).isEqualTo("ENTRY#%s#%03d".formatted(entry.at(), entry.no()));
    assertThat(item.get("at").s()).isEqualTo(entry.at().toString());
    assertThat(item.get("begins").s()).isEqualTo(entry.begins().toString());
    assertThat(item.get("daily").s()).isEqualTo(entry.daily().toString());
    assertThat(item.get("reminders").ss())
        .containsExactlyInAnyOrderElementsOf(
            entry.reminders().stream().map(Instant::toString).toList());
    assertThat(item.get("pauses").l())
        .extracting(AttributeValue::s)
        .isEqualTo(entry.pauses().stream().map(LocalDateTime::toString).toList());
    entry
        .calls()
        .forEach(
            (time, call) ->
                assertThat(item.get("calls").m())
                    .containsEntry(time.toString(), AttributeValue.fromS(call.toString())));
    assertThat(item.get("seen").m().get("first").s()).isEqualTo(entry.seen().first().toString());
    assertThat(item.get("seen").m().get("last").s()).isEqualTo(entry.seen().last().toString());
    assertThat(item.get("rung").s()).hasSize("2024-01-15T08:00:00Z".length());
    assertThat(item.get("_ct").s()).isEqualTo(entry.createdAt().toString());
    assertThat(item.get("_md").s()).isEqualTo(entry.changedAt().toString());
    assertThat(item.get("latest").s())
        .isEqualTo((entry.ends() == null ? entry.at() : later(entry)).toString());
    assertThat(item.get("GSI1SK").s()).startsWith(entry.begins() + "#");
    if (entry.ends() == null) {
      assertThat(item).doesNotContainKeys("ends", "GSI2PK", "GSI2SK");
    } else {
      assertThat(item.get("ends").s()).isEqualTo(entry.ends().toString());
      assertThat(item.get("GSI2SK").s()).isEqualTo(entry.ends().toString());
    }
  }

  private static Instant later(Entry entry) {
    return entry.at().isAfter(entry.ends()) ? entry.at() : entry.ends();
  }

  @Test
  void writesStoreAndCompareTheTextOfTheJdk() {
    for (int trial = 0; trial < TRIALS; trial++) {
      Instant now = time();
      TableClient diary = at(now);
      Entry given = entry(trial);

      Entry put = diary.execute(DiaryEntryEntity.put(given));
      assertStored(stored(), put);
      assertThat(put.changedAt()).isEqualTo(now.truncatedTo(ChronoUnit.MILLIS));
      assertThat(diary.execute(DiaryEntryEntity.get("r", given.at(), trial))).contains(put);

      Instant ends = time();
      LocalDateTime begins = local();
      Entry moved =
          at(ends)
              .execute(
                  DiaryEntryEntity.update("r", given.at(), trial)
                      .ends(ends)
                      .begins(begins)
                      .when(
                          BEGINS
                              .eq(given.begins())
                              .and(CHANGED_AT.eq(put.changedAt()))
                              .and(given.ends() == null ? ENDS.notExists() : ENDS.eq(given.ends()))
                              .and(BEGINS.gte(given.begins()))));
      assertStored(stored(), moved);
      assertThat(moved.ends()).isEqualTo(ends);

      Entry other = DiaryEntryEntity.builder(moved).ends(null).daily(LocalTime.NOON).build();
      Entry changed = at(now).execute(DiaryEntryEntity.update(moved, other));
      assertStored(stored(), changed);
      assertThatThrownBy(
              () ->
                  diary.execute(
                      DiaryEntryEntity.update("r", given.at(), given.no())
                          .rung(now)
                          .when(BEGINS.lt(begins))))
          .isInstanceOf(ConditionFailedException.class);
      assertThat(diary.execute(VerifyItems.of(DiaryTable.type())).differences()).isEmpty();

      diary.execute(DiaryEntryEntity.delete("r", given.at(), trial));
    }
  }

  @Test
  void upsertsKeepTheTimeOfCreation() {
    Instant first = Instant.parse("2024-01-15T08:00:00Z");
    Instant later = Instant.parse("2024-01-15T08:00:00.250Z");
    Instant inked = Instant.parse("2024-01-15T08:00:00.000100Z");
    LocalDateTime local = LocalDateTime.of(2024, 1, 15, 8, 0);
    Mark mark = new Mark("p", first, local, inked, "a");

    at(first).execute(DiaryMarkEntity.put(mark));
    at(later).execute(DiaryMarkEntity.upsert("p", first, local, inked, "b"));

    Map<String, AttributeValue> item =
        table.items().stream().filter(i -> i.containsKey("text")).findFirst().orElseThrow();
    assertThat(item.get("SK").s()).isEqualTo("MARK#2024-01-15T08:00:00Z#2024-01-15T08:00");
    assertThat(item.get("born").s()).isEqualTo("2024-01-15T08:00:00Z");
    assertThat(item.get("touched").s()).isEqualTo("2024-01-15T08:00:00.250Z");
    assertThat(at(later).execute(DiaryMarkEntity.ofPen("p").at(first).local(local)).items())
        .containsExactly(new Mark("p", first, local, inked, "b"));
    Mark same = new Mark("p", later, local, inked, "c");
    assertThatThrownBy(() -> at(later).execute(DiaryMarkEntity.put(same)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void localTimesSort() {
    TableClient diary = table.client();
    Instant day = Instant.parse("2024-01-15T08:00:00Z");
    List<Entry> entries = new ArrayList<>();
    LocalDateTime local = LocalDateTime.of(2024, 1, 15, 8, 0);
    for (long nanos :
        new long[] {0, 1, 1_000, 100_000_000, 1_000_000_000L, 1_000_000_001L, 60_000_000_000L}) {
      Entry entry = entry(entries.size());
      entries.add(
          diary.execute(
              DiaryEntryEntity.put(
                  DiaryEntryEntity.builder(entry).at(day).begins(local.plusNanos(nanos)).build())));
    }

    for (Entry from : entries) {
      for (Entry to : entries) {
        if (!from.begins().isAfter(to.begins())) {
          assertThat(
                  diary
                      .execute(
                          DiaryEntryEntity.byDay(day).begins(between(from.begins(), to.begins())))
                      .items())
              .isSortedAccordingTo(Comparator.comparing(Entry::begins))
              .isEqualTo(entries.subList(from.no(), to.no() + 1));
        }
      }
    }
    assertThat(diary.execute(DiaryEntryEntity.byDay(between(day, day.plusSeconds(1)))).items())
        .isEqualTo(entries);
  }

  @Test
  void theDescriptorHasTheForm() {
    TableDescriptor diary = DiaryTable.describe();

    assertThat(diary.managed().storedTime()).isEqualTo("toString");
    assertThat(diary.entity("Entry").orElseThrow().attributes())
        .filteredOn(attribute -> !attribute.type().format().isEmpty())
        .extracting(
            attribute -> attribute.component() + " " + attribute.type().kind(),
            attribute -> attribute.type().format())
        .contains(
            tuple("at instant", "toString"),
            tuple("begins localDateTime", "toString"),
            tuple("daily localTime", "toString"),
            tuple("rung instant", "seconds"),
            tuple("createdAt instant", "toString"),
            tuple("expires instant", "epoch"));
    assertThat(TableDescriptor.ofJson(diary.toJson())).isEqualTo(diary);
  }
}
