package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableThroughput;
import dev.singlet.tools.export.VectorRequest;
import java.util.ArrayList;
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
    List<String> warnings = new ArrayList<>();
    if (settings.hasReplicas() && settings.hasOwnRecoveryDays()) {
      warnings.add(
          "Terraform can't set the period of point-in-time recovery of replicas: they keep 35"
              + " days, and not "
              + settings.recoveryDays()
              + ".");
    }
    TableThroughput throughput = settings.throughput();
    if (!throughput.isWarm()) {
      return warnings;
    }
    if (hasGlobalIndexes(export.table())) {
      warnings.add(
          "Terraform deletes and builds again an index that has become warmer by its use. So the"
              + " global indexes have no warm throughput: raise it by TableSetup.");
    }
    if (isLeftOut(throughput.warmReadUnits(), TableThroughput.WARM_READ_UNITS_ON_DEMAND)
        || isLeftOut(throughput.warmWriteUnits(), TableThroughput.WARM_WRITE_UNITS_ON_DEMAND)) {
      warnings.add(
          "Terraform takes warm throughput of at least 12,000 read and 4,000 write units. Less is"
              + " left out: raise it by TableSetup.");
    }
    return warnings;
  }

  private static boolean isLeftOut(int units, int least) {
    return units > 0 && units < least;
  }

  private static boolean hasGlobalIndexes(TableDescriptor table) {
    return table.indexes().stream().anyMatch(index -> index.type() == IndexDescriptor.Type.GLOBAL);
  }
}
