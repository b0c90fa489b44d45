package dev.singlet.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tools take the facts of a kind from the descriptor. They have no table of kinds that a new type
 * would have to be added to.
 */
class KindsInToolsTest {

  @Test
  void toolsNameNoKindsOfJavasLibrary() throws IOException {
    List<String> names =
        Stream.of(Kind.values())
            .filter(kind -> kind.form() != Form.COMPOUND && kind != Kind.BIG_INTEGER)
            .map(Kind::described)
            .filter(name -> name.chars().anyMatch(Character::isUpperCase))
            .map(name -> '"' + name + '"')
            .distinct()
            .toList();
    List<String> named = new ArrayList<>();
    for (String module : List.of("model", "integrations/json", "tools/descriptor-tools")) {
      Path sources = Path.of("..", module, "src", "main", "java");
      assertThat(sources).isDirectory();
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          String text = Files.readString(file);
          names.stream().filter(text::contains).map(name -> file + ": " + name).forEach(named::add);
        }
      }
    }

    assertThat(names).contains("\"yearMonth\"", "\"zoneId\"").doesNotContain("\"string\"");
    assertThat(named).isEmpty();
  }
}
