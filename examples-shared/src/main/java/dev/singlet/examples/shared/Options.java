package dev.singlet.examples.shared;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The options of the program.
 *
 * @param endpoint the DynamoDB to use; null for an embedded one
 * @param table the name of the table
 * @param data the file to load; null for the built-in entities
 * @param help whether to explain the options and do nothing else
 */
record Options(@Nullable URI endpoint, String table, @Nullable Path data, boolean help) {

  private static final String HELP =
      """
      Runs every access pattern of %s on a DynamoDB table and shows the requests and the items.

      Options:
        --endpoint URL  use the DynamoDB at this URL, and leave the data there; without it, a
                        DynamoDB Local runs inside the program and is gone afterwards
        --table NAME    the name of the table, created if there is none (default: %s)
        --data FILE     load the rows of a JSON file instead of the built-in ones: an array of
                        %s pairs, attributes by
                        their stored names%s
        --help          show this help
      """;

  private static final String STAMPS = ", \"created\" and \"modified\" for the stamps";

  private static final Pattern TABLE_NAME = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");

  /** Explains the options. */
  static String help(Subject<?> subject) {
    return HELP.formatted(
        subject.name(),
        subject.tableName(),
        subject.sampleRow(),
        subject.hasStamps() ? STAMPS : "");
  }

  /**
   * Reads the options.
   *
   * @param tableName the name of the table, unless there is an option for it
   * @throws UsageException if there is anything wrong with them
   */
  static Options parse(String tableName, String... arguments) throws UsageException {
    Options options = new Options(null, tableName, null, false);
    Deque<String> rest = new ArrayDeque<>(List.of(arguments));
    while (!rest.isEmpty()) {
      String argument = rest.removeFirst();
      int equals = argument.indexOf('=');
      if (argument.startsWith("--") && equals > 0) {
        rest.addFirst(argument.substring(equals + 1));
        argument = argument.substring(0, equals);
      }
      options = options.with(argument, rest);
    }
    return options;
  }

  private Options with(String option, Deque<String> rest) throws UsageException {
    return switch (option) {
      case "--endpoint" -> new Options(endpoint(value(option, rest)), table, data, help);
      case "--table" -> new Options(endpoint, table(value(option, rest)), data, help);
      case "--data" -> new Options(endpoint, table, data(value(option, rest)), help);
      case "--help", "-h" -> new Options(endpoint, table, data, true);
      default -> throw new UsageException("There is no option " + option + ".");
    };
  }

  private static String value(String option, Deque<String> rest) throws UsageException {
    String value = rest.pollFirst();
    if (value == null || value.isEmpty() || value.startsWith("--")) {
      throw new UsageException("The option " + option + " needs a value.");
    }
    return value;
  }

  private static URI endpoint(String text) throws UsageException {
    try {
      URI uri = new URI(text);
      boolean isHttp = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      if (isHttp && uri.getHost() != null) {
        return uri;
      }
    } catch (URISyntaxException malformed) {
      // Said below, as for a URL of another kind.
    }
    throw new UsageException(
        "The endpoint \"" + text + "\" is not a URL like http://localhost:8000.");
  }

  private static String table(String name) throws UsageException {
    if (!TABLE_NAME.matcher(name).matches()) {
      throw new UsageException(
          "The table name \""
              + name
              + "\" is not 3 to 255 characters out of letters, digits, \"_\", \"-\" and \".\".");
    }
    return name;
  }

  private static Path data(String name) throws UsageException {
    try {
      return Path.of(name);
    } catch (InvalidPathException malformed) {
      throw new UsageException("The data file \"" + name + "\" is not a path.");
    }
  }
}
