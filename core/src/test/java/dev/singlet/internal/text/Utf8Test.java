package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Utf8Test {

  private static final int[] CODE_POINTS = {
    0, 1, 0x22, 0x23, 0x24, 0x61, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000,
    0x1F600, 0x10FFFE, 0x10FFFF
  };

  @Test
  void lengthAndOrderAreThoseOfTheBytes() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 5_000; i++) {
      String left = text(random);
      String right = random.nextBoolean() ? left + text(random) : text(random);
      byte[] l = left.getBytes(StandardCharsets.UTF_8);
      byte[] r = right.getBytes(StandardCharsets.UTF_8);

      assertThat(Utf8.length(left)).isEqualTo(l.length);
      assertThat(Integer.signum(Utf8.compare(left, right)))
          .as("%s, %s", left, right)
          .isEqualTo(Integer.signum(Arrays.compareUnsigned(l, r)));
    }
  }

  @Test
  void theLengthOfACharacterIsThatOfItsBytes() {
    for (int codePoint : CODE_POINTS) {
      assertThat(Utf8.length(codePoint)).isEqualTo(Utf8.length(Character.toString(codePoint)));
    }
  }

  @Test
  void aLoneSurrogateIsFound() {
    assertThat(Utf8.loneSurrogate("")).isEqualTo(-1);
    assertThat(Utf8.loneSurrogate("a\uD83D\uDE00b")).isEqualTo(-1);
    assertThat(Utf8.loneSurrogate("a\uD83D")).isEqualTo(1);
    assertThat(Utf8.loneSurrogate("\uDE00")).isEqualTo(0);
    assertThat(Utf8.loneSurrogate("\uD83D\uDE00\uDE00\uD83D")).isEqualTo(2);
    assertThat(Utf8.loneSurrogate("\uD83D\uD83D\uDE00")).isEqualTo(0);
  }

  private static String text(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.appendCodePoint(CODE_POINTS[random.nextInt(CODE_POINTS.length)]);
    }
    return text.toString();
  }
}
