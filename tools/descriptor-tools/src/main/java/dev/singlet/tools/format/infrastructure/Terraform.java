package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.VectorRequest;
import java.util.List;

/** Terraform's resource {@code aws_dynamodb_table}, with outputs. */
public final class Terraform implements Exporter {

  @Override
  public String format() {
    return "terraform";
  }

  @Override
  public String summary() {
    return "A resource of Terraform, with outputs";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableSettings settings = export.settings();
    if (settings.hasReplicas() && settings.isProvisioned()) {
      throw new UserErrorException(
          "Terraform can't create a table with replicas and provisioned capacity, which needs auto"
              + " scaling before it has replicas. Use on-demand capacity, or CloudFormation.");
    }
    TableDescriptor table = export.table();
    VectorRequest.refuse(
        table,
        "The provider hashicorp/aws",
        "Export the format cloudformation, and give its template to aws_cloudformation_stack.");
    return List.of(
        new ExportedFile(table.name() + ".tf", new TerraformTable(table, settings).write()));
  }

  @Override
  public List<String> warnings(Export export) {
    TableSettings settings = export.settings();
    return settings.hasReplicas() && settings.hasOwnRecoveryDays()
        ? List.of(
            "Terraform can't set the period of point-in-time recovery of replicas: they keep 35"
                + " days, and not "
                + settings.recoveryDays()
                + ".")
        : List.of();
  }
}
