package dev.singlet.it.vectors;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * Makes small embeddings without a model: each word, and each part of three characters, counts in a
 * dimension that its hash chooses. Texts with the same words are close.
 */
public final class Embeddings {

  private final int dimensions;

  public Embeddings(int dimensions) {
    this.dimensions = dimensions;
  }

  /** Returns the embedding of a text, of length 1. */
  public float[] of(String text) {
    float[] vector = new float[dimensions];
    for (String word : text.toLowerCase(Locale.ROOT).split("\\W+", -1)) {
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
    List<Float> list = new ArrayList<>(dimensions);
    for (float each : of(text)) {
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
