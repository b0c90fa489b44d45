package dev.singlet.maven;

import dev.singlet.tools.export.OptionValue;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableThroughput;
import java.util.ArrayList;
import java.util.List;

/** The element {@code <table>} of the configuration. */
public final class TableConfiguration {

  private String capacity = "on-demand";
  private int readUnits = 5;
  private int writeUnits = 5;
  private int maxReadUnits;
  private int maxWriteUnits;
  private int warmReadUnits;
  private int warmWriteUnits;
  private boolean pointInTimeRecovery = true;
  private int recoveryDays = TableSettings.MAX_RECOVERY_DAYS;
  private boolean deletionProtection = true;
  private String stream = "none";
  private String encryption = "aws-owned";
  private String kmsKey = "";
  private String tableClass = "standard";
  private List<String> regions = new ArrayList<>();

  TableSettings settings() {
    return new TableSettings(
        new TableThroughput(
            OptionValue.read("capacity", capacity, TableThroughput.Capacity.class),
            readUnits,
            writeUnits,
            maxReadUnits,
            maxWriteUnits,
            warmReadUnits,
            warmWriteUnits),
        pointInTimeRecovery ? TableSettings.recoveryDays(recoveryDays) : 0,
        deletionProtection,
        OptionValue.read("stream", stream, TableSettings.Stream.class),
        OptionValue.read("encryption", encryption, TableSettings.Encryption.class),
        kmsKey,
        OptionValue.read("tableClass", tableClass, TableSettings.TableClass.class),
        regions);
  }
}
