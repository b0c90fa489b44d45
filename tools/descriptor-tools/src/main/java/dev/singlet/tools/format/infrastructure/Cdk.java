package dev.singlet.tools.format.infrastructure;

import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.VectorRequest;
import dev.singlet.tools.format.infrastructure.CdkCode.Properties;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Constructs for the AWS CDK in Java and TypeScript. */
public final class Cdk implements Exporter {

  /** The modules of the CDK that have the classes which are not of DynamoDB. */
  private static final Map<String, String> MODULES =
      Map.of("ArnComponents", "", "RemovalPolicy", "", "Stack", "", "Alias", "kms", "Key", "kms");

  @Override
  public String format() {
    return "cdk";
  }

  @Override
  public String summary() {
    return "Constructs for the AWS CDK in Java and TypeScript";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    VectorRequest.refuse(
        export.table(),
        "The CDK's TableV2",
        "Export the format cloudformation, and give its template to CfnInclude.");
    String name = ResourceName.of(export.table()) + "Construct";
    Properties table = new CdkTable(export.table(), export.settings()).properties();
    String about = about(export.settings());
    return List.of(
        new ExportedFile("cdk/" + name + ".java", java(about, name, table)),
        new ExportedFile("cdk/" + name + ".ts", typeScript(about, name, table)));
  }

  private static String about(TableSettings settings) {
    String region =
        settings.hasReplicas()
            ? " * Its stack must name its region: " + settings.regions().get(0) + ".\n"
            : "";
    return """
        /**
         * The table. It stays when its stack is deleted. Change one global index with each deployment,
         * and none of its keys or projections: add an index with a new name instead.
        """
        + region
        + " */\n";
  }

  private static String java(String about, String name, Properties table) {
    String code = table.java("TableV2.Builder.create(this, \"Table\")", "    ");
    Set<String> imports = new TreeSet<>();
    for (String type : classes(table, true)) {
      String module = MODULES.getOrDefault(type, "dynamodb");
      imports.add(
          "software.amazon.awscdk." + (module.isEmpty() ? "" : "services." + module + ".") + type);
    }
    imports.add("software.constructs.Construct");
    if (code.contains("List.of(")) {
      imports.add("java.util.List");
    }
    if (code.contains("Map.ofEntries(")) {
      imports.add("java.util.Map");
    }
    return imports.stream()
            .map(each -> "import " + each + ";\n")
            .collect(Collectors.joining("", "", "\n"))
        + about
        + """
        public final class %1$s extends Construct {

          private final TableV2 table;

          public %1$s(Construct scope, String id) {
            super(scope, id);
            table = %2$s;
          }

          public TableV2 table() {
            return table;
          }
        }
        """
            .formatted(name, code);
  }

  private static String typeScript(String about, String name, Properties table) {
    Map<String, Set<String>> modules =
        classes(table, false).stream()
            .collect(
                Collectors.groupingBy(
                    type -> MODULES.getOrDefault(type, "dynamodb"),
                    TreeMap::new,
                    Collectors.toCollection(TreeSet::new)));
    StringBuilder imports = new StringBuilder();
    modules.forEach(
        (module, types) ->
            imports
                .append("import { ")
                .append(String.join(", ", types))
                .append(" } from \"aws-cdk-lib")
                .append(module.isEmpty() ? "" : "/aws-" + module)
                .append("\";\n"));
    return imports
        + "import { Construct } from \"constructs\";\n\n"
        + about
        + """
        export class %s extends Construct {
          readonly table: TableV2;

          constructor(scope: Construct, id: string) {
            super(scope, id);
            this.table = new TableV2(this, "Table", %s);
          }
        }
        """
            .formatted(name, table.typeScript("    "));
  }

  private static Set<String> classes(Properties table, boolean areTypesNamed) {
    Set<String> classes = new TreeSet<>(Set.of("TableV2"));
    table.addClasses(classes, areTypesNamed);
    return classes;
  }
}
