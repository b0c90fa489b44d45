package dev.singlet.tools.cli;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.OptionValue;
import dev.singlet.tools.export.TableSettings;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options for creating tables. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class TableOptions {

  @Option(
      names = "--capacity",
      paramLabel = "MODE",
      defaultValue = "on-demand",
      description = "on-demand (default) or provisioned")
  private String capacity;

  @Option(
      names = "--read-units",
      paramLabel = "UNITS",
      defaultValue = "5",
      description = "provisioned read capacity units, of the table and each global index")
  private int readUnits;

  @Option(
      names = "--write-units",
      paramLabel = "UNITS",
      defaultValue = "5",
      description = "provisioned write capacity units, of the table and each global index")
  private int writeUnits;

  @Option(
      names = "--no-point-in-time-recovery",
      description = "don't keep 35 days of backups; they are kept by default")
  private boolean noRecovery;

  @Option(
      names = "--no-deletion-protection",
      description = "let requests delete the table; they are refused by default")
  private boolean noProtection;

  @Option(
      names = "--stream",
      paramLabel = "VIEW",
      defaultValue = "none",
      description =
          "none (default), keys-only, new-image, old-image or new-and-old-images, which typed"
              + " changes need")
  private String stream;

  @Option(
      names = "--encryption",
      paramLabel = "KEY",
      defaultValue = "aws-owned",
      description = "aws-owned (default), aws-managed or customer-managed")
  private String encryption;

  @Option(
      names = "--kms-key",
      paramLabel = "KEY",
      defaultValue = "",
      description = "ARN or alias of the key, for --encryption customer-managed")
  private String kmsKey;

  @Option(
      names = "--regions",
      paramLabel = "REGION",
      split = ",",
      description = "regions of a global table, the one of the stack first")
  private List<String> regions = new ArrayList<>();

  /** Returns the settings. Reports impossible settings as a wrong call. */
  TableSettings settings(CommandLine command) {
    try {
      return settings();
    } catch (UserErrorException wrong) {
      throw new ParameterException(command, wrong.getMessage());
    }
  }

  private TableSettings settings() {
    return new TableSettings(
        OptionValue.read("--capacity", capacity, TableSettings.Capacity.class),
        readUnits,
        writeUnits,
        !noRecovery,
        !noProtection,
        OptionValue.read("--stream", stream, TableSettings.Stream.class),
        OptionValue.read("--encryption", encryption, TableSettings.Encryption.class),
        kmsKey,
        regions);
  }
}
