package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.docs.model.Trainer;
import dev.singlet.it.docs.model.TrainerEntity;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The snippets of docs/start/toolbox.md. All of a table is in {@code dev.singlet.it.toolbox}. */
class ToolboxTest {

  @Test
  void itemsAreThoseOfTheSchema() {
    Map<String, AttributeValue> item = TrainerEntity.toItem(new Trainer("t1", "kanto", 8, "Red"));

    assertThat(item)
        .containsEntry("PK", AttributeValue.fromS("TRAINER#t1"))
        .containsEntry("SK", AttributeValue.fromS("TRAINER#t1"))
        .containsEntry("GSI1PK", AttributeValue.fromS("REGION#kanto"))
        .containsEntry("GSI1SK", AttributeValue.fromS("TRAINER#008"))
        .containsEntry("hasCustomName", AttributeValue.fromBool(true))
        .containsEntry("_et", AttributeValue.fromS("Trainer"));
  }
}
