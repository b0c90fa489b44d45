package dev.singlet.maven;

import dev.singlet.tools.live.LiveTable;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that can look at tables in DynamoDB. */
abstract class ConnectedMojo extends ModelMojo {

  /** The table's name in DynamoDB, if the model declares another one. */
  @Parameter(property = "singlet.name", defaultValue = "")
  private String name = "";

  /** The region, if not the one that is configured for the SDK. */
  @Parameter(property = "singlet.region", defaultValue = "")
  private String region = "";

  /** Another DynamoDB, such as {@code http://localhost:8000}. */
  @Parameter(property = "singlet.endpoint", defaultValue = "")
  private String endpoint = "";

  /** Returns the table, which has the name in the model unless another one was given. */
  final LiveTable table() {
    return new LiveTable(text(name), text(region), text(endpoint));
  }

  /** Maven sets null for a default that is empty. */
  static String text(@Nullable String value) {
    return value == null ? "" : value;
  }
}
