package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.FestivalTable;
import dev.singlet.it.docs.model.Guest;
import dev.singlet.it.docs.model.GuestEntity;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Shard;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ShardsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FestivalTable.SCHEMA);

  @Test
  void shardedPartitions() {
    TableClient festival = table.client();
    for (int i = 0; i < 45; i++) {
      Instant arrivedAt = Instant.parse("2026-07-01T10:00:00Z").plusSeconds(60L * i);
      festival.execute(GuestEntity.put(new Guest("g" + i, "Guest " + i, arrivedAt)));
    }

    Page<Guest> latest = festival.execute(GuestEntity.byArrival().reverse().limit(20));
    Page<Guest> before =
        festival.execute(GuestEntity.byArrival().reverse().limit(20).from(latest.nextToken()));

    assertThat(latest.items()).first().extracting(Guest::id).isEqualTo("g44");
    assertThat(latest.items()).last().extracting(Guest::id).isEqualTo("g25");
    assertThat(before.items()).first().extracting(Guest::id).isEqualTo("g24");
    assertThat(latest.requests()).isEqualTo(10);
    assertThat(Shard.of("c1", 10)).isEqualTo(7);
  }
}
