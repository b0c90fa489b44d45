package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.DeployedModels;
import dev.singlet.tools.live.DeployedTask;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Keeps which models are in use on tables. */
@Command(
    name = "deployed",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes into tables that a program uses the models, lists who uses which model, or forgets a"
          + " program.",
      "It needs the permission for UpdateItem with --program, for Query with --list, and for both and"
          + " DeleteItem with --forget."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Deployed extends LiveCommand {

  @Option(
      names = "--program",
      paramLabel = "NAME",
      defaultValue = "",
      description = "write that this program uses the models from now on")
  private String program;

  @Option(names = "--list", description = "list the models in use, with their programs and times")
  private boolean list;

  @Option(
      names = "--forget",
      paramLabel = "PROGRAM[@HASH]",
      defaultValue = "",
      description = "forget all models of a program that has ended for good, or one of them")
  private String forget;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    task().run(new DeployedModels(live, table)).forEach(out()::println);
    return LookResult.FITS;
  }

  private DeployedTask task() {
    try {
      return new DeployedTask(program, list, forget);
    } catch (UserErrorException wrong) {
      throw wronglyCalled(wrong);
    }
  }
}
