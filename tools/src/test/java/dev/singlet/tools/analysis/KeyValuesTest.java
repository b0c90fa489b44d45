package dev.singlet.tools.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.AttributeDescriptor;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where values stand in keys, and what can change them. */
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
            new KeyValue("Task", "id", List.of("PK", "GSI1SK"), KeyValue.Change.DELETE_AND_PUT),
            new KeyValue("Task", "team", List.of("GSI1PK"), KeyValue.Change.UPDATE),
            new KeyValue("Task", "at", List.of("GSI1SK"), KeyValue.Change.EACH_UPDATE));
  }
}
