package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class TypedKeyTest {

  @Test
  void aNumberHasOneForm() {
    assertThat(TypedKey.number("n", new BigDecimal("1.500E+2")).n()).isEqualTo("150");
    assertThat(TypedKey.number("n", -5L).n()).isEqualTo("-5");
    assertThat(TypedKey.number("n", -0.0).n()).isEqualTo("0");
  }

  @Test
  void aNumberThatDynamoDbCannotStoreIsRefused() {
    assertThatThrownBy(() -> TypedKey.number("n", Double.NaN))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] n NaN in a key must be a finite number.");
    assertThatThrownBy(() -> TypedKey.number("n", null))
        .hasMessage("[SGR0102] n is null. A part of a key needs a value.");
  }

  @Test
  void bytesAreCopied() {
    byte[] bytes = {1, 2};
    var key = TypedKey.binary("hash", bytes, 1024);
    bytes[0] = 9;

    assertThat(key.b().asByteArray()).containsExactly(1, 2);
  }

  @Test
  void bytesThatAreNoKeyAreRefused() {
    assertThatThrownBy(() -> TypedKey.binary("hash", new byte[0], 1024))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] hash in a key must not be empty.");
    assertThatThrownBy(() -> TypedKey.binary("hash", (byte[]) null, 1024))
        .hasMessage("[SGR0102] hash in a key must not be empty.");
    assertThatThrownBy(() -> TypedKey.binary("hash", new byte[1025], 1024))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] hash in a key is 1025 bytes long. DynamoDB takes at most 1024.");
    assertThat(TypedKey.binary("hash", new byte[1024], 1024).b().asByteArray()).hasSize(1024);
  }
}
