package dev.singlet.tools.cli;

import dev.singlet.tools.live.LiveTable;
import picocli.CommandLine.Option;

/** The options that name a table in DynamoDB. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class ConnectionOptions {

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "",
      description = "the table's name in DynamoDB, if the model declares another one")
  private String name;

  @Option(
      names = "--region",
      paramLabel = "REGION",
      defaultValue = "",
      description = "the region, if not the one that is configured for the SDK")
  private String region;

  @Option(
      names = "--endpoint",
      paramLabel = "URL",
      defaultValue = "",
      description = "another DynamoDB, such as http://localhost:8000")
  private String endpoint;

  /** Returns the table, which has the name in the model unless another one was given. */
  LiveTable table() {
    return new LiveTable(name, region, endpoint);
  }
}
