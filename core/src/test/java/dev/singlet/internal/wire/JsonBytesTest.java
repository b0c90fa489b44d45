package dev.singlet.internal.wire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonBytesTest {

  private static final String PLAIN = " !#azAZ09[]^_`{|}~\u007F";

  /** Every byte at every place of a word, whatever is before and after it. */
  @ParameterizedTest
  @ValueSource(strings = {" ", "!", "#", "[", "]", "a", "\u007F"})
  void endsAtWhateverIsNotPlain(String filling) {
    for (int octet = 0; octet < 256; octet++) {
      boolean isPlain = octet >= ' ' && octet < 128 && octet != '"' && octet != '\\';
      assertThat(JsonBytes.isPlain((byte) octet)).isEqualTo(isPlain);
      for (int before = 0; before < 20; before++) {
        for (String behind : new String[] {"\"", filling.repeat(9) + "\"", "\u0001\u00FF\\\""}) {
          String text = filling.repeat(before) + (char) octet + behind;
          int firstBehind = behind.length() > 4 ? behind.length() - 1 : 0;

          assertThat(new JsonBytes(text.getBytes(ISO_8859_1)).plainEnd(0))
              .as("%s", text)
              .isEqualTo(isPlain ? before + 1 + firstBehind : before);
        }
      }
    }
  }

  @Test
  void comparesAllOfATextAndNoMore() {
    for (int length = 0; length <= 3 * PLAIN.length(); length++) {
      String text = PLAIN.repeat(3).substring(0, length);
      byte[] json = ("01234567" + text + "<" + text + ">").getBytes(ISO_8859_1);
      int other = 8 + length + 1;

      assertThat(new JsonBytes(json).isSame(8, other, length)).isTrue();
      assertThat(new JsonBytes(json).hash(8, 8 + length))
          .isEqualTo(new JsonBytes(json).hash(other, other + length));
      for (int changed = 0; changed < length; changed++) {
        json[other + changed] ^= 1;

        assertThat(new JsonBytes(json).isSame(8, other, length)).as("%d", changed).isFalse();
        assertThat(new JsonBytes(json).hash(8, 8 + length))
            .isNotEqualTo(new JsonBytes(json).hash(other, other + length));

        json[other + changed] ^= 1;
      }
    }
  }
}
