package dev.singlet.crypto.aes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.crypto.CipherContext;
import dev.singlet.error.DecryptionException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.PrimaryKey;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that AES-GCM has encrypted is read with its key, in its place, unchanged, or not at all.
 */
class AesGcmTest {

  private static final byte[] PLAIN = "no smoker".getBytes(UTF_8);
  private static final CipherContext CONTEXT = context("diagnosis", "PATIENT#1", "RECORD");

  private final AesGcm cipher = new AesGcm(KeyProvider.of("2026", Map.of("2026", key(1))));

  @Test
  void whatIsEncryptedIsDecrypted() {
    for (int length : new int[] {0, 1, 15, 16, 17, 300_000}) {
      byte[] plain = new byte[length];
      new Random(length).nextBytes(plain);

      byte[] sealed = cipher.encrypt(plain, CONTEXT);

      assertThat(sealed).hasSize(2 + 4 + 12 + length + 16);
      assertThat(cipher.decrypt(sealed, CONTEXT)).isEqualTo(plain);
    }
  }

  @Test
  void equalValuesAreEncryptedDifferently() {
    Set<String> sealed = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      sealed.add(Arrays.toString(cipher.encrypt(PLAIN, CONTEXT)));
    }

    assertThat(sealed).hasSize(100);
  }

  @Test
  void noByteCanBeChangedLeftOutOrAdded() {
    byte[] sealed = cipher.encrypt(PLAIN, CONTEXT);
    for (int i = 0; i < sealed.length; i++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] changed = sealed.clone();
        changed[i] ^= (byte) (1 << bit);
        assertThatThrownBy(() -> cipher.decrypt(changed, CONTEXT))
            .as("byte %d, bit %d", i, bit)
            .isInstanceOf(DecryptionException.class);
      }
      byte[] shorter = Arrays.copyOf(sealed, i);
      assertThatThrownBy(() -> cipher.decrypt(shorter, CONTEXT))
          .isInstanceOf(DecryptionException.class);
    }
    assertThatThrownBy(() -> cipher.decrypt(Arrays.copyOf(sealed, sealed.length + 1), CONTEXT))
        .isInstanceOf(DecryptionException.class);
  }

  @Test
  void itIsBoundToItsAttributeAndItem() {
    byte[] sealed = cipher.encrypt(PLAIN, CONTEXT);

    for (CipherContext other :
        new CipherContext[] {
          context("remark", "PATIENT#1", "RECORD"),
          context("diagnosis", "PATIENT#2", "RECORD"),
          context("diagnosis", "PATIENT#1", "OTHER"),
          context("diagnosi", "sPATIENT#1", "RECORD"),
          context("diagnosis", "PATIENT#1RECORD", ""),
          new CipherContext("diagnosis", new PrimaryKey(text("PATIENT#1"), null)),
          new CipherContext("diagnosis", new PrimaryKey(text("PATIENT#1"), bytes("RECORD")))
        }) {
      assertThatThrownBy(() -> cipher.decrypt(sealed, other))
          .isInstanceOf(DecryptionException.class)
          .hasMessage(
              "it was changed, moved from another item or attribute, or encrypted with a key"
                  + " other than the one of the id \"2026\"");
    }
  }

  @Test
  void keysRotate() {
    byte[] older = cipher.encrypt(PLAIN, CONTEXT);
    AesGcm rotated = new AesGcm(KeyProvider.of("2027", Map.of("2026", key(1), "2027", key(2))));
    byte[] newer = rotated.encrypt(PLAIN, CONTEXT);

    assertThat(rotated.decrypt(older, CONTEXT)).isEqualTo(PLAIN);
    assertThat(rotated.decrypt(newer, CONTEXT)).isEqualTo(PLAIN);
    assertThatThrownBy(() -> cipher.decrypt(newer, CONTEXT))
        .isInstanceOf(DecryptionException.class)
        .hasMessage("there is no key of the id \"2027\"");
  }

  @Test
  void anotherKeyOfTheSameIdIsNotEnough() {
    byte[] sealed = cipher.encrypt(PLAIN, CONTEXT);
    AesGcm other = new AesGcm(KeyProvider.of("2026", Map.of("2026", key(2))));

    assertThatThrownBy(() -> other.decrypt(sealed, CONTEXT))
        .isInstanceOf(DecryptionException.class);
  }

  @Test
  void theCurrentKeyIsThere() {
    AesGcm keyless = new AesGcm(KeyProvider.of("2027", Map.of("2026", key(1))));

    assertThatThrownBy(() -> keyless.encrypt(PLAIN, CONTEXT))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("AesGcm: there is no key of the current id \"2027\"");
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 24})
  void aKeyHas256Bits(int bytes) {
    AesGcm weak =
        new AesGcm(KeyProvider.of("a", Map.of("a", new SecretKeySpec(new byte[bytes], "AES"))));

    assertThatThrownBy(() -> weak.encrypt(PLAIN, CONTEXT))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the key of the id \"a\" has " + 8 * bytes + " bits, and needs 256");
  }

  @Test
  void anIdHasItsLength() {
    String longest = "k".repeat(255);
    AesGcm named = new AesGcm(KeyProvider.of(longest, Map.of(longest, key(1))));
    assertThat(named.decrypt(named.encrypt(PLAIN, CONTEXT), CONTEXT)).isEqualTo(PLAIN);

    for (String id : new String[] {"", "k".repeat(256)}) {
      AesGcm refused = new AesGcm(KeyProvider.of(id, Map.of(id, key(1))));
      assertThatThrownBy(() -> refused.encrypt(PLAIN, CONTEXT))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("bytes, not 1 to 255");
    }
  }

  @Test
  void keysAreNotShown() {
    assertThat(KeyProvider.of("2026", Map.of("2026", key(1))))
        .hasToString("KeyProvider[2026 of [2026]]");
  }

  private static CipherContext context(String attribute, String partition, String sort) {
    return new CipherContext(attribute, new PrimaryKey(text(partition), text(sort)));
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private static AttributeValue bytes(String value) {
    return AttributeValue.fromB(SdkBytes.fromUtf8String(value));
  }

  private static SecretKey key(int seed) {
    byte[] bytes = new byte[32];
    new Random(seed).nextBytes(bytes);
    return new SecretKeySpec(bytes, "AES");
  }
}
