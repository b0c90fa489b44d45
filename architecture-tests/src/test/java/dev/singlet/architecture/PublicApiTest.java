package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The public API is that of the files in {@code api}, so that a change is seen in review. With
 * {@code -Dapi.record} they are written.
 */
class PublicApiTest {

  private static final Path FILES = Path.of("api");

  /** They are used by their commands and goals. */
  private static final Set<String> TOOLS = Set.of("descriptor-tools", "maven-plugin");

  @Test
  void theApiIsTheRecordedOne() throws IOException {
    Map<String, String> api =
        PublishedModule.all().stream()
            .filter(module -> module.exportsSome() && !TOOLS.contains(module.name()))
            .collect(
                Collectors.toMap(
                    module -> module.name() + ".txt",
                    ApiText::of,
                    (one, other) -> one,
                    TreeMap::new));
    if (Boolean.getBoolean("api.record")) {
      for (Map.Entry<String, String> module : api.entrySet()) {
        Files.writeString(FILES.resolve(module.getKey()), module.getValue());
      }
    }

    assertThat(recorded()).isEqualTo(api);
  }

  private static Map<String, String> recorded() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(FILES)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }
}
