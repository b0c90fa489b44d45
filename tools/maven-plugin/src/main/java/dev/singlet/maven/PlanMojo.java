package dev.singlet.maven;

import dev.singlet.change.plan.Plan;
import dev.singlet.change.plan.Tariff;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.plan.PlanFormat;
import dev.singlet.tools.plan.PlanRun;
import dev.singlet.tools.plan.StockText;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;
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
public final class PlanMojo extends ModelMojo {

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

  /** The table's name in DynamoDB, if the model declares another one. */
  @Parameter(property = "singlet.name", defaultValue = "")
  private String name = "";

  /** The region, if not the one that is configured for the SDK. */
  @Parameter(property = "singlet.region", defaultValue = "")
  private String region = "";

  /** Another DynamoDB, such as {@code http://localhost:8000}. */
  @Parameter(property = "singlet.endpoint", defaultValue = "")
  private String endpoint = "";

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
  void run(Models models) throws MojoFailureException {
    PlanRun run =
        new PlanRun(models, new Tariff(readRate, writeRate, readPrice, writePrice, currency));
    before.forEach(each -> run.addOlder(each.toPath()));
    LiveTable live =
        new LiveTable(LiveMojo.text(name), LiveMojo.text(region), LiveMojo.text(endpoint));
    if (deployed) {
      run.addDeployed(live, Instant.now().minus(Duration.ofDays(seenWithin)));
    } else if (before.isEmpty()) {
      run.addRecorded(recorded.toPath(), since);
    }
    run.addStock(StockText.read(items, models.tables()));
    if (parts > 0) {
      for (TableDescriptor table : models.tables()) {
        run.addStock(live.sample(table, parts));
      }
    }
    List<Path> roots = sources.stream().map(Path::of).toList();
    PlanFormat form = PlanFormat.valueOf(format.toUpperCase(Locale.ROOT));
    write(
        run.plans().stream()
            .map((Plan plan) -> form.of(plan, roots))
            .collect(Collectors.joining("\n")));
  }

  private void write(String plans) throws MojoFailureException {
    if (file == null) {
      plans.lines().forEach(getLog()::info);
      return;
    }
    try {
      Files.createDirectories(file.toPath().toAbsolutePath().getParent());
      Files.writeString(file.toPath(), plans);
    } catch (IOException failure) {
      throw new MojoFailureException(file + " can't be written: " + failure.getMessage());
    }
  }
}
