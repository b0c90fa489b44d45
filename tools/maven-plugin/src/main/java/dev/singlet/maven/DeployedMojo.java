package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.DeployedModels;
import dev.singlet.tools.live.DeployedTask;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Writes into the tables in DynamoDB that a program uses the models, lists who uses which model, or
 * forgets a program. Give one of {@code singlet.program}, {@code singlet.list} and {@code
 * singlet.forget}.
 */
@Mojo(name = "deployed", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public final class DeployedMojo extends LiveMojo {

  /** The program that uses the models from now on. */
  @Parameter(property = "singlet.program", defaultValue = "")
  private String program = "";

  /** Lists the models in use, with their programs and times. */
  @Parameter(property = "singlet.list", defaultValue = "false")
  private boolean list;

  /** A program that has ended for good, or {@code program@hash} for one of its models. */
  @Parameter(property = "singlet.forget", defaultValue = "")
  private String forget = "";

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    new DeployedTask(text(program), list, text(forget))
        .run(new DeployedModels(live, table))
        .forEach(getLog()::info);
    return LookResult.FITS;
  }
}
