package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.Effort;
import dev.singlet.it.keys.model.Kept.File;
import dev.singlet.it.keys.model.Kept.Film;
import dev.singlet.it.keys.model.Kept.Game;
import dev.singlet.it.keys.model.Kept.Player;
import dev.singlet.it.keys.model.Kept.Song;
import dev.singlet.it.keys.model.Kept.State;
import dev.singlet.it.keys.model.KeptFileEntity;
import dev.singlet.it.keys.model.KeptFilmEntity;
import dev.singlet.it.keys.model.KeptGameEntity;
import dev.singlet.it.keys.model.KeptPlayerEntity;
import dev.singlet.it.keys.model.KeptSongEntity;
import dev.singlet.it.keys.model.KeptTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whatever is done to an item, it is stored as its record is: no attribute is lost, and no key
 * attribute is left behind.
 */
class StoredComponentsPropertyTest {

  private static final int STEPS = Effort.of(400, 120);

  @RegisterExtension final LocalTable table = LocalTable.of(KeptTable.SCHEMA);

  private final Random random = new Random(20261122);

  /** How an entity is written. */
  private record Writes<T>(
      Function<T, Operation<?>> put,
      Function<T, @Nullable Operation<?>> step,
      Function<T, Map<String, AttributeValue>> toItem,
      Operation<java.util.Optional<T>> get) {}

  private <T> void check(T first, Writes<T> writes) {
    table.client().execute(writes.put().apply(first));
    T before = first;
    for (int i = 0; i < STEPS; i++) {
      Operation<?> step = writes.step().apply(before);
      if (step != null) {
        table.client().execute(step);
      }
      T stored = table.client().execute(writes.get()).orElseThrow();
      assertThat(table.items())
          .describedAs("after %s of %s", step, before)
          .containsExactly(writes.toItem().apply(stored));
      before = stored;
    }
  }

  private @Nullable String text() {
    return random.nextInt(3) == 0 ? null : String.valueOf((char) ('a' + random.nextInt(3)));
  }

  private @Nullable Integer number() {
    return random.nextInt(3) == 0 ? null : random.nextInt(-5, 5);
  }

  private State state() {
    return random.nextBoolean() ? State.OPEN : State.DONE;
  }

  private Player player() {
    return new Player("1", text(), random.nextInt(5), text());
  }

  private Operation<?> step(Player before) {
    Player other = player();
    KeptPlayerEntity.Update update = KeptPlayerEntity.update("1");
    return switch (random.nextInt(6)) {
      case 0 -> KeptPlayerEntity.put(other);
      case 1 -> KeptPlayerEntity.update(before, other);
      case 2 -> KeptPlayerEntity.upsert("1", other.team(), other.rank());
      case 3 -> other.team() == null ? update.removeTeam() : update.team(other.team());
      case 4 -> update.team(other.team()).rank(other.rank());
      default -> update.rank(other.rank()).removeNick();
    };
  }

  @Test
  void whereOneHalfIsAlwaysThere() {
    check(
        player(),
        new Writes<>(
            KeptPlayerEntity::put,
            this::step,
            KeptPlayerEntity::toItem,
            KeptPlayerEntity.get("1").consistent()));
  }

  private Game game() {
    return new Game("1", text(), number(), state(), text());
  }

  private Operation<?> step(Game before) {
    Game other = game();
    KeptGameEntity.Update update = KeptGameEntity.update("1");
    return switch (random.nextInt(8)) {
      case 0 -> KeptGameEntity.put(other);
      case 1 -> KeptGameEntity.update(before, other);
      case 2 ->
          KeptGameEntity.upsert("1", other.owner(), other.score(), other.state(), other.note());
      case 3 ->
          other.owner() == null
              ? update.removeOwner()
              : update.owner(other.owner(), before.state(), before.note());
      case 4 -> other.score() == null ? update.removeScore() : update.score(other.score());
      case 5 -> update.state(other.state(), before.owner(), before.note()).removeScore();
      case 6 ->
          other.note() == null
              ? update.removeNote()
              : update.note(other.note(), before.owner(), before.state());
      default -> update.ownerAndStateAndNote(other.owner(), other.state(), other.note());
    };
  }

  @Test
  void whereBothHalvesMayBeAbsent() {
    check(
        game(),
        new Writes<>(
            KeptGameEntity::put,
            this::step,
            KeptGameEntity::toItem,
            KeptGameEntity.get("1").consistent()));
  }

  private @Nullable SdkBytes bytes() {
    String text = text();
    return text == null ? null : SdkBytes.fromUtf8String(text);
  }

  private Film film() {
    return new Film("1", text(), random.nextInt(5), bytes());
  }

  private Operation<?> step(Film before) {
    Film other = film();
    KeptFilmEntity.Update update = KeptFilmEntity.update("1");
    return switch (random.nextInt(7)) {
      case 0 -> KeptFilmEntity.put(other);
      case 1 -> KeptFilmEntity.update(before, other);
      case 2 -> KeptFilmEntity.upsert("1", other.genre(), other.rank(), other.hash());
      case 3 ->
          other.genre() == null ? update.removeGenre() : update.genre(other.genre(), before.hash());
      case 4 ->
          other.hash() == null ? update.removeHash() : update.hash(other.hash(), before.genre());
      case 5 -> update.genreAndHash(other.genre(), other.hash());
      default -> update.rank(other.rank());
    };
  }

  @Test
  void whereItHasADefaultOrHoldsBytes() {
    check(
        film(),
        new Writes<>(
            KeptFilmEntity::put,
            this::step,
            KeptFilmEntity::toItem,
            KeptFilmEntity.get("1").consistent()));
  }

  private String folder() {
    return String.valueOf((char) ('a' + random.nextInt(3)));
  }

  private File file() {
    return new File("1", folder(), state(), text());
  }

  private Operation<?> step(File before) {
    File other = file();
    KeptFileEntity.Update update = KeptFileEntity.update("1");
    return switch (random.nextInt(7)) {
      case 0 -> KeptFileEntity.put(other);
      case 1 -> KeptFileEntity.update(before, other);
      case 2 -> KeptFileEntity.upsert("1", other.folder(), other.state(), other.note());
      case 3 -> update.folder(other.folder(), before.state(), before.note());
      case 4 -> update.state(other.state(), before.folder(), before.note());
      case 5 ->
          other.note() == null
              ? update.removeNote(before.folder(), before.state())
              : update.note(other.note(), before.folder(), before.state());
      default -> update.folderAndStateAndNote(other.folder(), other.state(), other.note());
    };
  }

  @Test
  void whereIndexesShareAComputedHalf() {
    check(
        file(),
        new Writes<>(
            KeptFileEntity::put,
            this::step,
            KeptFileEntity::toItem,
            KeptFileEntity.get("1").consistent()));
  }

  private Song song() {
    return new Song("1", text(), state(), number());
  }

  private Operation<?> step(Song before) {
    Song other = song();
    KeptSongEntity.Update update = KeptSongEntity.update("1");
    return switch (random.nextInt(6)) {
      case 0 -> KeptSongEntity.put(other);
      case 1 -> KeptSongEntity.update(before, other);
      case 2 -> KeptSongEntity.upsert("1", other.artist(), other.state(), other.rank());
      case 3 -> update.state(other.state(), before.artist(), before.rank());
      case 4 ->
          other.rank() == null
              ? update.removeRank()
              : update.rank(other.rank(), before.artist(), before.state());
      default -> update.artistAndStateAndRank(other.artist(), other.state(), other.rank());
    };
  }

  @Test
  void whereAConditionStandsOnTheOtherHalf() {
    check(
        song(),
        new Writes<>(
            KeptSongEntity::put,
            this::step,
            KeptSongEntity::toItem,
            KeptSongEntity.get("1").consistent()));
  }
}
