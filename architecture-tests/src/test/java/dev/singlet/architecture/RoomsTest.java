package dev.singlet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Javadoc of each package names the class of it to read first. */
class RoomsTest {

  private static final Pattern BEGIN =
      Pattern.compile("\\bBegin with \\{@link (?:[\\w.]+\\.)?(\\w+)}\\.");
  private static final Set<String> DESCRIPTIONS = Set.of("package-info.java", "module-info.java");

  @Test
  void eachPackageNamesTheClassToBeginWith() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path module : PublishedModule.folders(Path.of(".."))) {
      for (Path room : rooms(module.resolve(PublishedModule.SOURCES))) {
        problem(room).ifPresent(problem -> found.add(room + ": " + problem));
      }
    }

    assertThat(found).isEmpty();
  }

  @Test
  void problemsAreFound(@TempDir Path room) throws IOException {
    Files.writeString(room.resolve("One.java"), "class One {}");
    Path description = room.resolve("package-info.java");
    assertThat(problem(room)).hasValue("has no package-info.java");

    Files.writeString(description, "/** A room. */ package a;");
    assertThat(problem(room)).hasValue("names [] to begin with, and not one class");

    Files.writeString(description, "/** Begin with {@link Two}. */ package a;");
    assertThat(problem(room)).hasValue("has no class Two to begin with");

    Files.writeString(description, "/** A room. Begin\n * with {@link\n * a.One}. */ package a;");
    assertThat(problem(room)).isEmpty();
  }

  /** Returns the folders below that have classes. */
  private static List<Path> rooms(Path sources) throws IOException {
    try (Stream<Path> all = Files.walk(sources)) {
      return all.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !DESCRIPTIONS.contains(file.getFileName().toString()))
          .map(Path::getParent)
          .distinct()
          .sorted()
          .toList();
    }
  }

  private static Optional<String> problem(Path room) throws IOException {
    Path description = room.resolve("package-info.java");
    if (!Files.exists(description)) {
      return Optional.of("has no package-info.java");
    }
    String text =
        Prose.ofJava(Files.readString(description)).stream()
            .filter(prose -> prose.kind() == Prose.Kind.JAVADOC)
            .map(Prose::text)
            .collect(Collectors.joining(" "));
    List<String> classes = BEGIN.matcher(text).results().map(each -> each.group(1)).toList();
    if (classes.size() != 1) {
      return Optional.of("names " + classes + " to begin with, and not one class");
    }
    return Files.exists(room.resolve(classes.get(0) + ".java"))
        ? Optional.empty()
        : Optional.of("has no class " + classes.get(0) + " to begin with");
  }
}
