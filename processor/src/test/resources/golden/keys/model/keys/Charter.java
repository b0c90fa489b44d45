package keys;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Validate;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A hired ship, with records that are flattened.
 *
 * @param ship the ship
 */
@Entity
@LinkedKey(partition = "CHARTER#{terms.id:any}", sort = "CHARTER")
@LinkedKey(
    name = "hiredBy",
    index = "byPort",
    partition = {"{hirer.home.port}", "HIRED#{hirer.name}"},
    sort = "{ship}")
record Charter(
    String ship,
    @Flatten Terms terms,
    @Flatten(prefix = "hirer_") @Nullable Party hirer,
    @Flatten(prefix = "crew_") @Nullable Crew crew,
    @EmbeddingOf({"ship", "crew", "terms"}) @Nullable List<Float> summary)
    implements Voyages {

  @Validate
  static boolean isAllowed(String ship, @Nullable Party hirer) {
    return hirer == null || !hirer.name().equals(ship);
  }

  /**
   * The terms.
   *
   * @param days the number of days
   */
  record Terms(
      @GeneratedId @OnlyInKey @Nullable String id, @CreatedAt Instant signed, int days) {}

  /** One who hires. */
  record Party(String name, @Flatten(prefix = "home_") Home home, Optional<String> mail) {
    @Validate
    static boolean isNamed(String name) {
      return !name.isBlank();
    }
  }

  /** A port. */
  record Home(String port, int berth) {}

  /** The people on board, as far as they are known. */
  record Crew(@Nullable String captain, OptionalInt sailors, Set<String> guests) {}
}
