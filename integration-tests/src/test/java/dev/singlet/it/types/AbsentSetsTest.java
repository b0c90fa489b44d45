package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Chores.Chore;
import dev.singlet.it.types.model.Chores.Errand;
import dev.singlet.it.types.model.Chores.Step;
import dev.singlet.it.types.model.ChoresChoreEntity;
import dev.singlet.it.types.model.ChoresErrandEntity;
import dev.singlet.it.types.model.ChoresTable;
import dev.singlet.testing.LocalTable;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Methods of a record get the empty set for one that is absent or null, as it is read. */
class AbsentSetsTest {

  private static final SortedSet<Integer> GROUND = new TreeSet<>(Set.of(0));
  private static final Step IDLE = new Step(Set.of(), Collections.emptySortedSet(), "0 0");
  private static final Chore FULL =
      new Chore("1", 5, Set.of("urgent"), GROUND, Set.of("mop"), "1 1 1", Optional.empty(), IDLE);

  @RegisterExtension final LocalTable table = LocalTable.of(ChoresTable.SCHEMA);

  private TableClient chores;

  @BeforeEach
  void client() {
    chores = table.client();
  }

  @Test
  void aRecordWithNullsIsPutAndReadWithEmptySets() {
    chores.execute(ChoresChoreEntity.put(ofNulls()));

    assertThat(chores.execute(ChoresChoreEntity.get("1"))).contains(empty());
    assertThat(item()).doesNotContainKeys("labels", "floors", "tools", "GSI1PK", "GSI1SK");
    assertThat(item()).containsEntry("count", AttributeValue.fromN("0"));
  }

  @Test
  void aBuilderGivesEmptySets() {
    Step step = new Step(Set.of(), Collections.emptySortedSet(), "0 0");

    assertThat(ChoresChoreEntity.builder().id("1").rank(5).step(step).build()).isEqualTo(empty());
  }

  @Test
  void anItemWithoutThemIsReadWithEmptySets() {
    Map<String, AttributeValue> item = new HashMap<>(ChoresChoreEntity.toItem(FULL));
    item.keySet().removeAll(List.of("labels", "floors", "tools", "heading"));

    assertThat(ChoresChoreEntity.fromItem(item)).isEqualTo(empty());
  }

  @Test
  void anUpdateThatRemovesTheSetOfAConditionRemovesTheKey() {
    chores.execute(ChoresChoreEntity.put(FULL));
    assertThat(chores.execute(ChoresChoreEntity.urgent("floor 0")).items()).containsExactly(FULL);

    chores.execute(ChoresChoreEntity.update("1").removeLabels(5, GROUND, null));

    assertThat(chores.execute(ChoresChoreEntity.urgent("floor 0")).items()).isEmpty();
    assertThat(item())
        .doesNotContainKeys("labels", "GSI1PK", "GSI1SK")
        .containsEntry("count", AttributeValue.fromN("0"));
  }

  @Test
  void anUpdateThatRemovesTheSortedSetOfAKeyWritesTheKey() {
    chores.execute(ChoresChoreEntity.put(FULL));

    chores.execute(ChoresChoreEntity.update("1").removeFloors(5, Set.of("urgent"), null));

    assertThat(chores.execute(ChoresChoreEntity.urgent("yard")).items())
        .extracting(Chore::floors)
        .containsExactly(Collections.emptySortedSet());
  }

  @Test
  void anUpdateToNullsDoesTheSame() {
    chores.execute(ChoresChoreEntity.put(FULL));

    chores.execute(ChoresChoreEntity.update(FULL, ofNulls()));

    assertThat(chores.execute(ChoresChoreEntity.get("1"))).contains(empty());
  }

  @Test
  void theDefaultOfAnUpsertIsMadeOfEmptySets() {
    chores.execute(
        ChoresChoreEntity.upsert("1", 5, Set.of(), Collections.emptySortedSet(), null, IDLE)
            .removeTools());

    assertThat(chores.execute(ChoresChoreEntity.get("1"))).contains(empty());
  }

  @Test
  void validateMethodsTakeSortedSetsAndOptionals() {
    SortedSet<Integer> unlucky = new TreeSet<>(Set.of(13));
    List<Chore> wrong =
        List.of(
            chore(Set.of("impossible"), GROUND, Optional.empty()),
            chore(Set.of(), unlucky, Optional.empty()),
            chore(Set.of(), GROUND, Optional.of("never")));

    for (Chore each : wrong) {
      assertThatThrownBy(() -> chores.execute(ChoresChoreEntity.put(each)))
          .isInstanceOf(ValidationException.class)
          .hasMessageContaining("must fit together");
    }
    assertThatThrownBy(
            () -> chores.execute(ChoresChoreEntity.update("1").floors(unlucky, 5, Set.of(), null)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("must fit together");
  }

  @Test
  void aPrimaryKeyIsMadeOfThem() {
    SortedSet<String> none = Collections.emptySortedSet();
    Errand errand = new Errand("1", none, Optional.of("!"));
    chores.execute(ChoresErrandEntity.put(nowhere()));

    assertThat(item()).containsEntry("SK", AttributeValue.fromS("0!"));
    assertThat(chores.execute(ChoresErrandEntity.get("1", "0!"))).contains(errand);
    chores.execute(ChoresErrandEntity.upsert("1", none, "!"));
    assertThat(table.items()).hasSize(1);
  }

  @SuppressWarnings("NullAway")
  private static Errand nowhere() {
    return new Errand("1", null, Optional.of("!"));
  }

  private static Chore chore(
      Set<String> labels, SortedSet<Integer> floors, Optional<String> remark) {
    return new Chore("1", 5, labels, floors, Set.of(), "h", remark, IDLE);
  }

  @SuppressWarnings("NullAway")
  private static Chore ofNulls() {
    return new Chore("1", 5, null, null, null, null, Optional.empty(), new Step(null, null, null));
  }

  private static Chore empty() {
    SortedSet<Integer> nowhere = Collections.emptySortedSet();
    return new Chore("1", 5, Set.of(), nowhere, Set.of(), "0 0 0", Optional.empty(), IDLE);
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }
}
