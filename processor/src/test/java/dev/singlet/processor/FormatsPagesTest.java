package dev.singlet.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Format.Argument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * All lists of key formats have all of them, in the order of their rows. With {@code
 * -Dgolden.record=true}, they are written.
 */
class FormatsPagesTest {

  private static final Path ANNOTATION =
      Path.of("../annotations/src/main/java/dev/singlet/annotation/LinkedKey.java");
  private static final Path KEYS = Path.of("../docs/model/keys.md");
  private static final Path DIAGNOSTICS = Path.of("../docs/reference/diagnostics.md");
  private static final String END = "<!-- end of formats -->";

  /** Returns what a format makes of a value, in Markdown. */
  private static String gives(Format.Kind kind) {
    return switch (kind) {
      case PAD -> "n digits with leading zeros. A negative or a longer value is refused";
      case REVERSE -> "n digits of 10ⁿ − 1 − value: descending order";
      case LOWER, UPPER ->
          "the text in lower or upper case, independent of the locale. Values that differ only in"
              + " case share a key. The case of a Greek final sigma depends on what follows it, as"
              + " in JavaScript";
      case FIRST ->
          "the first n characters; the whole text if it is shorter. In a partition template, a"
              + " query takes any text that begins with them";
      case HASH ->
          "the first n hexadecimal digits of the CRC-32 of the text in UTF-8, to spread items. Only"
              + " in partition templates; a query takes the text";
      case ESCAPE ->
          "text without the delimiter, so any text is allowed. It can be read back, and keeps the"
              + " order";
      case ANY ->
          "the text as it is, also with the delimiter. See [values that hold the"
              + " delimiter](#values-that-hold-the-delimiter)";
      case ORDERED ->
          "text of varying length that sorts as numbers do, also negative ones. See"
              + " [types](types.md#order-in-keys)";
      case DESCENDING ->
          "text that sorts in descending order: for a number, the `ordered` text of its negative;"
              + " for a time, its text with each digit subtracted from 9";
      case NANOS, MILLIS, SECONDS ->
          "the time in UTC with this precision, such as `2024-01-15T08:00:00Z`. Without a format, a"
              + " time has the form in which it is stored";
      case EPOCH, EPOCH_MILLIS ->
          "seconds or milliseconds since 1970 as an integer. Combine it with `pad` or `reverse`"
              + " where it must sort";
      case YEAR, MONTH, DAY, HOUR ->
          "the period of the time, in UTC: `2024`, `2024-01`, `2024-01-15`, `2024-01-15T08`. In a"
              + " partition template, a query takes any time of the period";
      case SHARD ->
          "the number of one of n partitions: the CRC-32 of the value's text in UTF-8, modulo n."
              + " Only in partition templates; a query reads all n partitions and merges their"
              + " items. See [shards](shards.md)";
    };
  }

  @Test
  void theGuideHasAllFormats() throws IOException {
    check(
        KEYS,
        "<!-- formats -->\n",
        END,
        table("| format | for | gives |\n|---|---|---|\n", FormatsPagesTest::row));
  }

  @Test
  void theAnnotationHasAllFormats() throws IOException {
    check(
        ANNOTATION,
        " * <caption>Formats</caption>\n",
        " * </table>",
        table(
            " * <tr><th>format</th><th>for</th><th>gives</th></tr>\n",
            kind -> {
              String[] cells = row(kind).split(" \\| ", -1);
              return " * <tr><td>NAMES</td><td>"
                  + javadoc(cells[1])
                  + "</td>\n"
                  + wrapped(
                      "<td>" + javadoc(cells[2].replace(" |", "")) + "</td></tr>", " *   ", 97);
            }));
  }

  @Test
  void theDiagnosticForAnUnknownFormatHasAllFormats() throws IOException {
    String names =
        String.join(", ", Stream.of(Format.Kind.values()).map(FormatsPagesTest::name).toList());
    int last = names.lastIndexOf(", ");
    check(
        DIAGNOSTICS,
        "<!-- all formats -->\n",
        "<!-- end of all formats -->",
        wrapped(
            "The formats are "
                + names.substring(0, last)
                + " and "
                + names.substring(last + 2)
                + ".",
            "",
            120));
  }

  @Test
  void theDiagnosticForAFormatThatDoesNotFitHasAllFormats() throws IOException {
    check(
        DIAGNOSTICS,
        "<!-- formats -->\n",
        END,
        table("| format | takes |\n|---|---|\n", kind -> "| NAMES | " + kind.taken() + " |\n"));
  }

  private static void check(Path file, String begin, String end, String list) throws IOException {
    String text = Files.readString(file);
    int from = text.indexOf(begin) + begin.length();
    int to = text.indexOf(end, from);
    String expected = text.substring(0, from) + list + text.substring(to);
    if (Boolean.getBoolean("golden.record")) {
      Files.writeString(file, expected);
    }

    assertThat(Files.readString(file)).isEqualTo(expected);
  }

  /** Returns a row for all formats with the same text. */
  private static String table(String head, Function<Format.Kind, String> row) {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    for (Format.Kind kind : Format.Kind.values()) {
      rows.computeIfAbsent(row.apply(kind), text -> new ArrayList<>()).add(name(kind));
    }
    StringBuilder table = new StringBuilder(head);
    rows.forEach(
        (text, names) -> {
          String joined = String.join(", ", names);
          table.append(text.replace("NAMES", text.startsWith(" *") ? javadoc(joined) : joined));
        });
    return table.toString();
  }

  private static String row(Format.Kind kind) {
    Argument argument = kind.argument();
    String range =
        argument == Argument.NONE ? "" : "; n is " + argument.least() + " to " + argument.most();
    return "| NAMES | "
        + kind.taken()
        + " | "
        + gives(kind).replaceFirst("(?=\\. |$)", range)
        + " |\n";
  }

  private static String name(Format.Kind kind) {
    return "`" + kind.text() + (kind.argument() == Argument.NONE ? "" : "(n)") + "`";
  }

  /** Returns the Javadoc of Markdown, without links to pages. */
  private static String javadoc(String markdown) {
    return markdown
        .strip()
        .replaceFirst("\\. See \\[.*", "")
        .replaceAll("`([^`]*)`", "{@code $1}")
        .replace("10ⁿ − 1 − value", "10<sup>n</sup> - 1 - value");
  }

  private static String wrapped(String text, String indent, int columns) {
    StringBuilder lines = new StringBuilder();
    String line = "";
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && indent.length() + line.length() + 1 + word.length() > columns) {
        lines.append(indent).append(line).append('\n');
        line = "";
      }
      line = line.isEmpty() ? word : line + " " + word;
    }
    return lines.append(indent).append(line).append('\n').toString();
  }
}
