package dev.singlet.tools.analysis.key;

import dev.singlet.model.TableDescriptor;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A format of numbers in keys, in words.
 *
 * @param text the format as templates have it, such as {@code pad(8)}
 * @param meaning what it does
 */
public record KeyFormat(String text, String meaning) {

  private static final Pattern WIDTH = Pattern.compile("(pad|reverse)\\((\\d{1,4})\\)");

  /** Returns the formats that the keys of a table have and that don't explain themselves. */
  public static List<KeyFormat> of(TableDescriptor table) {
    return table.entities().stream()
        .flatMap(entity -> entity.keys().stream())
        .flatMap(key -> key.templates().stream())
        .flatMap(template -> template.values().stream())
        .flatMap(value -> value.formats().stream())
        .distinct()
        .sorted()
        .flatMap(format -> of(format).stream())
        .toList();
  }

  private static Optional<KeyFormat> of(String format) {
    Matcher width = WIDTH.matcher(format);
    if (!width.matches()) {
      return Optional.empty();
    }
    int digits = Integer.parseInt(width.group(2));
    String meaning =
        width.group(1).equals("pad")
            ? "filled with zeros to " + Words.count(digits, "digit")
            : nines(digits) + " minus the number, so that the largest comes first";
    return Optional.of(new KeyFormat(format, meaning));
  }

  /** Returns such as {@code 99,999}. */
  private static String nines(int digits) {
    return "9".repeat(digits).replaceAll("(?<=9)(?=(999)+$)", ",");
  }
}
