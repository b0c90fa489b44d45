package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The component that keeps the attributes that a record doesn't know. */
class ExtrasReaderTest {

  private static final String DOCUMENTS = "Map<String, dev.singlet.value.Document>";

  @Test
  void entitiesAndRecordsWithinThemHaveOneEach() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Address address, @Extras %s extras) implements Shop {}
      record Address(@Extras %s extras, String city) {}
    """
            .formatted(DOCUMENTS, DOCUMENTS))
        .isClean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Map<String, String> | a Map<String, String>",
        "Map | a Map",
        "String | a String",
        "dev.singlet.value.Document | a Document",
        "Map<Integer, dev.singlet.value.Document> | a Map<Integer, Document>",
        "java.util.Optional<Map<String, dev.singlet.value.Document>> | an Optional<Map<String,"
            + " Document>>"
      })
  void itIsAMapOfDocuments(String type, String shown) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Extras %s rest) implements Shop {} // !
    """
            .formatted(type))
        .reports(
            error(
                "[SGT0604] rest has @Extras, but is %s. Unknown attributes can have any type. Declare it as"
                        .formatted(shown)
                    + " Map<String, Document>."));
  }

  @Test
  void aRecordHasOne() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, Address address) implements Shop {}
      record Address(
          @Extras %s rest,
          String city,
          @Extras %s more) {} // !
    """
            .formatted(DOCUMENTS, DOCUMENTS))
        .reports(
            error(
                "[SGT0604] more has @Extras, and so has rest. One component keeps all unknown"
                    + " attributes. Remove one of them."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Attribute(\"x\") | Attribute",
        "@Default(constant = \"NONE\") | Default",
        "@Unique | Unique",
        "@GeneratedId | GeneratedId",
        "@CreatedAt | CreatedAt",
        "@jakarta.validation.constraints.Size(max = 3) | Size"
      })
  void nothingElseIsSaidOfIt(String annotation, String name) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name,
          @Extras %s %s rest) // !
          implements Shop {
        static final %s NONE = Map.of();
      }
    """
            .formatted(annotation, DOCUMENTS, DOCUMENTS))
        .reports(
            error(
                "[SGT0604] rest has @Extras, and @%s too. Such a component is empty if there are no"
                        .formatted(name)
                    + " unknown attributes. Remove @%s.".formatted(name)));
  }

  @Test
  void itIsNeverNull() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, @Extras @Nullable %s rest) implements Shop {} // !
    """
            .formatted(DOCUMENTS))
        .reports(
            error(
                "[SGT0604] rest has @Extras, but is nullable. It is empty if there are no unknown"
                    + " attributes. Remove the nullness annotation."));
  }

  @Test
  void noProjectionHasIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, @Extras %s rest) implements Shop {}
      @Projection(of = User.class)
      record Rest(%s rest) {} // !
    """
            .formatted(DOCUMENTS, DOCUMENTS))
        .reports(
            error(
                "[SGT0604] The component rest of the projection Rest has @Extras in User. A"
                    + " request for some attributes can't ask for unknown ones. Remove the"
                    + " component."));
  }

  @Test
  void noKeyIsMadeOfIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{rest}", sort = "USER") // !
      record User(String name, @Extras %s rest) implements Shop {}
    """
            .formatted(DOCUMENTS))
        .reports(
            error(
                "[SGT0407] The primary @LinkedKey: the template \"USER#{rest}\": {rest} is a"
                    + " Map<String, Document>, which can't be in a key. Strings, numbers,"
                    + " booleans, enums, times, UUIDs and other types that are stored as text can."));
  }

  @Test
  void noIndexKeyDependsOnIt() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      @LinkedKey(
          name = "x", index = "GSI1",
          when = "rest == a", partition = "U", sort = "{name}")
      record User(String name, @Extras %s rest) implements Shop {} // !
    """
            .formatted(DOCUMENTS))
        .reports(
            error(
                "[SGT0415] @LinkedKey(name = \"x\", index = \"GSI1\"): when = \"rest == a\""
                    + " compares rest, which is a Map<String, Document>. Only enums, texts and"
                    + " booleans can be compared. For anything else, write a @Computed method that"
                    + " returns a boolean."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@Computed", "@Computed(stored = true)"})
  void nothingIsComputedOfIt(String computed) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{name}", sort = "USER")
      record User(String name, @Extras %s rest) implements Shop {
        %s
        static int count(
            %s rest) { return rest.size(); } // !
      }
    """
            .formatted(DOCUMENTS, computed, DOCUMENTS))
        .reports(
            error(
                "[SGT0309] The parameter Map<String, Document> rest of the @Computed method count"
                    + " must have the name and the type of a component. There is String name."));
  }

  @Test
  void anIndexOfSomeAttributesHoldsNoWholeItems() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes =
                    @Index(
                        value = "GSI1",
                        projection = ProjectionType.INCLUDE,
                        include = {"_et", "name"}))
            public sealed interface Shop {
              @ItemCollection(index = "GSI1") // !
              sealed interface Account extends Shop {}
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(index = "GSI1", partition = "ACCOUNT#{name}", sort = "USER")
              record User(String name, @Extras %s rest) implements Account {}
            }
            """
                .formatted(DOCUMENTS))
        .reports(
            error(
                "[SGT0503] The item collection query reads whole items of User, but the index"
                    + " GSI1 projects INCLUDE and lacks whatever rest keeps. Project ALL,"
                    + " include these attributes, or query User alone: a @LinkedKey with a name"
                    + " reads projections, or whole items by hydrating."));
  }
}
