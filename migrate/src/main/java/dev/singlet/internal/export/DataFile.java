package dev.singlet.internal.export;

import dev.singlet.model.json.JsonObject;

/**
 * A line of {@code manifest-files.json}: a file with items.
 *
 * @param key the key of the object in the bucket
 * @param items the number of its lines
 * @param md5 the MD5 checksum of the compressed file, in base64
 */
public record DataFile(String key, long items, String md5) {

  static DataFile of(JsonObject line) {
    return new DataFile(
        line.text("dataFileS3Key"), Manifest.number(line, "itemCount"), line.text("md5Checksum"));
  }

  /** Returns the file for messages. */
  String place() {
    return "The data file " + key;
  }

  /** Returns a line of the file for messages. */
  String place(long line) {
    return "Line " + line + " of the data file " + key;
  }
}
