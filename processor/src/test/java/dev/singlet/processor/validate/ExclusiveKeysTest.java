package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class ExclusiveKeysTest {

  @Test
  void twoKeysOfAnIndexExcludeEachOther() {
    TableFixture table =
        table(
            task()
                .keyOn("GSI1", "TASKS#{status}", "{name}")
                .keyWhen("GSI1", "status == OPEN", "OPEN", "{name}"));

    assertThat(Problems.of(new ExclusiveKeys(), table))
        .containsExactly(
            "status == OPEN: [SGT0417] @LinkedKey(index = \"GSI1\") and another @LinkedKey(index"
                + " = \"GSI1\") can both apply to one item, but an item has only one key in"
                + " GSI1. Give them conditions that exclude each other, such as when = \"status"
                + " == OPEN\" and when = \"status != OPEN\".");
  }

  @Test
  void withoutAConditionItIsReportedAtTheKey() {
    TableFixture table =
        table(
            task()
                .keyWhen("GSI1", "status == OPEN", "OPEN", "{name}")
                .keyOn("GSI1", "TASKS#{status}", "{name}"));

    assertThat(Problems.of(new ExclusiveKeys(), table))
        .singleElement()
        .asString()
        .startsWith("@LinkedKey(index = \"GSI1\"): [SGT0417]");
  }

  @Test
  void oppositeConditionsAreFine() {
    TableFixture table =
        table(
            task()
                .keyWhen("GSI1", "status == OPEN", "OPEN", "{name}")
                .keyWhen("GSI1", "status != OPEN", "CLOSED", "{name}"));

    assertThat(Problems.of(new ExclusiveKeys(), table)).isEmpty();
  }

  @Test
  void keysOfDifferentIndexesAreFine() {
    TableFixture table =
        table(
            task()
                .keyOn("GSI1", "TASKS#{status}", "{name}")
                .keyOn("GSI2", "TASKS#{status}", "{name}"));

    assertThat(Problems.of(new ExclusiveKeys(), table)).isEmpty();
  }

  private static EntityFixture task() {
    return new EntityFixture("Task").texts("name", "status").key("TASK#{name}", "TASK");
  }

  private static TableFixture table(EntityFixture task) {
    return new TableFixture().index("GSI1").index("GSI2").entity(task);
  }
}
