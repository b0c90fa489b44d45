package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.Several;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextHashTest {

  @Test
  void isTheBeginningOfTheCrc() {
    assertThat(TextHash.of("123456789", 8)).isEqualTo("cbf43926");
    assertThat(TextHash.of("123456789", 2)).isEqualTo("cb");
  }

  @Test
  void hasATextForEach() {
    for (int digits : new int[] {1, 2}) {
      int most = 1 << (4 * digits);
      String form = "%0" + digits + "x";
      List<String> hashes =
          Several.everyHash(digits).values().stream()
              .map(text -> TextHash.of(text, digits))
              .toList();

      assertThat(hashes)
          .containsExactlyElementsOf(IntStream.range(0, most).mapToObj(form::formatted).toList());
    }
    assertThat(Several.everyHash(1).isMerged()).isTrue();
  }

  @Test
  void hasNoMoreThanAQueryReads() {
    for (int digits : new int[] {0, 3}) {
      assertThatThrownBy(() -> Several.everyHash(digits))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessage(
              "[SGR0105] everyHash(%d): give it 1 for 16 partitions, or 2 for 256. A query reads no"
                      .formatted(digits)
                  + " more.");
    }
  }
}
