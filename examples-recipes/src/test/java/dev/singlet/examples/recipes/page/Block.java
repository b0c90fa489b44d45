package dev.singlet.examples.recipes.page;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a page that is made of a recipe. It is between two comments: {@code <!-- code:
 * userposts/Post.java -->} and {@code <!-- end -->}.
 *
 * @param kind what it shows, such as {@code code}
 * @param of which of that, such as {@code userposts/Post.java}
 */
record Block(String kind, String of) {

  private static final Pattern BLOCK =
      Pattern.compile(
          "(?ms)^<!-- (code|output|items|chart|cost|change|error|plan): (.*?) -->$\\n(.*?)^<!-- end -->$");

  private static Block of(MatchResult match) {
    return new Block(match.group(1), match.group(2));
  }

  /** The page with each block made again. */
  static String replaceIn(String page, Function<Block, String> text) {
    return BLOCK
        .matcher(page)
        .replaceAll(match -> Matcher.quoteReplacement(of(match).marked(text)));
  }

  private String marked(Function<Block, String> text) {
    return "<!-- %s: %s -->\n%s<!-- end -->".formatted(kind, of, text.apply(this));
  }

  /** The page without its blocks: what people wrote. */
  static String prose(String page) {
    return BLOCK.matcher(page).replaceAll("");
  }
}
