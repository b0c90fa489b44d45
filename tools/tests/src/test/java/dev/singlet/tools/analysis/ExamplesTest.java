package dev.singlet.tools.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.analysis.pattern.Partitions;
import dev.singlet.tools.analysis.pattern.PatternRow;
import dev.singlet.tools.analysis.pattern.Patterns;
import dev.singlet.tools.analysis.relationship.Relationship;
import dev.singlet.tools.analysis.relationship.Relationships;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the analysis says of the examples, checked against what people would say of them. */
class ExamplesTest {

  /**
   * No key shows what a counter belongs to, which calls the repository's values by names of its
   * own: {@code @Relationship} says it.
   */
  @Test
  void theLinesOfGitHubAreThoseThatOneWouldDraw() {
    assertThat(lines(ExampleModel.GITHUB))
        .containsExactly(
            "Issue 1:n IssueComment",
            "Organization 1:n Membership",
            "Organization 1:n Repository, optional",
            "PullRequest 1:n PRComment",
            "Repository 1:n Counter, optional",
            "Repository 1:n Fork",
            "Repository 1:n Issue",
            "Repository 1:n PullRequest",
            "Repository 1:n Reaction",
            "Repository 1:n Star",
            "User 1:n Gist",
            "User 1:n Membership",
            "User 1:n Reaction",
            "User 1:n Repository, optional",
            "User 1:n Star");
  }

  @Test
  void theLinesOfTheShopAreThoseThatOneWouldDraw() {
    assertThat(lines(ExampleModel.SHOP))
        .containsExactly(
            "Customer 1:n Order",
            "Order 1:n OrderItem",
            "Product 1:n OrderItem",
            "Product 1:1 Stock");
  }

  @Test
  void eachLineSaysWhyItIsThere() {
    assertThat(Relationships.of(ExampleModel.GITHUB.table()))
        .filteredOn(line -> line.from().equals("Repository"))
        .extracting(Relationship::rule)
        .containsExactly(
            "@Relationship says so; no key shows it.",
            "The partition key of Fork, REPO#{originalOwner}#{originalRepo}, holds both key"
                + " attributes of Repository (originalOwner is its owner and originalRepo is its"
                + " repoName).",
            "The partition key of Issue on GSI1, ISSUE#{owner}#{repoName}, holds both key"
                + " attributes of Repository.",
            "The partition key of PullRequest on GSI1, PR#{owner}#{repoName}, holds both key"
                + " attributes of Repository.",
            "The partition key of Reaction,"
                + " {targetType}REACTION#{owner}#{repoName}#{targetId}#{user}, holds both key"
                + " attributes of Repository.",
            "The partition key of Star on GSI1, REPO#{repoOwner}#{repoName}, holds both key"
                + " attributes of Repository (repoOwner is its owner).");
  }

  @Test
  void aChartHasARowForEachKey() {
    Chart chart =
        Charts.of(ExampleModel.GITHUB.table()).stream()
            .filter(each -> each.index().equals("GSI4"))
            .findFirst()
            .orElseThrow();

    assertThat(chart.partitionNames()).containsExactly("GSI4PK");
    assertThat(chart.sortNames()).containsExactly("GSI4SK");
    assertThat(chart.rows())
        .startsWith(
            new ChartRow(
                "Issue",
                List.of("ISSUE#{owner}#{repoName}"),
                List.of("ISSUE#OPEN#{issueNumber:reverse(8)}"),
                "status == OPEN",
                "stored as \"open\"",
                "Open issues of a repository, newest first; The issues of a repository: the closed"
                    + " ones, oldest first, then the open ones, newest first"))
        .extracting(ChartRow::entity)
        .containsExactly("Issue", "Issue", "PullRequest", "PullRequest", "PullRequest");
  }

  @Test
  void aPatternSaysItsOrderAndWhatElseItReads() {
    Map<String, PatternRow> patterns =
        Patterns.of(ExampleModel.GITHUB.table()).stream()
            .collect(
                Collectors.toMap(row -> row.owner() + "." + row.pattern(), Function.identity()));

    PatternRow open = patterns.get("Issue.openByRepo");
    assertThat(open.order())
        .isEqualTo("by issueNumber, descending; .reverse() on the query reads it backwards");
    assertThat(open.narrowing()).isEqualTo("to issueNumber (a value or a range)");
    assertThat(open.capacity())
        .containsExactly(
            "0.5 read units for each 4 KB that a page reads, rounded up once a page. A global index"
                + " can't be read strongly consistently.",
            "A page reads at most 1 MB: 128 units.");
    PatternRow members = patterns.get("OrganizationAndMembers.byOrganization");
    assertThat(members.returned()).containsExactly("Membership", "Organization");
    assertThat(members.readOnly()).containsExactly("Gist", "User");
    assertThat(members.capacity())
        .endsWith("Items of Gist and User in its range are read and paid for, then left out.");
    assertThat(patterns.get("Issue.get").order()).isEmpty();
  }

  @Test
  void aPutCostsAUnitForTheTableAndForEachIndex() {
    assertThat(WriteCosts.of(ExampleModel.GITHUB.table()))
        .allMatch(cost -> cost.putAtLeast() == cost.putAtMost())
        .extracting(cost -> cost.entity() + " " + cost.putAtMost())
        .containsExactly(
            "Counter 1",
            "Fork 2",
            "Gist 1",
            "Issue 3",
            "IssueComment 1",
            "Membership 1",
            "Organization 3",
            "PRComment 1",
            "PullRequest 3",
            "Reaction 1",
            "Repository 4",
            "Star 2",
            "User 3");
  }

  @Test
  void entitiesOfOneTemplateShareAPartition() {
    assertThat(Partitions.of(ExampleModel.GITHUB.table()))
        .filteredOn(partition -> partition.entities().size() > 1)
        .extracting(partition -> partition.index() + " " + String.join(" ", partition.entities()))
        .containsExactly(
            " Fork Repository",
            " Gist Membership Organization Star User",
            "GSI1 Organization User",
            "GSI1 Repository Star",
            "GSI2 Fork Repository",
            "GSI3 Organization Repository User");
  }

  @Test
  void gitHubHasNothingButAdvice() {
    assertThat(failed(ExampleModel.GITHUB))
        .containsExactly(
            "ADVICE An index repeats the table: GSI2",
            "ADVICE Items are read one at a time only: Counter, Reaction",
            "ADVICE A time in the key orders nothing: Star.byRepository",
            "ADVICE A many-to-many relationship is read from one side only: Membership",
            "ADVICE An index key is never read: Organization on GSI1, User on GSI1",
            "ADVICE An item may grow without limit: ");
  }

  @Test
  void theShopHasAHotPartition() {
    assertThat(failed(ExampleModel.SHOP))
        .containsExactly(
            "ADVICE Items are read one at a time only: Product, Stock",
            "WARNING Writes go to a few partitions: Customer on GSI1");
  }

  private static List<String> lines(ExampleModel model) {
    return Relationships.of(model.table()).stream()
        .map(
            line ->
                line.from()
                    + (line.kind() == Relationship.Kind.ONE_TO_ONE ? " 1:1 " : " 1:n ")
                    + line.to()
                    + (line.isOptional() ? ", optional" : ""))
        .toList();
  }

  private static List<String> failed(ExampleModel model) {
    return Findings.of(model.table()).stream()
        .filter(finding -> !finding.isPassed())
        .map(
            finding ->
                finding.severity()
                    + " "
                    + finding.title()
                    + ": "
                    + String.join(", ", finding.subjects()))
        .toList();
  }
}
