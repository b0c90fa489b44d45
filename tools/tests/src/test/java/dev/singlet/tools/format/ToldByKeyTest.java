package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.run.Description;
import org.junit.jupiter.api.Test;

/** A table whose items don't name their entity. */
class ToldByKeyTest {

  private static final TableDescriptor SHOP = OddModel.toldByKeys();

  @Test
  void toolboxWritesNoEntityAttribute() {
    String module = OddModel.export("dynamodb-toolbox", SHOP);

    assertThat(module).doesNotContain("entityAttributeSavedAs");
    assertThat(module).containsOnlyOnce("entityAttribute: false");
  }

  @Test
  void theWorkbenchDeclaresNoEntityAttribute() {
    assertThat(OddModel.export("workbench", ExampleModel.SHOP.table())).contains("\"type\"");
    assertThat(OddModel.export("workbench", SHOP)).doesNotContain("\"type\"");
  }

  @Test
  void theDescriptionSaysIt() {
    assertThat(Description.of(SHOP)).contains("\nProduct, told by its key\n", "\nOrder\n");
  }

  @Test
  void theDescriptorKeepsIt() {
    assertThat(TableDescriptor.ofJson(SHOP.toJson())).isEqualTo(SHOP);
    assertThat(SHOP.managed().entity()).isEmpty();
  }
}
