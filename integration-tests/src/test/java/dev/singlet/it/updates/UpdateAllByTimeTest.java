package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.updates.model.Work.Watch;
import dev.singlet.it.updates.model.WorkTable;
import dev.singlet.it.updates.model.WorkWatchEntity;
import dev.singlet.item.ItemUpdate;
import dev.singlet.query.UpdateAllResult;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Each update moves its item to the end of an index by the time of the modification. */
class UpdateAllByTimeTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WorkTable.SCHEMA);

  private final List<String> seen = new ArrayList<>();

  @Test
  void updatesEachItemOnce() {
    TableClient client = table.client();
    List<String> ids = IntStream.range(0, 5).mapToObj(Integer::toString).toList();
    ids.forEach(id -> client.execute(WorkWatchEntity.upsert("g", id, true, "t", 1)));

    UpdateAllResult updated =
        client.execute(WorkWatchEntity.activeOf("t").pageSize(2).updateAll(this::hit));
    UpdateAllResult upserted =
        client.execute(WorkWatchEntity.activeOf("t").pageSize(2).updateAll(this::again));

    assertThat(updated.updated()).isEqualTo(5);
    assertThat(upserted.updated()).isEqualTo(5);
    assertThat(client.stream(WorkWatchEntity.activeOf("t")).map(Watch::hits)).containsOnly(1);
  }

  private ItemUpdate<?, ?> hit(Watch watch) {
    return seenOnce(watch, WorkWatchEntity.update("g", watch.id(), true, "t").incrementHits(1));
  }

  private ItemUpdate<?, ?> again(Watch watch) {
    return seenOnce(watch, WorkWatchEntity.upsert("g", watch.id(), true, "t", 1));
  }

  /** An item that is met again and again would keep the operation from ending. */
  private ItemUpdate<?, ?> seenOnce(Watch watch, ItemUpdate<?, ?> update) {
    seen.add(watch.id());
    assertThat(seen.stream().filter(watch.id()::equals)).hasSizeLessThanOrEqualTo(2);
    return update;
  }
}
