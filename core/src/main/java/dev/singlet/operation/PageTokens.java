package dev.singlet.operation;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.seal.PageSeals;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The protection of page tokens. A token is bound to the table's name, the access pattern, its
 * arguments and its direction. It does not hold the partition key, so it can't lead to another
 * partition.
 *
 * <pre>{@code
 * TableClient github = GitHubTable.client(dynamoDb).withPageTokens(PageTokens.signed(secret));
 * }</pre>
 *
 * <p>To rotate secrets, put the new one first. New tokens use the first secret, and tokens of the
 * others are accepted as long as their secrets are listed. Clients that share tokens need the same
 * secrets. One secret may serve for signing and for encryption: each uses its own key, derived from
 * the secret by <a href="https://www.rfc-editor.org/rfc/rfc5869">HKDF</a>.
 */
public final class PageTokens {

  private static final PageTokens UNSIGNED = new PageTokens(PageSeals.UNSIGNED);

  private final PageSeals seals;

  private PageTokens(PageSeals seals) {
    this.seals = seals;
  }

  /**
   * Returns tokens with a digest, which detects damage and tokens of other queries. Anyone with a
   * token can read its sort key and make a token for another position in the same range. This is
   * the default.
   *
   * @return unsigned tokens
   */
  public static PageTokens unsigned() {
    return UNSIGNED;
  }

  /**
   * Returns tokens with an HMAC-SHA256 of 128 bits. Only a holder of the secret can make tokens,
   * but anyone can read them.
   *
   * @param secret 32 or more random bytes, which are copied
   * @param older secrets of tokens that are still accepted
   * @return signed tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens signed(byte[] secret, byte[]... older) {
    return new PageTokens(PageSeals.signed(all(secret, older)));
  }

  /**
   * Returns tokens with an HMAC-SHA256 of 128 bits. Only a holder of the secret can make tokens,
   * but anyone can read them.
   *
   * @param secret 32 or more bytes as UTF-8, such as 32 random bytes in Base64
   * @param older secrets of tokens that are still accepted
   * @return signed tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens signed(String secret, String... older) {
    return new PageTokens(PageSeals.signed(bytes(all(secret, older))));
  }

  /**
   * Returns tokens encrypted with AES-256-GCM. Only a holder of the secret can make or read tokens.
   * Two tokens for the same position differ. The length of the sort key still shows.
   *
   * @param secret 32 or more random bytes, which are copied
   * @param older secrets of tokens that are still accepted
   * @return encrypted tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens encrypted(byte[] secret, byte[]... older) {
    return new PageTokens(PageSeals.encrypted(all(secret, older)));
  }

  /**
   * Returns tokens encrypted with AES-256-GCM. Only a holder of the secret can make or read tokens.
   * Two tokens for the same position differ. The length of the sort key still shows.
   *
   * @param secret 32 or more bytes as UTF-8, such as 32 random bytes in Base64
   * @param older secrets of tokens that are still accepted
   * @return encrypted tokens
   * @throws InvalidArgumentException if a secret is shorter
   */
  public static PageTokens encrypted(String secret, String... older) {
    return new PageTokens(PageSeals.encrypted(bytes(all(secret, older))));
  }

  PageSeals seals() {
    return seals;
  }

  private static <S> List<S> all(S first, S[] others) {
    List<S> all = new ArrayList<>(others.length + 1);
    all.add(first);
    all.addAll(Arrays.asList(others));
    // Secrets come from configuration, where they may be missing.
    if (all.contains(null)) {
      throw PageSeals.invalidSecret(all.indexOf(null), all.size(), "is null");
    }
    return all;
  }

  private static List<byte[]> bytes(List<String> texts) {
    return texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
  }

  @Override
  public String toString() {
    return seals.toString();
  }
}
