package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.export.TableSettings;
import dev.singlet.tools.export.TableSettings.Encryption;
import dev.singlet.tools.export.VectorRequest;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Requests for the command line of AWS: CreateTable, and for what it can't say UpdateTimeToLive and
 * UpdateContinuousBackups.
 */
public final class CreateTable implements Exporter {

  /** A new table has backups some seconds after it is active, and its recovery needs them. */
  private static final String UNTIL_READY =
      """
      tries=0
      until %s; do
        tries=$((tries + 1))
        [ "$tries" -lt 12 ] || exit 1
        echo "The backups of the table may not be ready yet. Trying again in 5 seconds."
        sleep 5
      done
      """;

  @Override
  public String format() {
    return "create-table";
  }

  @Override
  public String summary() {
    return "Requests for `aws dynamodb`, and a script that sends them";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    TableSettings settings = export.settings();
    TableRequest request = new TableRequest(table, settings);
    List<Call> calls = new ArrayList<>();
    calls.add(new Call("create-table", createTable(table, settings, request)));
    if (!table.managed().timeToLive().isEmpty()) {
      calls.add(new Call("update-time-to-live", timeToLive(table, request)));
    }
    if (settings.hasPointInTimeRecovery()) {
      calls.add(new Call("update-continuous-backups", backups(table, request)));
    }
    List<ExportedFile> files = new ArrayList<>();
    for (Call call : calls) {
      files.add(new ExportedFile(call.file(), JsonText.of(call.request)));
    }
    files.add(new ExportedFile("create-table.sh", script(table, calls)));
    return files;
  }

  private static Map<String, Object> createTable(
      TableDescriptor table, TableSettings settings, TableRequest request) {
    return new JsonMembers()
        .put("TableName", table.name())
        .put("BillingMode", request.billingMode())
        .put("KeySchema", request.keySchema())
        .put("AttributeDefinitions", request.attributeDefinitions())
        .putIfAny("GlobalSecondaryIndexes", request.globalIndexes(request.throughput()))
        .putIfAny("LocalSecondaryIndexes", request.localIndexes())
        .putIfAny("VectorIndexes", VectorRequest.indexes(table))
        .putAll(request.throughput())
        .putIf(settings.hasStream(), "StreamSpecification", stream(settings))
        .putIf(
            settings.encryption() != Encryption.AWS_OWNED, "SSESpecification", encryption(settings))
        .putAll(request.tableClass())
        .putIf(settings.deletionProtection(), "DeletionProtectionEnabled", true)
        .all();
  }

  private static Map<String, Object> stream(TableSettings settings) {
    return new JsonMembers()
        .put("StreamEnabled", true)
        .put("StreamViewType", settings.stream().name())
        .all();
  }

  private static Map<String, Object> encryption(TableSettings settings) {
    return new JsonMembers()
        .put("Enabled", true)
        .put("SSEType", "KMS")
        .putIf(
            settings.encryption() == Encryption.CUSTOMER_MANAGED,
            "KMSMasterKeyId",
            settings.kmsKey())
        .all();
  }

  private static Map<String, Object> timeToLive(TableDescriptor table, TableRequest request) {
    return new JsonMembers()
        .put("TableName", table.name())
        .put("TimeToLiveSpecification", request.timeToLive())
        .all();
  }

  private static Map<String, Object> backups(TableDescriptor table, TableRequest request) {
    return new JsonMembers()
        .put("TableName", table.name())
        .put("PointInTimeRecoverySpecification", request.pointInTimeRecovery())
        .all();
  }

  private static String script(TableDescriptor table, List<Call> calls) {
    StringBuilder script =
        new StringBuilder(
            """
            #!/bin/sh
            # Creates the table. Where it exists, the first command fails and nothing is changed.
            set -eu
            cd "$(dirname "$0")"
            """);
    for (Call call : calls) {
      boolean mayBeEarly = call.command.equals("update-continuous-backups");
      script.append((mayBeEarly ? UNTIL_READY : "%s\n").formatted(call));
      if (call.command.equals("create-table")) {
        script.append("aws dynamodb wait table-exists --table-name ").append(table.name());
        script.append('\n');
      }
    }
    return script.toString();
  }

  /** A command of `aws dynamodb`, and its request. */
  private record Call(String command, Map<String, Object> request) {

    @Override
    public String toString() {
      return "aws dynamodb " + command + " --cli-input-json file://" + file();
    }

    String file() {
      return command + ".json";
    }
  }
}
