package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.vectors.model.Posts.Body;
import dev.singlet.it.vectors.model.Posts.Content;
import dev.singlet.it.vectors.model.Posts.Note;
import dev.singlet.it.vectors.model.Posts.Post;
import dev.singlet.it.vectors.model.PostsNoteEntity;
import dev.singlet.it.vectors.model.PostsPostEntity;
import dev.singlet.it.vectors.model.PostsTable;
import dev.singlet.item.ItemUpdate;
import dev.singlet.query.UpdateAllResult;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An update of what a vector is made of sets the vector, or removes it. */
class EmbeddingOfTest {

  private static final List<Float> VECTOR = List.of(0f, 1f);

  private static final Post POST =
      new Post(
          "tech", 1, "Old", new Body("Text", null), List.of("java"), "shown", 0, "old", VECTOR);

  @RegisterExtension final LocalTable table = LocalTable.of(PostsTable.SCHEMA);

  private TableClient posts;

  @BeforeEach
  void putPost() {
    posts = table.client().forTenant("acme");
    posts.execute(PostsPostEntity.put(POST));
  }

  private static PostsPostEntity.Update update() {
    return PostsPostEntity.update("tech", 1);
  }

  private Map<String, AttributeValue> item(String sortKey) {
    return table.items().stream()
        .filter(item -> item.get("SK").s().equals(sortKey))
        .findFirst()
        .orElseThrow();
  }

  private Post stored() {
    return posts.execute(PostsPostEntity.get("tech", 1)).orElseThrow();
  }

  private void isEmbedded() {
    assertThat(item("POST#0001"))
        .containsKeys("embedding")
        .containsEntry("ByMeaningPK", AttributeValue.fromS("TENANT#acme#POSTS#tech"))
        .doesNotContainKeys("GSI1PK", "GSI1SK");
  }

  private void isToBeEmbedded() {
    assertThat(item("POST#0001"))
        .doesNotContainKeys("embedding", "ByMeaningPK")
        .containsEntry("GSI1PK", AttributeValue.fromS("TENANT#acme#TO_EMBED#tech"))
        .containsEntry("GSI1SK", AttributeValue.fromS("0001"));
  }

  @Test
  void anotherTextRemovesTheVectorAndItsKeys() {
    isEmbedded();

    Post after = posts.execute(update().title("New"));

    isToBeEmbedded();
    assertThat(after).isEqualTo(POST.titled("New").embedded(null)).isEqualTo(stored());
    assertThat(posts.execute(PostsPostEntity.toEmbed("tech")).items()).containsExactly(after);
  }

  @Test
  void itIsTheRequestOfARemoval() {
    assertThat(update().title("New").toRequest(posts.context()))
        .isEqualTo(update().title("New").removeEmbedding().toRequest(posts.context()));
    assertThat(update().title("New").toRequest(posts.context()).updateExpression())
        .isEqualTo(
            "SET #title = :0, #GSI1PK = :1, #GSI1SK = :2, #_et = if_not_exists(#_et, :3) REMOVE"
                + " #embedding, #ByMeaningPK");
  }

  @TestFactory
  Stream<DynamicTest> everyChangeOfASourceRemovesTheVector() {
    return Stream.of(
            change("a part of a record", u -> u.set(PostsPostEntity.BODY.TEXT, "Other")),
            change("its removal", u -> u.remove(PostsPostEntity.BODY.LANGUAGE)),
            change("the record", u -> u.removeBody()),
            change("an element more", u -> u.appendToTags("dynamodb")),
            change("another element", u -> u.set(PostsPostEntity.TAGS.at(0), "kotlin")),
            change("a number", u -> u.incrementLikes(1)),
            change("a value only if there is none", u -> u.setIfAbsent(PostsPostEntity.TITLE, "N")),
            change("the same value", u -> u.title("Old")),
            change("a copy", u -> u.copy(PostsPostEntity.TITLE, PostsPostEntity.BODY.TEXT)),
            change(
                "a given vector, which no key needs then",
                u -> u.state("shown", VECTOR).title("New")))
        .map(
            each ->
                DynamicTest.dynamicTest(
                    each.name(),
                    () -> {
                      posts.execute(PostsPostEntity.put(POST));
                      posts.execute(each.change().apply(update()));
                      isToBeEmbedded();
                    }));
  }

  private record Changing(
      String name, Function<PostsPostEntity.Update, PostsPostEntity.Update> change) {}

  private static Changing change(
      String name, Function<PostsPostEntity.Update, PostsPostEntity.Update> change) {
    return new Changing(name, change);
  }

  @Test
  void otherChangesKeepTheVector() {
    ItemUpdate<Post, ?> update = update().slug("other");

    posts.execute(update);

    isEmbedded();
    assertThat(stored().slug()).isEqualTo("other");
  }

  @Test
  void aVectorThatIsSetStays() {
    List<Float> vector = List.of(1f, 0f);

    posts.execute(update().title("New").embedding(vector, "shown"));

    isEmbedded();
    assertThat(stored()).isEqualTo(POST.titled("New").embedded(vector));

    posts.execute(update().embedding(VECTOR, "shown").title("Newer"));

    isEmbedded();
    assertThat(stored()).isEqualTo(POST.titled("Newer"));
  }

  @Test
  void aVectorIsNotSetWithATextThatMayStayAnother() {
    for (ItemUpdate<Post, ?> both :
        List.of(
            update().setIfAbsent(PostsPostEntity.TITLE, "New").embedding(VECTOR, "shown"),
            update().embedding(VECTOR, "shown").setIfAbsent(PostsPostEntity.TITLE, "New"))) {
      assertThatThrownBy(() -> posts.execute(both))
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining(
              "embedding is set, but title, which it is made of, is set only if it is absent. An"
                  + " item that keeps its title would get the embedding of another one.");
    }

    isEmbedded();
    assertThat(stored()).isEqualTo(POST);
  }

  @Test
  void aRefusedUpdateKeepsTheVector() {
    assertThatThrownBy(
            () -> posts.execute(update().title("New").when(PostsPostEntity.LIKES.gt(10))))
        .isInstanceOf(ConditionFailedException.class);

    isEmbedded();
  }

  @Test
  void transactionsDoTheSame() {
    posts.transact(
        update().title("New"),
        PostsPostEntity.put(
            new Post("tech", 2, "Second", null, List.of(), "shown", 0, null, VECTOR)));

    isToBeEmbedded();
    assertThat(item("POST#0002")).containsKeys("embedding", "ByMeaningPK");

    posts.transact(
        PostsPostEntity.update(POST.titled("New").embedded(null), POST),
        PostsPostEntity.update("tech", 2).title("Third"));
    isEmbedded();
    assertThat(item("POST#0002")).doesNotContainKeys("embedding", "ByMeaningPK");
  }

  @Test
  void anUpdateOfUniqueValuesDoesTheSame() {
    posts.execute(update().title("New").slug("new"));

    isToBeEmbedded();
    assertThat(stored()).isEqualTo(stored().titled("New").embedded(null));
  }

  @Test
  void updatesOfAQueryMoveItemsOnce() {
    posts.execute(update().title("New"));
    posts.execute(
        PostsPostEntity.put(
            new Post("tech", 2, "Second", null, List.of(), "shown", 0, null, null)));

    UpdateAllResult result =
        posts.execute(
            PostsPostEntity.toEmbed("tech")
                .pageSize(1)
                .updateAll(
                    post ->
                        PostsPostEntity.update("tech", post.number()).title(post.title() + "!")));

    assertThat(result.updated()).isEqualTo(2);
    assertThat(stored().title()).isEqualTo("New!");
    isToBeEmbedded();
  }

  @Test
  void anUpsertOfAnItemThatExistsOrNot() {
    posts.execute(
        PostsPostEntity.upsert("tech", 1, "New", List.of(), "shown", 0, null, VECTOR).removeBody());
    isEmbedded();
    assertThat(stored().title()).isEqualTo("New");
    assertThat(stored().body()).isNull();
    posts.execute(PostsPostEntity.upsert("tech", 1, "New", List.of(), "shown", 0, null, null));
    isToBeEmbedded();

    Note made = posts.execute(PostsNoteEntity.upsert("tech", "n", "A note"));
    assertThat(made.ofSummary()).isNull();
    posts.execute(PostsNoteEntity.update("tech", "n").ofSummary(new float[] {1, 2}));
    Note again = posts.execute(PostsNoteEntity.upsert("tech", "n", "Another"));
    assertThat(again.ofSummary()).isNull();
    assertThat(again.content()).isEqualTo(new Content("Another", "A"));
  }

  @Test
  void twoRecordsAreCompared() {
    Post titled = posts.execute(PostsPostEntity.update(POST, POST.titled("New")));
    isToBeEmbedded();
    assertThat(titled).isEqualTo(POST.titled("New").embedded(null));

    Post embedded = posts.execute(PostsPostEntity.update(titled, titled.embedded(VECTOR)));
    isEmbedded();

    posts.execute(
        PostsPostEntity.update(embedded, embedded.titled("Newer").embedded(List.of(1f, 1f))));
    isEmbedded();
    assertThat(stored().embedding()).containsExactly(1f, 1f);

    Post present = stored();
    posts.execute(
        PostsPostEntity.update(
            present,
            new Post("tech", 1, "Newer", present.body(), present.tags(), "s", 0, "s", VECTOR)));
    isEmbedded();
    assertThat(PostsPostEntity.update(stored(), stored()).isUnchanged()).isTrue();
  }

  @Test
  void recordsThatAreComparedHaveTheVectorOfTheirText() {
    posts.execute(update().embedding(List.of(1f, 1f), "shown"));
    assertThatThrownBy(() -> posts.execute(PostsPostEntity.update(POST, POST.titled("New"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("embedding");

    Post withoutVector = posts.execute(update().removeEmbedding());
    posts.execute(update().embedding(VECTOR, "shown"));
    assertThatThrownBy(
            () -> posts.execute(PostsPostEntity.update(withoutVector, withoutVector.titled("New"))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("embedding");

    posts.execute(update().title("New"));
    assertThatThrownBy(
            () ->
                posts.execute(
                    PostsPostEntity.update(withoutVector, withoutVector.embedded(VECTOR))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("title");
  }

  @Test
  void anotherProgramThatMakesVectorsNeedNotCountVersions() {
    Note note = new Note("tech", "n", new Content("A note", "A"), null, null, 0);
    posts.execute(PostsNoteEntity.put(note));
    Note before = posts.execute(PostsNoteEntity.get("tech", "n")).orElseThrow();
    Map<String, AttributeValue> embedded = new HashMap<>(item("NOTE#n"));
    AttributeValue vector =
        AttributeValue.fromL(List.of(AttributeValue.fromN("1"), AttributeValue.fromN("2")));
    embedded.put("ofSummary", vector);
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(embedded));

    assertThatThrownBy(
            () ->
                posts.execute(
                    PostsNoteEntity.update(
                        before,
                        new Note(
                            "tech",
                            "n",
                            new Content("A note", "Other"),
                            null,
                            null,
                            before.version()))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("ofSummary");
    assertThat(item("NOTE#n")).isEqualTo(embedded);
  }

  @Test
  void defaultsAndVectorsCanBeSources() {
    Note note =
        new Note("tech", "n", new Content("A note", null), new float[] {1, 2}, new double[] {3}, 0);
    posts.execute(PostsNoteEntity.put(note));
    assertThat(item("NOTE#n")).containsKeys("ofSummary", "shortened");

    Note updated = posts.execute(PostsNoteEntity.update("tech", "n").ofSummary(new float[] {3, 4}));
    assertThat(updated.ofSummary()).containsExactly(3, 4);
    assertThat(updated.shortened()).isNull();

    posts.execute(PostsNoteEntity.update("tech", "n").contentText("Another note"));
    assertThat(item("NOTE#n")).doesNotContainKeys("ofSummary", "shortened");

    posts.execute(
        PostsNoteEntity.put(
            new Note("tech", "m", note.content(), note.ofSummary(), note.shortened(), 0)));
    Note before = posts.execute(PostsNoteEntity.get("tech", "m")).orElseThrow();
    Note after =
        posts.execute(
            PostsNoteEntity.update(
                before,
                new Note(
                    "tech",
                    "m",
                    new Content("A note", "Other"),
                    before.ofSummary(),
                    before.shortened(),
                    before.version())));
    assertThat(after.ofSummary()).isNull();
    assertThat(after.shortened()).isNull();
    assertThat(after.version()).isEqualTo(before.version() + 1);
  }
}
