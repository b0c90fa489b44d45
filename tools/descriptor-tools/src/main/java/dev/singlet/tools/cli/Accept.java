package dev.singlet.tools.cli;

import dev.singlet.tools.run.Recording;
import dev.singlet.tools.source.Models;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Accepts changes of models. */
@Command(
    name = "accept",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Accepts changes of models that the compiler refuses, until the next model",
      "is recorded."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Accept implements Callable<Integer> {

  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;
  @Mixin private RecordedOptions recorded;

  @Option(
      names = "--change",
      required = true,
      paramLabel = "CHANGE",
      split = ",",
      description =
          "the code of a change and its place, as the compiler shows them, such as"
              + " \"SGC0402 User.mail\"; the code alone for all changes with it (can be repeated)")
  private List<String> changes;

  @Option(
      names = "--because",
      required = true,
      paramLabel = "REASON",
      description = "why nothing breaks; it is recorded with the change")
  private String because;

  @Override
  public Integer call() {
    try (Models models = source.open()) {
      new Recording(recorded.folder(), models.tables(), models.interfaces())
          .accept(changes, because)
          .forEach(printers.out()::println);
    }
    printers.out().flush();
    return 0;
  }
}
