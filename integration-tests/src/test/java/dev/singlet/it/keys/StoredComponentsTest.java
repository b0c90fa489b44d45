package dev.singlet.it.keys;

import static dev.singlet.it.keys.model.KeptPlayerEntity.TEAM;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.batch.BatchWrite;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.keys.model.Kept.File;
import dev.singlet.it.keys.model.Kept.Film;
import dev.singlet.it.keys.model.Kept.Game;
import dev.singlet.it.keys.model.Kept.Letter;
import dev.singlet.it.keys.model.Kept.Note;
import dev.singlet.it.keys.model.Kept.Player;
import dev.singlet.it.keys.model.Kept.State;
import dev.singlet.it.keys.model.Kept.Step;
import dev.singlet.it.keys.model.Kept.Tour;
import dev.singlet.it.keys.model.KeptFileEntity;
import dev.singlet.it.keys.model.KeptFilmEntity;
import dev.singlet.it.keys.model.KeptGameEntity;
import dev.singlet.it.keys.model.KeptLetterEntity;
import dev.singlet.it.keys.model.KeptNoteEntity;
import dev.singlet.it.keys.model.KeptPlayerEntity;
import dev.singlet.it.keys.model.KeptStepEntity;
import dev.singlet.it.keys.model.KeptTable;
import dev.singlet.it.keys.model.KeptTourEntity;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A component that is a key attribute itself is stored whatever becomes of the key. */
class StoredComponentsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(KeptTable.SCHEMA);

  private Map<String, AttributeValue> item() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  private void refused(Operation<?> write, String component) {
    assertThatThrownBy(() -> table.client().execute(write))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("[SGR0102]")
        .hasMessageContaining(component);
  }

  @Test
  void aPutKeepsItWithoutTheOtherHalf() {
    Player player = new Player("1", null, 7, null);

    table.client().execute(KeptPlayerEntity.put(player));

    assertThat(table.client().execute(KeptPlayerEntity.get("1"))).contains(player);
    assertThat(item()).containsKey("rank").doesNotContainKey("rankPK");
  }

  @Test
  void aBatchKeepsItWithoutTheOtherHalf() {
    Player player = new Player("1", null, 7, null);

    table.client().execute(BatchWrite.of(KeptPlayerEntity.put(player)));

    assertThat(table.client().execute(KeptPlayerEntity.get("1"))).contains(player);
  }

  @Test
  void removingTheOtherHalfKeepsIt() {
    table.client().execute(KeptPlayerEntity.put(new Player("1", "a", 7, null)));

    Player alone = table.client().execute(KeptPlayerEntity.update("1").removeTeam());

    assertThat(alone).isEqualTo(new Player("1", null, 7, null));
    assertThat(item()).containsKey("rank").doesNotContainKey("rankPK");
    assertThat(table.client().execute(KeptPlayerEntity.ranking("a")).items()).isEmpty();
  }

  @Test
  void theOtherHalfComesAndGoesByItself() {
    table.client().execute(KeptPlayerEntity.put(new Player("1", null, 7, null)));

    Player joined = table.client().execute(KeptPlayerEntity.update("1").team("a"));

    assertThat(table.client().execute(KeptPlayerEntity.ranking("a").rank(7)).items())
        .containsExactly(joined);
    Player first = table.client().execute(KeptPlayerEntity.update("1").rank(1));
    assertThat(table.client().execute(KeptPlayerEntity.ranking("a").rank(1)).items())
        .containsExactly(first);
  }

  @Test
  void aRevisionKeepsIt() {
    Player before = new Player("1", "a", 7, null);
    Player after = new Player("1", null, 7, null);
    table.client().execute(KeptPlayerEntity.put(before));

    assertThat(table.client().execute(KeptPlayerEntity.update(before, after))).isEqualTo(after);
    assertThat(table.client().execute(KeptPlayerEntity.update(after, before))).isEqualTo(before);
    assertThat(table.client().execute(KeptPlayerEntity.ranking("a")).items())
        .containsExactly(before);
  }

  @Test
  void anUpsertKeepsIt() {
    Player created = table.client().execute(KeptPlayerEntity.upsert("1", null, 7));

    assertThat(created).isEqualTo(new Player("1", null, 7, null));
    assertThat(table.client().execute(KeptPlayerEntity.get("1"))).contains(created);
  }

  @Test
  void aTimeIsANumberInBoth() {
    Tour tour = new Tour("1", "Riga", Instant.ofEpochMilli(1_700_000_000_123L));
    table.client().execute(KeptTourEntity.put(tour));
    assertThat(item()).containsEntry("rank", AttributeValue.fromN("1700000000123"));

    Tour later = table.client().execute(KeptTourEntity.update("1").at(tour.at().plusMillis(1)));

    assertThat(later.at()).isEqualTo(tour.at().plusMillis(1));
    assertThat(table.client().execute(KeptTourEntity.dates("Riga").at(later.at())).items())
        .containsExactly(later);
    assertThat(table.client().execute(KeptTourEntity.dates("Riga").at(tour.at())).items())
        .isEmpty();
  }

  @Test
  void theTimeOfTheLastWriteNeedsNoValueOfTheOtherHalf() {
    table.client().execute(KeptNoteEntity.put(new Note("1", "a", Instant.EPOCH, null)));

    Note noted = table.client().execute(KeptNoteEntity.update("1").text("n"));

    assertThat(table.client().execute(KeptNoteEntity.latest("a").at(noted.at())).items())
        .containsExactly(noted);
    Note moved = table.client().execute(KeptNoteEntity.update("1").topic("b"));
    assertThat(table.client().execute(KeptNoteEntity.latest("a")).items()).isEmpty();
    assertThat(table.client().execute(KeptNoteEntity.latest("b")).items()).containsExactly(moved);
  }

  @Test
  void anUpsertKeepsTheTimeOfTheFirstWrite() {
    Letter created = table.client().execute(KeptLetterEntity.upsert("1", "in"));
    assertThat(table.client().execute(KeptLetterEntity.received("in").at(created.at())).items())
        .containsExactly(created);

    Letter moved = table.client().execute(KeptLetterEntity.upsert("1", "out"));

    assertThat(moved).isEqualTo(new Letter("1", "out", created.at()));
    assertThat(table.client().execute(KeptLetterEntity.received("in")).items()).isEmpty();
    assertThat(table.client().execute(KeptLetterEntity.received("out")).items())
        .containsExactly(moved);
  }

  /** The backfill of an index sets a part of the computed half to the value that it has. */
  @Test
  void anUpdateOfTheOtherHalfCompletesTheKeyOfAnOlderItem() {
    table.client().execute(KeptPlayerEntity.put(new Player("1", "red", 5, null)));
    removeRankKey();

    table.client().execute(KeptPlayerEntity.update("1").rank(6));
    assertThat(table.client().execute(KeptPlayerEntity.ranking("red")).items()).isEmpty();
    Player player =
        table.client().execute(KeptPlayerEntity.update("1").team("red").when(TEAM.eq("red")));

    assertThat(table.client().execute(KeptPlayerEntity.ranking("red")).items())
        .containsExactly(player);
    assertThat(player.rank()).isEqualTo(6);
  }

  /** Makes the item one of before the index. */
  private void removeRankKey() {
    Map<String, AttributeValue> older = new HashMap<>(item());
    older.remove("rankPK");
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));
  }

  @Test
  void itsUpdateCompletesTheKeyOfAnOlderItemWhoseOtherHalfIsMadeOfThePrimaryKey() {
    table.client().execute(KeptStepEntity.put(new Step("p", "1", 1)));
    removeRankKey();
    assertThat(table.client().execute(KeptStepEntity.steps("p")).items()).isEmpty();

    Step step = table.client().execute(KeptStepEntity.update("p", "1").rank(2));

    assertThat(table.client().execute(KeptStepEntity.steps("p")).items()).containsExactly(step);
  }

  @Test
  void eachOfTwoIsThereByItself() {
    Game owned = new Game("1", "ann", null, State.DONE, null);

    table.client().execute(KeptGameEntity.put(owned));

    assertThat(table.client().execute(KeptGameEntity.get("1"))).contains(owned);
    Game scored = table.client().execute(KeptGameEntity.update("1").removeOwner().score(5));
    assertThat(scored).isEqualTo(new Game("1", null, 5, State.DONE, null));
    assertThat(table.client().execute(KeptGameEntity.ofGame("1")).items()).containsExactly(scored);
    assertThat(table.client().execute(KeptGameEntity.upsert("1", "bob", null, State.DONE, null)))
        .isEqualTo(new Game("1", "bob", null, State.DONE, null));
    Game both = table.client().execute(KeptGameEntity.update("1").score(6));
    assertThat(table.client().execute(KeptGameEntity.byScore("bob")).items()).containsExactly(both);
  }

  @Test
  void aComputedHalfIsOnlyThereWithTheWholeKey() {
    Game open = new Game("1", "ann", null, State.OPEN, "n");
    table.client().execute(KeptGameEntity.put(open));
    assertThat(item()).containsKey("byOwnerSK");

    table.client().execute(KeptGameEntity.update("1").removeOwner());

    assertThat(item()).doesNotContainKeys("owner", "byOwnerSK");
    table.client().execute(KeptGameEntity.update("1").owner("bob", State.OPEN, "n"));
    assertThat(item()).containsKeys("owner", "byOwnerSK");
    table.client().execute(KeptGameEntity.update("1").state(State.DONE, "bob", "n"));
    assertThat(item()).containsKey("owner").doesNotContainKey("byOwnerSK");
  }

  @Test
  void itIsStillCheckedAsAKey() {
    String tooLong = "x".repeat(2049);
    refused(KeptGameEntity.put(new Game("1", "", null, State.DONE, null)), "owner");
    refused(KeptGameEntity.put(new Game("1", tooLong, null, State.DONE, null)), "owner");
    refused(KeptGameEntity.upsert("1", "", null, State.DONE, null), "owner");
    Film film = new Film("1", null, 3, null);
    refused(KeptFilmEntity.put(new Film("1", null, 3, SdkBytes.fromUtf8String(""))), "hash");
    refused(
        KeptFilmEntity.put(new Film("1", null, 3, SdkBytes.fromByteArray(new byte[1025]))), "hash");

    Game game = new Game("1", null, null, State.DONE, null);
    table.client().execute(KeptGameEntity.put(game));
    table.client().execute(KeptFilmEntity.put(film));

    refused(KeptGameEntity.update("1").owner("", State.DONE, null), "owner");
    refused(KeptGameEntity.update(game, new Game("1", "", null, State.DONE, null)), "owner");
    refused(KeptFilmEntity.update("1").hash(SdkBytes.fromUtf8String(""), null), "hash");
    assertThat(table.client().execute(KeptGameEntity.get("1"))).contains(game);
    assertThat(table.client().execute(KeptFilmEntity.get("1"))).contains(film);
  }

  @Test
  void aKeyAttributeOfTwoIndexesIsThereForTheOneWithoutTheOther() {
    File noted = new File("f", "a", State.OPEN, "n");
    table.client().execute(KeptFileEntity.put(noted));

    File plain = table.client().execute(KeptFileEntity.update("f").removeNote("a", State.OPEN));

    assertThat(table.client().execute(KeptFileEntity.inFolder("a")).items()).containsExactly(plain);
    assertThat(table.client().execute(KeptFileEntity.noted("a")).items()).isEmpty();
    table.client().execute(KeptFileEntity.update("f").folder("b", State.OPEN, null));
    assertThat(table.client().execute(KeptFileEntity.inFolder("a")).items()).isEmpty();
    assertThat(table.client().execute(KeptFileEntity.inFolder("b")).items()).hasSize(1);
  }
}
