package dev.singlet.tools.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.IndexDescriptor;
import org.junit.jupiter.api.Test;

/** What a put costs. */
class WriteCostsTest {

  private final Model model = new Model().index("GSI1").index("GSI2");

  @Test
  void eachIndexCostsAUnit() {
    model
        .entity("Task", "TASK#{id}", "TASK")
        .key("GSI1", "of", "TEAM#{team}", "{id}")
        .key("GSI2", "by", "HEAD#{head}", "{id}");

    assertThat(cost().putAtLeast()).isEqualTo(3);
    assertThat(cost().putAtMost()).isEqualTo(3);
    assertThat(cost().rules())
        .containsExactly(
            "1 write unit for each 1 KB of the item, rounded up.",
            "1 more for each 1 KB of its entry in GSI1 and GSI2, rounded up for each.",
            "A change of team moves the entry in GSI1: 2 units there, one to delete it and one to"
                + " write it.",
            "A change of head moves the entry in GSI2: 2 units there, one to delete it and one to"
                + " write it.",
            "In a transaction the item costs 2 units for each 1 KB.");
  }

  @Test
  void aConditionOrAnAbsentValueLeavesItemsOut() {
    model
        .entity("Task", "TASK#{id}", "TASK")
        .keyWhen("GSI1", "open", "OPEN#{team}", "{id}", "OPEN")
        .attribute("state", Model.constants("OPEN", "DONE"))
        .key("GSI2", "by", "HEAD#{head}", "{id}")
        .optional("head");

    assertThat(cost().putAtLeast()).isEqualTo(1);
    assertThat(cost().putAtMost()).isEqualTo(3);
    assertThat(cost().sometimes()).containsExactly("GSI1", "GSI2");
  }

  @Test
  void conditionsThatNameEachConstantLeaveNoItemOut() {
    model
        .entity("Task", "TASK#{id}", "TASK")
        .keyWhen("GSI1", "open", "OPEN#{team}", "{id}", "OPEN")
        .keyWhen("GSI1", "done", "DONE#{team}", "{id}", "DONE")
        .attribute("state", Model.constants("OPEN", "DONE"));

    assertThat(cost().putAtLeast()).isEqualTo(2);
    assertThat(cost().indexes()).containsExactly("GSI1");
  }

  @Test
  void uniqueValuesMakeItATransaction() {
    model
        .entity("Member", "MEMBER#{id}", "MEMBER")
        .attribute("email", Model.text())
        .unique("email");

    assertThat(cost().putAtLeast()).isEqualTo(4);
    assertThat(cost().uniqueValues()).isEqualTo(1);
  }

  @Test
  void anIndexOfKeysIsLeftAloneByMostUpdates() {
    model.index("keys", IndexDescriptor.Type.GLOBAL, IndexDescriptor.Projection.KEYS_ONLY);
    model.entity("Task", "TASK#{id}", "TASK").key("keys", "of", "TEAM#{team}", "{id}");

    assertThat(cost().rules())
        .contains("An update of attributes that keys doesn't hold costs nothing there.");
  }

  private WriteCost cost() {
    return WriteCosts.of(model.table()).get(0);
  }
}
