package dev.singlet.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder has the objects of a bucket under their keys, or under the ends of their keys. */
class ExportFilesTest {

  private static final String ID = "01693685827463-2d8752fd";

  @TempDir Path bucket;

  @BeforeEach
  void store() throws IOException {
    for (String key :
        new String[] {
          "nightly/AWSDynamoDB/" + ID + "/data/full.json.gz",
          "nightly/AWSDynamoDB/data/incremental.json.gz",
          "nightly/secret.json"
        }) {
      Path file = bucket.resolve(key);
      Files.createDirectories(file.getParent());
      Files.writeString(file, key);
    }
  }

  private String content(String folder, String key) throws IOException {
    try (InputStream file = ExportFiles.inFolder(bucket.resolve(folder)).open(key)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void isFound(String folder) throws IOException {
    String full = "nightly/AWSDynamoDB/" + ID + "/data/full.json.gz";
    String incremental = "nightly/AWSDynamoDB/data/incremental.json.gz";
    assertThat(content(folder, full)).isEqualTo(full);
    assertThat(content(folder, incremental)).isEqualTo(incremental);
  }

  @Test
  void itCanBeACopyOfTheBucket() throws IOException {
    isFound("");
  }

  @Test
  void itCanBeACopyOfThePrefix() throws IOException {
    isFound("nightly");
    isFound("nightly/AWSDynamoDB");
  }

  @Test
  void itCanBeTheExportsOwnFolderWithTheSharedDataNextToIt() throws IOException {
    isFound("nightly/AWSDynamoDB/" + ID);
  }

  @Test
  void aMissingFileNamesTheFolder() {
    assertThatThrownBy(() -> content("nightly", "nightly/AWSDynamoDB/data/other.json.gz"))
        .isInstanceOf(NoSuchFileException.class)
        .hasMessage(
            "nightly/AWSDynamoDB/data/other.json.gz: it is not in the folder "
                + bucket.resolve("nightly"));
  }

  @Test
  void aKeyDoesNotLeaveTheFolder() {
    String absolute = bucket.resolve("nightly/secret.json").toAbsolutePath().toString();

    assertThatThrownBy(() -> content("nightly/AWSDynamoDB", "../secret.json"))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> content("nightly/AWSDynamoDB", absolute))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> content("nightly/AWSDynamoDB", "nightly/" + absolute))
        .isInstanceOf(NoSuchFileException.class);
  }
}
