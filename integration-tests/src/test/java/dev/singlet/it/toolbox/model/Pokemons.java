package dev.singlet.it.toolbox.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** The model of {@code schemas.mjs}, which is beside the fixtures. */
@Table(name = "Pokemons", indexes = @Index("GSI1"))
public sealed interface Pokemons {

  @StoredCase(LetterCase.LOWER)
  enum PokeType {
    FIRE,
    WATER,
    GRASS
  }

  /** What {@code string().const('red')} is. */
  @StoredCase(LetterCase.LOWER)
  enum Game {
    RED
  }

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "POKEMON#{pokemonId}", sort = "POKEMON#{pokemonId}")
  record Pokemon(
      String pokemonId,
      @Size(min = 4) String name,
      @Nullable String nickname,
      @Default("1") Integer level,
      BigInteger experience,
      double weight,
      @Attribute("isLeg") boolean legendary,
      byte[] hash,
      PokeType pokeType,
      @Nullable PokeType formerType,
      @Min(1) @Max(3) int generation,
      @Default("RED") Game game,
      String secret)
      implements Pokemons {}

  @Entity
  @LinkedKey(partition = "TRAINER#{trainerId}", sort = "TRAINER#{trainerId}")
  @LinkedKey(
      name = "byRegion",
      index = "GSI1",
      partition = "REGION#{region}",
      sort = "TRAINER#{badges:pad(3)}")
  record Trainer(String trainerId, String region, int badges, @Nullable String customName)
      implements Pokemons {

    @Computed(stored = true)
    static boolean hasCustomName(@Nullable String customName) {
      return customName != null;
    }
  }

  @Entity
  @LinkedKey(partition = "PARTY#{partyId}", sort = "PARTY")
  record Party(
      String partyId,
      Set<String> names,
      Set<BigDecimal> levels,
      Set<PokeType> types,
      Set<String> badges,
      List<String> order,
      @Attribute("tl") List<PokeType> typeList,
      List<List<Integer>> rounds,
      List<Move> moves,
      Leader leader,
      Map<String, Double> weaknesses,
      @Size(min = 2, max = 2) List<String> dateRange,
      Map<String, Move> movesByName)
      implements Pokemons {}

  /** A move, in lists and maps. */
  record Move(String name, @Nullable Integer power, Set<String> tags) {}

  /** The leader of a party. */
  record Leader(@Attribute("f") String firstName, String lastName, @Nullable Home home) {}

  /** Where a leader lives. */
  record Home(String town, @Default("000") String zip) {}

  @Entity
  @LinkedKey(partition = "SIGHTING#{sightingId}", sort = "SIGHTING")
  record Sighting(String sightingId, @Nullable String place) implements Pokemons {}

  @Entity
  @LinkedKey(partition = "CAPTURE#{captureId}", sort = "CAPTURE")
  record Capture(
      String captureId,
      State state,
      List<State> states,
      Map<PokeType, Double> weaknesses,
      Set<SdkBytes> hashes,
      Optional<String> remark)
      implements Pokemons {}

  /** What {@code anyOf(map(...), map(...)).discriminate('status')} is. */
  @Union(discriminator = "status")
  sealed interface State {}

  /** A pokemon that has a trainer. */
  @Variant("caught")
  record Caught(String trainerId) implements State {}

  /** A pokemon that has none. */
  @Variant("wild")
  record Wild(@Nullable Integer seen) implements State {}
}
