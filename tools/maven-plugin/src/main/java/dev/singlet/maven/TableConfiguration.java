package dev.singlet.maven;

import dev.singlet.tools.export.OptionValue;
import dev.singlet.tools.export.TableSettings;
import java.util.ArrayList;
import java.util.List;

/** The element {@code <table>} of the configuration. */
public final class TableConfiguration {

  private String capacity = "on-demand";
  private int readUnits = 5;
  private int writeUnits = 5;
  private boolean pointInTimeRecovery = true;
  private boolean deletionProtection = true;
  private String stream = "none";
  private String encryption = "aws-owned";
  private String kmsKey = "";
  private List<String> regions = new ArrayList<>();

  TableSettings settings() {
    return new TableSettings(
        OptionValue.read("capacity", capacity, TableSettings.Capacity.class),
        readUnits,
        writeUnits,
        pointInTimeRecovery,
        deletionProtection,
        OptionValue.read("stream", stream, TableSettings.Stream.class),
        OptionValue.read("encryption", encryption, TableSettings.Encryption.class),
        kmsKey,
        regions);
  }
}
