package dev.singlet.tools.format.aws;

import dev.singlet.tools.sample.SampleItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition on a key attribute, with the values of a sample item in place of its templates.
 *
 * @param attribute the key attribute
 * @param operator {@code =}, {@code begins_with} or {@code BETWEEN}
 * @param type the type of the values in DynamoDB JSON
 * @param values one value, or the two ends of a range
 */
record KeyCondition(String attribute, String operator, String type, List<String> values) {

  private static final Pattern TERM =
      Pattern.compile(
          "\\G(?: AND )?(?:begins_with\\((?<beginning>[^']+), '(?<prefix>[^']*)'\\)"
              + "|(?<equal>[^']+) = '(?<value>[^']*)'"
              + "|(?<ranged>[^']+) BETWEEN '(?<from>[^']*)' AND '(?<to>[^']*)')");

  private static final String EVERYTHING_THAT_BEGINS_SO = "...";
  private static final String AFTER_ALL_TEXT = "\uDBFF\uDFFF";

  KeyCondition {
    values = List.copyOf(values);
  }

  /**
   * Reads the condition of an access pattern.
   *
   * @param text as the descriptor has it, with templates
   * @param sample an item
   * @return the conditions that find the item; none if it isn't in the range
   */
  static List<KeyCondition> of(String text, SampleItem sample) {
    List<KeyCondition> conditions = new ArrayList<>();
    Matcher terms = TERM.matcher(text);
    int end = 0;
    while (terms.find()) {
      end = terms.end();
      KeyCondition condition = condition(terms, sample);
      if (condition.values.isEmpty()) {
        return List.of();
      }
      conditions.add(condition);
    }
    return end == text.length() ? conditions : List.of();
  }

  private static KeyCondition condition(Matcher term, SampleItem sample) {
    if (term.group("equal") != null) {
      return condition(term.group("equal"), "=", sample, term.group("value"), "");
    }
    if (term.group("beginning") != null) {
      return condition(term.group("beginning"), "begins_with", sample, term.group("prefix"), ".*");
    }
    return range(term.group("ranged"), sample, term.group("from"), term.group("to"));
  }

  private static KeyCondition condition(
      String attribute, String operator, SampleItem sample, String template, String rest) {
    Map.Entry<String, String> stored = stored(attribute, sample);
    Matcher matcher = regex(template, rest).matcher(stored.getValue());
    List<String> values = matcher.matches() ? List.of(matcher.group(1)) : List.of();
    return new KeyCondition(attribute, operator, stored.getKey(), values);
  }

  private static KeyCondition range(String attribute, SampleItem sample, String from, String to) {
    Map.Entry<String, String> stored = stored(attribute, sample);
    String last = to.replace(EVERYTHING_THAT_BEGINS_SO, AFTER_ALL_TEXT);
    boolean isWithin =
        stored.getValue().compareTo(from) >= 0
            && stored.getValue().compareTo(last) <= 0
            && !(from + to).contains("{");
    return new KeyCondition(
        attribute, "BETWEEN", stored.getKey(), isWithin ? List.of(from, last) : List.of());
  }

  /** Returns type and text of an attribute; an empty text, which no key has, if it is absent. */
  private static Map.Entry<String, String> stored(String attribute, SampleItem sample) {
    if (sample.attributes().get(attribute) instanceof Map<?, ?> value) {
      Map.Entry<?, ?> only = value.entrySet().iterator().next();
      return Map.entry(only.getKey().toString(), only.getValue().toString());
    }
    return Map.entry("S", "");
  }

  /** Returns what matches texts of a template, in group 1, and then the rest. */
  private static Pattern regex(String template, String rest) {
    StringBuilder regex = new StringBuilder("(");
    int end = 0;
    Matcher placeholders = Pattern.compile("\\{[^}]*\\}").matcher(template);
    while (placeholders.find()) {
      regex.append(Pattern.quote(template.substring(end, placeholders.start()))).append(".+?");
      end = placeholders.end();
    }
    regex.append(Pattern.quote(template.substring(end))).append(')').append(rest);
    return Pattern.compile(regex.toString(), Pattern.DOTALL);
  }
}
