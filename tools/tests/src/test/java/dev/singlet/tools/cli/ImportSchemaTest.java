package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.SchemaFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources from the schema of another program. */
class ImportSchemaTest {

  @TempDir Path folder;
  private Path schema;

  @BeforeEach
  void aFile() throws IOException {
    schema = Files.writeString(folder.resolve("schema.json"), SchemaFile.TEXT);
  }

  private Call importSchema() {
    return Call.of("import-schema", schema, "--package", "com.example", "--to", folder);
  }

  @Test
  void filesArePrintedAndThenWhatIsDifferent() {
    Call call = importSchema();

    assertThat(call.status()).isZero();
    assertThat(call.out().lines())
        .containsExactly(
            folder.resolve("com/example/Note.java").toString(),
            folder.resolve("com/example/Notes.java").toString(),
            folder.resolve("com/example/NotesPatterns.java").toString());
    assertThat(call.err())
        .isEqualTo(
            "tables[0].entities.Note.access_patterns[1]: get_some: BatchGetItem has no method."
                + " Write BatchGet.of(...) with a get for each item.\n");
  }

  @Test
  void filesThatExistStay() {
    importSchema();

    Call call = importSchema();

    assertThat(call.status()).isOne();
    assertThat(call.err())
        .isEqualTo(
            folder.resolve("com/example/Note.java")
                + " exists, so nothing was written. Delete it, or name another folder.\n");
  }

  @Test
  void aWrongFileHasAllItsMistakes() throws IOException {
    Files.writeString(schema, SchemaFile.TEXT.replace("\"string\"", "\"text\""));

    Call call = importSchema();

    assertThat(call.status()).isOne();
    assertThat(call.err().lines())
        .hasSize(3)
        .first()
        .asString()
        .startsWith("The member tables[0].entities.Note.fields[0].type is \"text\". Expected ");
  }

  @Test
  void aWrongPackageIsReported() {
    Call call = Call.of("import-schema", schema, "--package", "1x", "--to", folder);

    assertThat(call.status()).isOne();
    assertThat(call.err())
        .isEqualTo("\"1x\" is not the name of a package, such as com.example.shop.\n");
  }

  @Test
  void aFileThatIsNotThereIsReported() {
    Call call = Call.of("import-schema", folder.resolve("no.json"), "--package", "com.example");

    assertThat(call.status()).isOne();
    assertThat(call.err())
        .isEqualTo(folder.resolve("no.json") + " can't be read. Give a file of JSON in UTF-8.\n");
  }
}
