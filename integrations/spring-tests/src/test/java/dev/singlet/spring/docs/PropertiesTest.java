package dev.singlet.spring.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Properties are described for editors, and are on the page about Spring. */
class PropertiesTest {

  private static Map<String, String> properties() throws IOException {
    Map<String, String> properties = new TreeMap<>();
    for (URL url : metadata()) {
      try (InputStream json = url.openStream()) {
        for (JsonNode property : new JsonMapper().readTree(json).get("properties")) {
          String name = property.get("name").asText();
          if (name.contains("singlet")) {
            properties.put(name, property.path("description").asText());
          }
        }
      }
    }
    return properties;
  }

  private static List<URL> metadata() throws IOException {
    return Collections.list(
        PropertiesTest.class
            .getClassLoader()
            .getResources("META-INF/spring-configuration-metadata.json"));
  }

  @Test
  void editorsHaveADescriptionOfEach() throws IOException {
    assertThat(properties())
        .containsKeys(
            "singlet.enabled",
            "singlet.tables",
            "singlet.page-tokens.secret",
            "management.health.singlet.enabled")
        .allSatisfy((name, text) -> assertThat(text).as(name).isNotBlank().doesNotContain("{@"));
  }

  @Test
  void thePageHasEach() throws IOException {
    String page = Files.readString(Path.of("../../docs/start/spring.md"));

    assertThat(properties().keySet())
        .allSatisfy(
            name ->
                assertThat(page)
                    .contains(
                        name.equals("singlet.tables")
                            ? "| `singlet.tables.github.name` |"
                            : "| `" + name + "` |"));
  }
}
