package dev.singlet.tutorial;

import dev.singlet.maven.Build;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The reader's folder, and what Maven does in it. */
final class Project {

  private static final String MAIN = "src/main/java";
  private static final String TESTS = "src/test/java";
  private static final String PACKAGE = "toolshed.";
  private static final String PLUGIN = "singlet-maven-plugin";

  private final Path folder;

  /** Whether there are sources that wait for the compiler. */
  private boolean isMainChanged;

  private boolean areTestsChanged;

  Project(Path folder) {
    this.folder = folder;
  }

  String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  void write(String file, String text) throws IOException {
    Path place = folder.resolve(file);
    Files.createDirectories(place.getParent());
    Files.writeString(place, text);
    isMainChanged |= file.startsWith(MAIN);
    areTestsChanged |= file.startsWith(TESTS);
  }

  Pom pom() {
    return Pom.of(folder.resolve("pom.xml"));
  }

  /** Does what a command line does, and returns what Maven shows of it. */
  String run(String command) throws Exception {
    List<String> words = Arrays.asList(command.strip().split(" "));
    if (!words.get(0).equals("mvn")) {
      throw new IllegalArgumentException("not a command of Maven: " + command);
    }
    boolean isQuiet = words.contains("-q");
    String goal =
        words.stream().skip(1).filter(word -> !word.startsWith("-")).findFirst().orElseThrow();
    return switch (goal) {
      case "compile" -> compileMain();
      case "test" -> test(tests(words), isQuiet);
      case "package" -> pack();
      case "singlet:describe" -> describe();
      default -> throw new IllegalArgumentException("no such goal: " + goal);
    };
  }

  private String compileMain() {
    if (!isMainChanged) {
      return "";
    }
    String errors = Compilation.main(folder.resolve(MAIN), classes());
    isMainChanged = !errors.isEmpty();
    areTestsChanged = true;
    return errors;
  }

  private String compile() {
    String errors = compileMain();
    if (errors.isEmpty() && areTestsChanged) {
      errors = Compilation.tests(folder.resolve(TESTS), classes(), testClasses());
      areTestsChanged = !errors.isEmpty();
    }
    return errors;
  }

  private String test(List<String> tests, boolean isQuiet) {
    String errors = compile();
    if (!errors.isEmpty()) {
      return errors;
    }
    TestRun.Result result = TestRun.of(tests, classes(), testClasses());
    return isQuiet ? result.printed() : result.printed() + result.summary();
  }

  /** What the tests print is left out: Maven runs their classes in any order. */
  private String pack() throws Exception {
    String errors = compile();
    if (!errors.isEmpty()) {
      return errors;
    }
    TestRun.of(allTests(), classes(), testClasses());
    Pom pom = pom();
    for (String goal : pom.goals(PLUGIN)) {
      build().run(goal, goal.equals("export") ? pom.configuration(PLUGIN) : "");
    }
    return "";
  }

  private String describe() throws Exception {
    return build().run("describe", "").stream()
        .map(line -> line.replaceFirst("^INFO", "[INFO]").stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  private Build build() {
    return new Build(classes(), folder.resolve("target"));
  }

  private List<String> tests(List<String> words) throws IOException {
    Optional<String> one = words.stream().filter(word -> word.startsWith("-Dtest=")).findFirst();
    return one.isPresent()
        ? List.of(PACKAGE + one.get().substring("-Dtest=".length()))
        : allTests();
  }

  private List<String> allTests() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(TESTS).resolve("toolshed"))) {
      return files
          .map(file -> PACKAGE + file.getFileName().toString().replace(".java", ""))
          .sorted()
          .toList();
    }
  }

  private Path classes() {
    return folder.resolve("target/classes");
  }

  private Path testClasses() {
    return folder.resolve("target/test-classes");
  }
}
