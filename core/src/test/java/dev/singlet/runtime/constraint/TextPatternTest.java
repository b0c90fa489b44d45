package dev.singlet.runtime.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextPatternTest {

  private static final List<String> PIECES =
      List.of(
          "[a-z]",
          "[a-zA-Z0-9_-]",
          "[a-zA-Z0-9_.-]",
          "[A-F0-9]",
          "[-a]",
          "[a-]",
          "[.*+]",
          "[\\w-]",
          "[\\d.]",
          "[ab&]",
          "[a&&b]",
          "[^a]",
          "[]a]",
          "[a-c-e]",
          "[z-a]",
          "[+--]",
          "[a",
          "\\d",
          "\\w",
          "\\.",
          "\\-",
          "\\ ",
          "\\b",
          "\\s",
          "\\D",
          "a",
          "-",
          "_",
          "#",
          "\u00e9",
          ".",
          "|",
          "(a)",
          "^",
          "$",
          "{",
          "}",
          "]",
          "/",
          "@",
          "[\\-z]",
          "[a\\]b]",
          "[[a]b]",
          "[!-/]");

  private static final List<String> QUANTIFIERS =
      List.of(
          "", "", "", "+", "*", "?", "{2}", "{1,3}", "{2,}", "{0}", "{,2}", "{3,1}", "+?", "*+");

  private static final String CHARS = "aAbzZ09_-.#@/ +*&]\n\u00e9\u0661\ud83d\ude00";

  private static boolean isSimple(String regexp) {
    return CharSequencePattern.parse(regexp) != null;
  }

  @Test
  void matchesWhatARegularExpressionMatches() {
    Random random = new Random(20240115);
    int simple = 0;
    for (int i = 0; i < 60_000; i++) {
      String regexp = expression(random);
      Pattern pattern;
      try {
        pattern = Pattern.compile(regexp);
      } catch (PatternSyntaxException refused) {
        assertThat(isSimple(regexp)).as(regexp).isFalse();
        continue;
      }
      simple += isSimple(regexp) ? 1 : 0;
      TextPattern text = new TextPattern(regexp);
      for (int n = 0; n < 12; n++) {
        String given = text(random);
        assertThat(text.matches(given))
            .as("%s of \"%s\"", regexp, given)
            .isEqualTo(pattern.matcher(given).matches());
      }
    }
    assertThat(simple).isGreaterThan(5_000);
  }

  private static String expression(Random random) {
    StringBuilder regexp = new StringBuilder();
    for (int n = random.nextInt(4); n >= 0; n--) {
      regexp.append(PIECES.get(random.nextInt(PIECES.size())));
      regexp.append(QUANTIFIERS.get(random.nextInt(QUANTIFIERS.size())));
    }
    return regexp.toString();
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(7); n > 0; n--) {
      text.append(CHARS.charAt(random.nextInt(CHARS.length())));
    }
    return text.toString();
  }

  @Test
  void everyAsciiCharInASetIsThatOfTheRegularExpression() {
    for (char c = 0; c < 256; c++) {
      for (String set :
          List.of("[" + c + "]", "\\" + c, "[\\" + c + "]", "" + c, "[a" + c + "z]")) {
        if (isSimple(set)) {
          for (char given = 0; given < 256; given++) {
            assertThat(new TextPattern(set).matches("" + given))
                .as("%s of %d", set, (int) given)
                .isEqualTo(("" + given).matches(set));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[a-zA-Z0-9_-]+",
        "[a-zA-Z0-9_.-]+",
        "[a-z][a-z0-9-]{2,29}",
        "\\d+",
        "v\\d{1,3}",
        ""
      })
  void simpleExpressionsNeedNoPattern(String regexp) {
    assertThat(isSimple(regexp)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a+b",
        "[^a]+",
        ".*",
        "a|b",
        "(a)",
        "[a-z&&[b]]",
        "\u00e9",
        "a++",
        "\\s",
        "[a-z]?x"
      })
  void whatMayNeedGoingBackIsLeftToPattern(String regexp) {
    assertThat(isSimple(regexp)).isFalse();
    assertThat(new TextPattern(regexp).regexp()).isEqualTo(regexp);
  }

  @Test
  void flagsAreKept() {
    assertThat(new TextPattern("[a-z]+", Pattern.CASE_INSENSITIVE).matches("AB")).isTrue();
    assertThat(new TextPattern("[a-z]+").matches("AB")).isFalse();
  }
}
