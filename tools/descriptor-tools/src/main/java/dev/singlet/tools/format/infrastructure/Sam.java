package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.format.infrastructure.Yaml.Function;
import dev.singlet.tools.json.JsonMembers;
import java.util.List;
import java.util.Map;

/**
 * A template of AWS SAM: the table, and a function that may use it. The table isn't {@code
 * AWS::Serverless::SimpleTable}, which has no sort key and no indexes.
 */
public final class Sam implements Exporter {

  @Override
  public String format() {
    return "sam";
  }

  @Override
  public String summary() {
    return "A template of AWS SAM: the table, and a function that may use it";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    TableSettings settings = export.settings();
    String name = ResourceName.of(table);
    Map<String, Object> resource =
        settings.regions().isEmpty()
            ? SingleRegionTable.resource(table, settings)
            : GlobalTable.resource(table, settings);
    String template =
        """
        # The table stays when the stack is deleted. Change one global index with each update, and
        # none of its keys or projections: add an index with a new name instead.
        """
            + Template.VERSION
            + "Transform: AWS::Serverless-2016-10-31\n"
            + Yaml.of(Map.of("Resources", Map.of(name, resource)))
            + "\n"
            + function(name, settings).indent(2)
            + "\n"
            + Yaml.of(Map.of("Outputs", Template.outputs(name, settings)));
    return List.of(new ExportedFile("sam-template.yaml", template));
  }

  private static String function(String table, TableSettings settings) {
    String key =
        settings.encryption() == Encryption.CUSTOMER_MANAGED
            ? "# The policy of the KMS key must let the function use it through DynamoDB.\n"
            : "";
    Map<String, Object> properties =
        new JsonMembers()
            .put("Runtime", "java21")
            .put("Handler", "com.example.Handler::handleRequest")
            .put("CodeUri", "target/function.jar")
            .put("MemorySize", 1024)
            .put("Timeout", 15)
            .put("Environment", Map.of("Variables", Map.of("TABLE_NAME", Function.ref(table))))
            .put(
                "Policies",
                List.of(Map.of("DynamoDBCrudPolicy", Map.of("TableName", Function.ref(table)))))
            .all();
    return """
        # An example: put your own function in its place. Its policy allows reading and writing
        # items of this table, and reading its indexes.
        """
        + key
        + Yaml.of(
            Map.of(
                "ExampleFunction",
                new JsonMembers()
                    .put("Type", "AWS::Serverless::Function")
                    .put("Properties", properties)
                    .all()));
  }
}
