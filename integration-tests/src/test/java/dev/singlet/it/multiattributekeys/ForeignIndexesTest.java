package dev.singlet.it.multiattributekeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.it.multiattributekeys.model.Rallies.Car;
import dev.singlet.it.multiattributekeys.model.Rallies.Stage;
import dev.singlet.it.multiattributekeys.model.Rallies.Team;
import dev.singlet.it.multiattributekeys.model.RalliesCarEntity;
import dev.singlet.it.multiattributekeys.model.RalliesStageEntity;
import dev.singlet.it.multiattributekeys.model.RalliesTable;
import dev.singlet.it.multiattributekeys.model.RalliesTeamEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ForeignIndexesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(RalliesTable.SCHEMA);

  private void refused(Operation<?> operation, String problem) {
    assertThatThrownBy(() -> table.client().execute(operation))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining(problem);
  }

  @Test
  void anItemThatLacksAKeyAttributeIsNotInTheIndex() {
    Stage stage = new Stage("1", "FI", 2026, new byte[] {1});
    table.client().execute(RalliesStageEntity.put(stage));
    table.client().execute(RalliesTeamEntity.put(new Team("Lancia", "FI", 2026)));
    table.client().execute(RalliesCarEntity.put(new Car("A 1", "FI", new byte[] {1})));

    assertThat(table.client().execute(RalliesStageEntity.bySeason("FI", 2026)).items())
        .extracting(Stage::id)
        .containsExactly("1");
    assertThat(table.client().execute(RalliesStageEntity.bySeason("FI", 2026).count()))
        .isEqualTo(1);
  }

  @Test
  void whatMayBeAbsentIsAbsent() {
    Team team = new Team("Lancia", "FI", null);
    table.client().execute(RalliesTeamEntity.put(team));
    table.client().execute(RalliesTeamEntity.update("Lancia").season(2026));
    table.client().execute(RalliesTeamEntity.update("Lancia").incrementSeason(1));
    assertThat(table.client().execute(RalliesTeamEntity.get("Lancia")))
        .contains(new Team("Lancia", "FI", 2027));
    table.client().execute(RalliesTeamEntity.update("Lancia").removeSeason());

    assertThat(table.client().execute(RalliesTeamEntity.get("Lancia"))).contains(team);
  }

  @Test
  void emptyValuesAreRefusedBeforeDynamoDbDoes() {
    refused(RalliesTeamEntity.put(new Team("Lancia", "", null)), "country must not be blank");
    refused(RalliesTeamEntity.put(new Team("Lancia", " ", null)), "country must not be blank");
    refused(RalliesCarEntity.put(new Car("A 1", "", null)), "country must not be empty");
    refused(RalliesCarEntity.put(new Car("A 1", null, new byte[0])), "seal must not be empty");
    refused(RalliesTeamEntity.update("Lancia").country(""), "country must not be blank");
    refused(RalliesCarEntity.update("A 1").seal(new byte[0]), "seal must not be empty");
    assertThat(table.items()).isEmpty();
  }
}
