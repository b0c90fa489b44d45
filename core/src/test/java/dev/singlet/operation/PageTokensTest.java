package dev.singlet.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PageTokensTest {

  private static final String SECRET = "s3cret-".repeat(5);
  private static final String OTHER = "0ther--".repeat(5);
  private static final byte[] PAYLOAD = "where it goes on".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BINDING = "what it is for".getBytes(StandardCharsets.UTF_8);

  static List<PageTokens> kinds() {
    return List.of(PageTokens.unsigned(), PageTokens.signed(SECRET), PageTokens.encrypted(SECRET));
  }

  private static byte[] open(PageTokens tokens, String token) {
    return tokens.seals().open(token, BINDING, "Note.byOwner");
  }

  private static void assertRefused(PageTokens tokens, String token) {
    assertThatThrownBy(() -> open(tokens, token))
        .isInstanceOf(InvalidPageTokenException.class)
        .hasMessageStartingWith("[SGR0202] The page token is not one of Note.byOwner: ");
  }

  private static String altered(String token, UnaryOperator<byte[]> alteration) {
    byte[] bytes = alteration.apply(Base64.getUrlDecoder().decode(token));
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void giveBackWhatTheySealed(PageTokens tokens) {
    String token = tokens.seals().seal(PAYLOAD, BINDING);

    assertThat(token).matches("[A-Za-z0-9_-]+");
    assertThat(open(tokens, token)).isEqualTo(PAYLOAD);
    assertThat(open(tokens, tokens.seals().seal(new byte[0], BINDING))).isEmpty();
  }

  /** Programs keep tokens, and give them to another release of the library. */
  @Test
  void openTheTokensThatWereMadeBefore() {
    String unsigned = "AnXgTb9yuiMlX_sI2mVcsLoEd2hlcmUgaXQgZ29lcyBvbg";
    String signed = "AnN_dTabBt8kXyxELxkaTCvPd2hlcmUgaXQgZ29lcyBvbg";
    String encrypted =
        "AmUAId4YH8W4o7fScI_0i-t6kf0cCAVLbiXyadUT7z__lRDIC_2V_lQZeeDZmqokL-KZrxysSdHg3A";

    assertThat(open(PageTokens.unsigned(), unsigned)).isEqualTo(PAYLOAD);
    assertThat(open(PageTokens.signed(SECRET), signed)).isEqualTo(PAYLOAD);
    assertThat(open(PageTokens.encrypted(SECRET), encrypted)).isEqualTo(PAYLOAD);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void refuseATokenWithAnyByteChangedToAnyOther(PageTokens tokens) {
    String token = tokens.seals().seal(PAYLOAD, BINDING);
    int length = Base64.getUrlDecoder().decode(token).length;
    for (int i = 0; i < length; i++) {
      int index = i;
      for (int change = 1; change < 256; change++) {
        byte bits = (byte) change;
        assertRefused(
            tokens,
            altered(
                token,
                bytes -> {
                  bytes[index] ^= bits;
                  return bytes;
                }));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void refuseATokenOfAnyOtherLength(PageTokens tokens) {
    String token = tokens.seals().seal(PAYLOAD, BINDING);
    for (int i = 0; i < token.length(); i++) {
      assertRefused(tokens, token.substring(0, i));
      assertRefused(tokens, token.substring(i + 1));
    }
    for (String more : List.of("A", "AA", "AAA", "AAAA", "=", " ", "\n", token)) {
      assertRefused(tokens, token + more);
      assertRefused(tokens, more + token);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void refuseATokenOfAnotherBinding(PageTokens tokens) {
    byte[] moved = "t it is for".getBytes(StandardCharsets.UTF_8);
    for (byte[] binding : List.of(new byte[0], moved, Arrays.copyOf(BINDING, BINDING.length + 1))) {
      assertRefused(tokens, tokens.seals().seal(PAYLOAD, binding));
    }
    byte[] longer = Arrays.copyOf(BINDING, BINDING.length + PAYLOAD.length);
    System.arraycopy(PAYLOAD, 0, longer, BINDING.length, PAYLOAD.length);
    assertRefused(tokens, tokens.seals().seal(new byte[0], longer));
  }

  @Test
  void refuseTokensOfOtherKindsAndSecrets() {
    List<PageTokens> all =
        List.of(
            PageTokens.unsigned(),
            PageTokens.signed(SECRET),
            PageTokens.signed(OTHER),
            PageTokens.encrypted(SECRET),
            PageTokens.encrypted(OTHER));
    for (PageTokens tokens : all) {
      for (PageTokens other : all) {
        if (other != tokens) {
          assertRefused(tokens, other.seals().seal(PAYLOAD, BINDING));
        }
      }
    }
  }

  @Test
  void refuseATokenThatClaimsToBeOfAnotherKind() {
    for (PageTokens tokens : kinds()) {
      for (PageTokens other : kinds()) {
        byte[] own = Base64.getUrlDecoder().decode(tokens.seals().seal(PAYLOAD, BINDING));
        if (!tokens.toString().equals(other.toString())) {
          assertRefused(
              tokens,
              altered(
                  other.seals().seal(PAYLOAD, BINDING),
                  bytes -> {
                    System.arraycopy(own, 0, bytes, 0, 2);
                    return bytes;
                  }));
        }
      }
    }
  }

  @Test
  void acceptOlderSecretsAndUseTheFirst() {
    PageTokens before = PageTokens.signed(OTHER);
    PageTokens rotated = PageTokens.signed(SECRET, OTHER);
    PageTokens after = PageTokens.signed(SECRET);

    assertThat(open(rotated, before.seals().seal(PAYLOAD, BINDING))).isEqualTo(PAYLOAD);
    assertThat(open(after, rotated.seals().seal(PAYLOAD, BINDING))).isEqualTo(PAYLOAD);
    assertThat(open(rotated, after.seals().seal(PAYLOAD, BINDING))).isEqualTo(PAYLOAD);
    assertRefused(after, before.seals().seal(PAYLOAD, BINDING));
    assertRefused(before, rotated.seals().seal(PAYLOAD, BINDING));
  }

  @Test
  void acceptOlderSecretsOfEncryptedTokens() {
    PageTokens before = PageTokens.encrypted(OTHER);
    PageTokens rotated = PageTokens.encrypted(SECRET, "x".repeat(32), OTHER);

    assertThat(open(rotated, before.seals().seal(PAYLOAD, BINDING))).isEqualTo(PAYLOAD);
    assertThat(open(PageTokens.encrypted(SECRET), rotated.seals().seal(PAYLOAD, BINDING)))
        .isEqualTo(PAYLOAD);
    assertRefused(before, rotated.seals().seal(PAYLOAD, BINDING));
  }

  @Test
  void takeTextsAsUtf8() {
    String text = "\u00E9".repeat(16);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

    assertThat(
            open(PageTokens.signed(bytes), PageTokens.signed(text).seals().seal(PAYLOAD, BINDING)))
        .isEqualTo(PAYLOAD);
    assertThat(
            open(
                PageTokens.encrypted(bytes),
                PageTokens.encrypted(text).seals().seal(PAYLOAD, BINDING)))
        .isEqualTo(PAYLOAD);
  }

  @Test
  void copyTheirSecrets() {
    byte[] secret = SECRET.getBytes(StandardCharsets.UTF_8);
    PageTokens tokens = PageTokens.signed(secret);
    PageTokens encrypted = PageTokens.encrypted(secret);
    Arrays.fill(secret, (byte) 0);

    assertThat(open(tokens, PageTokens.signed(SECRET).seals().seal(PAYLOAD, BINDING)))
        .isEqualTo(PAYLOAD);
    assertThat(open(encrypted, PageTokens.encrypted(SECRET).seals().seal(PAYLOAD, BINDING)))
        .isEqualTo(PAYLOAD);
  }

  @Test
  void areReadableUnlessEncrypted() {
    assertThat(decoded(PageTokens.unsigned())).contains("where it goes on");
    assertThat(decoded(PageTokens.signed(SECRET))).contains("where it goes on");
    assertThat(decoded(PageTokens.encrypted(SECRET))).doesNotContain("where", "goes", "on");
  }

  private static String decoded(PageTokens tokens) {
    byte[] bytes = Base64.getUrlDecoder().decode(tokens.seals().seal(PAYLOAD, BINDING));
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void encryptedDifferEachTime() {
    PageTokens tokens = PageTokens.encrypted(SECRET);
    Set<String> made = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      made.add(tokens.seals().seal(PAYLOAD, BINDING));
    }

    assertThat(made).hasSize(1_000);
  }

  @Test
  void refuseShortSecrets() {
    assertThatThrownBy(() -> PageTokens.signed("x".repeat(31)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The secret 1 of 1 for page tokens has 31 bytes only. Give it 32 random"
                + " bytes or more, such as the output of \"openssl rand -base64 32\".");
    assertThatThrownBy(() -> PageTokens.encrypted(new byte[32], new byte[32], new byte[0]))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("The secret 3 of 3 for page tokens has 0 bytes only.");
    assertThatThrownBy(() -> PageTokens.encrypted("", SECRET))
        .hasMessageContaining("The secret 1 of 2 for page tokens has 0 bytes only.");
  }

  @Test
  void refuseSecretsThatTheConfigurationLacks() {
    String missing = System.getenv("NO_SUCH_SECRET");

    assertThatThrownBy(() -> PageTokens.signed(missing))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("The secret 1 of 1 for page tokens is null.");
    assertThatThrownBy(() -> PageTokens.encrypted(SECRET, missing))
        .hasMessageContaining("The secret 2 of 2 for page tokens is null.");
  }

  @Test
  void showNoSecret() {
    assertThat(PageTokens.unsigned()).hasToString("PageTokens[unsigned]");
    assertThat(PageTokens.signed(SECRET, OTHER)).hasToString("PageTokens[signed, secrets=2]");
    assertThat(PageTokens.encrypted(SECRET)).hasToString("PageTokens[encrypted, secrets=1]");
  }
}
