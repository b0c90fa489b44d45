package dev.singlet.tools.plan;

import dev.singlet.model.change.ModelChange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The lines of sources that declare a part of a model. Descriptors don't have them, so they are
 * looked for by their names.
 */
final class SourcePlaces {

  private final Map<Path, List<String>> sources = new LinkedHashMap<>();

  /**
   * Reads sources.
   *
   * @param roots the folders of sources, such as {@code src/main/java}
   */
  SourcePlaces(List<Path> roots) {
    roots.stream().flatMap(SourcePlaces::files).forEach(file -> sources.put(file, lines(file)));
  }

  /**
   * A line of a source.
   *
   * @param file its path with slashes, below the folder that the tool runs in
   * @param line the number of the line, from 1 on
   */
  record Place(String file, int line) {}

  /** Returns the place of a change: of its member, else of its entity, else of its table. */
  Optional<Place> of(String table, ModelChange change) {
    String type = change.entity().isEmpty() ? simple(table) : change.entity();
    String kind = change.entity().isEmpty() ? "interface" : "record";
    Pattern declaration = Pattern.compile("\\b" + kind + "\\s+" + Pattern.quote(type) + "\\b");
    String member = change.member().substring(change.member().lastIndexOf('.') + 1);
    return sources.entrySet().stream()
        .map(source -> place(source.getKey(), source.getValue(), declaration, member))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<Place> place(
      Path file, List<String> lines, Pattern declaration, String member) {
    for (int i = 0; i < lines.size(); i++) {
      if (declaration.matcher(lines.get(i)).find()) {
        return Optional.of(new Place(shown(file), member(lines, i, member) + 1));
      }
    }
    return Optional.empty();
  }

  /** A component follows the name of its record. Annotations that name an index are before it. */
  private static int member(List<String> lines, int declared, String member) {
    if (member.isEmpty()) {
      return declared;
    }
    Pattern component = Pattern.compile("\\b" + Pattern.quote(member) + "\\s*[,)]");
    for (int i = declared; i < lines.size() && i < declared + 100; i++) {
      if (component.matcher(lines.get(i)).find()) {
        return i;
      }
    }
    Pattern named = Pattern.compile("\"" + Pattern.quote(member) + "\"");
    for (int i = declared; i >= 0 && i > declared - 100; i--) {
      if (named.matcher(lines.get(i)).find()) {
        return i;
      }
    }
    return declared;
  }

  private static Stream<Path> files(Path root) {
    if (!Files.isDirectory(root)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(each -> each.toString().endsWith(".java")).sorted().toList().stream();
    } catch (IOException unreadable) {
      return Stream.empty();
    }
  }

  /** A file that can't be read has no places. */
  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /** GitHub knows files by their paths in the repository, where workflows run. */
  private static String shown(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path path = file.toAbsolutePath();
    return (path.startsWith(here) ? here.relativize(path) : path).toString().replace('\\', '/');
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
