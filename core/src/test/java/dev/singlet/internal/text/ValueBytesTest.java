package dev.singlet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.runtime.codec.Deflated;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored values and compressed bytes come back, and nothing else does. */
class ValueBytesTest {

  private static final AttributeValue EACH =
      AttributeValue.fromL(
          List.of(
              AttributeValue.fromS("é\uD83D\uDE00"),
              AttributeValue.fromS(""),
              AttributeValue.fromN("-12.50"),
              AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1})),
              AttributeValue.fromBool(true),
              AttributeValue.fromBool(false),
              AttributeValue.fromNul(true),
              AttributeValue.fromSs(List.of("a", "b")),
              AttributeValue.fromNs(List.of("1", "2")),
              AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("x"))),
              AttributeValue.fromL(List.of()),
              AttributeValue.fromM(Map.of()),
              AttributeValue.fromM(Map.of("m", AttributeValue.fromM(Map.of())))));

  @Test
  void eachTypeComesBack() {
    assertThat(ValueBytes.read(ValueBytes.write(EACH))).isEqualTo(EACH);
  }

  @Test
  void whatHasNoOrderHasOneForm() {
    Map<String, AttributeValue> one = new LinkedHashMap<>();
    one.put("a", AttributeValue.fromSs(List.of("x", "y")));
    one.put("b", AttributeValue.fromNul(true));
    Map<String, AttributeValue> other = new LinkedHashMap<>();
    other.put("b", AttributeValue.fromNul(true));
    other.put("a", AttributeValue.fromSs(List.of("y", "x")));

    assertThat(ValueBytes.write(AttributeValue.fromM(one)))
        .isEqualTo(ValueBytes.write(AttributeValue.fromM(other)));
  }

  @Test
  void damagedBytesAreRefusedOrAnotherValue() {
    byte[] bytes = ValueBytes.write(EACH);
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] = (byte) random.nextInt();
      try {
        ValueBytes.read(damaged);
      } catch (IllegalArgumentException refused) {
        assertThat(refused).hasMessageStartingWith("it ");
      }
    }
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> ValueBytes.read(cut)).isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> ValueBytes.read(Arrays.copyOf(bytes, bytes.length + 1)))
        .hasMessage("it goes on after the value");
  }

  @Test
  void nothingDeeperThanAnItemIsRead() {
    byte[] deep = new byte[1 + 5 * 100_000];
    deep[0] = 1;
    for (int i = 1; i < deep.length; i += 5) {
      deep[i] = 'L';
      deep[i + 4] = 1;
    }

    assertThatThrownBy(() -> ValueBytes.read(deep)).hasMessage("it is too deep");
  }

  @Test
  void bytesAreDeflatedWhereThatMakesThemSmaller() {
    byte[] random = new byte[1000];
    new Random(1).nextBytes(random);
    List<byte[]> all = new ArrayList<>(List.of(new byte[0], new byte[] {5}, random));
    all.add(new byte[100_000]);

    for (byte[] each : all) {
      byte[] compressed = Deflated.compress(each);
      assertThat(compressed.length).isLessThanOrEqualTo(each.length + 1);
      assertThat(Deflated.expand(compressed)).isEqualTo(each);
    }
    assertThat(Deflated.compress(random)[0]).isZero();
    assertThat(Deflated.compress(new byte[100_000])).hasSizeLessThan(200).startsWith(1);
  }

  @Test
  void damagedCompressedBytesAreRefusedOrTheSame() {
    byte[] bytes = Deflated.compress(new byte[1000]);
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> Deflated.expand(cut))
          .as("%d bytes", length)
          .isInstanceOf(IllegalArgumentException.class);
    }
    for (int i = 0; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= (byte) 0x40;
      try {
        // Some bits of the deflated form stand for nothing; the sum of the bytes tells the others.
        assertThat(Deflated.expand(damaged)).as("byte %d", i).isEqualTo(new byte[1000]);
      } catch (IllegalArgumentException refused) {
        assertThat(refused).hasMessageStartingWith("it ");
      }
    }
  }

  @Test
  void aFewBytesDontExpandToHundredsOfMegabytes() {
    byte[] bomb = Deflated.compress(new byte[Deflated.MAX_EXPANDED + 1]);

    assertThatThrownBy(() -> Deflated.expand(bomb))
        .hasMessage("it would have " + (Deflated.MAX_EXPANDED + 1) + " bytes");
    bomb[1] = 0;
    bomb[2] = 0;
    assertThatThrownBy(() -> Deflated.expand(bomb))
        .hasMessage("it expands to more bytes" + " than its header states");
  }
}
