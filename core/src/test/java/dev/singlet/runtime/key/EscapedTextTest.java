package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.singlet.internal.text.Utf8;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EscapedTextTest {

  private static final List<String> TEXTS =
      List.of(
          "\0",
          "\0\0",
          "\u0001",
          " ",
          "!",
          "\"",
          "#",
          "##",
          "#a",
          "$",
          "$$",
          "$23",
          "%",
          "0",
          "A",
          "a",
          "a\0",
          "a!",
          "a#",
          "a#b",
          "a$",
          "a$b",
          "aa",
          "~",
          "\u007F",
          "\u00E9",
          "\uD7FF",
          "\uE000",
          "\uFFFF",
          "\uD83D\uDE00",
          "\uDBFF\uDFFD",
          "\uDBFF\uDFFE",
          "\uDBFF\uDFFEE",
          "\uDBFF\uDFFEF",
          "\uDBFF\uDFFE\uDBFF\uDFFF",
          "\uDBFF\uDFFF",
          "\uDBFF\uDFFFa",
          "\uDBFF\uDFFF\uDBFF\uDFFF",
          "\uDBBF\uDFFF");

  @ParameterizedTest
  @ValueSource(chars = {'#', '!', '|', '~', '@', '$', ';', ':', '.', '-', '_'})
  void whatIsEscapedCanBeReadBack(char delimiter) {
    for (String text : TEXTS) {
      assertThat(EscapedText.unescape(escape(text, delimiter), delimiter)).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @ValueSource(chars = {'#', '!', '|', '~', '@', '$', ';', ':', '.', '-', '_'})
  void neitherTheDelimiterNorAnythingBeforeItIsLeft(char delimiter) {
    for (String text : TEXTS) {
      String rest = escape(text, delimiter).replaceAll("[0-9A-F]", "");
      assertThat(rest.chars()).as(text).allMatch(c -> c > delimiter);
      assertThat(escape(text, delimiter)).doesNotContain(String.valueOf(delimiter));
    }
  }

  @ParameterizedTest
  @ValueSource(chars = {'#', '!', '|', '~', '@', '$', ';', ':', '.', '-', '_'})
  void theOrderIsThatOfTheTextsAtTheEndOfAKeyAndBeforeTheDelimiter(char delimiter) {
    for (String left : TEXTS) {
      for (String right : TEXTS) {
        int expected = Integer.signum(Utf8.compare(left, right));
        String l = escape(left, delimiter);
        String r = escape(right, delimiter);
        assertThat(Integer.signum(Utf8.compare(l, r))).as("%s, %s", l, r).isEqualTo(expected);
        if (expected != 0) {
          assertThat(Integer.signum(Utf8.compare(l + delimiter + "z", r + delimiter + "a")))
              .as("%s, %s before the delimiter", l, r)
              .isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void theMarkIsTheCharacterAfterTheDelimiter() {
    assertThat(escape("a#b $c", '#')).isEqualTo("a$23b$20$24c");
    assertThat(escape("~|}a", '|')).isEqualTo("~}7C}7D}61");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a$", "a$2", "a$2x", "a$+5", "a$-5"})
  void aMarkWithoutTwoHexadecimalDigitsIsRefused(String malformed) {
    assertThatIllegalArgumentException().isThrownBy(() -> EscapedText.unescape(malformed, '#'));
  }

  @Test
  void theLastTwoCodePointsAreWrittenSoThatRangesMayEndInTheLast() {
    assertThat(escape("a\uDBFF\uDFFEb", '#')).isEqualTo("a\uDBFF\uDFFEEb");
    assertThat(escape("a\uDBFF\uDFFFb", '#')).isEqualTo("a\uDBFF\uDFFEFb");
    for (String text : TEXTS) {
      assertThat(escape(text, '#')).doesNotContain(Character.toString(Utf8.LAST));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uDBFF\uDFFE", "\uDBFF\uDFFEG", "\uDBFF\uDFFE\uDBFF\uDFFE"})
  void theLastButOneWithoutItsLetterIsRefused(String malformed) {
    assertThatIllegalArgumentException().isThrownBy(() -> EscapedText.unescape(malformed, '#'));
  }

  private static String escape(String text, char delimiter) {
    TextBuffer escaped = new TextBuffer();
    EscapedText.append(escaped, text, delimiter);
    return escaped.toString();
  }
}
