package dev.singlet.examples.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Makes small embeddings without a model: each word, and each part of three characters, counts in a
 * dimension that its hash chooses. Texts with the same words are close.
 */
public final class Embeddings {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

  private final int dimensions;

  public Embeddings(int dimensions) {
    this.dimensions = dimensions;
  }

  /** Returns the embedding of a text, of length 1. */
  public float[] of(String text) {
    float[] vector = new float[dimensions];
    Matcher words = WORD.matcher(text.toLowerCase(Locale.ROOT));
    while (words.find()) {
      String word = words.group();
      add(word, 2, vector);
      for (int i = 0; i + 3 <= word.length(); i++) {
        add(word.substring(i, i + 3), 1, vector);
      }
    }
    double length = 0;
    for (float each : vector) {
      length += each * each;
    }
    for (int i = 0; i < dimensions && length > 0; i++) {
      vector[i] = (float) (vector[i] / Math.sqrt(length));
    }
    return vector;
  }

  /** Returns the embedding as a list. */
  public List<Float> listOf(String text) {
    return list(of(text));
  }

  /** Returns a vector as a list, which is equal to another one with the same numbers. */
  public static List<Float> list(float[] vector) {
    List<Float> list = new ArrayList<>(vector.length);
    for (float each : vector) {
      list.add(each);
    }
    return list;
  }

  private void add(String part, float weight, float[] vector) {
    CRC32 hash = new CRC32();
    part.chars().forEach(hash::update);
    int value = (int) hash.getValue();
    vector[Math.floorMod(value, dimensions)] += value >= 0 ? weight : -weight;
  }
}
