package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.updates.model.Work.Job;
import dev.singlet.it.updates.model.Work.State;
import dev.singlet.it.updates.model.WorkJobEntity;
import dev.singlet.it.updates.model.WorkTable;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates that change an attribute and say of it that it is something else, in either order. */
class ContradictoryUpdatesTest {

  private static final Instant TIME = Instant.parse("2024-01-15T08:00:00.123Z");

  @RegisterExtension final LocalTable table = LocalTable.of(WorkTable.SCHEMA);

  @Test
  void whatIsRemovedCannotBeSaidToBeThere() {
    TableClient client = table.client();
    client.execute(WorkJobEntity.put(job("x", "a")));
    List<Map<String, AttributeValue>> before = table.items();

    List.of(
            update().removeCity().team("c", State.DOING, 1, "x", "t"),
            update().team("c", State.DOING, 1, "x", "t").removeCity())
        .forEach(
            update ->
                assertThatThrownBy(() -> client.execute(update))
                    .isInstanceOf(InvalidArgumentException.class)
                    .hasMessage(
                        "[SGR0109] Update of Job: city was given as x, but the update removes it."
                            + " Pass null."));
    List.of(
            update().removeTeam(State.DOING, 1).city("z", State.DOING, false, 1, "a", "t"),
            update().city("z", State.DOING, false, 1, "a", "t").removeTeam(State.DOING, 1))
        .forEach(
            update ->
                assertThatThrownBy(() -> client.execute(update))
                    .isInstanceOf(InvalidArgumentException.class)
                    .hasMessage(
                        "[SGR0109] Update of Job: team was given as a, but the update removes it."
                            + " Pass null."));
    assertThat(table.items()).isEqualTo(before);
  }

  @Test
  void whatIsSetCannotBeSaidToBeAnotherThing() {
    List.of(
            update().city("z", State.DOING, false, 1, "a", "t").team("c", State.DOING, 1, "x", "t"),
            update().team("c", State.DOING, 1, "x", "t").city("z", State.DOING, false, 1, "a", "t"))
        .forEach(
            update ->
                assertThatThrownBy(() -> table.client().execute(update))
                    .isInstanceOf(InvalidArgumentException.class)
                    .hasMessageContaining("was given as")
                    .hasMessageContaining("Pass the value it is set to."));
  }

  @Test
  void whatIsRemovedIsSaidToBeAbsent() {
    TableClient client = table.client();
    List.of(
            update().removeCity().team("c", State.DOING, 1, null, "t"),
            update().team("c", State.DOING, 1, null, "t").removeCity())
        .forEach(
            update -> {
              client.execute(WorkJobEntity.put(job("x", "a")));
              Job updated = client.execute(update);

              assertThat(updated.city()).isNull();
              assertThat(updated.team()).isEqualTo("c");
              assertThat(table.items())
                  .singleElement()
                  .satisfies(
                      item -> assertThat(item).doesNotContainKeys("GSI2PK", "GSI2SK", "LSI1SK"));
            });
  }

  private static WorkJobEntity.Update update() {
    return WorkJobEntity.update("g", "1");
  }

  private static Job job(@Nullable String city, @Nullable String team) {
    return new Job(
        "g", "1", State.DOING, false, 1, team, city, "t", 3, null, Set.of(), null, TIME, TIME);
  }
}
