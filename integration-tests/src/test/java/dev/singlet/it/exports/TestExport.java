package dev.singlet.it.exports;

import dev.singlet.export.ExportFiles;
import dev.singlet.export.TableExport;
import dev.singlet.json.DynamoDbJson;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPOutputStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExportViewType;

/**
 * The files that DynamoDB writes for an export, made of given items: a partition without items, and
 * two with half of the items each.
 *
 * @param bucket the folder that has the objects of a bucket
 */
public record TestExport(Path bucket) {

  public static final String PREFIX = "2026-Nov";
  public static final String ID = "01693685827463-2d8752fd";
  public static final String FOLDER = PREFIX + "/AWSDynamoDB/" + ID;

  /** An item before and after a write; empty for none. */
  public record Change(
      Map<String, AttributeValue> keys,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after) {}

  /** Writes a full export. */
  public static TestExport full(Path bucket, List<Map<String, AttributeValue>> items) {
    return full(bucket, items, summary -> summary);
  }

  public static TestExport full(
      Path bucket, List<Map<String, AttributeValue>> items, UnaryOperator<String> edit) {
    List<String> lines =
        items.stream().map(item -> "{\"Item\":" + DynamoDbJson.write(item) + "}").toList();
    return new TestExport(bucket)
        .write(FOLDER + "/data/", lines, "\"exportTime\": \"2026-11-04T07:28:34.028Z\",", edit);
  }

  /** Writes an incremental export, whose data is next to the folders of exports. */
  public static TestExport incremental(Path bucket, ExportViewType view, List<Change> changes) {
    List<String> lines = new ArrayList<>();
    for (Change change : changes) {
      String line =
          "{\"Metadata\":{\"WriteTimestampMicros\":{\"N\":\"1793777314028001\"}},\"Keys\":"
              + DynamoDbJson.write(change.keys());
      if (view == ExportViewType.NEW_AND_OLD_IMAGES && !change.before().isEmpty()) {
        line += ",\"OldImage\":" + DynamoDbJson.write(change.before());
      }
      if (!change.after().isEmpty()) {
        line += ",\"NewImage\":" + DynamoDbJson.write(change.after());
      }
      lines.add(line + "}");
    }
    return new TestExport(bucket)
        .write(
            PREFIX + "/AWSDynamoDB/data/",
            lines,
            """
            "exportFromTime": "2026-11-03T00:00:00.000Z",
            "exportToTime": "2026-11-04T00:00:00.000Z",
            "outputView": "%s",
            "exportType": "INCREMENTAL_EXPORT","""
                .formatted(view),
            summary -> summary);
  }

  private TestExport write(
      String data, List<String> lines, String times, UnaryOperator<String> edit) {
    int half = lines.size() / 2;
    List<List<String>> files =
        List.of(lines.subList(0, half), lines.subList(half, lines.size()), List.of());
    StringBuilder manifest = new StringBuilder();
    for (int i = 0; i < files.size(); i++) {
      String key = data + "file" + i + ".json.gz";
      byte[] content = gzip(files.get(i));
      write(key, content);
      manifest.append(
          """
          {"itemCount":%d,"md5Checksum":"%s","etag":"af83d6f217c19b8b0fff8023d8ca4716-1","dataFileS3Key":"%s"}
          """
              .formatted(files.get(i).size(), md5(content), key));
    }
    writeManifest("manifest-files", edit.apply(manifest.toString()));
    String summary =
        """
        {
          "version": "2023-08-01",
          "exportArn": "arn:aws:dynamodb:eu-central-1:123456789012:table/Depot/export/%s",
          "startTime": "2026-11-04T07:28:34.028Z",
          "endTime": "2026-11-04T07:33:43.897Z",
          "tableArn": "arn:aws:dynamodb:eu-central-1:123456789012:table/Depot",
          "tableId": "12345a12-abcd-123a-ab12-1234abc12345",
          %s
          "s3Bucket": "exports",
          "s3Prefix": "%s",
          "s3SseAlgorithm": "AES256",
          "s3SseKmsKeyId": null,
          "manifestFilesS3Key": "%s/manifest-files.json",
          "billedSizeBytes": 1000,
          "itemCount": %d,
          "outputFormat": "DYNAMODB_JSON"
        }
        """
            .formatted(ID, times, PREFIX, FOLDER, lines.size());
    writeManifest("manifest-summary", edit.apply(summary));
    write(FOLDER + "/_started", new byte[0]);
    return this;
  }

  private void writeManifest(String name, String text) {
    byte[] content = text.getBytes(StandardCharsets.UTF_8);
    write(FOLDER + "/" + name + ".json", content);
    write(FOLDER + "/" + name + ".md5", md5(content).getBytes(StandardCharsets.UTF_8));
  }

  static byte[] gzip(List<String> lines) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(bytes)) {
      for (String line : lines) {
        gzip.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  static String md5(byte[] content) {
    try {
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("MD5").digest(content));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Replaces an object of the bucket. */
  void write(String key, byte[] content) {
    try {
      Path file = bucket.resolve(key);
      Files.createDirectories(file.getParent());
      Files.write(file, content);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** Returns the export's own folder. */
  public Path folder() {
    return bucket.resolve(FOLDER);
  }

  /** Returns a data file of a full export, from 0. */
  Path dataFile(int number) {
    return folder().resolve("data/file" + number + ".json.gz");
  }

  public TableExport open() {
    return TableExport.open(ExportFiles.inFolder(folder()));
  }
}
