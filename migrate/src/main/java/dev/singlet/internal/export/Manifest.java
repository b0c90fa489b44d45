package dev.singlet.internal.export;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ExportFormat;
import software.amazon.awssdk.services.dynamodb.model.ExportType;
import software.amazon.awssdk.services.dynamodb.model.ExportViewType;

/**
 * The two manifests of an export: what it holds, and in which files.
 *
 * @param view the images that an incremental export has; null for a full export
 * @param from the beginning of an incremental export, inclusive; null for a full export
 * @param to the time whose state is exported; exclusive for an incremental export
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html">DynamoDB
 *     table export output format</a>
 */
public record Manifest(
    String exportArn,
    String tableArn,
    ExportType type,
    @Nullable ExportViewType view,
    @Nullable Instant from,
    @Nullable Instant to,
    long items,
    long billedBytes,
    List<DataFile> files) {

  public Manifest {
    files = List.copyOf(files);
  }

  /** Returns the manifest of a part of the files. */
  public Manifest with(List<DataFile> part) {
    return new Manifest(exportArn, tableArn, type, view, from, to, items, billedBytes, part);
  }

  /**
   * Reads the manifests, and compares them with their checksums and with each other.
   *
   * @param key the key of {@code manifest-summary.json}; the other manifest is next to it
   */
  public static Manifest read(Source source, String key) {
    JsonObject summary = object(key, new ManifestFile(source, key).text());
    try {
      requireFormat(summary.text("outputFormat"));
      Manifest manifest = of(summary);
      String filesKey = key.substring(0, key.lastIndexOf('/') + 1) + "manifest-files.json";
      Manifest whole = manifest.with(files(filesKey, new ManifestFile(source, filesKey).text()));
      whole.requireAllItems();
      return whole;
    } catch (InvalidJsonException unfit) {
      throw Damage.of(key + " is not the summary of an export: " + unfit.getMessage(), unfit);
    }
  }

  private static void requireFormat(String format) {
    if (ExportFormat.fromValue(format) != ExportFormat.DYNAMODB_JSON) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The format of the export is %s. Only DYNAMODB_JSON can be read: export the table again with"
                  .formatted(format)
              + " ExportFormat.DYNAMODB_JSON, which is the default.");
    }
  }

  private static Manifest of(JsonObject summary) {
    String type = summary.textOrNull("exportType");
    String view = summary.textOrNull("outputView");
    String to = summary.textOrNull("exportToTime");
    return new Manifest(
        summary.text("exportArn"),
        summary.text("tableArn"),
        // Only incremental exports have the member.
        type == null ? ExportType.FULL_EXPORT : ExportType.fromValue(type),
        view == null ? null : ExportViewType.fromValue(view),
        time(summary.textOrNull("exportFromTime")),
        time(to == null ? summary.textOrNull("exportTime") : to),
        number(summary, "itemCount"),
        number(summary, "billedSizeBytes"),
        List.of());
  }

  private static @Nullable Instant time(@Nullable String text) {
    return text == null ? null : Instant.parse(text);
  }

  static long number(JsonObject object, String name) {
    if (object.members().get(name) instanceof BigDecimal number) {
      return number.longValue();
    }
    throw new InvalidJsonException("The member " + name + " is not a number.");
  }

  private static List<DataFile> files(String key, String lines) {
    List<DataFile> files = new ArrayList<>();
    for (String line : lines.lines().toList()) {
      String place = "Line " + (files.size() + 1) + " of " + key;
      try {
        files.add(DataFile.of(object(place, line)));
      } catch (InvalidJsonException unfit) {
        throw Damage.of(place + " is not a data file: " + unfit.getMessage(), unfit);
      }
    }
    return files;
  }

  private static JsonObject object(String place, String text) {
    try {
      return JsonObject.of(text);
    } catch (InvalidJsonException malformed) {
      throw Damage.of(place + " is not a JSON object: " + malformed.getMessage(), malformed);
    }
  }

  private void requireAllItems() {
    long sum = files.stream().mapToLong(DataFile::items).sum();
    if (sum != items) {
      throw Damage.of(
          "The export %s has %d items by its summary, and %d by the list of its files. Copy the export again."
              .formatted(exportArn, items, sum),
          null);
    }
  }
}
