package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mermaid itself reads the diagrams. */
@NeedsNode
class MermaidTest {

  @TempDir Path folder;

  @Test
  void mermaidFindsTheEntitiesAndRelationshipsOfTheShop() throws Exception {
    JsonNode diagram = parsed(ExampleModel.SHOP.export("mermaid", "ShopTable.mmd"));

    assertThat(texts(diagram.at("/entities/Order")))
        .containsExactly(
            "string orderId PK",
            "string customerId FK",
            "OrderStatus status",
            "bigDecimal total",
            "instant createdAt");
    assertThat(texts(diagram.at("/relationships")))
        .containsExactly(
            "Customer ONLY_ONE ZERO_OR_MORE Order byCustomer",
            "Order ONLY_ONE ZERO_OR_MORE OrderItem byOrder",
            "Product ONLY_ONE ZERO_OR_MORE OrderItem byProduct",
            "Product ONLY_ONE ZERO_OR_ONE Stock get");
  }

  @Test
  void mermaidFindsTheEntitiesOfGitHub() throws Exception {
    TableDescriptor table = ExampleModel.GITHUB.table();
    JsonNode diagram = parsed(ExampleModel.GITHUB.export("mermaid", "GitHubTable.mmd"));

    assertThat(diagram.get("entities").fieldNames())
        .toIterable()
        .containsExactlyElementsOf(table.entities().stream().map(each -> each.name()).toList());
    assertThat(texts(diagram.at("/entities/Issue")))
        .contains("set-of-string labels", "string owner PK FK");
    assertThat(texts(diagram.at("/relationships")))
        .hasSize(15)
        .contains(
            "Repository ZERO_OR_ONE ZERO_OR_MORE Counter numbers",
            "User ZERO_OR_ONE ZERO_OR_MORE Repository byOwner");
  }

  @Test
  void anyNameWillDo() throws Exception {
    for (List<String> names :
        List.of(
            List.of("class", "title", "direction"),
            List.of("u", "only one", "1"),
            List.of("erDiagram", "style", "accDescr"),
            List.of("a \"b\"", "a %b%", "größe, ->|{"))) {
      TableDescriptor table = OddModel.table(names.get(0), names.get(1), names.get(2));

      JsonNode diagram = parsed(OddModel.export("mermaid", table));

      assertThat(diagram.get("entities")).hasSize(5);
      assertThat(diagram.get("relationships")).hasSize(4);
    }
  }

  private JsonNode parsed(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("diagram.mmd"), text);
    return new ObjectMapper().readTree(Node.run("mermaid.mjs", file.toString()));
  }

  private static List<String> texts(JsonNode array) {
    return new ObjectMapper().convertValue(array, new TypeReference<>() {});
  }
}
