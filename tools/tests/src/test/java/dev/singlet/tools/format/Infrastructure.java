package dev.singlet.tools.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.TableSettings.Stream;
import dev.singlet.tools.export.TableSettings.TableClass;
import dev.singlet.tools.export.TableThroughput;
import dev.singlet.tools.export.TableThroughput.Capacity;
import dev.singlet.tools.sample.Samples;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table and settings to export.
 *
 * @param name a name for messages and files
 */
record Infrastructure(String name, TableDescriptor table, TableSettings settings) {

  static final String KEY = "arn:aws:kms:eu-west-1:111122223333:key/1234abcd-12ab-34cd-56ef-123456";

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Returns each table with each settings, either those without regions or those with regions. */
  static List<Infrastructure> all(boolean withRegions) {
    Map<String, TableSettings> settings = withRegions ? global() : single();
    List<Infrastructure> all = new ArrayList<>();
    Map<String, TableDescriptor> tables = new LinkedHashMap<>();
    tables.put("github", ExampleModel.GITHUB.table());
    tables.put("shop", ExampleModel.SHOP.table());
    tables.put("odd", OddTable.describe());
    tables.put("least", OddTable.leastOf());
    tables.forEach(
        (table, descriptor) ->
            settings.forEach(
                (name, each) -> all.add(new Infrastructure(table + "-" + name, descriptor, each))));
    return all;
  }

  private static Map<String, TableSettings> single() {
    Map<String, TableSettings> settings = new LinkedHashMap<>();
    settings.put("safe", TableSettings.safe());
    settings.put("bare", settings(Stream.NONE, Encryption.AWS_OWNED, "", List.of()));
    settings.put("managed-key", settings(Stream.KEYS_ONLY, Encryption.AWS_MANAGED, "", List.of()));
    settings.put(
        "everything",
        new TableSettings(
            TableThroughput.provisioned(7, 3),
            TableSettings.MAX_RECOVERY_DAYS,
            true,
            Stream.NEW_IMAGE,
            Encryption.CUSTOMER_MANAGED,
            KEY,
            TableClass.STANDARD,
            List.of()));
    settings.put(
        "limited",
        settings(
            new TableThroughput(Capacity.ON_DEMAND, 0, 0, 900, 400, 20_000, 8_000), 7, List.of()));
    settings.put(
        "half-limited",
        settings(new TableThroughput(Capacity.ON_DEMAND, 0, 0, 0, 400, 0, 4_001), 1, List.of()));
    settings.put(
        "warm",
        settings(
            new TableThroughput(Capacity.PROVISIONED, 10, 20, 0, 0, 12_001, 0), 35, List.of()));
    settings.put(
        "alias", settings(Stream.OLD_IMAGE, Encryption.CUSTOMER_MANAGED, "alias/mine", List.of()));
    return settings;
  }

  private static Map<String, TableSettings> global() {
    List<String> regions = List.of("eu-west-1", "us-east-1", "ap-south-1");
    Map<String, TableSettings> settings = new LinkedHashMap<>();
    settings.put(
        "replicas",
        new TableSettings(
            TableThroughput.onDemand(),
            TableSettings.MAX_RECOVERY_DAYS,
            true,
            Stream.NONE,
            Encryption.CUSTOMER_MANAGED,
            "alias/mine",
            TableClass.STANDARD,
            regions));
    settings.put(
        "limited-replicas",
        settings(
            new TableThroughput(Capacity.ON_DEMAND, 0, 0, 900, 400, 20_000, 8_000), 7, regions));
    settings.put(
        "one-region",
        new TableSettings(
            TableThroughput.provisioned(2, 4),
            0,
            true,
            Stream.OLD_IMAGE,
            Encryption.AWS_MANAGED,
            "",
            TableClass.STANDARD,
            List.of("eu-west-1")));
    return settings;
  }

  static TableSettings settings(
      Stream stream, Encryption encryption, String key, List<String> regions) {
    return new TableSettings(
        TableThroughput.onDemand(),
        0,
        false,
        stream,
        encryption,
        key,
        TableClass.STANDARD,
        regions);
  }

  /** Returns protected tables for infrequent access. */
  private static TableSettings settings(
      TableThroughput throughput, int recoveryDays, List<String> regions) {
    return new TableSettings(
        throughput,
        recoveryDays,
        true,
        Stream.NONE,
        Encryption.AWS_OWNED,
        "",
        TableClass.STANDARD_INFREQUENT_ACCESS,
        regions);
  }

  List<ExportedFile> export(String format) {
    return Formats.of(format).export(new Export(table, settings, Samples::none));
  }

  /** Returns the file of a format whose name has an ending. */
  String text(String format, String ending) {
    return export(format).stream()
        .filter(file -> file.path().endsWith(ending))
        .findFirst()
        .orElseThrow()
        .text();
  }

  /** Writes a file of a format into a folder, for programs of others. */
  String write(Path folder, String format, String ending) {
    try {
      return Files.writeString(
              folder.resolve(name + "-" + ending), text(format, ending), StandardCharsets.UTF_8)
          .toString();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Returns a request of the create-table format; a missing node if there is none. */
  JsonNode request(String file) {
    return export("create-table").stream()
        .filter(each -> each.path().equals(file))
        .findFirst()
        .map(each -> json(each.text()))
        .orElse(JSON.missingNode());
  }

  static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
