package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyBufferTest {

  private static final int LENGTH = 100_000;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16 << 10, LENGTH - 1, LENGTH, LENGTH + 1, 4 * LENGTH})
  void gathersWhateverLengthIsExpected(int expected) {
    Random random = new Random(expected);
    byte[] body = new byte[LENGTH];
    random.nextBytes(body);
    BodyBuffer buffer = new BodyBuffer(expected);

    for (int at = 0; at < LENGTH; ) {
      int size = Math.min(random.nextInt(40_000), LENGTH - at);
      buffer.add(ByteBuffer.wrap(body, at, size));
      at += size;
    }

    assertThat(buffer.whole()).isEqualTo(body);
  }

  @Test
  void leavesPartsAsTheyAre() {
    ByteBuffer part = ByteBuffer.allocateDirect(8).putInt(1).putInt(2).flip();
    part.getInt();
    BodyBuffer buffer = new BodyBuffer(4);

    buffer.add(part.asReadOnlyBuffer());
    buffer.add(part);

    assertThat(buffer.whole()).containsExactly(0, 0, 0, 2, 0, 0, 0, 2);
    assertThat(part.position()).isEqualTo(4);
  }

  @Test
  void isEmptyAtFirst() {
    assertThat(new BodyBuffer(10).whole()).isEmpty();
  }
}
