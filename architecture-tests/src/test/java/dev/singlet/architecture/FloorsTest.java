package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page on architecture shows the packages of modules floor by floor, as they are. With {@code
 * -Dpictures.record} its pictures are written.
 */
class FloorsTest {

  private static final Path PAGE = Path.of("..", "docs", "architecture.md");

  @ParameterizedTest
  @CsvSource({"core, dev.singlet", "processor, dev.singlet.processor"})
  void thePageShowsThePackagesOfAModule(String name, String root) throws IOException {
    PublishedModule module =
        PublishedModule.all().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    String picture = Floors.picture(Uses.ofPackages(module.sources()), root);
    Matcher shown =
        Pattern.compile("(<!-- floors of " + name + " -->\n```\n).*?(?=\n```\n)", Pattern.DOTALL)
            .matcher(Files.readString(PAGE));

    assertThat(shown.find()).as("a picture of " + name).isTrue();
    if (Boolean.getBoolean("pictures.record")) {
      Files.writeString(
          PAGE, shown.replaceFirst(Matcher.quoteReplacement(shown.group(1) + picture)));
    } else {
      assertThat(shown.group()).isEqualTo(shown.group(1) + picture);
    }
  }

  @Test
  void aPackageIsAboveThoseThatItUses() {
    assertThat(
            Floors.picture(
                Map.of(
                    "a", Set.of("a.b", "a.c"),
                    "a.b", Set.of("a.c"),
                    "a.c", Set.of()),
                "a"))
        .isEqualTo(" 2  .  b\n 1  b  c\n 0  c");
  }
}
