package dev.singlet.it.docs;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.Journal.Event;
import dev.singlet.it.docs.model.JournalEventEntity;
import dev.singlet.it.docs.model.JournalEventEntity.OfDeviceMonthTuple;
import dev.singlet.it.docs.model.JournalEventEntity.OfDeviceTuple;
import dev.singlet.it.docs.model.JournalTable;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.YearMonth;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class QueriesTest {

  private static final YearMonth MAY = YearMonth.of(2024, 5);
  private static final YearMonth JUNE = YearMonth.of(2024, 6);

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(JournalTable.SCHEMA)
          .seed(
              client -> {
                write(client, MAY, 16, 9);
                write(client, MAY, 17, 2);
                write(client, MAY, 17, 3);
                write(client, MAY, 18, 1);
                write(client, JUNE, 1, 1);
                write(client, JUNE.plusMonths(1), 1, 1);
              });

  private static void write(TableClient client, YearMonth month, int day, int number) {
    client.execute(JournalEventEntity.put(new Event("d1", month, day, number, "text")));
  }

  private List<String> found(Query<Event> query) {
    return table.client().stream(query)
        .map(event -> event.month().getMonthValue() + "/" + event.day() + "/" + event.number())
        .toList();
  }

  @Test
  void rangesOverSeveralParts() {
    Query<Event> later = JournalEventEntity.ofDevice("d1").tuple(gt(OfDeviceTuple.of(MAY, 17)));
    Query<Event> some =
        JournalEventEntity.ofDevice("d1")
            .tuple(between(OfDeviceTuple.of(MAY, 17, 3), OfDeviceTuple.of(JUNE)));
    Query<Event> rest =
        JournalEventEntity.ofDevice("d1").month(MAY).tuple(gte(OfDeviceMonthTuple.of(17, 3)));

    assertThat(found(later)).containsExactly("5/18/1", "6/1/1", "7/1/1");
    assertThat(found(some)).containsExactly("5/17/3", "5/18/1", "6/1/1");
    assertThat(found(rest)).containsExactly("5/17/3", "5/18/1");
  }

  @Test
  void anEndOfFewerValuesStandsForAllThatBeginWithThem() {
    JournalEventEntity.OfDevice events = JournalEventEntity.ofDevice("d1");

    assertThat(found(events.tuple(gt(OfDeviceTuple.of(MAY))))).containsExactly("6/1/1", "7/1/1");
    assertThat(found(events.tuple(gte(OfDeviceTuple.of(MAY))))).hasSize(6);
    assertThat(found(events.tuple(lt(OfDeviceTuple.of(MAY, 17))))).containsExactly("5/16/9");
    assertThat(found(events.tuple(lte(OfDeviceTuple.of(MAY, 17))))).hasSize(3);
    assertThat(found(events.tuple(gt(OfDeviceTuple.of(MAY, 99)))))
        .isEqualTo(found(events.tuple(gt(OfDeviceTuple.of(MAY, 100)))))
        .containsExactly("6/1/1", "7/1/1");
  }
}
