package dev.singlet.it.toolbox;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.Node;
import dev.singlet.it.toolbox.model.Pokemons.Capture;
import dev.singlet.it.toolbox.model.Pokemons.Caught;
import dev.singlet.it.toolbox.model.Pokemons.Game;
import dev.singlet.it.toolbox.model.Pokemons.Home;
import dev.singlet.it.toolbox.model.Pokemons.Leader;
import dev.singlet.it.toolbox.model.Pokemons.Move;
import dev.singlet.it.toolbox.model.Pokemons.Party;
import dev.singlet.it.toolbox.model.Pokemons.PokeType;
import dev.singlet.it.toolbox.model.Pokemons.Pokemon;
import dev.singlet.it.toolbox.model.Pokemons.Sighting;
import dev.singlet.it.toolbox.model.Pokemons.Trainer;
import dev.singlet.it.toolbox.model.Pokemons.Wild;
import dev.singlet.it.toolbox.model.PokemonsCaptureEntity;
import dev.singlet.it.toolbox.model.PokemonsPartyEntity;
import dev.singlet.it.toolbox.model.PokemonsPokemonEntity;
import dev.singlet.it.toolbox.model.PokemonsSightingEntity;
import dev.singlet.it.toolbox.model.PokemonsTable;
import dev.singlet.it.toolbox.model.PokemonsTrainerEntity;
import dev.singlet.it.toolbox.model.Renamed.Egg;
import dev.singlet.it.toolbox.model.RenamedEggEntity;
import dev.singlet.it.toolbox.model.RenamedTable;
import dev.singlet.schema.KeySchema;
import dev.singlet.testing.LocalTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What DynamoDB Toolbox wrote reads as the record with the same values, and that record is written
 * as the same item. Toolbox itself writes and reads them with {@code write.mjs} and {@code
 * read.mjs}.
 */
class ToolboxTest {

  private static final Instant NOW = Instant.parse("2024-01-15T08:00:00.123Z");
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  @RegisterExtension static final LocalTable POKEMONS = LocalTable.of(PokemonsTable.SCHEMA);
  @RegisterExtension static final LocalTable RENAMED = LocalTable.of(RenamedTable.SCHEMA);

  private static Map<String, Map<String, AttributeValue>> fixtures;

  @BeforeAll
  static void readFixtures() throws IOException {
    fixtures = StoredItems.ofToolbox();
  }

  static Stream<Example<?>> examples() {
    return Stream.of(
        pokemon(
            "pokemon",
            new Pokemon(
                "p1",
                "Pikachu \u26A1",
                "",
                42,
                new BigInteger("12345678901234567890"),
                6.5,
                false,
                new byte[] {0, 127, -1},
                PokeType.FIRE,
                PokeType.GRASS,
                2,
                Game.RED,
                "psst")),
        pokemon(
            "pokemonDefaults",
            new Pokemon(
                "p2",
                "Mewtwo",
                null,
                1,
                BigInteger.ZERO,
                -1e-7,
                true,
                new byte[0],
                PokeType.WATER,
                null,
                1,
                Game.RED,
                "s")),
        trainer("trainer", new Trainer("t1", "kanto", 8, "Red")),
        trainer("trainerWithoutName", new Trainer("t2", "johto", 12, null)),
        party(
            "party",
            new Party(
                "y1",
                Set.of("Pikachu", "Mew"),
                Set.of(new BigDecimal("5"), new BigDecimal("1.5")),
                Set.of(PokeType.FIRE, PokeType.WATER),
                Set.of("boulder"),
                List.of("b", "a", "a"),
                List.of(PokeType.WATER, PokeType.FIRE, PokeType.WATER),
                List.of(List.of(1, 2), List.of(), List.of(3)),
                List.of(
                    new Move("tackle", 40, Set.of("normal")), new Move("growl", null, Set.of())),
                new Leader("Ash", "Ketchum", new Home("Pallet", "100")),
                Map.of("ground", 2.0, "flying.type", 0.5),
                List.of("2024-01-01", "2024-01-31"),
                Map.of("tackle", new Move("tackle", 40, Set.of())))),
        party(
            "partyOfNone",
            new Party(
                "y2",
                Set.of("x"),
                Set.of(BigDecimal.ZERO),
                Set.of(PokeType.GRASS),
                Set.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new Leader("", "", new Home("", "000")),
                Map.of(),
                List.of("", ""),
                Map.of())),
        sighting("sighting", new Sighting("s1", "forest")),
        capture(
            "capture",
            new Capture(
                "c1",
                new Caught("t1"),
                List.of(new Wild(null), new Wild(2), new Caught("t2")),
                Map.of(PokeType.WATER, 2.0, PokeType.GRASS, 0.5),
                Set.of(
                    SdkBytes.fromByteArray(new byte[] {1}),
                    SdkBytes.fromByteArray(new byte[] {0, -1})),
                Optional.of("by night"))));
  }

  private static Example<Capture> capture(String name, Capture capture) {
    return new Example<>(
        name,
        capture,
        PokemonsCaptureEntity.put(capture),
        PokemonsCaptureEntity.get(capture.captureId()));
  }

  private static Example<Pokemon> pokemon(String name, Pokemon pokemon) {
    return new Example<>(
        name,
        pokemon,
        PokemonsPokemonEntity.put(pokemon),
        PokemonsPokemonEntity.get(pokemon.pokemonId()));
  }

  private static Example<Trainer> trainer(String name, Trainer trainer) {
    return new Example<>(
        name,
        trainer,
        PokemonsTrainerEntity.put(trainer),
        PokemonsTrainerEntity.get(trainer.trainerId()));
  }

  private static Example<Party> party(String name, Party party) {
    return new Example<>(
        name, party, PokemonsPartyEntity.put(party), PokemonsPartyEntity.get(party.partyId()));
  }

  private static Example<Sighting> sighting(String name, Sighting sighting) {
    return new Example<>(
        name,
        sighting,
        PokemonsSightingEntity.put(sighting),
        PokemonsSightingEntity.get(sighting.sightingId()));
  }

  private static Map<String, AttributeValue> fixture(String name) {
    return requireNonNull(fixtures.get(name), name);
  }

  private static void putRaw(LocalTable table, Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  /** What DynamoDB holds at an item's place: sets in its order, numbers in its form. */
  private static Map<String, AttributeValue> stored(
      LocalTable table, KeySchema key, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> place = new TreeMap<>(item);
    place.keySet().retainAll(key.names());
    return table
        .dynamoDb()
        .getItem(get -> get.tableName(table.tableName()).key(place).consistentRead(true))
        .item();
  }

  private static Map<String, AttributeValue> stored(String name) {
    return stored(POKEMONS, PokemonsTable.SCHEMA.key(), fixture(name));
  }

  @ParameterizedTest
  @MethodSource("examples")
  <T> void whatToolboxWroteIsRead(Example<T> example) {
    putRaw(POKEMONS, fixture(example.name()));

    assertThat(POKEMONS.client().execute(example.get()))
        .get()
        .usingRecursiveComparison()
        .isEqualTo(example.record());
  }

  @ParameterizedTest
  @MethodSource("examples")
  <T> void theItemIsWhatToolboxWrites(Example<T> example) {
    putRaw(POKEMONS, fixture(example.name()));
    Map<String, AttributeValue> ofToolbox = stored(example.name());
    POKEMONS
        .dynamoDb()
        .deleteItem(
            delete ->
                delete
                    .tableName(POKEMONS.tableName())
                    .key(Map.of("PK", ofToolbox.get("PK"), "SK", ofToolbox.get("SK"))));

    POKEMONS.client().withClock(CLOCK).execute(example.put());

    assertThat(stored(example.name())).isEqualTo(ofToolbox);
  }

  @Test
  void aNullOfToolboxIsReadAsAbsentAndWrittenAsNothing() {
    putRaw(POKEMONS, fixture("sightingOfNull"));
    assertThat(fixture("sightingOfNull")).containsKeys("place", "nothing");

    Sighting read = POKEMONS.client().execute(PokemonsSightingEntity.get("s2")).orElseThrow();
    POKEMONS.client().withClock(CLOCK).execute(PokemonsSightingEntity.put(read));

    assertThat(read).isEqualTo(new Sighting("s2", null));
    assertThat(stored("sightingOfNull")).doesNotContainKeys("place", "nothing");
  }

  @Test
  void anIndexKeyLinkedByToolboxIsFound() {
    putRaw(POKEMONS, fixture("trainer"));

    assertThat(POKEMONS.client().execute(PokemonsTrainerEntity.byRegion("kanto")).items())
        .containsExactly(new Trainer("t1", "kanto", 8, "Red"));
  }

  @Test
  void stampsAndTheEntityAttributeMayHaveOtherNames() {
    putRaw(RENAMED, fixture("egg"));
    Map<String, AttributeValue> ofToolbox =
        stored(RENAMED, RenamedTable.SCHEMA.key(), fixture("egg"));
    Egg egg = new Egg("e1", 0, NOW, NOW);

    assertThat(RENAMED.client().execute(RenamedEggEntity.get("e1"))).contains(egg);
    RENAMED
        .client()
        .withClock(CLOCK)
        .execute(RenamedEggEntity.put(new Egg("e1", null, null, null)));

    Map<String, AttributeValue> written =
        stored(RENAMED, RenamedTable.SCHEMA.key(), fixture("egg"));
    assertThat(written).isEqualTo(ofToolbox);
  }

  @Test
  void theItemsAreThoseThatToolboxWrites() throws Exception {
    byte[] written = Node.run("toolbox/write.mjs").getBytes(StandardCharsets.UTF_8);

    assertThat(StoredItems.parse(new ByteArrayInputStream(written))).isEqualTo(fixtures);
  }

  @Test
  void toolboxReadsWhatIsWritten(@TempDir Path folder) throws Exception {
    TableClient pokemons = POKEMONS.client().withClock(CLOCK);
    Map<String, Map<String, AttributeValue>> written = new TreeMap<>();
    for (Example<?> example : examples().toList()) {
      pokemons.execute(example.put());
      written.put(example.name(), stored(example.name()));
    }
    pokemons.execute(PokemonsSightingEntity.put(new Sighting("s2", null)));
    written.put("sightingOfNull", stored("sightingOfNull"));
    RENAMED
        .client()
        .withClock(CLOCK)
        .execute(RenamedEggEntity.put(new Egg("e1", null, null, null)));
    written.put("egg", stored(RENAMED, RenamedTable.SCHEMA.key(), fixture("egg")));
    Path items = Files.writeString(folder.resolve("items.json"), StoredItems.format(written));

    assertThat(Node.run("toolbox/read.mjs", items.toString()).lines())
        .hasSize(fixtures.size())
        .allMatch(line -> line.endsWith(": read"));
  }
}
