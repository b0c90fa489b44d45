package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.json.JsonMembers;
import java.util.List;
import java.util.Map;

/** Two templates to choose from: a table of one region, and a global table. */
public final class CloudFormation implements Exporter {

  private static final String CHANGES =
      """
      # The table stays when the stack is deleted. Change one global index with each update, and
      # none of its keys or projections: add an index with a new name instead.
      """;

  @Override
  public String format() {
    return "cloudformation";
  }

  @Override
  public String summary() {
    return "Templates of CloudFormation: a table of one region, and a global table";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    TableSettings settings = export.settings();
    return List.of(
        new ExportedFile(
            "cloudformation-table.yaml",
            template(
                "# A table of one region. A stack can't turn it into a global table later.\n",
                SingleRegionTable.resource(table, settings),
                export)),
        new ExportedFile(
            "cloudformation-global-table.yaml",
            template(
                "# A global table. Replicas must include the region of the stack.\n",
                GlobalTable.resource(table, settings),
                export)));
  }

  private static String template(String about, Map<String, Object> resource, Export export) {
    String name = ResourceName.of(export.table());
    return about
        + CHANGES
        + Template.VERSION
        + Yaml.of(
            new JsonMembers()
                .put("Resources", Map.of(name, resource))
                .put("Outputs", Template.outputs(name, export.settings()))
                .all());
  }
}
