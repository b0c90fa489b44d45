package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.updates.model.Work.Details;
import dev.singlet.it.updates.model.Work.Job;
import dev.singlet.it.updates.model.Work.State;
import dev.singlet.it.updates.model.WorkJobEntity;
import dev.singlet.it.updates.model.WorkTable;
import dev.singlet.testing.LocalTable;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A setter of a nullable component takes null, and removes it. */
class SettingNullTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WorkTable.SCHEMA);

  private TableClient work;

  @BeforeEach
  void putJob() {
    work = table.client();
    work.execute(
        WorkJobEntity.put(
            WorkJobEntity.builder()
                .group("g")
                .id("1")
                .urgent(true)
                .rank(2)
                .team("red")
                .city("bern")
                .title("paint")
                .note("soon")
                .details(new Details("wall", 3))
                .build()));
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  @Test
  void nullRemovesAnAttribute() {
    Job job = work.execute(WorkJobEntity.update("g", "1").note(null).details(null));

    assertThat(job.note()).isNull();
    assertThat(job.details()).isNull();
    assertThat(item()).doesNotContainKeys("note", "details").containsKeys("GSI1PK", "GSI2PK");
  }

  @Test
  void aValueAndNullTogetherAreOneUpdate() {
    assertThat(
            WorkJobEntity.update("g", "1")
                .note(null)
                .details(new Details(null, 1))
                .toRequest()
                .updateExpression())
        .contains("SET ", " REMOVE ");
  }

  @Test
  void theKeysThatAreMadeOfItAreRemovedToo() {
    work.execute(WorkJobEntity.update("g", "1").team(null, State.OPEN, 2, "bern", "paint"));

    assertThat(item())
        .doesNotContainKeys("team", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK")
        .containsKeys("GSI3PK");
    assertThat(work.execute(WorkJobEntity.openByTeam("red")).items()).isEmpty();
    assertThat(work.execute(WorkJobEntity.get("g", "1")).orElseThrow().team()).isNull();
  }

  @Test
  void aWrongAssumptionChangesNothing() {
    Map<String, AttributeValue> before = item();

    assertThatThrownBy(
            () ->
                work.execute(
                    WorkJobEntity.update("g", "1").team(null, State.OPEN, 9, "bern", "paint")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(item()).isEqualTo(before);
  }

  @Test
  void itIsTheSameRequestAsTheOneThatRemoves() {
    assertThat(WorkJobEntity.update("g", "1").note(null).toRequest().updateExpression())
        .isEqualTo(WorkJobEntity.update("g", "1").removeNote().toRequest().updateExpression());
  }
}
