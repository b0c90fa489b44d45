package dev.singlet.examples.github;

import dev.singlet.TableClient;
import dev.singlet.error.SingletException;
import dev.singlet.examples.github.data.DataFile;
import dev.singlet.examples.github.data.DataFileException;
import dev.singlet.examples.github.data.EntityKinds;
import dev.singlet.examples.github.data.SampleData;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.report.Report;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;

/** Loads a GitHub into a table and runs all its access patterns. */
public final class Main {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 2;

  private final PrintStream out;
  private final PrintStream err;

  Main(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /**
   * Runs the program.
   *
   * @param arguments see {@code --help}
   */
  public static void main(String... arguments) {
    int status = new Main(System.out, System.err).run(arguments);
    if (status != DONE) {
      System.exit(status);
    }
  }

  /** Gives the exit status. */
  int run(String... arguments) {
    try {
      Options options = Options.parse(arguments);
      if (options.help()) {
        out.print(Options.HELP);
      } else {
        run(options);
      }
      return DONE;
    } catch (UsageException wrong) {
      err.println(wrong.getMessage() + " See --help.");
      return WRONG_USAGE;
    } catch (DataFileException | ConnectionException failed) {
      err.println(failed.getMessage());
      return FAILED;
    }
  }

  private void run(Options options) throws DataFileException, ConnectionException {
    List<GitHub> entities = entities(options.data());
    try (Connection connection = Connection.open(options.endpoint())) {
      try {
        run(options, entities, connection);
      } catch (SdkClientException unreachable) {
        throw new ConnectionException(
            "Can't reach " + connection.name() + ": " + firstLine(unreachable));
      } catch (SdkException | SingletException refused) {
        throw new ConnectionException(connection.name() + " refused: " + firstLine(refused));
      }
    }
  }

  private void run(Options options, List<GitHub> entities, Connection connection) {
    TableClient github = GitHubTable.client(connection.dynamoDb()).withTableName(options.table());
    github.execute(GitHubTable.createTable().ifNotExists());
    for (GitHub entity : entities) {
      github.execute(EntityKinds.put(entity));
    }
    out.printf(
        "%d items are in the table %s of %s.%n",
        entities.size(), options.table(), connection.name());
    Report report = new Report(github, out);
    Examples.of(entities).forEach(report::run);
  }

  private static List<GitHub> entities(@Nullable Path data) throws DataFileException {
    return data == null ? SampleData.entities() : DataFile.read(data, Clock.systemUTC());
  }

  private static String firstLine(RuntimeException exception) {
    String message = exception.getMessage();
    return message == null ? exception.toString() : message.lines().findFirst().orElse("");
  }
}
