package dev.singlet.deployed;

import dev.singlet.model.TableDescriptor;
import java.time.Instant;
import java.util.Objects;

/**
 * A model that a program was seen with.
 *
 * @param program the program
 * @param hash 16 hexadecimal digits, which are the same for the same model, whatever its Javadoc
 * @param firstSeen the time of the first announcement, in UTC to the millisecond
 * @param lastSeen the time of the last announcement
 * @param descriptor the model as {@link TableDescriptor#ofJson} reads it, without the texts of its
 *     Javadoc
 */
public record UsedModel(
    String program, String hash, Instant firstSeen, Instant lastSeen, String descriptor) {

  /**
   * Requires all components.
   *
   * @param program the program
   * @param hash the hash of the model
   * @param firstSeen the time of the first announcement
   * @param lastSeen the time of the last announcement
   * @param descriptor the model as JSON
   */
  public UsedModel {
    Objects.requireNonNull(program, "program");
    Objects.requireNonNull(hash, "hash");
    Objects.requireNonNull(firstSeen, "firstSeen");
    Objects.requireNonNull(lastSeen, "lastSeen");
    Objects.requireNonNull(descriptor, "descriptor");
  }

  /** Returns the program, the hash and the times, without the descriptor. */
  @Override
  public String toString() {
    return program + "@" + hash + ", first seen " + firstSeen + ", last seen " + lastSeen;
  }
}
