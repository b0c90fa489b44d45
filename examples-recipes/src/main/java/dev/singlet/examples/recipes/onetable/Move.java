package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Version;
import java.time.Instant;

/**
 * The state of the move, which all programs read.
 *
 * @param number grows with each change of the phase
 */
@Entity
@LinkedKey(partition = "MOVE#{name}", sort = "MOVE")
public record Move(String name, Phase phase, Instant since, @Version long number) implements Shop {

  Move to(Phase other, Instant now) {
    return new Move(name, other, now, number);
  }
}
