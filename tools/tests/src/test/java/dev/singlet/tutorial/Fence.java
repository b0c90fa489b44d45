package dev.singlet.tutorial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of code in a page.
 *
 * @param file the file whose name is in bold above it; empty for none
 * @param language what it is marked with, such as {@code java}; with the code of a mistake after it
 *     in the skill
 * @param text its lines
 * @param start where its text begins in the page
 */
record Fence(String file, String language, String text, int start) {

  private static final Pattern FENCE =
      Pattern.compile("(?ms)^(?:\\*\\*`([^`\\n]+)`\\*\\*\\n\\n)?```([\\w -]*)\\n(.*?)^```$");

  static List<Fence> in(String page) {
    return FENCE.matcher(page).results().map(Fence::of).toList();
  }

  /** Returns the blocks of a page that are marked with a language. */
  static List<Fence> in(Path page, String language) throws IOException {
    return in(Files.readString(page)).stream()
        .filter(fence -> fence.language().equals(language))
        .toList();
  }

  private static Fence of(MatchResult match) {
    String file = match.group(1);
    return new Fence(file == null ? "" : file, match.group(2), match.group(3), match.start(3));
  }

  boolean isFile() {
    return !file.isEmpty();
  }

  /** Whether it shows a file that the build has written. */
  boolean isGenerated() {
    return file.startsWith("target/");
  }

  boolean isCommand() {
    return language.equals("console");
  }

  /** Whether it shows what the command before it prints. */
  boolean isOutput() {
    return language.equals("text");
  }

  /** The page with another text in this fence. */
  String replacedIn(String page, String replacement) {
    return page.substring(0, start) + replacement + page.substring(start + text.length());
  }

  /** The file after a change: lines with - are out, lines with + are in. */
  String changed(String content) {
    String before = without('+');
    int place = content.indexOf(before);
    if (place < 0 || content.indexOf(before, place + 1) >= 0) {
      throw new IllegalArgumentException(
          "%s doesn't hold these lines once:%n%s".formatted(file, before));
    }
    return content.replaceFirst(Pattern.quote(before), Matcher.quoteReplacement(without('-')));
  }

  private String without(char mark) {
    StringBuilder lines = new StringBuilder();
    text.lines()
        .filter(line -> line.charAt(0) != mark)
        .forEach(line -> lines.append(line.substring(1)).append('\n'));
    return lines.toString();
  }
}
