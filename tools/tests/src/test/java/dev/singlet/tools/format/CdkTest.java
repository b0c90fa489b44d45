package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Constructs are parsed, not compiled: the CDK is too large for a dependency of tests. What they
 * become is compared with the templates of CloudFormation by hand.
 */
class CdkTest {

  @TempDir private Path folder;

  @Test
  void aTableIsAConstructInJava() {
    Infrastructure least = new Infrastructure("least", OddTable.leastOf(), TableSettings.safe());

    assertThat(least.text("cdk", "cdk/LeastTableConstruct.java"))
        .isEqualTo(
            """
            import software.amazon.awscdk.RemovalPolicy;
            import software.amazon.awscdk.services.dynamodb.Attribute;
            import software.amazon.awscdk.services.dynamodb.AttributeType;
            import software.amazon.awscdk.services.dynamodb.Billing;
            import software.amazon.awscdk.services.dynamodb.PointInTimeRecoverySpecification;
            import software.amazon.awscdk.services.dynamodb.TableV2;
            import software.constructs.Construct;

            /**
             * The table. It stays when its stack is deleted. Change one global index with each deployment,
             * and none of its keys or projections: add an index with a new name instead.
             */
            public final class LeastTableConstruct extends Construct {

              private final TableV2 table;

              public LeastTableConstruct(Construct scope, String id) {
                super(scope, id);
                table = TableV2.Builder.create(this, "Table")
                    .tableName("Least")
                    .billing(Billing.onDemand())
                    .partitionKey(Attribute.builder().name("on").type(AttributeType.STRING).build())
                    .pointInTimeRecoverySpecification(PointInTimeRecoverySpecification.builder().pointInTimeRecoveryEnabled(true).build())
                    .deletionProtection(true)
                    .removalPolicy(RemovalPolicy.RETAIN)
                    .build();
              }

              public TableV2 table() {
                return table;
              }
            }
            """);
  }

  @Test
  void aTableIsAConstructInTypeScript() {
    Infrastructure least = new Infrastructure("least", OddTable.leastOf(), TableSettings.safe());

    assertThat(least.text("cdk", "cdk/LeastTableConstruct.ts"))
        .isEqualTo(
            """
            import { RemovalPolicy } from "aws-cdk-lib";
            import { AttributeType, Billing, TableV2 } from "aws-cdk-lib/aws-dynamodb";
            import { Construct } from "constructs";

            /**
             * The table. It stays when its stack is deleted. Change one global index with each deployment,
             * and none of its keys or projections: add an index with a new name instead.
             */
            export class LeastTableConstruct extends Construct {
              readonly table: TableV2;

              constructor(scope: Construct, id: string) {
                super(scope, id);
                this.table = new TableV2(this, "Table", {
                  tableName: "Least",
                  billing: Billing.onDemand(),
                  partitionKey: { name: "on", type: AttributeType.STRING },
                  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
                  deletionProtection: true,
                  removalPolicy: RemovalPolicy.RETAIN,
                });
              }
            }
            """);
  }

  @Test
  void throughputClassAndRecoveryAreProperties() {
    Infrastructure limited =
        Infrastructure.all(false).stream()
            .filter(each -> each.name().equals("github-limited"))
            .findFirst()
            .orElseThrow();

    assertThat(limited.text("cdk", ".ts"))
        .contains(
            """
                  billing: Billing.onDemand({ maxReadRequestUnits: 900, maxWriteRequestUnits: 400 }),
            """,
            """
                  warmThroughput: { readUnitsPerSecond: 20000, writeUnitsPerSecond: 8000 },
                  globalSecondaryIndexes: [
            """,
            """
                      maxReadRequestUnits: 900,
                      maxWriteRequestUnits: 400,
                      warmThroughput: { readUnitsPerSecond: 20000, writeUnitsPerSecond: 8000 },
                      projectionType: ProjectionType.ALL,
            """,
            """
                  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 7 },
                  tableClass: TableClass.STANDARD_INFREQUENT_ACCESS,
            """);
    assertThat(limited.text("cdk", ".java"))
        .contains(
            "import software.amazon.awscdk.services.dynamodb.MaxThroughputProps;",
            "import software.amazon.awscdk.services.dynamodb.TableClass;",
            "import software.amazon.awscdk.services.dynamodb.WarmThroughput;",
            ".billing(Billing.onDemand(MaxThroughputProps.builder().maxReadRequestUnits(900)"
                + ".maxWriteRequestUnits(400).build()))",
            ".tableClass(TableClass.STANDARD_INFREQUENT_ACCESS)");
  }

  @Test
  void eachConstructParsesAndRetainsItsTable() throws Exception {
    for (Infrastructure each : all()) {
      for (ExportedFile file : each.export("cdk")) {
        assertThat(file.text()).contains("RemovalPolicy.RETAIN").doesNotContain("DESTROY");
      }
      ClassTree type = (ClassTree) parse(each.text("cdk", ".java")).getTypeDecls().get(0);
      assertThat(each.export("cdk").get(0).path())
          .isEqualTo("cdk/" + type.getSimpleName() + ".java");
    }
  }

  @Test
  void namesAreLiteralsOfJava() throws Exception {
    Infrastructure odd = new Infrastructure("odd", OddTable.describe(), TableSettings.safe());
    List<Object> literals = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitLiteral(LiteralTree literal, Void nothing) {
        literals.add(literal.getValue());
        return null;
      }
    }.scan(parse(odd.text("cdk", ".java")), null);

    assertThat(literals).contains("1e3.off-_", "local.all", "null", "${z}", "off");
    for (var index : odd.table().indexes()) {
      assertThat(literals)
          .containsAll(
              index.key().attributes().stream().map(KeyDescriptor.Attribute::name).toList());
    }
  }

  @Test
  @NeedsNode
  void eachConstructParsesInTypeScript() {
    Node.run(
        "typescript.mjs",
        all().stream().map(each -> each.write(folder, "cdk", ".ts")).toArray(String[]::new));
  }

  @Test
  @NeedsNode
  void theCheckOfTypeScriptFindsErrors() throws Exception {
    Path file = Files.writeString(folder.resolve("wrong.ts"), "const x: = {");

    assertThatThrownBy(() -> Node.run("typescript.mjs", file.toString()))
        .hasMessageContaining("wrong.ts: ");
  }

  private static List<Infrastructure> all() {
    List<Infrastructure> all = new ArrayList<>(Infrastructure.all(false));
    all.addAll(Infrastructure.all(true));
    return all;
  }

  private static CompilationUnitTree parse(String source) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    JavacTask task = (JavacTask) compiler.getTask(null, null, problems, null, null, List.of(file));
    CompilationUnitTree unit = task.parse().iterator().next();
    assertThat(problems.getDiagnostics()).isEmpty();
    return unit;
  }
}
