package dev.singlet.it.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Java in a Markdown page that is to be compiled and run.
 *
 * @param page the page's file name
 * @param line where it begins
 * @param text its lines
 */
record Snippet(String page, long line, String text) {

  private static final Pattern FENCE =
      Pattern.compile("(?ms)^```java(?! compile-error$)[^\\n]*\\n(.*?)^```");
  private static final Pattern NEXT_FILE =
      Pattern.compile("\\n\\n(?=@(?:Table|Entity|ItemCollection)\\b)");

  /** Those of a page, one for each file that the reader would make of a fence. */
  static List<Snippet> in(Path page) {
    String markdown = read(page);
    List<Snippet> snippets = new ArrayList<>();
    FENCE
        .matcher(markdown)
        .results()
        .forEach(
            fence -> {
              long line = markdown.substring(0, fence.start(1)).lines().count() + 1;
              NEXT_FILE
                  .splitAsStream(fence.group(1))
                  .forEach(
                      part -> snippets.add(new Snippet(page.getFileName().toString(), line, part)));
            });
    return snippets;
  }

  /** Whether it is in a source, line breaks and indentation aside. */
  boolean isIn(String source) {
    return withoutSpace(source).contains(withoutSpace(text));
  }

  private static String withoutSpace(String java) {
    return java.replaceAll("\\s+", "");
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public String toString() {
    return page + ":" + line;
  }
}
