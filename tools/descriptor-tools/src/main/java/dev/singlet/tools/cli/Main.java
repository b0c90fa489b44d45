package dev.singlet.tools.cli;

import dev.singlet.tools.error.UserErrorException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command line. It ends with 0 if all was done, with 1 if something is wrong with what it was
 * given, and with 2 if it was called wrongly.
 */
@Command(
    name = "singlet",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Shows, checks and exports single-table models.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all was done",
      "1:a file or folder can't be used, or a table, its items or a change don't fit",
      "2:an option or argument is wrong"
    },
    subcommands = {
      Describe.class,
      WriteReport.class,
      Export.class,
      ImportSchema.class,
      ListFormats.class,
      Compare.class,
      MakePlan.class,
      RecordModel.class,
      Accept.class,
      VerifyTable.class,
      VerifyItems.class,
      Backfill.class,
      UndoBackfill.class,
      Migrate.class,
      Deployed.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
public final class Main implements Runnable, Printers {

  @Spec private CommandSpec spec;

  private final PrintWriter out;
  private final PrintWriter err;

  private Main(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  /** Runs a command, and ends the JVM with its status. */
  public static void main(String[] arguments) {
    System.exit(run(printing(System.out), printing(System.err), arguments));
  }

  /** Prints in the charset of the terminal. */
  private static PrintWriter printing(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, Charset.defaultCharset()), true);
  }

  /**
   * Runs a command.
   *
   * @param out gets results
   * @param err gets errors and progress
   * @param arguments as in a shell
   * @return the exit code
   */
  public static int run(PrintWriter out, PrintWriter err, String... arguments) {
    return new CommandLine(new Main(out, err))
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((wrong, given) -> wronglyCalled(wrong, err))
        .setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, err))
        .execute(arguments);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do: a command is missing.");
  }

  @Override
  public PrintWriter out() {
    return out;
  }

  @Override
  public PrintWriter err() {
    return err;
  }

  private static int wronglyCalled(ParameterException wrong, PrintWriter err) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    err.println(wrong.getMessage());
    err.println("See " + command + " --help.");
    return CommandLine.ExitCode.USAGE;
  }

  private static int failed(Exception failure, PrintWriter err) throws Exception {
    if (failure instanceof UserErrorException) {
      err.println(failure.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
    throw failure;
  }
}
