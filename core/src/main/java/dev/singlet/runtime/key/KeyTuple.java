package dev.singlet.runtime.key;

import dev.singlet.internal.text.Utf8;
import dev.singlet.runtime.key.KeyEnd.At;
import dev.singlet.runtime.key.KeyEnd.Behind;
import dev.singlet.runtime.key.KeyEnd.Outside;
import org.jspecify.annotations.Nullable;

/**
 * The first values of several parts of a sort key, as an end of a range. It stands for all keys
 * that have these values. Tuples are in the order of these keys, which is that of their first
 * values, then of their second ones, and so on. Generated code extends this class for the parts of
 * each key.
 */
public abstract class KeyTuple implements Comparable<KeyTuple> {

  /** The place of a tuple: before the keys that begin with its text, at these keys, or after. */
  private enum Place {
    BEFORE,
    AT,
    BEHIND
  }

  private final String text;
  private final boolean isWholeKey;
  private final Place place;

  private KeyTuple(String text, boolean isWholeKey, Place place) {
    this.text = text;
    this.isWholeKey = isWholeKey;
    this.place = place;
  }

  /** Makes a tuple of the values of another one. */
  protected KeyTuple(KeyTuple tuple) {
    this(tuple.text, tuple.isWholeKey, tuple.place);
  }

  /**
   * Returns a tuple of one value.
   *
   * @param value the place of the value
   * @param literal the text after it
   */
  protected static KeyTuple first(KeyEnd<String> value, String literal) {
    return new Values("", false, Place.AT).then(value, literal);
  }

  /**
   * Returns this tuple with one more value.
   *
   * @param value the place of the value
   * @param literal the text after it
   */
  protected final KeyTuple then(KeyEnd<String> value, String literal) {
    return with(value, literal, false);
  }

  /** Returns this tuple with the value of the last part of the key. */
  protected final KeyTuple last(KeyEnd<String> value) {
    return with(value, "", true);
  }

  private KeyTuple with(KeyEnd<String> value, String literal, boolean isLast) {
    if (place != Place.AT) {
      // A tuple whose values no key has is already in its place. Further values don't move it.
      return this;
    }
    if (value instanceof Outside<String> outside) {
      return new Values(text, false, outside.isBehindAll() ? Place.BEHIND : Place.BEFORE);
    }
    if (value instanceof Behind<String> behind) {
      return new Values(text + behind.value() + literal, isLast, Place.BEHIND);
    }
    return new Values(text + ((At<String>) value).value() + literal, isLast, Place.AT);
  }

  /** Returns the least text of a range that begins here. */
  String least(String prefix, boolean inclusive) {
    boolean isBehind = place == Place.BEHIND || (place == Place.AT && !inclusive);
    return prefix + text + (isBehind ? isWholeKey ? SortCondition.FIRST : SortCondition.END : "");
  }

  /** Returns the greatest text of a range that ends here; null if all texts are greater. */
  @Nullable String greatest(String prefix, boolean inclusive) {
    String last = prefix + text;
    if (place == Place.BEHIND || (place == Place.AT && inclusive)) {
      return isWholeKey ? last : last + SortCondition.END;
    }
    return last.isEmpty() ? null : KeyBound.before(last);
  }

  @Override
  public final int compareTo(KeyTuple other) {
    return Utf8.compare(least("", true), other.least("", true));
  }

  /** Returns the place without the text, because the text can have a sensitive value. */
  @Override
  public final String toString() {
    return "KeyTuple[" + place + "]";
  }

  /** A tuple of any key. */
  private static final class Values extends KeyTuple {
    Values(String text, boolean isWholeKey, Place place) {
      super(text, isWholeKey, place);
    }
  }
}
