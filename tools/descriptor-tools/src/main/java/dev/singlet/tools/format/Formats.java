package dev.singlet.tools.format;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.format.analytics.Athena;
import dev.singlet.tools.format.analytics.Redshift;
import dev.singlet.tools.format.aws.AwsModel;
import dev.singlet.tools.format.diagram.Mermaid;
import dev.singlet.tools.format.diagram.PlantUml;
import dev.singlet.tools.format.document.Markdown;
import dev.singlet.tools.format.infrastructure.Cdk;
import dev.singlet.tools.format.infrastructure.CloudFormation;
import dev.singlet.tools.format.infrastructure.CreateTable;
import dev.singlet.tools.format.infrastructure.Sam;
import dev.singlet.tools.format.infrastructure.Terraform;
import dev.singlet.tools.format.schema.JsonSchema;
import dev.singlet.tools.format.schema.OpenApi;
import dev.singlet.tools.format.toolbox.Toolbox;
import dev.singlet.tools.format.workbench.Workbench;
import java.util.List;
import java.util.stream.Collectors;

/** All formats. A format is a class, and a line here. */
public final class Formats {

  private static final List<Exporter> ALL =
      List.of( //
          new Athena(),
          new AwsModel(),
          new Cdk(),
          new CloudFormation(),
          new CreateTable(),
          new Toolbox(),
          new JsonSchema(),
          new Markdown(),
          new Mermaid(),
          new OpenApi(),
          new PlantUml(),
          new Redshift(),
          new Sam(),
          new Terraform(),
          new Workbench());

  private Formats() {}

  /** Returns all exporters, sorted by the names of their formats. */
  public static List<Exporter> all() {
    return ALL;
  }

  /**
   * Returns the exporter of a format.
   *
   * @param name such as {@code create-table}
   * @return its exporter
   * @throws UserErrorException if there is none
   */
  public static Exporter of(String name) {
    return ALL.stream()
        .filter(exporter -> exporter.format().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    "There is no format \""
                        + name
                        + "\". Formats: "
                        + ALL.stream().map(Exporter::format).collect(Collectors.joining(", "))
                        + "."));
  }
}
