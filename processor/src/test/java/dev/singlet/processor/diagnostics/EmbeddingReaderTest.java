package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of what a vector is made of are those of other components. */
class EmbeddingReaderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "float @Nullable []",
        "double @Nullable []",
        "Float @Nullable []",
        "@Nullable List<Float>",
        "@Nullable List<Double>",
        "Optional<List<Float>>"
      })
  void vectorsOfAllTypesAreClean(String type) {
    post("@EmbeddingOf(\"title\") " + type).isClean();
  }

  @Test
  void aVectorCanBeMadeOfSeveralComponents() {
    post("@EmbeddingOf({\"title\", \"text\"}) @Nullable List<Float>").isClean();
    post("@EmbeddingOf({\"id\", \"text.body\"}) @Nullable List<Float>").isClean();
    post("@EmbeddingOf({\"tags\", \"wide\"}) @Nullable List<Float>").isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String | a String",
        "int[] | an int[]",
        "@Nullable List<Integer> | a List<Integer>",
        "@Nullable List<@Nullable Float> | a List<Float>",
        "@Compress @Nullable List<Float> | a List<Float>"
      })
  void otherValuesAreNoVectors(String type, String described) {
    post("@EmbeddingOf(\"title\") // !\n " + type)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, which is "
                    + described
                    + ". It can be on a vector: float[], double[], List<Float> or List<Double>,"
                    + " without converter or transformation. Remove it."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "titel | which is not a component of the record. Did you mean \"title\"? There are id, title, tags, text, text.body, text.more, wide, changed.",
        "body | which is not a component of the record. There are id, title, tags, text, text.body, text.more, wide, changed.",
        "vector | which is the vector itself. Remove it.",
        "title | which is there twice. Remove it.",
        "changed | which every write changes, so every update would remove the vector. Name what the vector is made of."
      })
  void aNameIsThatOfAnotherComponent(String name, String problem) {
    post("@EmbeddingOf({\"title\", \"" + name + "\"}) // !\n @Nullable List<Float>")
        .reports(error("[SGT0326] @EmbeddingOf on vector names \"" + name + "\", " + problem));
  }

  @Test
  void aNameIsGiven() {
    post("@EmbeddingOf({}) // !\n @Nullable List<Float>")
        .reports(
            error(
                "[SGT0326] @EmbeddingOf on vector names no component. Name those that the vector is"
                    + " made of."));
  }

  @Test
  void partsOfAFlattenedRecordAreNotThereTwice() {
    post("@EmbeddingOf({\"text\", \"text.body\"}) // !\n @Nullable List<Float>")
        .reports(
            error(
                "[SGT0326] @EmbeddingOf on vector names \"text.body\", which is there twice. Remove"
                    + " it."));
  }

  @Test
  void aFlattenedRecordHasItsOwnNames() {
    String post =
        """
          record Text(String body, @EmbeddingOf(%s) @Nullable List<Float> vector) {}
          @Entity
          @LinkedKey(partition = "POST#{id}", sort = "POST")
          record Post(String id, String title, @Flatten Text text) implements Shop {}
        """;
    shop(post.formatted("\"body\"")).isClean();
    shop("""
              record Text(
                  String body,
                  @EmbeddingOf("title") // !
                  @Nullable List<Float> vector) {}
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              record Post(String id, String title, @Flatten Text text) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf on text.vector names \"title\", which is not a component of"
                    + " the record. There is body."));
    shop("""
              record Text(String body) {}
              record Part(
                  @Flatten Text text,
                  @EmbeddingOf({"text", "parts"}) // !
                  @Nullable List<Float> vector) {}
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              record Post(String id, @Flatten Part parts) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf on parts.vector names \"parts\", which is not a component of"
                    + " the record. There are text, text.body."));
  }

  @Test
  void aFlattenedRecordCanHaveWhatEveryWriteChanges() {
    String post =
        """
          record Text(%s @UpdatedAt Instant changed) {}
          @Entity
          @LinkedKey(partition = "POST#{id}", sort = "POST")
          record Post(
              String id,
              @Flatten Text text,
              @EmbeddingOf("text")%s
              @Nullable List<Float> vector) implements Shop {}
        """;
    shop(post.formatted("String body,", "")).isClean();
    shop(post.formatted("", " // !"))
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, but no update changes text.changed. Remove"
                    + " it."));
  }

  @Test
  void unknownAttributesAreNoSource() {
    shop("""
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              record Post(
                  String id,
                  @Extras Map<String, Document> others,
                  @EmbeddingOf("others") // !
                  @Nullable List<Float> vector) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf on vector names \"others\", which keeps attributes that the"
                    + " record doesn't know. Name single components."));
  }

  @Test
  void aNestedRecordHasNoSuchVector() {
    shop("""
              record Text(
                  String body,
                  @EmbeddingOf("body") // !
                  @Nullable List<Float> vector) {}
              @Entity
              @LinkedKey(partition = "POST#{id}", sort = "POST")
              record Post(String id, Text text) implements Shop {}
            """)
        .reports(
            error(
                "[SGT0326] @EmbeddingOf is on vector, but is in a nested record, which is stored as a"
                    + " map. Only components of an entity, and of a record that is flattened into"
                    + " one, have it. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  /** Compiles an entity whose component {@code vector} has a type. */
  private static Compilation post(String type) {
    return shop(
        """
          record Text(String body, @Nullable String more) {}
          @Entity
          @LinkedKey(partition = "POST#{id}", sort = "POST")
          record Post(
              String id,
              String title,
              Set<String> tags,
              @Flatten Text text,
              @Nullable List<Float> wide,
              @UpdatedAt Instant changed,
              %s vector) implements Shop {}
        """
            .formatted(type));
  }
}
