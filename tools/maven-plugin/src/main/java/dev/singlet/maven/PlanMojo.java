package dev.singlet.maven;

import dev.singlet.change.plan.Tariff;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.OptionValue;
import dev.singlet.tools.plan.PlanFormat;
import dev.singlet.tools.plan.PlanOptions;
import dev.singlet.tools.plan.PlanRun;
import dev.singlet.tools.run.OutputFolder;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Plans the rollout of changed models: the steps, why, which programs may run, and until when one
 * can go back. It changes nothing.
 */
@Mojo(name = "plan", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class PlanMojo extends ConnectedMojo {

  /** The folder of recorded models. */
  @Parameter(
      property = "singlet.recorded",
      defaultValue = "${project.basedir}/src/main/singlet",
      required = true)
  private File recorded;

  /** The number of the recorded model that is deployed. The last one, without it. */
  @Parameter(property = "singlet.since", defaultValue = "0")
  private int since;

  /**
   * Older models, in place of recorded ones: folders of classes, jars, or descriptor files. Give
   * several if programs of several models run.
   */
  @Parameter(property = "singlet.before")
  private List<File> before = new ArrayList<>();

  /** Compares with all models that programs announced on the table in DynamoDB. */
  @Parameter(property = "singlet.deployed", defaultValue = "false")
  private boolean deployed;

  /** For {@code deployed}: leaves out programs that were not seen for so many days. */
  @Parameter(property = "singlet.seenWithin", defaultValue = "30")
  private int seenWithin;

  /**
   * Numbers of items and their average sizes in bytes, for estimates, such as {@code
   * Issue=2000000:620}.
   */
  @Parameter(property = "singlet.items")
  private List<String> items = new ArrayList<>();

  /**
   * Counts items in so many parts of the table in DynamoDB, of about 1 MB each. 40 are enough for
   * most tables. 0 for none.
   */
  @Parameter(property = "singlet.parts", defaultValue = "0")
  private int parts;

  /** The read capacity units that a step may take each second. */
  @Parameter(property = "singlet.readRate", defaultValue = "1000")
  private double readRate;

  /** The write capacity units that a step may take each second. */
  @Parameter(property = "singlet.writeRate", defaultValue = "1000")
  private double writeRate;

  /** The price of a million read capacity units. Without it, no cost is shown. */
  @Parameter(property = "singlet.readPrice", defaultValue = "0")
  private double readPrice;

  /** The price of a million write capacity units. */
  @Parameter(property = "singlet.writePrice", defaultValue = "0")
  private double writePrice;

  /** The currency of both prices. */
  @Parameter(property = "singlet.currency", defaultValue = "USD")
  private String currency;

  /** {@code text}, {@code markdown}, {@code json} or {@code github}. */
  @Parameter(property = "singlet.format", defaultValue = "text")
  private String format;

  /** A file for the plan. Without it, the plan is printed. */
  @Parameter(property = "singlet.file")
  private @Nullable File file;

  /** The folders of sources, for {@code github}. */
  @Parameter(defaultValue = "${project.compileSourceRoots}", readonly = true)
  private List<String> sources = new ArrayList<>();

  @Override
  void run(Models models) {
    PlanFormat form = OptionValue.read("format", format, PlanFormat.class);
    PlanOptions options =
        new PlanOptions(
            recorded.toPath(),
            since,
            before.stream().map(File::toPath).toList(),
            deployed,
            seenWithin,
            items,
            parts,
            new Tariff(readRate, writeRate, readPrice, writePrice, currency),
            table());
    List<Path> roots = sources.stream().map(Path::of).toList();
    String plans =
        new PlanRun(models, options)
            .plans().stream().map(plan -> form.of(plan, roots)).collect(Collectors.joining("\n"));
    if (file == null) {
      plans.lines().forEach(getLog()::info);
    } else {
      Path target = file.toPath().toAbsolutePath();
      new OutputFolder(target.resolveSibling("."))
          .write(List.of(new ExportedFile(String.valueOf(target.getFileName()), plans)));
    }
  }
}
