package dev.singlet.it.designs;

import static dev.singlet.it.designs.SampleItems.putAgain;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.designs.model.DeviceStateLog.Entry;
import dev.singlet.it.designs.model.DeviceStateLogEntryEntity;
import dev.singlet.it.designs.model.DeviceStateLogTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.LocalDateTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class DeviceStateLogTest {

  private static final SampleItems SAMPLES = SampleItems.of("DeviceStateLog");
  private static final LocalDateTime ESCALATED = LocalDateTime.parse("2020-04-27T16:15:00");

  @RegisterExtension final LocalTable table = LocalTable.of(DeviceStateLogTable.SCHEMA);

  private TableClient log;

  @BeforeEach
  void store() {
    SAMPLES.store(table);
    log = table.client();
  }

  @Test
  void everyItemIsPutBackAsItWas() {
    assertThat(log.execute(VerifyItems.of(DeviceStateLogTable.type())).fitsModel()).isTrue();

    long put =
        putAgain(
            log,
            DeviceStateLogTable.scan(DeviceStateLogEntryEntity.type()),
            DeviceStateLogEntryEntity::put);

    assertThat(put).isEqualTo(SAMPLES.items().size());
    SAMPLES.assertAreIn(table);
  }

  @Test
  void eachAccessPatternFindsItsItems() {
    assertThat(log.stream(DeviceStateLogEntryEntity.ofDevice("12345").reverse()))
        .hasSize(4)
        .extracting(Entry::state)
        .startsWith("WARNING1")
        .endsWith("NORMAL");
    assertThat(log.stream(DeviceStateLogEntryEntity.ofDevice("12345").state("WARNING1")))
        .hasSize(3);
    LocalDateTime begin = LocalDateTime.parse("2020-04-11T05:58:00");
    LocalDateTime end = LocalDateTime.parse("2020-04-24T14:50:00");
    assertThat(log.stream(DeviceStateLogEntryEntity.ofOperator("Liz").date(between(begin, end))))
        .extracting(Entry::device)
        .containsExactly("54321", "12345", "12345", "12345");
    Entry escalated = new Entry("11223", "WARNING4", ESCALATED, "Sue", "Sara");
    assertThat(log.stream(DeviceStateLogEntryEntity.escalatedTo("Sara")))
        .containsExactly(escalated);
    assertThat(log.stream(DeviceStateLogEntryEntity.escalatedTo("Sara").state("WARNING4")))
        .containsExactly(escalated);
    assertThat(log.stream(DeviceStateLogEntryEntity.escalatedTo("Sara").state("NORMAL"))).isEmpty();
  }
}
