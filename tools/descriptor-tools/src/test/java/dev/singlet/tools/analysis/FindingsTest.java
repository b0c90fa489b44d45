package dev.singlet.tools.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.AttributeType;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.tools.analysis.Finding.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The findings of rules, and the models that they leave alone. */
class FindingsTest {

  private static final String UNLISTED = "Items are read one at a time only";

  private final Model model = new Model();

  @Test
  void aModelWithoutFaultsPassesEachRule() {
    model.entity("Player", "PLAYER#{player}", "PLAYER").query("byName");
    model.entity("Game", "PLAYER#{player}", "GAME#{number:pad(6)}").query("ofPlayer");

    assertThat(Findings.of(model.table())).hasSize(12).allMatch(Finding::isPassed);
  }

  @Test
  void whatNoQueryReadsIsReadByItsWholeKeyOnly() {
    model.entity("Player", "PLAYER#{player}", "PLAYER");
    model.entity("Game", "PLAYER#{player}", "GAME#{number:pad(6)}").query("ofPlayer");
    model.entity("Score", "SCORE#{player}#{game}", "SCORE");
    model.entity("Settings", "SETTINGS", "SETTINGS");

    assertThat(Findings.of(model.table()))
        .filteredOn(finding -> !finding.isPassed())
        .containsExactly(
            new Finding(
                UNLISTED,
                Severity.ADVICE,
                List.of("Player", "Score"),
                "No query and no item collection reads them. A get needs all values of the primary"
                    + " key, so a program that doesn't know these can't find an item. If you need"
                    + " to list items, give a linked key a name by @LinkedKey(name = ...)."));
  }

  @Test
  void aPartitionWithoutAValueIsHotUnlessItIsSharded() {
    model.index("GSI1").index("GSI2");
    model
        .entity("Guest", "GUEST#{id}", "GUEST")
        .key("GSI1", "all", "GUESTS", "{id}")
        .key("GSI2", "spread", "GUESTS#{id:shard(10)}", "{id}");

    assertThat(failed())
        .containsExactly(
            "WARNING Guest on GSI1: All items lie in 1 partition, GUESTS. A partition takes 1,000"
                + " write units and 3,000 read units a second. Add a value, or spread the items"
                + " with shard(n).");
  }

  @Test
  void aPartitionOfATenantHasTheTenantInItsKey() {
    model.tenants("TENANT#").index("GSI1");
    model.entity("Guest", "GUEST#{id}", "GUEST").key("GSI1", "all", "GUESTS", "{id}");

    assertThat(failed())
        .singleElement()
        .asString()
        .startsWith(
            "ADVICE Guest on GSI1: All items of a tenant lie in 1 partition,"
                + " TENANT#{tenant}#GUESTS. A partition takes 1,000");
  }

  @Test
  void aPartitionOfAFewConstantsIsHot() {
    model.index("GSI1");
    model
        .entity("Task", "TASK#{id}", "TASK")
        .key("GSI1", "byState", "STATE#{state}", "{id}")
        .attribute("state", Model.constants("OPEN", "DONE"));

    assertThat(failed()).singleElement().asString().contains("All items lie in 2 partitions");
  }

  @Test
  void anItemThatIsAloneIsNotHot() {
    model.entity("Settings", "SETTINGS", "SETTINGS");

    assertThat(failed()).isEmpty();
  }

  @Test
  void anIndexThatNothingReadsIsFoundOnce() {
    model.index("GSI1");
    model.entity("Guest", "GUEST#{id}", "GUEST").key("GSI1", "", "HOTEL#{hotel}", "{id}");

    assertThat(failed())
        .containsExactly(
            "WARNING GSI1: No access pattern reads it, and each item in it costs a write unit for"
                + " each KB. Give it an access pattern by @LinkedKey(name = ...), or drop it.");
  }

  @Test
  void aKeyThatNothingReadsIsFoundInAnIndexThatIsRead() {
    model.index("GSI1");
    model.entity("Guest", "GUEST#{guest}", "GUEST").key("GSI1", "inHotel", "HOTEL#{h}", "{guest}");
    model.entity("Stay", "GUEST#{guest}", "STAY#{day}").key("GSI1", "", "DAY#{day}", "{guest}");

    assertThat(failed())
        .containsExactly(
            "ADVICE Stay on GSI1: No access pattern finds items by this key, and each write of one"
                + " pays for it. Give it an access pattern by @LinkedKey(name = ...), or remove it if"
                + " no other program reads it.");
  }

  @Test
  void whatHoldsOfSeveralForOneReasonIsOneFinding() {
    model.index("GSI1");
    model.entity("Guest", "GUEST#{guest}", "GUEST").key("GSI1", "inHotel", "HOTEL#{h}", "{guest}");
    model.entity("Stay", "GUEST#{guest}", "STAY#{day}").key("GSI1", "", "DAY#{day}", "{guest}");
    model.entity("Bill", "GUEST#{guest}", "BILL#{day}").key("GSI1", "", "BILL#{day}", "{guest}");

    assertThat(failures())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.title()).isEqualTo("An index key is never read");
              assertThat(finding.subjects()).containsExactly("Stay on GSI1", "Bill on GSI1");
            });
  }

  @Test
  void anIndexWithTheKeysOfTheTableIsNotNeeded() {
    model.index("GSI1");
    model.entity("Fork", "R#{r}", "FORK#{f}").key("GSI1", "forks", "R#{r}", "FORK#{f}");
    model.entity("Repository", "R#{r}", "R").key("GSI1", "byName", "R#{r}", "R");

    assertThat(failed())
        .containsExactly(
            "ADVICE GSI1: Fork and Repository have the same keys there as in the table. Query the"
                + " table instead: each write costs 1 unit less, and reads can be consistent.");
  }

  @Test
  void anIndexThatLeavesOutItemsOfAPartitionIsNoCopy() {
    model.index("GSI1");
    model.entity("Fork", "R#{r}", "FORK#{f}").key("GSI1", "forks", "R#{r}", "FORK#{f}");
    model.entity("Repository", "R#{r}", "R");

    assertThat(failed()).isEmpty();
  }

  @Test
  void aNumberWithoutAWidthDoesNotSort() {
    model
        .entity("Entry", "LOG#{log}", "{number}")
        .attribute("number", Model.type("long", AttributeType.N));

    assertThat(failed())
        .containsExactly(
            "WARNING Entry.number: In the sort key {number} 10 comes before 9. Give it a width, such"
                + " as {number:pad(8)}.");
  }

  @Test
  void aTimeBehindTheKeyOfTheItemOrdersNothing() {
    model.index("GSI1");
    model
        .entity("Star", "USER#{user}", "STAR#{repo}")
        .key("GSI1", "ofRepo", "REPO#{repo}", "STAR#{user}#{at}")
        .attribute("at", Model.type("instant", AttributeType.S));

    assertThat(failed())
        .containsExactly(
            "ADVICE Star.ofRepo: There is one item for each value of user, so that at after it"
                + " orders nothing. To read in order of time, put it first.");
  }

  @Test
  void aTimeBehindAValueThatManyItemsHaveIsInOrder() {
    model.index("GSI1");
    model
        .entity("Return", "RETURN#{id}", "RETURN")
        .key("GSI1", "inDepot", "DEPOT#{depot}", "{region}#{at}#{id}")
        .attribute("at", Model.type("instant", AttributeType.S));

    assertThat(failed()).isEmpty();
  }

  @Test
  void aManyToManyRelationshipNeedsTwoKeys() {
    model.entity("Group", "GROUP#{group}", "GROUP");
    model.entity("Person", "PERSON#{person}", "PERSON");
    Model.Entity membership = model.entity("Membership", "GROUP#{group}", "PERSON#{person}");

    assertThat(failed())
        .containsExactly(
            "ADVICE Membership: It joins Group and Person, and no query finds the Memberships of one"
                + " Person. If you need them, add a linked key whose partition holds the key of Person.");

    model.index("GSI1");
    membership.key("GSI1", "ofPerson", "PERSON#{person}", "GROUP#{group}");
    assertThat(failed()).isEmpty();
  }

  @Test
  void aLocalIndexLimitsAPartition() {
    model.index("LSI1", IndexDescriptor.Type.LOCAL, IndexDescriptor.Projection.ALL);
    model
        .entity("Box", "HALL#{hall}", "BOX#{number}")
        .key("LSI1", "byColor", "HALL#{hall}", "{color}");
    model.entity("Hall", "HALL#{hall}", "HALL");

    assertThat(failed())
        .containsExactly(
            "ADVICE HALL#{hall}: Because of LSI1, the items of one such partition, with their index"
                + " entries, can't exceed 10 GB. Nothing limits the number of Box items in it.");
  }

  @Test
  void limitsOfAttributesAddUp() {
    model
        .entity("Blob", "BLOB#{id}", "BLOB")
        .attribute("one", Model.text(), Model.size(100_000))
        .attribute("other", Model.text(), Model.size(100_000));

    assertThat(failed())
        .containsExactly(
            "WARNING Blob: Its constraints allow items of 587 KB, and a put of more than 400 KB is"
                + " refused. Lower the limits, or keep the largest attribute in items of its own or"
                + " in S3.");
  }

  @Test
  void elementsWithoutALimitAreWorthAThought() {
    model
        .entity("Issue", "ISSUE#{id}", "ISSUE")
        .attribute("body", Model.text())
        .attribute("labels", Model.setOfTexts());

    assertThat(failed())
        .containsExactly(
            "ADVICE : Nothing limits the number of elements in Issue.labels, or the size of Issue.body. Parts that grow with use,"
                + " such as a log, belong in items of their own; limit the others by @Size(max).");
  }

  @Test
  void textsWithoutALimitAreNamedAndDoNoHarm() {
    model
        .entity("Issue", "ISSUE#{id}", "ISSUE")
        .attribute("title", Model.text(), Model.size(255))
        .attribute("body", Model.text());

    assertThat(failed()).isEmpty();
    assertThat(Findings.of(model.table()))
        .last()
        .extracting(Finding::reason)
        .isEqualTo("Constraints limit all but single values: Issue.body.");
  }

  /** Returns what fails, but for a rule that most of these models break, which have no queries. */
  private List<String> failed() {
    return failures().stream()
        .map(
            finding ->
                finding.severity()
                    + " "
                    + String.join(", ", finding.subjects())
                    + ": "
                    + finding.reason())
        .toList();
  }

  private List<Finding> failures() {
    return Findings.of(model.table()).stream()
        .filter(finding -> !finding.isPassed() && !finding.title().equals(UNLISTED))
        .toList();
  }
}
