package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.Model;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.sample.Samples;
import org.junit.jupiter.api.Test;

/** A default that a new item doesn't get. */
class DefaultsOfOlderItemsTest {

  private static String export(String format, String more) {
    Model model = new Model();
    model.entity("Fee", "FEE#{id}", "FEE").attribute("currency", Model.text());
    String table = model.table().toJson();
    String component = "\"component\": \"currency\",";
    String initial = "\"default\": {\"kind\": \"VALUE\", \"text\": \"EUR\"" + more + "},";
    assertThat(table).contains(component);
    Export input =
        new Export(
            TableDescriptor.ofJson(table.replace(component, component + initial)),
            TableSettings.safe(),
            Samples::none);
    return Formats.of(format).export(input).get(0).text();
  }

  @Test
  void toolboxDoesNotFillItIn() {
    assertThat(export("dynamodb-toolbox", "")).contains("currency: string().default('EUR')");
    assertThat(export("dynamodb-toolbox", ", \"onlyForOlderItems\": true"))
        .contains("Singlet's default is for older items only, and not filled in here: EUR")
        .contains("currency: string()\n");
  }

  @Test
  void theDocumentRequiresTheValue() {
    assertThat(export("markdown", "")).contains("| default |");
    assertThat(export("markdown", ", \"onlyForOlderItems\": true"))
        .contains("| required, default in older items |");
  }
}
