package dev.singlet.tools.cli;

import dev.singlet.tools.run.Recording;
import dev.singlet.tools.source.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** Records models when they are released. */
@Command(
    name = "record",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Records models as they are released. From then on, the compiler compares",
      "a changed model with the recorded one."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class RecordModel implements Callable<Integer> {

  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;
  @Mixin private RecordedOptions recorded;

  @Override
  public Integer call() {
    try (Models models = source.open()) {
      new Recording(recorded.folder(), models.tables(), models.interfaces())
          .record()
          .forEach(printers.out()::println);
    }
    printers.out().flush();
    return 0;
  }
}
