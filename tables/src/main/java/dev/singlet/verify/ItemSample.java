package dev.singlet.verify;

import java.io.Serializable;
import java.util.Objects;

/**
 * One item as an example of a difference.
 *
 * @param key the item's primary key as text, such as {@code PK=ACCOUNT#aws, SK=ACCOUNT#aws}
 * @param stored the stored value as text, or the problem of the item; {@code ***} if the model says
 *     that values are sensitive or encrypted; empty if nothing is stored
 * @param written the value that a put would write, alike; empty if it would write nothing, or if
 *     nobody knows
 */
public record ItemSample(String key, String stored, String written) implements Serializable {

  /**
   * Refuses null.
   *
   * @param key the item's primary key as text
   * @param stored the stored value as text, or the problem
   * @param written the value that a put would write, as text
   */
  public ItemSample {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(stored, "stored");
    Objects.requireNonNull(written, "written");
  }
}
