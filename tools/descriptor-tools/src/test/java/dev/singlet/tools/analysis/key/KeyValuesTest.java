package dev.singlet.tools.analysis.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.tools.analysis.ChartRow;
import dev.singlet.tools.analysis.Charts;
import dev.singlet.tools.analysis.Model;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where values are in keys, and what can change them. */
class KeyValuesTest {

  @Test
  void aValueOfAPrimaryKeyNeedsADeleteAndAPut() {
    Model model = new Model().index("GSI1");
    model
        .entity("Task", "TASK#{id}", "TASK")
        .key("GSI1", "of", "TEAM#{team}", "{at}#{id}")
        .stamp("at", AttributeDescriptor.Stamp.MODIFIED)
        .optional("note");

    assertThat(KeyValues.of(model.table()))
        .containsExactlyInAnyOrder(
            new KeyValue(
                "Task",
                "id",
                List.of("PK", "GSI1SK"),
                List.of(),
                "",
                KeyValue.Change.DELETE_AND_PUT),
            new KeyValue("Task", "team", List.of("GSI1PK"), List.of(), "", KeyValue.Change.UPDATE),
            new KeyValue(
                "Task", "at", List.of("GSI1SK"), List.of(), "", KeyValue.Change.EACH_UPDATE));
  }

  @Test
  void aReadOnlyValueNeedsAPut() {
    Model model = new Model().index("GSI1");
    model
        .entity("Task", "TASK#{id}", "TASK")
        .key("GSI1", "of", "TEAM#{team}", "{id}")
        .readOnly("team");

    assertThat(KeyValues.of(model.table()))
        .contains(
            new KeyValue("Task", "team", List.of("GSI1PK"), List.of(), "", KeyValue.Change.PUT));
  }

  @Test
  void aValueOfAConditionChoosesKeys() {
    Model model = new Model().index("GSI1");
    model
        .entity("Task", "TASK#{id}", "TASK")
        .keyWhen("GSI1", "open", "OPEN", "{id}", "OPEN")
        .keyWhen("GSI1", "done", "DONE", "{id}", "DONE")
        .attribute("state", Model.stored(Map.of("OPEN", "open", "DONE", "DONE")));

    assertThat(KeyValues.of(model.table()))
        .contains(
            new KeyValue(
                "Task",
                "state",
                List.of(),
                List.of("GSI1PK", "GSI1SK"),
                "OPEN stored as \"open\"",
                KeyValue.Change.UPDATE));
    assertThat(Charts.of(model.table()).get(1).rows())
        .extracting(ChartRow::stored)
        .containsExactly("stored as \"open\"", "");
  }
}
