package dev.singlet.internal.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A manifest. Next to it is a file with its MD5 checksum. DynamoDB's guide gives that file the
 * ending {@code .checksum}, and exports have the ending {@code .md5}.
 *
 * @param source opens the files
 * @param key its key
 */
record ManifestFile(Source source, String key) {

  private static final List<String> ENDINGS = List.of(".md5", ".checksum");

  /** Returns its text, whose checksum is right. */
  String text() {
    byte[] content;
    try {
      content = read(key);
    } catch (Exception missing) {
      throw Damage.of(
          "The manifest %s can't be read (%s). Give the folder AWSDynamoDB/<export id>, or the key of"
                  .formatted(key, missing)
              + " manifest-summary.json.",
          missing);
    }
    String expected = checksum();
    String found = Md5Stream.of(content);
    if (!found.equals(expected)) {
      throw Damage.checksum("The manifest " + key, found, expected);
    }
    return new String(content, StandardCharsets.UTF_8);
  }

  private String checksum() {
    String name = key.substring(0, key.length() - ".json".length());
    Exception missing = null;
    for (String ending : ENDINGS) {
      try {
        return new String(read(name + ending), StandardCharsets.UTF_8).strip();
      } catch (Exception none) {
        if (missing == null) {
          missing = none;
        } else {
          missing.addSuppressed(none);
        }
      }
    }
    throw Damage.of(
        "The manifest %s has no checksum: neither %s.md5 nor %s.checksum can be read (%s). Copy the whole"
                .formatted(key, name, name, missing)
            + " export.",
        missing);
  }

  private byte[] read(String file) throws IOException {
    try (InputStream opened = source.open(file)) {
      return opened.readAllBytes();
    }
  }
}
