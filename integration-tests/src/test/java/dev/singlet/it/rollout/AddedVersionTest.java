package dev.singlet.it.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.rollout.model.Fleet;
import dev.singlet.it.rollout.model.Fleet.Counted.Account;
import dev.singlet.it.rollout.model.FleetCountedAccountEntity;
import dev.singlet.it.rollout.model.FleetCountedTable;
import dev.singlet.it.rollout.model.FleetOldAccountEntity;
import dev.singlet.it.rollout.model.FleetOldTable;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A version protects from programs that have it, and from no others. */
class AddedVersionTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FleetOldTable.SCHEMA);

  private TableClient older;
  private TableClient newer;
  private Account read;

  @BeforeEach
  void aNewerProgramHasReadAnItem() {
    older = table.client();
    newer = FleetCountedTable.client(table.dynamoDb()).withTableName(table.tableName());
    newer.execute(FleetCountedAccountEntity.put(new Account("a1", "ann@a", null, 0)));
    newer.execute(FleetCountedAccountEntity.update("a1").mail("ann@b"));
    read = newer.execute(FleetCountedAccountEntity.get("a1")).orElseThrow();
  }

  @Test
  void anUpdateWithoutItIsNotSeenAndOverwritten() {
    older.execute(FleetOldAccountEntity.update("a1").note("from the older one"));

    newer.execute(FleetCountedAccountEntity.put(read));

    assertThat(newer.execute(FleetCountedAccountEntity.get("a1")))
        .contains(new Account("a1", "ann@b", null, 3));
  }

  @Test
  void aPutWithoutItIsSeenAndSaidToBe() {
    older.execute(FleetOldAccountEntity.put(new Fleet.Old.Account("a1", "ann@c", null)));

    assertThatThrownBy(() -> newer.execute(FleetCountedAccountEntity.put(read)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith(
            " refused: version is not there, and in the record it is 2: the item was created anew, or"
                + " written by a program that doesn't count. To protect Account, all programs that"
                + " write it must have the @Version, which takes two releases to add. Read the item"
                + " again.");
    assertThatThrownBy(
            () ->
                newer.execute(
                    FleetCountedAccountEntity.update(
                        read, new Account("a1", "ann@d", null, read.version()))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("written by a program that doesn't count");
    assertThat(older.execute(FleetOldAccountEntity.get("a1")).orElseThrow().mail())
        .isEqualTo("ann@c");
  }

  @Test
  void afterAPutWithoutItCountingBeginsAgain() {
    older.execute(FleetOldAccountEntity.put(new Fleet.Old.Account("a1", "ann@c", null)));
    newer.execute(FleetCountedAccountEntity.update("a1").note("one"));

    assertThatThrownBy(() -> newer.execute(FleetCountedAccountEntity.put(read)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("version is 1, and in the record it is 2: the item was created anew");
    newer.execute(FleetCountedAccountEntity.update("a1").note("two"));

    newer.execute(FleetCountedAccountEntity.put(read));
    assertThat(newer.execute(FleetCountedAccountEntity.get("a1")))
        .as("two writes are lost, since the version is that of another count")
        .contains(new Account("a1", "ann@b", null, 3));
  }

  @Test
  void whereAllProgramsCountNothingIsOverwritten() {
    newer.execute(FleetCountedAccountEntity.update("a1").note("from another one"));

    assertThatThrownBy(() -> newer.execute(FleetCountedAccountEntity.put(read)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageEndingWith(
            " refused: version is 3, and in the record it is 2. Read the item again.");
  }
}
