package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;
import static dev.singlet.processor.fixture.Expected.warning;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queries that read the items of other entities. */
class SwallowedPrefixesTest {

  private static final String MODEL =
      """
        @Entity%s
        @LinkedKey(
            name = "all",
            partition = "USER#{name}",
            sort = "{order}") // !
        record Order(String name, String order) implements Shop {}
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "INFO#%s")
        record User(String name, int age) implements Shop {}
      """;

  private static final String WARNING =
      "[SGT0902] @LinkedKey(name = \"all\") of Order also reads the items of User, whose sort"
          + " keys begin alike, and DynamoDB charges for them. Begin the sort template with a"
          + " literal of its own, unless such keys are stored. Or silence this with"
          + " @SuppressWarnings(\"singlet:swallowed-prefix\").";

  @Test
  void aSortTemplateThatBeginsWithALiteralOfItsOwnReadsNoOthers() {
    shop(MODEL.replace("{order}", "ORDER#{order}").formatted("", "{age:pad(3)}")).isClean();
  }

  @Test
  void aQueryThatReadsOthersIsWarnedOf() {
    shop(MODEL.formatted("", "{age:pad(3)}")).reports(warning(WARNING));
  }

  @Test
  void itemsThatAreReadTogetherAreMeantToBeBeside() {
    String collection = "@ItemCollection(name = \"ofUser\") sealed interface Own extends Shop {}\n";

    shop(collection
            + MODEL.formatted("", "{age:pad(3)}").replace("implements Shop", "implements Own"))
        .isClean();
  }

  private static final String NUMBERS =
      """
      @Table(
          name = "ShopTable",
          indexes = @Index(value = "GSI1", sortKeyType = ScalarType.N))
      public sealed interface Shop {
        @Entity
        @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
        @LinkedKey(
            name = "byRank",
            index = "GSI1",
            partition = "%s{owner}",
            sort = "{rank}")
        record Order(String id, String owner, long rank) implements Shop {} // !
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "USER")
        @LinkedKey(index = "GSI1", partition = "OWNER#{owner}", sort = "{age}")
        record User(String name, String owner, long age) implements Shop {}
      }
      """;

  @Test
  void theSortTemplateOfANumberHasNoRoomForALiteral() {
    compile(NUMBERS.formatted("OWNER#"))
        .reports(
            warning(
                "[SGT0902] @LinkedKey(name = \"byRank\", index = \"GSI1\") of Order also reads"
                    + " the items of User, whose sort keys begin alike, and DynamoDB charges for"
                    + " them. Begin the partition template with a literal of its own, unless such keys are"
                    + " stored. Or silence"
                    + " this with @SuppressWarnings(\"singlet:swallowed-prefix\")."));
  }

  @Test
  void aPartitionTemplateThatBeginsWithALiteralOfItsOwnTellsNumbersApart() {
    compile(NUMBERS.formatted("ORDERS#")).isClean();
  }

  @ParameterizedTest
  @CsvSource({
    "'\"country\", \"city\"', '\"{country}\", \"{city}\"', 'Give the index another partition key"
        + " attribute, with a literal of its own as its template'",
    "'\"country\", \"P2\"', '\"{country}\", \"CITY#{city}\"', 'Begin the partition template with a"
        + " literal of its own, unless such keys are stored'"
  })
  void aComponentThatIsAKeyAttributeHasNoRoomForALiteral(
      String attributes, String templates, String wayOut) {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = @Index(value = "byCity", partitionKey = {%s}, sortKey = "since"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "USER#{name}", sort = "USER")
              @LinkedKey(name = "byCity", index = "byCity", partition = {%s}, sort = "{since}")
              record User(String name, String country, String city, Instant since) implements Shop {} // !
              @Entity
              @LinkedKey(partition = "STORE#{name}", sort = "STORE")
              @LinkedKey(index = "byCity", partition = {%s}, sort = "{since}")
              record Store(String name, String country, String city, Instant since) implements Shop {}
            }
            """
                .formatted(attributes, templates, templates))
        .reports(
            warning(
                "[SGT0902] @LinkedKey(name = \"byCity\", index = \"byCity\") of User also reads the"
                    + " items of Store, whose sort keys begin alike, and DynamoDB charges for them. "
                    + wayOut
                    + ". Or silence this with @SuppressWarnings(\"singlet:swallowed-prefix\")."));
  }

  @Test
  void aLocalIndexOfComponentsHasNoRoomForALiteral() {
    compile(
            """
            @Table(
                name = "ShopTable",
                partitionKey = "country",
                indexes = @Index(value = "since", type = IndexType.LOCAL, sortKey = "since"))
            public sealed interface Shop {
              @Entity
              @LinkedKey(partition = "{country}", sort = "USER#{name}")
              @LinkedKey(name = "bySince", index = "since", sort = "{since}")
              record User(String country, String name, Instant since) implements Shop {} // !
              @Entity
              @LinkedKey(partition = "{country}", sort = "STORE#{name}")
              @LinkedKey(index = "since", sort = "{since}")
              record Store(String country, String name, Instant since) implements Shop {}
            }
            """)
        .reports(
            warning(
                "[SGT0902] @LinkedKey(name = \"bySince\", index = \"since\") of User also reads the"
                    + " items of Store, whose sort keys begin alike, and DynamoDB charges for them."
                    + " Give the keys different indexes. Or silence this with"
                    + " @SuppressWarnings(\"singlet:swallowed-prefix\")."));
  }

  private static final String INVERTED =
      """
      @Table(
          name = "ShopTable",
          indexes = @Index(value = "inverted", partitionKey = "SK", sortKey = "PK"))
      public sealed interface Shop {
        @Entity
        @LinkedKey(partition = "USER#{name}", sort = "CITY#{city}")
        @LinkedKey(
            name = "ofCity",
            index = "inverted",
            partition = "CITY#{city}",
            sort = "USER#{name}")
        record User(String name, String city) implements Shop {} // !
        @Entity
        @LinkedKey(partition = "%s#{name}", sort = "CITY#{city}")
        record Admin(String name, String city) implements Shop {}
        @Entity
        @LinkedKey(partition = "USER#SHOP#{name}", sort = "SHOP#{city}")
        record Store(String name, String city) implements Shop {}
      }
      """;

  @Test
  void theTablesKeyBringsOthersIntoAnInvertedIndex() {
    compile(INVERTED.formatted("USER#ADMIN"))
        .reports(
            warning(
                "[SGT0902] @LinkedKey(name = \"ofCity\", index = \"inverted\") of User also reads"
                    + " the items of Admin, whose sort keys begin alike, and DynamoDB charges"
                    + " for them. Begin the sort template with a literal of its own, unless such keys are"
                    + " stored. Or silence"
                    + " this with @SuppressWarnings(\"singlet:swallowed-prefix\")."));
  }

  @Test
  void othersInAnInvertedIndexAreToldApartByLiterals() {
    compile(INVERTED.formatted("ADMIN")).isClean();
  }

  @Test
  void itIsSilencedOnTheEntity() {
    shop(MODEL.formatted("@SuppressWarnings(\"singlet:swallowed-prefix\")", "{age:pad(3)}"))
        .isClean();
  }

  @Test
  void itIsSilencedOnTheTableThatEnclosesTheEntity() {
    compile(
            """
            @Table(name = "ShopTable")
            @SuppressWarnings("singlet:swallowed-prefix")
            public sealed interface Shop {
            %s}
            """
                .formatted(MODEL.formatted("", "{age:pad(3)}")))
        .isClean();
  }

  @Test
  void warningsWaitUntilThereAreNoErrors() {
    shop(MODEL
            .replace("// !", "")
            .formatted("", "{age}")
            .replace("INFO#{age}\")", "INFO#{age}\") // !"))
        .reports(
            error(
                "[SGT0408] The primary @LinkedKey: the template \"INFO#{age}\": {age} is a number,"
                    + " and would sort as text: 10 before 9. Write {age:pad(n)} with as"
                    + " many digits as it can have, or {age:reverse(n)} for descending"
                    + " order; where it can be negative, {age:ordered} or {age:descending}."
                    + " Each gives other keys than those of plain numbers."
                    + " If such keys are stored, write givesUp = KeyProperty.ORDER in @LinkedKey."));
  }
}
