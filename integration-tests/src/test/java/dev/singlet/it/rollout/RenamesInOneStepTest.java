package dev.singlet.it.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.rollout.model.Fleet;
import dev.singlet.it.rollout.model.FleetNewAccountEntity;
import dev.singlet.it.rollout.model.FleetNewTable;
import dev.singlet.it.rollout.model.FleetOldAccountEntity;
import dev.singlet.it.rollout.model.FleetOldTable;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is lost where a name is changed in one step, while programs that don't know it write. */
class RenamesInOneStepTest {

  @RegisterExtension final LocalTable table = LocalTable.of(FleetOldTable.SCHEMA);

  private TableClient older() {
    return table.client();
  }

  private TableClient newer() {
    return FleetNewTable.client(table.dynamoDb()).withTableName(table.tableName());
  }

  @Test
  void whatAnOlderProgramWritesIsNotReadAndThenErased() {
    newer().execute(FleetNewAccountEntity.put(new Fleet.New.Account("a1", "ann@new", null)));

    older().execute(FleetOldAccountEntity.update("a1").mail("ann@old"));

    assertThat(newer().execute(FleetNewAccountEntity.get("a1")).orElseThrow().email())
        .isEqualTo("ann@new");
    newer().execute(FleetNewAccountEntity.update("a1").email("ann@newest"));
    assertThat(table.items().get(0)).doesNotContainKey("mail");
  }

  @Test
  void whatANewerProgramWritesIsNotReadAndThenErased() {
    newer().execute(FleetNewAccountEntity.put(new Fleet.New.Account("a1", "ann@new", null)));

    Fleet.Old.Account read = older().execute(FleetOldAccountEntity.get("a1")).orElseThrow();
    assertThat(read.mail()).isNull();
    older().execute(FleetOldAccountEntity.put(read));

    assertThat(newer().execute(FleetNewAccountEntity.get("a1")).orElseThrow().email()).isNull();
  }

  @Test
  void whatAnOlderProgramRemovesComesBack() {
    newer().execute(FleetNewAccountEntity.put(new Fleet.New.Account("a1", "ann@new", null)));

    older().execute(FleetOldAccountEntity.update("a1").removeMail());

    assertThat(newer().execute(FleetNewAccountEntity.get("a1")).orElseThrow().email())
        .isEqualTo("ann@new");
  }
}
