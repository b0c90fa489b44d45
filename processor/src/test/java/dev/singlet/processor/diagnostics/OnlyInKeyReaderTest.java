package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Components that only the key has. */
class OnlyInKeyReaderTest {

  @Test
  void aComponentInTheKeyCanBeLeftOutOfTheAttributes() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{org}#{id:lower}", sort = "{id:escape}#{name:lower}")
      record User(@OnlyInKey String org, @OnlyInKey String id, String name) implements Shop {}
    """)
        .isClean();
  }

  @ParameterizedTest
  @CsvSource({"CreatedAt, Instant", "TimeToLive, Instant", "Unique, String"})
  void annotationsOfAttributesNeedAnAttribute(String annotation, String type) {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER#{name}")
      record User(String id,
          @OnlyInKey @%s %s name) // !
          implements Shop {}
    """
            .formatted(annotation, type))
        .reports(
            error(
                "[SGT0322] name has @OnlyInKey, and @%s too, which needs an attribute. Remove one of"
                        .formatted(annotation)
                    + " the two."));
  }

  @Test
  void aDefaultAndAPrefixNeedAnAttribute() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "{name}")
      record User(
          @OnlyInKey @Default("a") String id, // !
          @OnlyInKey @Prefix("p-") String name) // !
          implements Shop {}
    """)
        .reports(
            error(
                "[SGT0322] id has @OnlyInKey, and @Default too, which needs an attribute. Remove one"
                    + " of the two."),
            error(
                "[SGT0322] name has @OnlyInKey, and @Prefix too, which needs an attribute. Remove"
                    + " one of the two."));
  }

  @Test
  void aliasesAreNamesOfAnAttribute() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      record User(
          @OnlyInKey @Attribute(aliases = "key") String id) implements Shop {} // !
    """)
        .reports(
            error(
                "[SGT0322] id has @OnlyInKey, but aliases are names of an attribute. Remove the"
                    + " aliases."));
  }

  @Test
  void aNestedRecordIsAMap() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      record User(String id, Address home) implements Shop {}
      record Address(
          @OnlyInKey String city) {} // !
    """)
        .reports(
            error(
                "[SGT0322] city has @OnlyInKey, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " can be in the key alone. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @Test
  void aProjectionOfSuchARecordHasNoFurtherError() {
    shop("""
      @Entity
      @LinkedKey(partition = "USER#{id}", sort = "USER")
      record User(String id, Address home) implements Shop {}
      record Address(
          @OnlyInKey String city) {} // !
      @Projection(of = User.class)
      record Home(Address home) {}
    """)
        .reports(
            error(
                "[SGT0322] city has @OnlyInKey, but is in a nested record, which is stored as a map."
                    + " Only components of an entity, and of a record that is flattened into one,"
                    + " can be in the key alone. Remove it, or write @Flatten on the component that holds the"
                    + " record."));
  }

  @Test
  void aProjectionOfAnEntityWithoutTheKeyHasNoFurtherError() {
    shop("""
      @Entity
      @LinkedKey(
          partition = "USER#{id}",
          sort = "{nmae}") // !
      record User(String id, @OnlyInKey String name) implements Shop {}
      @Projection(of = User.class)
      record Name(String name) {}
    """)
        .reports(
            error(
                "[SGT0404] The primary @LinkedKey: the template \"{nmae}\" refers to \"nmae\", which"
                    + " is neither a component nor a @Computed method of the entity. Did you mean"
                    + " \"name\"? There are id, name."));
  }
}
