package dev.singlet.it.across;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Several.anyOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.across.model.Logs.Alarm;
import dev.singlet.it.across.model.Logs.Line;
import dev.singlet.it.across.model.Logs.Note;
import dev.singlet.it.across.model.LogsLineCollection;
import dev.singlet.it.across.model.LogsTable;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Item collections across partitions that are spread over shards, narrowed by other names. */
class AcrossShardsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LogsTable.SCHEMA);

  private final List<Line> all = new ArrayList<>();

  @BeforeEach
  void write() {
    for (int week = 8; week <= 12; week++) {
      for (int number = 20; number > 0; number--) {
        String word = number % 3 == 0 ? "disk" : "net";
        all.add(
            number % 2 == 0
                ? new Note(week, number, word, week + "-" + number)
                : new Alarm(week, number, word, week + "-" + number));
      }
    }
    all.forEach(line -> table.client().execute(LogsTable.put(line)));
  }

  private static int week(Line line) {
    return line instanceof Note note ? note.week() : ((Alarm) line).week();
  }

  private static long number(Line line) {
    return line instanceof Note note ? note.number() : ((Alarm) line).place();
  }

  private static String word(Line line) {
    return line instanceof Note note ? note.title() : ((Alarm) line).cause();
  }

  private List<Line> expected(Predicate<Line> wanted) {
    return all.stream().filter(wanted).toList();
  }

  @Test
  void aRangeReadsTheShardsOfEachWeekInOrder() {
    assertThat(table.client().stream(LogsLineCollection.ofWeek(between(9, 11))).toList())
        .isEqualTo(expected(line -> week(line) >= 9 && week(line) <= 11));
  }

  @Test
  void isNarrowedByTheNamesOfTheQuery() {
    assertThat(table.client().stream(LogsLineCollection.ofWeek(between(9, 11)).line(gte(15L))))
        .containsExactlyElementsOf(
            expected(line -> week(line) >= 9 && week(line) <= 11 && number(line) >= 15));
    assertThat(table.client().stream(LogsLineCollection.ofWeek(anyOf(12, 8)).line(9).word("disk")))
        .containsExactlyInAnyOrderElementsOf(
            expected(
                line ->
                    (week(line) == 8 || week(line) == 12)
                        && number(line) == 9
                        && word(line).equals("disk")))
        .hasSize(2);
    assertThat(table.client().stream(LogsLineCollection.ofWeek(10).line(9).word("net"))).isEmpty();
  }
}
