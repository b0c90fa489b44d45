package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import org.junit.jupiter.api.Test;

/** A table without stamps of which one entity has one. */
class StampsOfEntitiesTest {

  private static final TableDescriptor SHOP = OddModel.stampedProducts("madeAt");

  @Test
  void toolboxWritesTheTimesOfTheEntity() {
    assertThat(OddModel.export("dynamodb-toolbox", SHOP))
        .containsOnlyOnce(
            "created: { name: 'created', savedAs: 'madeAt', hidden: true },\n    modified: false")
        .contains("timestamps: false");
  }

  @Test
  void theWorkbenchDeclaresTheAttributeForTheEntity() {
    assertThat(OddModel.export("workbench", SHOP).split("\"madeAt\"", -1))
        .as("declared once, and once more for the entity")
        .hasSize(3);
  }
}
