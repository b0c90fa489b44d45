package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Components that are key attributes of an index in which their entity has no key. */
class ForeignIndexesTest {

  private static final String MODEL =
      """
      @Table(
          name = "LeagueTable",
          indexes =
              @Index(
                  value = "bySeason",
                  partitionKey = {"league", "season"},
                  partitionKeyType = {ScalarType.S, ScalarType.N},
                  sortKey = "id"))
      public sealed interface League {
        @Entity
        @LinkedKey(partition = "MATCH#{id}", sort = "MATCH")
        @LinkedKey(index = "bySeason", partition = {"{league}", "{season}"}, sort = "{id}")
        record Match(String id, String league, int season) implements League {}
        @Entity
        @LinkedKey(partition = "TEAM#{name}", sort = "TEAM")
        record Team(
            String name,
            %s)
            implements League {}
        record Place(String name) {}
        enum Kind {OPEN, WOMEN}
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String league",
        "@Nullable String league",
        "Optional<String> league",
        "UUID league",
        "Kind league",
        "Instant league",
        "@Default(\"A\") String league",
        "int season",
        "BigDecimal season",
        "Year season",
        "@TimeToLive Instant season",
        "String league, int season",
        "@Attribute(\"league\") String of"
      })
  void theyMayBeThatWhereTheItemIsNotInTheIndex(String components) {
    compile(MODEL.formatted(components)).isClean();
  }

  @Test
  void anItemThatHasAllOfThemWouldBeInTheIndex() {
    compile(MODEL.formatted("int season, String id,\n    String league // !\n"))
        .reports(
            error(
                "[SGT0303] league would be stored as \"league\", a key attribute of bySeason."
                    + " Team has no key in that index, but all its items would be in it, because"
                    + " they have all attributes of the key. Give the entity a @LinkedKey there"
                    + " with only {league} for this attribute, or give the component another"
                    + " name with @Attribute."));
  }

  @Test
  void inATableWithTenantsTheFirstBeginsWithTheTenant() {
    compile(
            """
            @Table(
                name = "LeagueTable",
                tenant = "TENANT#{tenant}",
                indexes =
                    @Index(value = "byPlace", partitionKey = {"league", "place"}, sortKey = "id"))
            public sealed interface League {
              @Entity
              @LinkedKey(partition = "TEAM#{name}", sort = "TEAM")
              record Team(
                  String name,
                  String place,
                  String league) // !
                  implements League {}
            }
            """)
        .reports(
            error(
                "[SGT0207] league is stored as \"league\", the partition key of byPlace, which"
                    + " begins with the tenant's part. Give one of the two another name."));
  }

  @ParameterizedTest
  @CsvSource({
    "int league, text",
    "boolean league, text",
    "byte[] league, text",
    "List<String> league, text",
    "Set<String> league, text",
    "Place league, text",
    "Document league, text",
    "@Compress String league, text",
    "@StoredTime(TimeFormat.EPOCH) Instant league, text",
    "String season, numbers",
    "Instant season, numbers",
    "Set<Integer> season, numbers"
  })
  void theyHaveItsType(String component, String type) {
    String name = component.substring(component.lastIndexOf(' ') + 1);
    compile(MODEL.formatted(component + " // !\n"))
        .reports(
            error(
                ("[SGT0303] %s would be stored as \"%s\", a key attribute of bySeason. That takes"
                            + " only %s")
                        .formatted(name, name, type)
                    + ". Give the component another name with @Attribute."));
  }
}
