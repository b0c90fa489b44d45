package dev.singlet.it.pagination;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.pagination.model.Journal.Entry;
import dev.singlet.it.pagination.model.JournalEntryEntity;
import dev.singlet.it.pagination.model.JournalTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The partition key of the index is the table's, which the query knows by itself. */
class UpdateAllOfLocalIndexTest {

  @RegisterExtension final LocalTable table = LocalTable.of(JournalTable.SCHEMA);

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void updatesEachItemOnce(boolean areFromBytes) {
    TableClient client = table.client().withOwnJson(areFromBytes);
    ByteBuffer none = ByteBuffer.wrap(new byte[1]);
    for (int i = 0; i < 6; i++) {
      client.execute(
          JournalEntryEntity.put(new Entry("b", i, "t", "red" + i, i, BigDecimal.ONE, none, none)));
    }

    client.execute(
        JournalEntryEntity.byColor("b")
            .pageSize(2)
            .updateAll(
                entry ->
                    JournalEntryEntity.update("b", entry.number())
                        .color("x" + entry.color(), entry.topic())));

    assertThat(client.stream(JournalEntryEntity.byColor("b")))
        .extracting(Entry::color)
        .containsExactly("xred0", "xred1", "xred2", "xred3", "xred4", "xred5");
  }
}
