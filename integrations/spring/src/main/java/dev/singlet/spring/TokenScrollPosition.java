package dev.singlet.spring;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.ScrollPosition;

/**
 * A position of Spring Data that is a page token of Singlet. The initial one has no token.
 *
 * <pre>{@code
 * Page<Issue> page =
 *     github.execute(IssueEntity.open(owner, repo).limit(20).from(position.token()));
 * }</pre>
 */
public final class TokenScrollPosition implements ScrollPosition {

  private static final TokenScrollPosition INITIAL = new TokenScrollPosition(null);

  private final @Nullable String token;

  private TokenScrollPosition(@Nullable String token) {
    this.token = token;
  }

  /**
   * Returns the position before the first item.
   *
   * @return always the same position
   */
  public static TokenScrollPosition initial() {
    return INITIAL;
  }

  /**
   * Returns the position of a page token. The token is checked when a query is executed with it.
   *
   * @param token the token; null or blank for the initial position
   * @return the position
   */
  public static TokenScrollPosition of(@Nullable String token) {
    return token == null || token.isBlank() ? INITIAL : new TokenScrollPosition(token);
  }

  /**
   * Returns the position that a position of Spring Data stands for.
   *
   * @param position a position of this class, or any initial one
   * @return the position
   * @throws IllegalArgumentException if the position is an offset or a keyset, which DynamoDB can't
   *     continue from
   */
  public static TokenScrollPosition of(ScrollPosition position) {
    if (position instanceof TokenScrollPosition given) {
      return given;
    }
    if (Objects.requireNonNull(position, "position").isInitial()) {
      return INITIAL;
    }
    throw new IllegalArgumentException(
        position
            + " is not a page token. A query continues from a TokenScrollPosition, such as"
            + " window.positionAt(window.size() - 1) of a PageWindow.");
  }

  /**
   * Returns the page token, for a query's {@code from}.
   *
   * @return the token; null for the initial position
   */
  public @Nullable String token() {
    return token;
  }

  @Override
  public boolean isInitial() {
    return token == null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TokenScrollPosition position && Objects.equals(token, position.token);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(token);
  }

  @Override
  public String toString() {
    return token == null ? "TokenScrollPosition[initial]" : "TokenScrollPosition[" + token + "]";
  }
}
