package dev.singlet.it.collections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.collections.model.Archive.Draft;
import dev.singlet.it.collections.model.Archive.Numbered;
import dev.singlet.it.collections.model.Archive.Remark;
import dev.singlet.it.collections.model.ArchiveDraftEntity;
import dev.singlet.it.collections.model.ArchiveNumberedEntity;
import dev.singlet.it.collections.model.ArchiveRemarkEntity;
import dev.singlet.it.collections.model.ArchiveTable;
import dev.singlet.it.collections.model.ArchiveVersionCollection;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A collection whose sort keys begin with texts of which one begins with the other. */
class SpanOfPrefixesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ArchiveTable.SCHEMA);

  @Test
  void allItemsAreWithinTheSpan() {
    TableClient client = table.client();
    Draft draft = client.execute(ArchiveDraftEntity.put(new Draft("d", "zero")));
    Numbered first = client.execute(ArchiveNumberedEntity.put(new Numbered("d", 1, "one")));
    Numbered late = client.execute(ArchiveNumberedEntity.put(new Numbered("d", 999, "late")));
    client.execute(ArchiveRemarkEntity.put(new Remark("d", "x")));

    assertThat(client.execute(ArchiveVersionCollection.ofDocument("d")).items())
        .containsExactly(draft, first, late);
  }
}
