package dev.singlet.examples.shared;

import dev.singlet.TableClient;
import dev.singlet.error.SingletException;
import dev.singlet.examples.shared.data.DataFile;
import dev.singlet.examples.shared.data.DataFileException;
import dev.singlet.examples.shared.report.Report;
import dev.singlet.tables.CreateTable;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Loads a model's entities into a table and runs all its access patterns.
 *
 * @param <E> the table's interface
 */
public final class Program<E> {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 2;

  private final Subject<E> subject;
  private final PrintStream out;
  private final PrintStream err;

  Program(Subject<E> subject, PrintStream out, PrintStream err) {
    this.subject = subject;
    this.out = out;
    this.err = err;
  }

  /**
   * Runs the program of a {@code main} method, which ends the JVM where it fails.
   *
   * @param arguments see {@code --help}
   */
  public static void main(Subject<?> subject, String... arguments) {
    int status = new Program<>(subject, System.out, System.err).run(arguments);
    if (status != DONE) {
      System.exit(status);
    }
  }

  /** Gives the exit status. */
  int run(String... arguments) {
    try {
      Options options = Options.parse(subject.tableName(), arguments);
      if (options.help()) {
        out.print(Options.help(subject));
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
    List<E> entities = entities(options.data());
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

  private void run(Options options, List<E> entities, Connection connection) {
    TableClient table =
        new TableClient(connection.dynamoDb(), subject.kinds().schema())
            .withTableName(options.table());
    table.execute(CreateTable.of(subject.kinds().schema()).ifNotExists());
    for (E entity : entities) {
      table.execute(subject.kinds().put(entity));
    }
    out.printf(
        "%d items are in the table %s of %s.%n",
        entities.size(), options.table(), connection.name());
    Report<E> report = new Report<>(table, subject.kinds(), subject.calls(), out);
    subject.examples().apply(entities).forEach(report::run);
    out.printf(
        "%nThe calls are in %s,%nthe annotated records in the folder model beside it.%n",
        subject.calls().place());
  }

  private List<E> entities(@Nullable Path data) throws DataFileException {
    return data == null
        ? subject.builtIn()
        : DataFile.read(data, subject.kinds(), Clock.systemUTC());
  }

  private static String firstLine(RuntimeException exception) {
    String message = exception.getMessage();
    return message == null ? exception.toString() : message.lines().findFirst().orElse("");
  }
}
