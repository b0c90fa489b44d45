package dev.singlet.tools.format.aws;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.VectorRequest;
import java.util.ArrayList;
import java.util.List;

/**
 * The two files of AWS's DynamoDB MCP server: {@code schema.json}, to generate code from, and
 * {@code dynamodb_data_model.json}, to try all access patterns on DynamoDB Local.
 */
public final class AwsModel implements Exporter {

  @Override
  public String format() {
    return "aws-model";
  }

  @Override
  public String summary() {
    return "Schema and data model for the DynamoDB MCP server of AWS, with sample items";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    return List.of(
        new ExportedFile("dynamodb_data_model.json", JsonText.of(new DataModel(export).members())),
        new ExportedFile(
            "schema.json", JsonText.of(new RepositorySchema(export.table()).members())));
  }

  @Override
  public List<String> warnings(Export export) {
    TableDescriptor table = export.table();
    List<String> warnings = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      if (index.type() == IndexDescriptor.Type.LOCAL) {
        warnings.add("schema.json has no local indexes. " + index.name() + " is left out of it.");
      }
    }
    if (!VectorRequest.of(table).isEmpty()) {
      warnings.add(
          "schema.json and DynamoDB Local have no vector indexes. "
              + VectorRequest.names(table)
              + " and their searches are left out.");
    }
    if (!table.tenantPrefix().isEmpty()) {
      warnings.add("schema.json has no tenants, which all partition keys begin with.");
    }
    if (export.settings().throughput().isLimitedOrWarm()) {
      warnings.add("The data model has no on-demand maximums and no warm throughput.");
    }
    warnings.addAll(new RepositorySchema(table).losses());
    return warnings;
  }
}
