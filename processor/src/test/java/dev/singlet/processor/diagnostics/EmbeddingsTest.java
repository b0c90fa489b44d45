package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;

/** Updates can remove a vector when they change what it is made of. */
class EmbeddingsTest {

  @Test
  void aVectorCanBeAbsent() {
    post("", "@EmbeddingOf(\"title\") // !", "List<Float>")
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which is required, so an update of title could"
                    + " not remove it. Make it @Nullable."));
    post(
            "",
            "@EmbeddingOf({\"title\", \"state\"}) @Attribute(readOnly = true) // !",
            "@Nullable List<Float>")
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which is read-only, so an update of title and"
                    + " state could not remove it. Remove readOnly."));
  }

  @Test
  void anAbsentVectorHasNoDefault() {
    post("", "@EmbeddingOf(\"title\") @Default(method = \"zero\") // !", "@Nullable List<Float>")
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which has a default, so an item without the"
                    + " vector would be read with another one. Remove @Default."));
  }

  @Test
  void somethingThatItIsMadeOfCanChange() {
    String text = "[SGT0326] @EmbeddingOf is on vector, but no update changes %s. Remove it.";
    post("", "@EmbeddingOf(\"id\") // !", "@Nullable List<Float>")
        .reports(error(text.formatted("id")));
    post("", "@EmbeddingOf({\"id\", \"first\", \"made\"}) // !", "@Nullable List<Float>")
        .reports(error(text.formatted("id and first and made")));
    post("", "@EmbeddingOf({\"id\", \"title\"})", "@Nullable List<Float>").isClean();
    shop("""
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              record Post(
                  String id,
                  @Attribute(readOnly = true) @Nullable String first,
                  @EmbeddingOf("first") @Nullable List<Float> vector) implements Shop {}
            """)
        .isClean();
  }

  @Test
  void aRemovalKnowsLessThanANewValue() {
    String post =
        """
          @Entity
          @LinkedKey(partition = "POST#{id}", sort = "POST")
          @LinkedKey(name = "called", index = "GSI1", partition = "{title}", sort = "{state}")
          @LinkedKey(
              name = "toDo", index = "GSI2", partition = "TODO#%s", sort = "{state}",
              when = "vector not exists")
          record Post(
              String id,
              @Nullable String title,
              String state,
              @EmbeddingOf("title")%s
              @Nullable List<Float> vector) implements Shop {}
        """;
    shop(post.formatted("{id}", " // !"))
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which an update of title would remove."
                    + " Something is made of vector and of state, so that update would have to know"
                    + " state. Remove @EmbeddingOf, or make it of components of the primary key."));
    shop(post.formatted("{title}", "")).isClean();
  }

  @Test
  void severalVectorsAreRemovedTogether() {
    String post =
        """
          @Entity
          @LinkedKey(partition = "POST#{id}", sort = "POST")
          @LinkedKey(
              name = "toDo", index = "GSI1", partition = "TODO#{%s}", sort = "{id}", when = "%s")
          record Post(
              String id,
              String title,
              String state,
              @EmbeddingOf("title")%s
              @Nullable List<Float> vector,
              @EmbeddingOf("title") @Nullable List<Double> other) implements Shop {}
        """;
    shop(post.formatted("id", "vector not exists && other not exists", "")).isClean();
    shop(post.formatted("state", "vector not exists && other exists", "")).isClean();
    shop(post.formatted("state", "vector not exists", " // !"))
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which an update of title would remove."
                    + " Something is made of vector and of state, so that update would have to know"
                    + " state. Remove @EmbeddingOf, or make it of components of the primary key."));
  }

  @Test
  void itIsNotBoundToOthers() {
    shop("""
              record Text(
                  String body,
                  @EmbeddingOf("body") // !
                  @Nullable List<Float> vector) {}
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              record Post(String id, @Flatten @Nullable Text text) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on text.vector, which is in a flattened record whose"
                    + " components are there together or not at all, so an update could not remove it"
                    + " alone. Make it a component of the entity."));
    shop("""
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              @LinkedKey(
                  name = "byTopic", index = "GSI1", partition = "{topic}", sort = "{id}",
                  when = "vector exists")
              record Post(
                  String id,
                  String title,
                  @OnlyInKey @Nullable String topic,
                  @EmbeddingOf("title") // !
                  @Nullable List<Float> vector) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, and a key that needs vector is the only place"
                    + " of another value, which would be lost with it. Remove @OnlyInKey there."));
  }

  @Test
  void itsRemovalNeedsNothingThatAnUpdateDoesNotKnow() {
    String withoutVector =
        "@LinkedKey(name = \"toDo\", index = \"GSI1\", partition = \"TODO#%s\", sort = \"{id}\","
            + " when = \"vector not exists\")";
    post(withoutVector.formatted("{id}"), "@EmbeddingOf(\"title\")", "@Nullable List<Float>")
        .isClean();
    post(withoutVector.formatted("{title}"), "@EmbeddingOf(\"title\")", "@Nullable List<Float>")
        .isClean();
    post(
            withoutVector.formatted("{state}"),
            "@EmbeddingOf(\"title\") // !",
            "@Nullable List<Float>")
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which an update of title would remove."
                    + " Something is made of vector and of state, so that update would have to know"
                    + " state. Remove @EmbeddingOf, or make it of components of the primary key."));
    post(
            "@LinkedKey(name = \"done\", index = \"GSI1\", partition = \"{state}\", sort = \"{id}\","
                + " when = \"vector exists\")",
            "@EmbeddingOf(\"title\")",
            "@Nullable List<Float>")
        .isClean();
  }

  private static Compilation post(String key, String annotation, String type) {
    return shop(
        """
          @Entity
          @LinkedKey(partition = "POST#{id}", sort = "POST")
          %s
          record Post(
              String id,
              String title,
              String state,
              @Attribute(readOnly = true) String first,
              @CreatedAt Instant made,
              %s
              %s vector) implements Shop {
            public static List<Float> zero() {
              return List.of(0f);
            }
          }
        """
            .formatted(key, annotation, type));
  }
}
