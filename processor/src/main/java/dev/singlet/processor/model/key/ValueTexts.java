package dev.singlet.processor.model.key;

import static java.util.stream.Collectors.joining;

import dev.singlet.processor.model.value.Bounds;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Regular expressions for the texts of a value in a key. Empty if nothing is known about them.
 *
 * @param within for a value among other parts of a key
 * @param alone for a value that is the whole key
 */
public record ValueTexts(String within, String alone) {

  private static final ValueTexts UNKNOWN = new ValueTexts("", "");

  /** Expressions that tell chars beyond ASCII only by naming them, and have no other flags. */
  private static final Pattern PLAIN =
      Pattern.compile("(?:[^\\\\(]|\\\\[dDwWsSnrt]|\\\\[^a-zA-Z0-9]|\\((?!\\?)|\\(\\?[:=!])*");

  /**
   * Expressions that match the same text among others: without anchors, assertions and possessive
   * quantifiers.
   */
  private static final Pattern LOCAL =
      Pattern.compile("(?:[^\\\\^$(\\[]|\\\\.|\\[\\^?(?:[^\\\\\\[\\]$]|\\\\.)+]|\\((?!\\?[=!]))*");

  private static final Pattern POSSESSIVE = Pattern.compile("[+*?}]\\+");

  /** Returns the texts of a value whose component has the given constraints. */
  public static ValueTexts of(Part.Value value, List<Constraint> constraints) {
    boolean isUnchanged = value.formats().stream().allMatch(f -> f.kind() == Format.Kind.ANY);
    Kind kind = value.type().kind();
    if (kind == Kind.STRING) {
      return isUnchanged && !value.isConverted() ? ofText(constraints) : UNKNOWN;
    }
    if (kind.isInteger() && !value.isShard()) {
      return known(
          ofInteger(value, Bounds.ofNumber(value.isConverted() ? List.of() : constraints)));
    }
    if (kind == Kind.BOOLEAN && isUnchanged) {
      return known("(?:true|false)");
    }
    if (kind != Kind.CHARACTER && value.width() > 0) {
      return known(ofSample(value.sample(), kind == Kind.UUID));
    }
    boolean isTime = value.isShortest() || kind.isShortForm() || kind == Kind.ZONED_DATE_TIME;
    return isTime ? known("[-+\\d].*") : UNKNOWN;
  }

  private static ValueTexts known(String regexp) {
    return new ValueTexts(regexp, regexp);
  }

  private static ValueTexts ofText(List<Constraint> constraints) {
    List<String> alone =
        constraints.stream()
            .filter(Constraint.Matches.class::isInstance)
            .map(Constraint.Matches.class::cast)
            .filter(each -> each.flags() == 0 && PLAIN.matcher(each.regexp()).matches())
            .map(Constraint.Matches::regexp)
            .toList();
    String within =
        alone.stream()
            .map(ValueTexts::withoutAnchors)
            .filter(each -> LOCAL.matcher(each).matches() && !POSSESSIVE.matcher(each).find())
            .findFirst()
            .map(each -> "(?:" + each + ")")
            .orElse("");
    return new ValueTexts(
        within,
        alone.isEmpty()
            ? ""
            : alone.stream().skip(1).map("(?=(?:%s)\\z)"::formatted).collect(joining())
                + "(?:"
                + alone.get(0)
                + ")");
  }

  private static String withoutAnchors(String regexp) {
    return regexp.contains("|") ? regexp : regexp.replaceAll("^\\^|(?<!\\\\)\\$$", "");
  }

  private static String ofInteger(Part.Value value, Bounds bounds) {
    boolean isPositive = bounds.lower() != null && bounds.least().signum() > 0;
    if (value.has(Format.Kind.PAD)) {
      String digits = "\\d{" + value.digits() + "}";
      return isPositive ? "(?!0{" + value.digits() + "})" + digits : digits;
    }
    if (!value.formats().isEmpty()) {
      return "";
    }
    boolean isNegative = bounds.upper() != null && bounds.greatest().signum() < 0;
    boolean hasNegative = bounds.lower() == null || bounds.least().signum() < 0;
    boolean hasPositive = bounds.upper() == null || bounds.greatest().signum() > 0;
    String sign = !hasNegative ? "" : hasPositive ? "-?" : "-";
    String number = sign + "[1-9]\\d" + (hasNegative ? "*" : upTo(bounds));
    return isPositive || isNegative ? number : "(?:0|" + number + ")";
  }

  /** Returns how many digits follow the first one. */
  private static String upTo(Bounds bounds) {
    BigDecimal greatest = bounds.greatest();
    return bounds.upper() == null || greatest.signum() <= 0
        ? "*"
        : "{0," + (greatest.toBigInteger().toString().length() - 1) + "}";
  }

  /** Returns the expression of texts with the width and the punctuation of a sample. */
  private static String ofSample(String sample, boolean isHexadecimal) {
    return sample
        .codePoints()
        .mapToObj(
            c ->
                !Character.isLetterOrDigit(c)
                    ? KeySegment.quoted(Character.toString(c))
                    : isHexadecimal ? "[0-9a-fA-F]" : Character.isDigit(c) ? "\\d" : "[a-zA-Z]")
        .collect(joining());
  }
}
