package dev.singlet.benchmarks.start;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.json.DynamoDbJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the sources of a program with a number of entity types. Each is the issue that the other
 * benchmarks measure, under a name of its own, so all variants have types of the same attributes.
 */
final class EntitySources {

  private static final String PACKAGE = "dev.singlet.benchmarks.started";

  private final Path sources;
  private final Path target;

  /** Takes the sources of this module, and writes into a folder. */
  EntitySources(Path sources, Path target) {
    this.sources = sources.resolve("dev/singlet/benchmarks");
    this.target = target;
  }

  /** Writes a program of a variant. */
  List<Path> write(StartVariant variant, int types) throws IOException {
    List<String> names =
        IntStream.rangeClosed(1, types).mapToObj(i -> "Issue" + (i < 10 ? "0" : "") + i).toList();
    Files.createDirectories(target);
    shared("model/Tracker", "IssueThread", String.join(", ", names));
    shared("model/IssueStatus", "", "");
    shared("model/Milestone", "", "");
    switch (variant) {
      case HAND_WRITTEN -> {
        shared("handwritten/Keys", "", "");
        shared("handwritten/Times", "", "");
      }
      case SINGLET -> {}
      case ENHANCED -> {
        shared("handwritten/Keys", "", "");
        shared("enhanced/MilestoneBean", "", "");
      }
    }
    for (String name : names) {
      named("model/Issue", name);
      switch (variant) {
        case HAND_WRITTEN -> named("handwritten/IssueItems", name);
        case SINGLET -> {}
        case ENHANCED -> named("enhanced/IssueBean", name);
      }
    }
    String item = "{\"Item\":" + DynamoDbJson.write(IssueItems.toItem(SampleData.issue(1))) + "}";
    write("Start", StartProgram.text(PACKAGE, variant, names, rename(item, StartProgram.TYPE)));
    try (var files = Files.list(target)) {
      return files.sorted().collect(Collectors.toList());
    }
  }

  private void shared(String source, String from, String to) throws IOException {
    String text = read(source);
    write(nameOf(source), from.isEmpty() ? text : text.replace(from, to));
  }

  private void named(String source, String name) throws IOException {
    write(nameOf(source).replace("Issue", name), rename(read(source), name));
  }

  /** Renames the issue: its classes, its entity attribute and its sort key. */
  private static String rename(String text, String name) {
    return text.replaceAll("\\bIssue(?=\\b|Items\\b|Bean\\b)", name)
        .replace("IssueThread", "Tracker")
        .replace("Keys.ISSUE", "\"A#" + name + "\"")
        .replace("A#ISSUE", "A#" + name);
  }

  private String read(String source) throws IOException {
    return Files.readString(sources.resolve(source + ".java"))
        .replaceAll("dev\\.singlet\\.benchmarks\\.(model|handwritten|enhanced)\\b", PACKAGE);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(target.resolve(name + ".java"), text);
  }

  private static String nameOf(String source) {
    return source.substring(source.indexOf('/') + 1);
  }
}
