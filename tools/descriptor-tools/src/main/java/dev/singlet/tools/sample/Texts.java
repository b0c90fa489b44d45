package dev.singlet.tools.sample;

import com.github.curiousoddman.rgxgen.RgxGen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Makes texts that fit a JSON Schema: readable ones where these fit. */
final class Texts {

  private static final int TRIES = 200;
  private static final int FEW = 12;

  private final int minLength;
  private final int maxLength;
  private final List<Pattern> patterns;

  /**
   * Makes one for a schema.
   *
   * @throws PatternSyntaxException if Java doesn't accept a pattern
   */
  Texts(Schema schema) {
    minLength = schema.integer("minLength", 0);
    maxLength = schema.integer("maxLength", Integer.MAX_VALUE);
    patterns = schema.texts("pattern").stream().map(Pattern::compile).toList();
  }

  /**
   * Returns a text.
   *
   * @param wanted a readable text
   * @param number which text, from 0. Different numbers give different texts, if enough of them fit
   */
  String like(String wanted, int number) {
    String sized = sized(wanted);
    for (String text : List.of(sized, letters(sized), sized.toUpperCase(Locale.ROOT))) {
      if (fits(text)) {
        return text;
      }
    }
    return patterns.isEmpty() ? sized : generated(number);
  }

  private String sized(String wanted) {
    StringBuilder text = new StringBuilder(wanted);
    while (text.codePointCount(0, text.length()) < minLength) {
      text.append(wanted.isEmpty() ? "x" : wanted);
    }
    return text.length() > maxLength ? shortened(text.toString()) : text.toString();
  }

  /** Keeps the end, which is where numbers are that tell texts apart. */
  private String shortened(String text) {
    String end = text.replaceAll("^.*?(\\d*)$", "$1");
    return end.length() >= maxLength
        ? end.substring(end.length() - maxLength)
        : text.substring(0, maxLength - end.length()) + end;
  }

  private static String letters(String text) {
    StringBuilder letters = new StringBuilder();
    text.chars().forEach(c -> letters.append((char) (Character.isDigit(c) ? 'a' + c - '0' : c)));
    return letters.toString();
  }

  private boolean fits(String text) {
    int length = text.codePointCount(0, text.length());
    return length >= minLength
        && length <= maxLength
        && patterns.stream().allMatch(pattern -> pattern.matcher(text).find());
  }

  /** Takes the text that is shortest of those that fit, as most patterns allow very long ones. */
  private String generated(int number) {
    List<String> fitting = new ArrayList<>();
    Predicate<String> isPlain = text -> text.chars().allMatch(c -> c > ' ' && c < 127 && c != '#');
    for (Predicate<String> accepts : List.of(isPlain, (Predicate<String>) text -> true)) {
      Random random = new Random(number);
      RgxGen generator = RgxGen.parse(withoutAnchors(patterns.get(0).pattern()));
      for (int i = 0; i < TRIES && fitting.size() < FEW; i++) {
        String text = generator.generate(random);
        if (accepts.test(text) && fits(text)) {
          fitting.add(text);
        }
      }
    }
    return fitting.stream()
        .min(Comparator.comparingInt(String::length))
        .orElseThrow(
            () -> new NoSampleException("no text was found that fits " + patterns.get(0) + "."));
  }

  private static String withoutAnchors(String pattern) {
    return pattern.replaceAll("^\\^|\\$$", "");
  }
}
