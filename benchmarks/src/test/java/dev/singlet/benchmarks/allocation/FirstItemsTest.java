package dev.singlet.benchmarks.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.benchmarks.cost.RecordedCosts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a fresh JVM loads for the first items, which is most of what a start takes. */
class FirstItemsTest {

  private static final Pattern LOADED =
      Pattern.compile("^\\[.*class,load *] (\\S+) source:", Pattern.MULTILINE);

  private static List<String> loaded = List.of();

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-classpath",
                System.getProperty("java.class.path"),
                FirstItems.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(program.waitFor()).as(output).isZero();
    loaded = LOADED.matcher(output).results().map(line -> line.group(1)).toList();
  }

  /** The entity, its type, and a codec and an attribute for the record within it. */
  @Test
  void fourClassesOfTheEntity() {
    assertThat(loaded).filteredOn(name -> name.startsWith(TicketEntity.class.getName())).hasSize(4);
  }

  @Test
  void noMoreOfTheLibraryThanTheyNeed() {
    List<String> library =
        loaded.stream()
            .filter(name -> name.startsWith("dev.singlet."))
            .filter(name -> !name.startsWith("dev.singlet.benchmarks."))
            .toList();

    assertThat(library).contains("dev.singlet.item.Put", "dev.singlet.item.Get");
    RecordedCosts.requireClasses(
        "classes of the library for the first items", library.size(), String.join("\n", library));
  }

  /** Each takes as long as several classes, as does the comparison of two records. */
  @Test
  void noLambdasOfTheLibrary() {
    assertThat(loaded)
        .filteredOn(name -> name.startsWith("dev.singlet.") && name.contains("$$Lambda"))
        .isEmpty();
    assertThat(loaded).doesNotContain("java.lang.runtime.ObjectMethods");
  }
}
