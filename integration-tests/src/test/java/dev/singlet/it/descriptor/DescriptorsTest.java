package dev.singlet.it.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.singlet.it.formats.model.DepotTable;
import dev.singlet.it.hooks.model.LedgerHook;
import dev.singlet.it.hooks.model.LedgerTable;
import dev.singlet.it.hooks.model.LineHook;
import dev.singlet.it.hooks.model.OwnerHook;
import dev.singlet.model.TableDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The descriptors of all models of these tests. */
class DescriptorsTest {

  private static final ObjectMapper JACKSON = new ObjectMapper();

  @Test
  void everyDescriptorFitsThePublishedSchema() throws IOException {
    String schema = strict();

    for (Path file : files()) {
      Validator.Result result = new ValidatorFactory().validate(schema, Files.readString(file));
      assertThat(result.getErrors()).as(file.toString()).isEmpty();
    }
  }

  @Test
  void everyDescriptorIsReadAndWrittenTheSame() throws IOException {
    for (Path file : files()) {
      String text = Files.readString(file);

      assertThat(TableDescriptor.ofJson(text).toJson()).isEqualTo(text);
    }
  }

  @Test
  void aTableDescribesItself() throws IOException {
    String file = TableDescriptor.file("dev.singlet.it.formats.model.Depot");

    assertThat(files()).anyMatch(path -> path.endsWith(file));
    assertThat(DepotTable.describe().java()).isEqualTo("dev.singlet.it.formats.model.Depot");
    assertThat(LedgerTable.describe().hooks())
        .containsExactly(
            LedgerHook.class.getName(), LineHook.class.getName(), OwnerHook.class.getName());
  }

  private static List<Path> files() {
    try (Stream<Path> files =
        Files.list(
            Path.of(DepotTable.class.getProtectionDomain().getCodeSource().getLocation().toURI())
                .resolve("META-INF/singlet"))) {
      List<Path> found = files.sorted().toList();
      assertThat(found).hasSizeGreaterThan(50);
      return found;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (URISyntaxException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** Returns the published schema, which here also refuses members that it doesn't name. */
  private static String strict() throws IOException {
    try (InputStream stream =
        TableDescriptor.class.getResourceAsStream("descriptor-1.schema.json")) {
      JsonNode schema = JACKSON.readTree(Objects.requireNonNull(stream));
      close(schema);
      return schema.toString();
    }
  }

  private static void close(JsonNode schema) {
    schema.forEach(DescriptorsTest::close);
    if (schema instanceof ObjectNode object
        && object.path("type").asText().equals("object")
        && object.has("properties")) {
      object.put("additionalProperties", false);
    }
  }
}
