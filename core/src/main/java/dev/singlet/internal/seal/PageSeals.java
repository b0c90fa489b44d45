package dev.singlet.internal.seal;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Turns payloads into page tokens, and back. The first seal makes tokens; all of them open tokens.
 */
public final class PageSeals {

  /** The default tokens. */
  public static final PageSeals UNSIGNED = new PageSeals(Kind.UNSIGNED, List.of(HmacSeal.digest()));

  private static final byte VERSION = 2;
  private static final int HEADER_BYTES = 2;
  private static final int MIN_SECRET_BYTES = 32;

  /** Never changes, because the keys of all tokens that programs have kept are made with it. */
  private static final byte[] SALT = "dev.singlet.PageTokens".getBytes(StandardCharsets.US_ASCII);

  private enum Kind {
    UNSIGNED('u'),
    SIGNED('s'),
    ENCRYPTED('e');

    private final char code;

    Kind(char code) {
      this.code = code;
    }
  }

  private final Kind kind;

  private final List<TokenSeal> seals;

  private PageSeals(Kind kind, List<TokenSeal> seals) {
    this.kind = kind;
    this.seals = List.copyOf(seals);
  }

  /** Returns seals that mark tokens with an HMAC. */
  public static PageSeals signed(List<byte[]> secrets) {
    return of(Kind.SIGNED, HmacSeal::hmac, secrets);
  }

  /** Returns seals that encrypt tokens. */
  public static PageSeals encrypted(List<byte[]> secrets) {
    return of(Kind.ENCRYPTED, GcmSeal::new, secrets);
  }

  /** Makes a token. */
  public String seal(byte[] payload, byte[] binding) {
    byte[] sealed = seals.get(0).seal(payload, context(binding));
    byte[] token =
        ByteBuffer.allocate(HEADER_BYTES + sealed.length).put(header()).put(sealed).array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  /**
   * Returns the payload of a token.
   *
   * @throws InvalidPageTokenException if it was not made by {@link #seal} with one of the secrets
   *     and the same binding
   */
  public byte[] open(String token, byte[] binding, Object operation) {
    byte[] bytes = decode(token);
    if (bytes == null || !Arrays.equals(Arrays.copyOf(bytes, HEADER_BYTES), header())) {
      throw invalid(operation);
    }
    byte[] sealed = Arrays.copyOfRange(bytes, HEADER_BYTES, bytes.length);
    byte[] context = context(binding);
    for (TokenSeal seal : seals) {
      byte[] payload = seal.open(sealed, context);
      if (payload != null) {
        return payload;
      }
    }
    throw invalid(operation);
  }

  /**
   * Returns the same exception for every invalid token, so that nobody learns which check failed.
   */
  public static InvalidPageTokenException invalid(Object operation) {
    return new InvalidPageTokenException(
        "The page token is not one of "
            + operation
            + ": it is damaged, was made for another table, access pattern, argument or"
            + " direction, has another kind of signature, or is of another version of"
            + " Singlet. Start again without a token.");
  }

  /** Decodes a text; null unless encoding the bytes gives the same text. */
  private static byte @Nullable [] decode(String token) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      boolean isCanonical =
          Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(token);
      return isCanonical && bytes.length >= HEADER_BYTES ? bytes : null;
    } catch (IllegalArgumentException notBase64) {
      return null;
    }
  }

  private byte[] header() {
    return new byte[] {VERSION, (byte) kind.code};
  }

  private byte[] context(byte[] binding) {
    return ByteBuffer.allocate(HEADER_BYTES + binding.length).put(header()).put(binding).array();
  }

  private static PageSeals of(Kind kind, Function<byte[], TokenSeal> seal, List<byte[]> secrets) {
    byte[] info = kind.name().getBytes(StandardCharsets.US_ASCII);
    List<TokenSeal> seals = new ArrayList<>(secrets.size());
    for (int i = 0; i < secrets.size(); i++) {
      byte[] secret = secrets.get(i);
      if (secret.length < MIN_SECRET_BYTES) {
        throw invalidSecret(i, secrets.size(), "has " + secret.length + " bytes only");
      }
      seals.add(seal.apply(Hkdf.expand(Hkdf.extract(SALT, secret), info)));
    }
    return new PageSeals(kind, seals);
  }

  /** Returns an exception that tells which of the secrets is wrong. */
  public static InvalidArgumentException invalidSecret(int index, int count, String problem) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        String.format(
            "The secret %d of %d for page tokens %s. Give it 32 random bytes or more, such as"
                + " the output of \"openssl rand -base64 32\".",
            index + 1, count, problem));
  }

  @Override
  public String toString() {
    String name = "PageTokens[" + kind.name().toLowerCase(Locale.ROOT);
    return kind == Kind.UNSIGNED ? name + "]" : name + ", secrets=" + seals.size() + "]";
  }
}
