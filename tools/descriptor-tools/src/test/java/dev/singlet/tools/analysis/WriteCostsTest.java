package dev.singlet.tools.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.IndexDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The costs of a put, an update and a delete. */
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
            "A put of a new item costs 1 unit for each 1 KB of the item, and 1 for each 1 KB of its"
                + " entry in GSI1 and GSI2, each rounded up.",
            "Each update costs the same, because GSI1 and GSI2 hold whole items.",
            "A change of team moves the entry in GSI1: 2 units for each 1 KB of it there, one to"
                + " delete it and one to write it.",
            "A change of head moves the entry in GSI2: 2 units for each 1 KB of it there, one to"
                + " delete it and one to write it.",
            "A delete costs as much as a put of a new item: 1 unit for each 1 KB of the item and of"
                + " each index entry that it removes.",
            "In a transaction, a write costs 2 units for each 1 KB of the item in the table. AWS"
                + " doesn't document whether index entries cost double, too, so they are counted"
                + " once.");
    assertThat(cost().deleteAtLeast()).isEqualTo(3);
    assertThat(cost().deleteAtMost()).isEqualTo(3);
    assertThat(cost().updateAtLeast()).isEqualTo(3);
    assertThat(cost().updateAtMost()).isEqualTo(3);
    assertThat(cost().movingUpdate()).isEqualTo(5);
  }

  @Test
  void noUpdateMovesAnEntryByAReadOnlyValue() {
    model
        .entity("Task", "TASK#{id}", "TASK")
        .key("GSI1", "of", "TEAM#{team}", "{head}")
        .readOnly("team");

    assertThat(cost().rules())
        .filteredOn(rule -> rule.contains(" moves the entry "))
        .singleElement()
        .asString()
        .startsWith("A change of head moves the entry in GSI1");
  }

  @Test
  void anItemIsInEachIndexWhoseKeyAttributesItHas() {
    model.index("inverted", "SK", "PK").index("half", "SK", "GSI1SK").index("not", "SK", "other");
    model
        .entity("Task", "TASK#{id}", "TASK")
        .keyWhen("GSI1", "open", "OPEN#{team}", "{id}", "OPEN")
        .attribute("state", Model.constants("OPEN", "DONE"));

    assertThat(cost().sometimes()).containsExactly("GSI1", "half");
    assertThat(cost().putAtLeast()).isEqualTo(2);
    assertThat(cost().putAtMost()).isEqualTo(4);
    assertThat(cost().updateAtLeast()).isEqualTo(2);
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
    assertThat(cost().deleteAtLeast()).isEqualTo(1);
    assertThat(cost().deleteAtMost()).isEqualTo(3);
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
  void aConditionOnATextLeavesItemsOut() {
    model
        .entity("Task", "TASK#{id}", "TASK")
        .keyWhen("GSI1", "none", "NONE#{team}", "{id}", "")
        .attribute("state", Model.text());

    assertThat(cost().putAtLeast()).isEqualTo(1);
    assertThat(cost().sometimes()).containsExactly("GSI1");
  }

  @Test
  void uniqueValuesMakeAPutOrADeleteATransaction() {
    model
        .entity("Member", "MEMBER#{id}", "MEMBER")
        .attribute("email", Model.text())
        .unique("email");

    assertThat(cost().putAtLeast()).isEqualTo(4);
    assertThat(cost().deleteAtLeast()).isEqualTo(4);
    assertThat(cost().uniqueValues()).isEqualTo(1);
    assertThat(cost().rules())
        .contains(
            "1 unique value, each an item of its own. A put or a delete writes this item and those"
                + " in one transaction. A put without ifNotExists() and a delete read the old values"
                + " first. An update that leaves them as they are is not a transaction.");
  }

  @Test
  void anIndexOfKeysIsLeftAloneByMostUpdates() {
    model.index("keys", IndexDescriptor.Type.GLOBAL, IndexDescriptor.Projection.KEYS_ONLY);
    model.entity("Task", "TASK#{id}", "TASK").key("keys", "of", "TEAM#{team}", "{id}");

    assertThat(cost().rules())
        .contains(
            "An update costs 1 unit for each 1 KB of the item.",
            "An update of attributes that keys doesn't hold costs nothing there.");
    assertThat(cost().updateAtMost()).isEqualTo(1);
    assertThat(cost().movingUpdate()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{at}", "{at:lower}"})
  void theTimeOfTheLastWriteMovesItsEntryWithEachUpdate(String time) {
    model
        .entity("Task", "TASK#{id}", "TASK")
        .key("GSI1", "of", "TASKS#{id}", time)
        .stamp("at", AttributeDescriptor.Stamp.MODIFIED);

    assertThat(cost().rules())
        .contains(
            "An update costs 1 unit for each 1 KB of the item.",
            "Every update moves the entry in GSI1, because at is in its key: 2 units for each 1 KB"
                + " of it there, one to delete it and one to write it.");
    assertThat(cost().updateAtLeast()).isEqualTo(3);
    assertThat(cost().updateAtMost()).isEqualTo(3);
    assertThat(cost().movingUpdate()).isEqualTo(3);
  }

  private WriteCost cost() {
    return WriteCosts.of(model.table()).get(0);
  }
}
