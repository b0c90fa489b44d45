package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.VectorRequest;
import dev.singlet.tools.format.infrastructure.Yaml.Function;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
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
            + function(name, table, settings).indent(2)
            + "\n"
            + Yaml.of(Map.of("Outputs", Template.outputs(name, settings)));
    return List.of(new ExportedFile("sam-template.yaml", template));
  }

  private static String function(String name, TableDescriptor table, TableSettings settings) {
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
            .put("Environment", Map.of("Variables", Map.of("TABLE_NAME", Function.ref(name))))
            .put("Policies", policies(name, table))
            .all();
    return """
        # An example: put your own function in its place. Its policy allows reading and writing
        # items of this table, and reading its indexes.
        """
        + searches(table)
        + key
        + Yaml.of(
            Map.of(
                "ExampleFunction",
                new JsonMembers()
                    .put("Type", "AWS::Serverless::Function")
                    .put("Properties", properties)
                    .all()));
  }

  /** SAM's policy of a table allows no searches of vectors. */
  private static List<Object> policies(String name, TableDescriptor table) {
    List<Object> policies = new ArrayList<>();
    policies.add(Map.of("DynamoDBCrudPolicy", Map.of("TableName", Function.ref(name))));
    List<IndexDescriptor> searched = VectorRequest.of(table);
    if (!searched.isEmpty()) {
      Map<String, Object> statement =
          new JsonMembers()
              .put("Effect", "Allow")
              .put("Action", "dynamodb:SearchVectors")
              .put(
                  "Resource",
                  searched.stream()
                      .map(
                          index ->
                              (Object)
                                  new Function("!Sub", "${" + name + ".Arn}/index/" + index.name()))
                      .toList())
              .all();
      policies.add(
          new JsonMembers()
              .put("Version", "2012-10-17")
              .put("Statement", List.of(statement))
              .all());
    }
    return policies;
  }

  private static String searches(TableDescriptor table) {
    if (VectorRequest.of(table).isEmpty()) {
      return "";
    }
    String tenants =
        table.tenantPrefix().isEmpty()
            ? ""
            : """
            # IAM can't keep tenants apart in searches: whoever may search an index can search it for
            # each tenant.
            """;
    return """
        # Searches of vectors have a statement of their own, because conditions on keys and attributes
        # don't apply to them.
        """
        + tenants;
  }
}
