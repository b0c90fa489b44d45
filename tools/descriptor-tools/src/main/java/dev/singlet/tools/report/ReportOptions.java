package dev.singlet.tools.report;

import dev.singlet.tools.error.UserErrorException;

/**
 * The options of a report, which the descriptor doesn't have.
 *
 * @param sourceUrl the address of a source file with {@code {file}} where its path goes, such as
 *     {@code https://github.com/o/r/blob/main/src/main/java/{file}}; empty for no links
 */
public record ReportOptions(String sourceUrl) {

  private static final String FILE = "{file}";

  public ReportOptions {
    if (!sourceUrl.isEmpty()) {
      // Another scheme could run a script.
      if (!sourceUrl.startsWith("https://") && !sourceUrl.startsWith("http://")) {
        throw new UserErrorException(
            "The address of the source is \""
                + sourceUrl
                + "\". Begin it with https:// or http://.");
      }
      if (!sourceUrl.contains(FILE)) {
        throw new UserErrorException(
            "The address of the source is \""
                + sourceUrl
                + "\", which is the same for all files. Write {file} where the path of a file goes.");
      }
    }
  }

  /** No links. */
  public static ReportOptions none() {
    return new ReportOptions("");
  }

  /** Returns the address of the source of a class, or an empty text. */
  public String source(String qualifiedName) {
    return sourceUrl.replace(FILE, SourceFile.of(qualifiedName));
  }
}
