package dev.singlet.site;

import dev.singlet.tools.others.Node;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The site, built once for all tests: a sample of its pages, or all with -Dsite.whole=true. */
final class BuiltSite {

  static final Path SOURCES = Path.of("../../site").toAbsolutePath().normalize();
  static final boolean IS_WHOLE = Boolean.getBoolean("site.whole");
  private static final Path DOCS = SOURCES.resolveSibling("docs");
  private static final Path AGENTS = SOURCES.resolveSibling("agents");

  private final Path folder;

  private BuiltSite() {
    Node.runIn(SOURCES, "build.mjs", Map.of("SITE_SAMPLE", String.valueOf(!IS_WHOLE)));
    folder = SOURCES.resolve(IS_WHOLE ? "target/site" : "target/sample/site");
  }

  static BuiltSite get() {
    return Built.SITE;
  }

  Path folder() {
    return folder;
  }

  /** Returns the pages of HTML, other than Javadoc and reports, which other tests look at. */
  List<Path> pages() {
    return files(folder, ".html").stream()
        .filter(page -> !page.startsWith(folder.resolve("javadoc")) || isList(page))
        .filter(page -> !page.startsWith(folder.resolve("reports")))
        .toList();
  }

  private boolean isList(Path page) {
    return page.equals(folder.resolve("javadoc/index.html"));
  }

  /** Returns the pages that the site is to have, by their path on it without the end. */
  static List<String> expected() {
    return Stream.concat(
            namesIn(DOCS, DOCS)
                .filter(page -> !page.startsWith("reports/"))
                .filter(page -> !page.equals("README"))
                .map(page -> page.replaceFirst("/README$", "/index")),
            Stream.concat(
                Stream.of("contributing", "changelog"), namesIn(AGENTS, AGENTS.getParent())))
        .toList();
  }

  /** Returns the paths of pages in a folder, from another one, without the end. */
  private static Stream<String> namesIn(Path folder, Path from) {
    return files(folder, ".md").stream()
        .map(page -> from.relativize(page).toString())
        .map(page -> page.replace('\\', '/').replaceFirst("\\.md$", ""));
  }

  String text(String file) {
    return read(folder.resolve(file));
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static List<Path> files(Path folder, String end) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A class of its own, so that a look for what builds the site doesn't build it. */
  private static final class Built {
    private static final BuiltSite SITE = new BuiltSite();
  }
}
