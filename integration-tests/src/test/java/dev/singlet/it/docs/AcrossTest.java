package dev.singlet.it.docs;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Several.eachOf;
import static java.time.temporal.ChronoUnit.DAYS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.ClimateTable;
import dev.singlet.it.docs.model.Reading;
import dev.singlet.it.docs.model.ReadingEntity;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class AcrossTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ClimateTable.SCHEMA);

  @Test
  void acrossPartitions() {
    TableClient climate = table.client();
    Instant noon = Instant.parse("2026-03-01T12:00:00Z");
    Instant lastYear = Instant.parse("2025-03-01T12:00:00Z");
    for (int i = 0; i < 20; i++) {
      climate.execute(ReadingEntity.put(new Reading("d1", noon.plus(i, DAYS), 20.5)));
    }

    Query<Reading> day = ReadingEntity.byDevice("d1", noon);
    Query<Reading> week = ReadingEntity.byDevice("d1", between(noon, noon.plus(7, DAYS)));
    Query<Reading> both = ReadingEntity.byDevice("d1", eachOf(noon, lastYear));
    Page<Reading> page = climate.execute(week.limit(100));

    assertThat(climate.stream(day)).hasSize(1);
    assertThat(page.items()).hasSize(8);
    assertThat(climate.stream(both)).hasSize(1);
  }
}
