package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.run.Description;
import org.junit.jupiter.api.Test;

/** A table of which one entity is marked by a number in an attribute of its own. */
class MarksOfEntitiesTest {

  private static final TableDescriptor SHOP = OddModel.numberedProducts("sort");

  @Test
  void toolboxWritesTheNumber() {
    assertThat(OddModel.export("dynamodb-toolbox", SHOP))
        .containsOnlyOnce("entity: number().const(3).savedAs('sort').hidden()")
        .containsOnlyOnce("entityAttribute: false");
  }

  @Test
  void theWorkbenchDeclaresTheAttributeForTheEntity() {
    assertThat(OddModel.export("workbench", SHOP).split("\"sort\"", -1))
        .as("declared once, and once more for the entity")
        .hasSize(3);
  }

  @Test
  void theDescriptionSaysIt() {
    assertThat(Description.of(SHOP)).contains("\n3, told by sort (N)\n", "\nOrder\n");
  }
}
