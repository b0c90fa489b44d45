package dev.singlet.tools.sample;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Words for sample values, so that items can be read. A word is chosen by the end of the
 * component's name, and has only small letters and digits, which most patterns and all keys take.
 */
final class Vocabulary {

  private static final List<String> PEOPLE = List.of("ann", "bob", "cleo", "dan", "eve");

  private static final Map<String, List<String>> BY_NAME =
      Map.ofEntries(
          Map.entry("user", PEOPLE),
          Map.entry("username", PEOPLE),
          Map.entry("owner", PEOPLE),
          Map.entry("author", PEOPLE),
          Map.entry("customer", PEOPLE),
          Map.entry("member", PEOPLE),
          Map.entry("assignee", PEOPLE),
          Map.entry("assignees", PEOPLE),
          Map.entry("reviewer", PEOPLE),
          Map.entry("reviewers", PEOPLE),
          Map.entry("person", PEOPLE),
          Map.entry("name", List.of("atlas", "birch", "comet", "delta", "ember")),
          Map.entry("repo", List.of("atlas", "birch", "comet", "delta", "ember")),
          Map.entry("org", List.of("acme", "globex", "initech", "umbra", "vertex")),
          Map.entry("organization", List.of("acme", "globex", "initech", "umbra", "vertex")),
          Map.entry("company", List.of("acme", "globex", "initech", "umbra", "vertex")),
          Map.entry("tenant", List.of("acme", "globex", "initech", "umbra", "vertex")),
          Map.entry("title", List.of("overture", "interlude", "finale", "encore")),
          Map.entry("product", List.of("lamp", "chair", "desk", "shelf", "rug")),
          Map.entry("sku", List.of("lamp1", "chair2", "desk3", "shelf4", "rug5")),
          Map.entry("category", List.of("home", "garden", "office", "toys")),
          Map.entry("label", List.of("bug", "docs", "idea", "later")),
          Map.entry("labels", List.of("bug", "docs", "idea", "later")),
          Map.entry("tags", List.of("red", "green", "blue", "black")),
          Map.entry("tag", List.of("red", "green", "blue", "black")),
          Map.entry("city", List.of("oslo", "porto", "quito", "riga")),
          Map.entry("country", List.of("norway", "portugal", "ecuador", "latvia")),
          Map.entry("currency", List.of("eur", "usd", "gbp", "jpy")),
          Map.entry("email", List.of("ann@example.com", "bob@example.com", "cleo@example.com")),
          Map.entry("mail", List.of("ann@example.com", "bob@example.com", "cleo@example.com")),
          Map.entry("url", List.of("https://example.com/a", "https://example.com/b")));

  private Vocabulary() {}

  /**
   * Returns a text.
   *
   * @param component the name of the component that it is for
   * @param number which of its texts, from 0. Different numbers give different texts
   */
  static String text(String component, int number) {
    String subject = subject(component);
    List<String> words = BY_NAME.get(subject);
    if (words == null) {
      return subject + (number + 1);
    }
    String word = words.get(number % words.size());
    int round = number / words.size();
    return round == 0 ? word : word + (round + 1);
  }

  /** Returns {@code branch} for {@code sourceBranch}, and {@code user} for {@code user_id}. */
  private static String subject(String component) {
    List<String> words =
        Arrays.stream(component.split("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])", -1))
            .map(word -> word.toLowerCase(Locale.ROOT))
            .filter(word -> !word.isEmpty())
            .toList();
    if (words.isEmpty()) {
      return "text";
    }
    String last = words.get(words.size() - 1);
    boolean isVague = last.equals("id") || last.equals("name") || last.equals("slug");
    return isVague && words.size() > 1 ? words.get(words.size() - 2) : last;
  }
}
