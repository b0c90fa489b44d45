package dev.singlet.processor.write.name;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documentation of queries whose arguments only choose the partition. */
class JavadocsTest {

  private static EntityModel reading(String partition) {
    TableModel table =
        new TableFixture()
            .entity(
                new EntityFixture("Reading")
                    .texts("device")
                    .with("takenAt", new ValueType.Time(TimeFormat.MILLIS))
                    .key(partition, "{takenAt}#{device}"))
            .build();
    return table.entities().get(0);
  }

  /** Returns code as it is printed, with simple names of types. */
  private static String text(Code code) {
    StringBuilder text = new StringBuilder();
    for (Code.Part part : code.parts()) {
      if (part instanceof Code.Text words) {
        text.append(words.text());
      } else if (part instanceof Code.Type name) {
        text.append(name.type().toString().replaceFirst(".*\\.", ""));
      } else if (part instanceof Code.Inner inner) {
        text.append(text(inner.code()));
      }
    }
    return text.toString();
  }

  @Test
  void aTextSaysWhichValuesChooseThePartition() {
    EntityModel reading = reading("READING#{takenAt:day}#{device}");

    assertThat(text(Javadocs.query(reading.keys().get(0), reading)))
        .isEqualTo(
            """
            Queries the table for {@link Reading} items:
            partition {@code READING#{takenAt:day}#{device}},
            sort {@code {takenAt}#{device}}.
            @param takenAt any time of the day to read
            @param device the value of {@code device}
            @return the query
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{takenAt:hour} | @param takenAt any time of the hour to read",
        "{takenAt:year}#{device}#{takenAt:month} | @param takenAt any time of the month to read",
        "{takenAt:month}#{device}#{takenAt:year} | @param takenAt any time of the month to read",
        "{takenAt:shard(3)}#{takenAt:day} | @param takenAt any time of the day to read",
        "{takenAt:day}#{takenAt} | @param takenAt the value of {@code takenAt}",
        "{device:first(2)} | @param device any value that begins as those to read do",
        "{device:first(2):upper} | @param device any value that begins as those to read do",
        "{device:lower} | @param device the value of {@code device}"
      })
  void theFinestFormCounts(String partition, String parameter) {
    EntityModel reading = reading(partition);

    assertThat(text(Javadocs.query(reading.keys().get(0), reading)).lines()).contains(parameter);
  }

  @Test
  void aQueryOfSeveralPartitionsSaysWhatIsGivenInstead() {
    EntityModel reading = reading("READING#{takenAt:day}#{device:first(1)}");

    assertThat(
            text(
                Javadocs.across(
                    across("takenAt", reading.keys().get(0)), reading, "a range of", "the range")))
        .isEqualTo(
            """
            Queries the table for {@link Reading} items:
            partition {@code READING#{takenAt:day}#{device:first(1)}},
            sort {@code {takenAt}#{device}},
            across the partitions of a range of {@code takenAt}.
            @param takenAt the range
            @param device any value that begins as those to read do
            @return the query
            """);
  }

  private static LinkedKeyModel across(String across, LinkedKeyModel key) {
    return new LinkedKeyModel(
        key.place(),
        key.name(),
        key.purpose(),
        key.index(),
        key.key(),
        key.partition(),
        key.sort(),
        key.when(),
        across,
        key.givesUp());
  }
}
