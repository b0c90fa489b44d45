package dev.singlet.runtime.constraint;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression that a whole text must match. Simple expressions, such as {@code
 * [a-zA-Z0-9_-]+}, are matched without {@link Pattern} and its objects, with the same result. Most
 * expressions in keys are simple.
 */
public final class TextPattern {

  private final String regexp;
  private final int flags;
  private final @Nullable CharSequencePattern simple;
  private volatile @Nullable Pattern compiled;

  /** Takes a regular expression with flags. */
  public TextPattern(String regexp, int flags) {
    this.regexp = regexp;
    this.flags = flags;
    this.simple = flags == 0 ? CharSequencePattern.parse(regexp) : null;
  }

  /** Takes a regular expression without flags. */
  public TextPattern(String regexp) {
    this(regexp, 0);
  }

  /** Returns the expression. */
  public String regexp() {
    return regexp;
  }

  /**
   * Returns whether the whole of a text matches.
   *
   * @return true if it does
   */
  public boolean matches(CharSequence text) {
    return simple == null ? compiled().matcher(text).matches() : simple.matches(text);
  }

  private Pattern compiled() {
    Pattern pattern = compiled;
    if (pattern == null) {
      pattern = Pattern.compile(regexp, flags);
      compiled = pattern;
    }
    return pattern;
  }
}
