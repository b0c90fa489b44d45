package dev.singlet.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.Compilation;
import dev.singlet.processor.fixture.Found;
import dev.singlet.processor.fixture.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Code that the documentation and the start page of its site show as a mistake, in a fence {@code
 * java compile-error}, is one: each comment in it is the beginning of what the compiler says, and
 * the compiler says nothing else.
 *
 * <p>An entity is compiled within a table of its own. Statements are compiled against the models
 * that the integration tests run the documentation's other snippets with.
 */
class CompileErrorSnippetsTest {

  private static final Path MODELS =
      Path.of("../integration-tests/src/test/java/dev/singlet/it/docs/model");
  private static final Pattern FENCE = Pattern.compile("(?ms)^```java compile-error\\n(.*?)^```");
  private static final Pattern MESSAGE = Pattern.compile("// (.*)");

  static Stream<String> snippets() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("../docs"))) {
      return Stream.concat(
          Stream.of(Path.of("../README.md"), Path.of("../site/index.md")), docs.sorted())
          .filter(page -> page.toString().endsWith(".md"))
          .flatMap(page -> FENCE.matcher(read(page)).results().map(fence -> fence.group(1)))
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void theCompilerSaysWhatItsCommentsSay(String snippet) throws IOException {
    List<String> messages = MESSAGE.matcher(snippet).results().map(m -> m.group(1)).toList();
    assertThat(messages).as("comments that say what is wrong").isNotEmpty();

    Compilation compilation =
        snippet.contains("@Entity") ? Compilation.shop(snippet) : withModels(snippet);

    // A note tells how to get longer messages.
    List<Found> found =
        compilation.found().stream().filter(each -> each.kind() != Diagnostic.Kind.NOTE).toList();
    assertThat(found).hasSameSizeAs(messages);
    for (int i = 0; i < messages.size(); i++) {
      assertThat(found.get(i).text()).startsWith(messages.get(i));
    }
  }

  /** Returns whether a source uses a library that Singlet is compared with. */
  private static boolean isOfAnotherLibrary(String text) {
    return Stream.of("software.amazon.awssdk.enhanced", "app.cash").anyMatch(text::contains);
  }

  private static Compilation withModels(String statements) throws IOException {
    List<Source> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(MODELS)) {
      files
          .filter(file -> !file.endsWith("package-info.java"))
          .map(CompileErrorSnippetsTest::read)
          .filter(text -> !isOfAnotherLibrary(text))
          .map(Source::verbatim)
          .forEach(sources::add);
    }
    sources.add(
        Source.verbatim(
            """
            package dev.singlet.it.docs.model;

            import static dev.singlet.it.docs.model.IssueEntity.*;
            import static dev.singlet.value.Range.*;

            import dev.singlet.*;
            import dev.singlet.batch.*;
            import dev.singlet.item.*;
            import dev.singlet.query.*;
            import dev.singlet.transaction.*;
            import java.time.Instant;

            class Mistakes {
              static void make(TableClient github, TableClient tracker, Instant monday) {
                %s
              }
            }
            """
                .formatted(statements)));
    return Compilation.compile(sources.toArray(Source[]::new));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
