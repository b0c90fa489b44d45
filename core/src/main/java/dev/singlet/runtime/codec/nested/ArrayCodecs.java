package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.item.ValueCodec;

/** The codecs of arrays of primitives, all stored as L. */
public final class ArrayCodecs {

  private ArrayCodecs() {}

  /** An array of booleans. */
  public static ValueCodec<boolean[]> booleans() {
    return new PrimitiveArrayCodec<>(
        Codecs.bool(), boolean[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }

  /** An array of chars, each stored as S. */
  public static ValueCodec<char[]> chars() {
    return new PrimitiveArrayCodec<>(
        TextCodecs.character(), char[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }

  /** An array of shorts. */
  public static ValueCodec<short[]> shorts() {
    return new PrimitiveArrayCodec<>(
        Codecs.shortNumber(), short[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }

  /** An array of ints. */
  public static ValueCodec<int[]> ints() {
    return new PrimitiveArrayCodec<>(
        Codecs.intNumber(), int[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }

  /** An array of longs. */
  public static ValueCodec<long[]> longs() {
    return new PrimitiveArrayCodec<>(
        Codecs.longNumber(), long[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }

  /** An array of floats. */
  public static ValueCodec<float[]> floats() {
    return new PrimitiveArrayCodec<>(
        Codecs.floatNumber(), float[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }

  /** An array of doubles. */
  public static ValueCodec<double[]> doubles() {
    return new PrimitiveArrayCodec<>(
        Codecs.doubleNumber(), double[]::new, a -> a.length, (a, i) -> a[i], (a, i, e) -> a[i] = e);
  }
}
