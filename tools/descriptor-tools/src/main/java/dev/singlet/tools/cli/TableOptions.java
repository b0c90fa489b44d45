package dev.singlet.tools.cli;

import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.OptionValue;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableThroughput;
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
      names = "--max-read-units",
      paramLabel = "UNITS",
      description = "most read units per second on demand, of the table and each global index")
  private int maxReadUnits;

  @Option(
      names = "--max-write-units",
      paramLabel = "UNITS",
      description = "most write units per second on demand, of the table and each global index")
  private int maxWriteUnits;

  @Option(
      names = "--warm-read-units",
      paramLabel = "UNITS",
      description = "warm read units per second, of the table and each global index; 12000 or more")
  private int warmReadUnits;

  @Option(
      names = "--warm-write-units",
      paramLabel = "UNITS",
      description = "warm write units per second, of the table and each global index; 4000 or more")
  private int warmWriteUnits;

  @Option(
      names = "--no-point-in-time-recovery",
      description = "don't keep backups of each second; they are kept by default")
  private boolean noRecovery;

  @Option(
      names = "--recovery-days",
      paramLabel = "DAYS",
      defaultValue = "35",
      description = "days of backups that are kept, 1 to 35 (default)")
  private int recoveryDays;

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
      names = "--table-class",
      paramLabel = "CLASS",
      defaultValue = "standard",
      description = "standard (default) or standard-infrequent-access")
  private String tableClass;

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
        new TableThroughput(
            OptionValue.read("--capacity", capacity, TableThroughput.Capacity.class),
            readUnits,
            writeUnits,
            maxReadUnits,
            maxWriteUnits,
            warmReadUnits,
            warmWriteUnits),
        noRecovery ? 0 : TableSettings.recoveryDays(recoveryDays),
        !noProtection,
        OptionValue.read("--stream", stream, TableSettings.Stream.class),
        OptionValue.read("--encryption", encryption, TableSettings.Encryption.class),
        kmsKey,
        OptionValue.read("--table-class", tableClass, TableSettings.TableClass.class),
        regions);
  }
}
