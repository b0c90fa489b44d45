package dev.singlet.tools.cli;

import dev.singlet.change.plan.Plan;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.plan.PlanFormat;
import dev.singlet.tools.plan.PlanOptions;
import dev.singlet.tools.plan.PlanRun;
import dev.singlet.tools.run.OutputFolder;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Plans the rollout of changed models. */
@Command(
    name = "plan",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Plans the rollout of changed models: the steps, why, which programs may run,",
      "and until when one can go back. It changes nothing."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class MakePlan implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;
  @Mixin private RecordedOptions recorded;

  @Option(
      names = "--since",
      paramLabel = "NUMBER",
      defaultValue = "0",
      description = "the number of the recorded model that is deployed; the last one, without it")
  private int since;

  @Option(
      names = "--before",
      paramLabel = "CLASSES",
      description = {
        "older models, in place of recorded ones: a folder of classes, a jar, or one",
        "descriptor file (can be repeated, for programs of several models)"
      })
  private List<Path> before = new ArrayList<>();

  @Option(
      names = "--deployed",
      description = "compare with all models that programs announced on the table in DynamoDB")
  private boolean isDeployed;

  @Option(
      names = "--seen-within",
      paramLabel = "DAYS",
      defaultValue = "30",
      description = "for --deployed: leave out programs that were not seen for so many days")
  private int days;

  @Mixin private StockOptions stock;
  @Mixin private ConnectionOptions connection;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text (default), markdown, json or github (annotations of a workflow)")
  private PlanFormat format;

  @Option(
      names = "--sources",
      paramLabel = "FOLDER",
      defaultValue = "src/main/java",
      description = "folder of sources, for github (default: ${DEFAULT-VALUE}; can be repeated)")
  private List<Path> sources;

  @Option(
      names = "--waves",
      paramLabel = "FORMAT",
      converter = FormatName.class,
      description = {
        "also write the table as it is after each step that changes it, such as",
        "cloudformation, cdk, sam, terraform or create-table"
      })
  private @Nullable Exporter waves;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      defaultValue = "singlet",
      description = "folder for --waves (default: ${DEFAULT-VALUE})")
  private Path folder;

  @Mixin private TableOptions table;

  @Override
  public Integer call() {
    try (Models models = source.open()) {
      PlanRun run = new PlanRun(models, options());
      for (Plan plan : run.plans()) {
        printers.out().print(format.of(plan, sources));
        write(run, plan);
      }
    }
    printers.out().flush();
    return 0;
  }

  private PlanOptions options() {
    try {
      return new PlanOptions(
          recorded.folder(),
          since,
          before,
          isDeployed,
          days,
          stock.items(),
          stock.parts(),
          stock.tariff(),
          connection.table());
    } catch (UserErrorException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage());
    }
  }

  private void write(PlanRun run, Plan plan) {
    if (waves != null) {
      new OutputFolder(folder)
          .write(run.waves(plan, waves, table.settings(spec.commandLine())))
          .forEach(printers.err()::println);
    }
  }
}
