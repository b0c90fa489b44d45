package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.vectors.model.Clips.Clip;
import dev.singlet.it.vectors.model.Clips.Cut;
import dev.singlet.it.vectors.model.Clips.Reel;
import dev.singlet.it.vectors.model.Clips.Shot;
import dev.singlet.it.vectors.model.Clips.Still;
import dev.singlet.it.vectors.model.Clips.Take;
import dev.singlet.it.vectors.model.ClipsClipEntity;
import dev.singlet.it.vectors.model.ClipsCutEntity;
import dev.singlet.it.vectors.model.ClipsReelEntity;
import dev.singlet.it.vectors.model.ClipsShotEntity;
import dev.singlet.it.vectors.model.ClipsStillEntity;
import dev.singlet.it.vectors.model.ClipsTable;
import dev.singlet.it.vectors.model.ClipsTakeEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A vector that no key needs is removed with what it is made of, and with nothing else. */
class UnkeyedVectorTest {

  private static final List<Float> VECTOR = List.of(0f, 1f);

  private static final Clip CLIP = new Clip("c", "Old", null, "java", "shown", VECTOR);

  @RegisterExtension final LocalTable table = LocalTable.of(ClipsTable.SCHEMA);

  private TableClient clips;

  @BeforeEach
  void putClip() {
    clips = table.client();
    clips.execute(ClipsClipEntity.put(CLIP));
  }

  private static ClipsClipEntity.Update update() {
    return ClipsClipEntity.update("c");
  }

  private void put(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private Map<String, AttributeValue> item(String sortKey) {
    return table.items().stream()
        .filter(item -> item.get("SK").s().equals(sortKey))
        .map(HashMap::new)
        .findFirst()
        .orElseThrow();
  }

  private Clip stored() {
    return clips.execute(ClipsClipEntity.get("c")).orElseThrow();
  }

  static Stream<Function<ClipsClipEntity.Update, ClipsClipEntity.Update>> parts() {
    return Stream.of(
        update -> update.setIfAbsent(ClipsClipEntity.VECTOR, List.of(1f, 0f)),
        update -> update.set(ClipsClipEntity.VECTOR.at(0), 1f),
        update -> update.remove(ClipsClipEntity.VECTOR.at(0)),
        update -> update.appendToVector(1f),
        update -> update.prependToVector(1f));
  }

  @ParameterizedTest
  @MethodSource("parts")
  void aPartOfTheVectorIsNotChangedWithTheText(
      Function<ClipsClipEntity.Update, ClipsClipEntity.Update> part) {
    for (ClipsClipEntity.Update both :
        List.of(part.apply(update().title("New")), part.apply(update()).title("New"))) {
      assertThatThrownBy(() -> clips.execute(both))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining(
              "a part of the earlier vector can stay, and what it is made of changes. Set vector as"
                  + " a whole, or leave it out, which removes it");
    }
    assertThat(stored()).isEqualTo(CLIP);

    clips.execute(part.apply(update()));
    assertThat(stored().vector()).isNotNull();
  }

  @Test
  void anotherPartOfTheKeyOfASourceKeepsTheVector() {
    assertThat(clips.execute(ClipsClipEntity.update(CLIP, CLIP.in("hidden"))))
        .isEqualTo(CLIP.in("hidden"))
        .isEqualTo(stored());
  }

  @Test
  void aSourceThatOnlyAKeyHas() {
    assertThat(clips.execute(ClipsClipEntity.update(CLIP, CLIP.of("kotlin"))))
        .isEqualTo(CLIP.of("kotlin").withoutVector())
        .isEqualTo(stored());

    clips.execute(ClipsClipEntity.put(CLIP));
    clips.execute(update().topic("kotlin", "shown"));
    assertThat(stored()).isEqualTo(CLIP.of("kotlin").withoutVector());
  }

  @Test
  void theFirstValueOfASource() {
    assertThat(clips.execute(ClipsClipEntity.update(CLIP, CLIP.from("film"))))
        .isEqualTo(CLIP.from("film").withoutVector())
        .isEqualTo(stored());

    clips.execute(ClipsClipEntity.put(CLIP));
    clips.execute(ClipsClipEntity.update(CLIP, CLIP.from(null).in("hidden")));
    assertThat(stored()).isEqualTo(CLIP.in("hidden"));
  }

  @Test
  void anUpsertHasTheReadOnlySourcesOfTheItem() {
    Take take = new Take("t", "Film", 1, List.of("Ann"), "Night", VECTOR);
    clips.execute(ClipsTakeEntity.put(take));

    for (ClipsTakeEntity.Upsert other :
        List.of(
            ClipsTakeEntity.upsert("t", "Other", 1, List.of("Ann"), "Day"),
            ClipsTakeEntity.upsert("t", "Film", 2, List.of("Ann"), "Day"),
            ClipsTakeEntity.upsert("t", "Film", 1, List.of("Bob"), "Day"))) {
      assertThatThrownBy(() -> clips.execute(other.vector(VECTOR)))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessageContaining("It is read-only, and something is made of it");
    }
    assertThat(clips.execute(ClipsTakeEntity.get("t"))).contains(take);

    List<Float> vector = List.of(1f, 0f);
    for (String id : List.of("t", "u")) {
      assertThat(
              clips.execute(
                  ClipsTakeEntity.upsert(id, "Film", 1, List.of("Ann"), "Day").vector(vector)))
          .isEqualTo(new Take(id, "Film", 1, List.of("Ann"), "Day", vector));
    }
  }

  @Test
  void anUpsertCanNotCompareASourceThatIsCompressed() {
    clips.execute(ClipsShotEntity.put(new Shot("s", "A long way", null, VECTOR)));

    assertThatThrownBy(
            () -> clips.execute(ClipsShotEntity.upsert("s", "Other").note("Day").vector(VECTOR)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("vector is set, but script, which it is made of, is set only if");

    assertThat(clips.execute(ClipsShotEntity.upsert("s", "Other").note("Day")))
        .isEqualTo(new Shot("s", "A long way", "Day", null));
  }

  @Test
  void anUpsertSetsAllThatItsVectorIsMadeOf() {
    Cut cut = new Cut("c", "Film", "Night", VECTOR);
    clips.execute(ClipsCutEntity.put(cut));
    List<Float> other = List.of(1f, 0f);

    assertThatThrownBy(() -> clips.execute(ClipsCutEntity.upsert("c", "Film").vector(other)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "vector is set, but note, which it is made of, isn't. An item that is there keeps its"
                + " note, and would get the vector of another one. Set or remove note, too, or leave"
                + " vector out");
    assertThat(clips.execute(ClipsCutEntity.get("c"))).contains(cut);

    for (String id : List.of("c", "new")) {
      assertThat(clips.execute(ClipsCutEntity.upsert(id, "Film").vector(other).removeNote()))
          .isEqualTo(new Cut(id, "Film", null, other));
      assertThat(clips.execute(ClipsCutEntity.upsert(id, "Film").note("Day").vector(VECTOR)))
          .isEqualTo(new Cut(id, "Film", "Day", VECTOR));
    }
    assertThat(clips.execute(ClipsCutEntity.upsert("c", "Film").removeVector()))
        .isEqualTo(new Cut("c", "Film", "Day", null));
  }

  @Test
  void aVectorStaysWithWhatOnlyANewItemGets() {
    TableClient ofAnn = table.client().with(ClipsTable.user("ann"));
    TableClient ofBob = table.client().with(ClipsTable.user("bob"));
    ofAnn.execute(ClipsStillEntity.put(new Still("s", "Old", null, VECTOR)));
    List<Float> other = List.of(1f, 0f);

    assertThat(ofBob.execute(ClipsStillEntity.upsert("s", "New").vector(other)))
        .as("an upsert sets it, and the item keeps its maker")
        .isEqualTo(new Still("s", "New", "ann", other));

    Map<String, AttributeValue> older = item("STILL");
    older.remove("maker");
    put(older);
    Still before = ofBob.execute(ClipsStillEntity.get("s")).orElseThrow();
    Still after = new Still("s", "New", "bob", other);
    assertThat(ofBob.execute(ClipsStillEntity.update(before, after)))
        .as("the first maker keeps it")
        .isEqualTo(after);
  }

  @Test
  void theFirstValueOfARequiredSourceRemovesTheVector() {
    clips.execute(ClipsCutEntity.put(new Cut("c", "Film", null, VECTOR)));
    Map<String, AttributeValue> older = item("CUT");
    older.remove("film");
    put(older);

    assertThat(clips.execute(ClipsCutEntity.upsert("c", "Film")))
        .isEqualTo(new Cut("c", "Film", null, null));
  }

  @Test
  void theFirstValueOfASourceLeavesNoVector() {
    assertThatThrownBy(
            () ->
                clips.execute(
                    ClipsClipEntity.upsert("c", "New", "java", "shown")
                        .source("film")
                        .vector(VECTOR)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("vector is set, but source, which it is made of, is set only if");

    assertThat(clips.execute(ClipsClipEntity.upsert("c", "New", "java", "shown").source("film")))
        .isEqualTo(new Clip("c", "New", "film", "java", "shown", null));
  }

  @Test
  void olderNamesOfTheVectorAreRemoved() {
    Map<String, AttributeValue> older = item("CLIP");
    older.put("embedding", older.remove("vector"));
    older.put("name", older.remove("title"));
    put(older);
    assertThat(stored()).isEqualTo(CLIP);

    clips.execute(update().title("New"));

    assertThat(item("CLIP")).doesNotContainKeys("vector", "embedding", "name");

    put(older);
    clips.execute(
        ClipsClipEntity.update(CLIP, new Clip("c", "New", null, "java", "shown", VECTOR)));
    assertThat(item("CLIP")).doesNotContainKeys("vector", "embedding", "name");
    assertThat(stored().title()).isEqualTo("New");
  }

  @Test
  void aBackfillThatWritesASourceKeepsTheVector() {
    Map<String, AttributeValue> older = item("CLIP");
    older.put("name", older.remove("title"));
    put(older);

    BackfillReport report = clips.execute(Backfill.of(ClipsTable.type()).withoutRecovery());

    assertThat(report.written()).isEqualTo(1);
    assertThat(item("CLIP")).containsKeys("title", "vector").doesNotContainKey("name");
    assertThat(stored()).isEqualTo(CLIP);
  }

  @Test
  void nothingElseIsLost() {
    TableClient ofAnn = table.client().with(ClipsTable.user("ann"));
    Reel reel =
        ofAnn.execute(
            ClipsReelEntity.put(
                new Reel(
                    "r",
                    "Old",
                    "none",
                    Set.of("a", "b"),
                    null,
                    null,
                    null,
                    null,
                    new double[] {1, 2},
                    Map.of("color", Document.of("red")))));
    Map<String, AttributeValue> before = item("REEL");

    Reel after =
        table
            .client()
            .with(ClipsTable.user("bob"))
            .execute(ClipsReelEntity.update(reel, reel.saying("New")));

    assertThat(after.text()).isEqualTo("New");
    assertThat(after.vector()).isNull();
    Map<String, AttributeValue> item = item("REEL");
    assertThat(item.get("GSI1SK")).isNotEqualTo(before.get("GSI1SK"));
    assertThat(item).containsEntry("editor", AttributeValue.fromS("bob"));
    for (String changed : List.of("vector", "text", "editor", "_md", "GSI1SK")) {
      before.remove(changed);
      item.remove(changed);
    }
    assertThat(item).isEqualTo(before).containsKeys("color", "maker", "_ct", "_v", "GSI1PK");
  }
}
