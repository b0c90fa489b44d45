package dev.singlet.tools.cli;

import dev.singlet.tools.export.TableSettings;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** How tables are to be created. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class TableOptions {

  @Option(
      names = "--capacity",
      paramLabel = "MODE",
      defaultValue = "on-demand",
      converter = Words.OfCapacity.class,
      description = "on-demand (default) or provisioned")
  private TableSettings.Capacity capacity;

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
      converter = Words.OfStream.class,
      description =
          "none (default), keys-only, new-image, old-image or new-and-old-images, which typed"
              + " changes need")
  private TableSettings.Stream stream;

  @Option(
      names = "--encryption",
      paramLabel = "KEY",
      defaultValue = "aws-owned",
      converter = Words.OfEncryption.class,
      description = "aws-owned (default), aws-managed or customer-managed")
  private TableSettings.Encryption encryption;

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

  TableSettings settings() {
    return new TableSettings(
        capacity,
        readUnits,
        writeUnits,
        !noRecovery,
        !noProtection,
        stream,
        encryption,
        kmsKey,
        regions);
  }
}
