package dev.singlet.processor;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows compiles as it stands. */
class ReadmeTest {

  private static final Pattern JAVA = Pattern.compile("(?s)```java\\n(.*?)```");

  @Test
  void modelAndUseCompile() throws IOException {
    List<String> snippets =
        JAVA.matcher(Files.readString(Path.of("../README.md")))
            .results()
            .map(snippet -> snippet.group(1))
            .toList();
    List<Source> sources =
        new ArrayList<>(
            Arrays.stream(snippets.get(0).split("\n\n(?=@)")).map(Source::inShop).toList());
    sources.add(use(snippets.get(1)));

    Compilation.compile(sources.toArray(Source[]::new)).isClean();
  }

  private static Source use(String statements) {
    return Source.verbatim(
        """
                package shop;

                import static dev.singlet.key.Range.between;

                import dev.singlet.Page;
                import dev.singlet.TableClient;
                import java.util.Optional;
                import java.util.stream.Stream;
                import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

                class Use {
                  static void use() {
                    %s
                  }
                }
                """
            .formatted(statements));
  }
}
