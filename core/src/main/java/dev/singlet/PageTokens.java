package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.internal.text.GcmSeal;
import dev.singlet.internal.text.Hkdf;
import dev.singlet.internal.text.MarkSeal;
import dev.singlet.internal.text.TokenSeal;
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
 * How page tokens are protected. All are bound to the table's name, the access pattern, its
 * arguments and its direction, and none holds the partition key, so that none leads out of its
 * partition.
 *
 * <pre>{@code
 * TableClient github = GitHubTable.client(dynamoDb).withPageTokens(PageTokens.signed(secret));
 * }</pre>
 *
 * <p>Secrets rotate by another one standing first: it is used for what is made, and those behind it
 * are accepted for as long as they are given. Clients that share tokens need the same secrets. One
 * secret may be used for signing and for encryption; they have different keys, derived from it by
 * <a href="https://www.rfc-editor.org/rfc/rfc5869">HKDF</a>.
 */
public final class PageTokens {

  private static final byte VERSION = 2;
  private static final int HEADER_BYTES = 2;
  private static final int MIN_SECRET_BYTES = 32;
  private static final byte[] SALT = "dev.singlet.PageTokens".getBytes(StandardCharsets.US_ASCII);
  private static final PageTokens UNSIGNED =
      new PageTokens(Kind.UNSIGNED, List.of(MarkSeal.digest()));

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

  /** The first one seals. */
  private final List<TokenSeal> seals;

  private PageTokens(Kind kind, List<TokenSeal> seals) {
    this.kind = kind;
    this.seals = List.copyOf(seals);
  }

  /**
   * With a digest, which finds damage and tokens of other queries. Whoever has a token can read the
   * sort key in it, and make a token for another position in the same range. This is what clients
   * do unless told otherwise.
   *
   * @return unsigned tokens
   */
  public static PageTokens unsigned() {
    return UNSIGNED;
  }

  /**
   * With an HMAC-SHA256 of 128 bits: only who has the secret can make tokens. They can be read.
   *
   * @param secret 32 or more random bytes, which are copied
   * @param older secrets of tokens that are still accepted
   * @return signed tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens signed(byte[] secret, byte[]... older) {
    return of(Kind.SIGNED, MarkSeal::hmac, all(secret, older));
  }

  /**
   * With an HMAC-SHA256 of 128 bits: only who has the secret can make tokens. They can be read.
   *
   * @param secret 32 or more bytes as UTF-8, such as 32 random bytes in Base64
   * @param older secrets of tokens that are still accepted
   * @return signed tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens signed(String secret, String... older) {
    return of(Kind.SIGNED, MarkSeal::hmac, bytes(all(secret, older)));
  }

  /**
   * Encrypted with AES-256-GCM: only who has the secret can make or read tokens. Two tokens for the
   * same position differ. The length of the sort key still shows.
   *
   * @param secret 32 or more random bytes, which are copied
   * @param older secrets of tokens that are still accepted
   * @return encrypted tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens encrypted(byte[] secret, byte[]... older) {
    return of(Kind.ENCRYPTED, GcmSeal::new, all(secret, older));
  }

  /**
   * Encrypted with AES-256-GCM: only who has the secret can make or read tokens. Two tokens for the
   * same position differ. The length of the sort key still shows.
   *
   * @param secret 32 or more bytes as UTF-8, such as 32 random bytes in Base64
   * @param older secrets of tokens that are still accepted
   * @return encrypted tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens encrypted(String secret, String... older) {
    return of(Kind.ENCRYPTED, GcmSeal::new, bytes(all(secret, older)));
  }

  /**
   * Makes a token.
   *
   * @param payload what it carries
   * @param binding what it is good for, which it does not carry; no two purposes have the same
   */
  String seal(byte[] payload, byte[] binding) {
    byte[] sealed = seals.get(0).seal(payload, context(binding));
    byte[] token =
        ByteBuffer.allocate(HEADER_BYTES + sealed.length).put(header()).put(sealed).array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
  }

  /**
   * The payload of a token.
   *
   * @param token any text
   * @param binding what it has to be good for
   * @param operation what it is given to, for the message
   * @throws InvalidPageTokenException if it was not made by {@link #seal} with one of the secrets
   *     and the same binding
   */
  byte[] open(String token, byte[] binding, Object operation) {
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

  /** What every bad token is answered with, so that nobody learns which check it failed. */
  static InvalidPageTokenException invalid(Object operation) {
    return new InvalidPageTokenException(
        "The page token is not one of "
            + operation
            + ": it is damaged, was made for another table, access pattern, argument or direction,"
            + " was signed otherwise, or is of another version of Singlet. Start again without a"
            + " token.");
  }

  /** The bytes of a text, if it is exactly what they are encoded as. */
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

  private static PageTokens of(Kind kind, Function<byte[], TokenSeal> seal, List<byte[]> secrets) {
    byte[] info = kind.name().getBytes(StandardCharsets.US_ASCII);
    List<TokenSeal> seals = new ArrayList<>(secrets.size());
    for (int i = 0; i < secrets.size(); i++) {
      byte[] secret = secrets.get(i);
      if (secret.length < MIN_SECRET_BYTES) {
        throw invalidSecret(i, secrets.size(), "has " + secret.length + " bytes only");
      }
      seals.add(seal.apply(Hkdf.expand(Hkdf.extract(SALT, secret), info)));
    }
    return new PageTokens(kind, seals);
  }

  private static <S> List<S> all(S first, S[] others) {
    List<S> all = new ArrayList<>(others.length + 1);
    all.add(first);
    all.addAll(Arrays.asList(others));
    // Secrets come from configuration, where they may be missing.
    if (all.contains(null)) {
      throw invalidSecret(all.indexOf(null), all.size(), "is null");
    }
    return all;
  }

  private static InvalidArgumentException invalidSecret(int index, int count, String problem) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        String.format(
            "The secret %d of %d for page tokens %s. Give it 32 random bytes or more, such as"
                + " \"openssl rand -base64 32\" makes.",
            index + 1, count, problem));
  }

  private static List<byte[]> bytes(List<String> texts) {
    return texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
  }

  @Override
  public String toString() {
    String name = "PageTokens[" + kind.name().toLowerCase(Locale.ROOT);
    return kind == Kind.UNSIGNED ? name + "]" : name + ", secrets=" + seals.size() + "]";
  }
}
