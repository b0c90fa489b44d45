package dev.singlet.tools.live;

import dev.singlet.model.TableDescriptor;
import java.time.Instant;

/**
 * A model of a table that a program was seen with.
 *
 * @param program the program
 * @param hash 16 hexadecimal digits, which are the same for the same model
 * @param firstSeen the time of the first announcement
 * @param lastSeen the time of the last announcement
 * @param descriptor the model, without the texts of its Javadoc
 */
public record DeployedModel(
    String program, String hash, Instant firstSeen, Instant lastSeen, TableDescriptor descriptor) {}
