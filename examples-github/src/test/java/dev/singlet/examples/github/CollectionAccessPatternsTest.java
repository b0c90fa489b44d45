package dev.singlet.examples.github;

import static dev.singlet.examples.github.AccessPatterns.page;
import static dev.singlet.examples.github.Fixture.ALICE;
import static dev.singlet.examples.github.Fixture.ALICE_IN_AWS;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_SDK;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_TOOLBOX;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_TOOLBOX_2;
import static dev.singlet.examples.github.Fixture.AWS;
import static dev.singlet.examples.github.Fixture.BOB_IN_AWS;
import static dev.singlet.examples.github.Fixture.BOB_LIKES_TOOLBOX;
import static dev.singlet.examples.github.Fixture.CLOSED_20;
import static dev.singlet.examples.github.Fixture.CLOSED_3;
import static dev.singlet.examples.github.Fixture.DOTFILES;
import static dev.singlet.examples.github.Fixture.FORK_OF_ALICE;
import static dev.singlet.examples.github.Fixture.FORK_OF_BOB;
import static dev.singlet.examples.github.Fixture.GIST_1;
import static dev.singlet.examples.github.Fixture.GIST_2;
import static dev.singlet.examples.github.Fixture.OPEN_10;
import static dev.singlet.examples.github.Fixture.OPEN_100;
import static dev.singlet.examples.github.Fixture.OPEN_2;
import static dev.singlet.examples.github.Fixture.OPEN_9;
import static dev.singlet.examples.github.Fixture.SDK;
import static dev.singlet.examples.github.Fixture.TOOLBOX;
import static dev.singlet.examples.github.Fixture.TOOLBOX_2;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.UserAndActivity;
import dev.singlet.examples.shared.report.RequestText;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several entities in one query, and lists page by page. */
class CollectionAccessPatternsTest extends AccessPatternTest {

  @Test
  void pattern19OrganizationAndMembers() {
    assertQuery(
        AccessPatterns.organizationAndMembers("aws"),
        List.of(
            "Query table: PK = \"ACCOUNT#aws\""
                + " AND SK BETWEEN \"ACCOUNT#\" AND \"MEMBERSHIP#\\u{10FFFF}\"",
            "filter: _et IN (\"Organization\", \"Membership\")"),
        AWS,
        ALICE_IN_AWS,
        BOB_IN_AWS);
  }

  @Test
  void pattern19UserAndGistsAndStars() {
    assertQuery(
        AccessPatterns.userGistsAndStars("alice"),
        List.of(
            "Query table: PK = \"ACCOUNT#alice\""
                + " AND SK BETWEEN \"ACCOUNT#\" AND \"STAR#\\u{10FFFF}\"",
            "filter: _et IN (\"User\", \"Gist\", \"Star\")"),
        ALICE,
        GIST_1,
        GIST_2,
        ALICE_LIKES_SDK,
        ALICE_LIKES_TOOLBOX,
        ALICE_LIKES_TOOLBOX_2);
  }

  @Test
  void pattern19AccountAndItsLatestRepositories() {
    assertQuery(
        AccessPatterns.accountAndLatestRepositories("aws"),
        List.of("Query GSI3: GSI3PK = \"ACCOUNT#aws\"", "in descending order"),
        AWS,
        SDK,
        TOOLBOX,
        TOOLBOX_2);
    assertQuery(
        AccessPatterns.accountAndLatestRepositories("alice"),
        List.of("Query GSI3: GSI3PK = \"ACCOUNT#alice\"", "in descending order"),
        ALICE,
        DOTFILES);
  }

  @Test
  void pattern19RepositoryAndForks() {
    assertQuery(
        AccessPatterns.repositoryAndForks("aws", "toolbox"),
        List.of("Query GSI2: GSI2PK = \"REPO#aws#toolbox\""),
        FORK_OF_ALICE,
        FORK_OF_BOB,
        TOOLBOX);
  }

  @Test
  void pattern19RepositoryAndStargazers() {
    assertQuery(
        AccessPatterns.repositoryAndStargazers("aws", "toolbox"),
        List.of("Query GSI1: GSI1PK = \"REPO#aws#toolbox\""),
        TOOLBOX,
        ALICE_LIKES_TOOLBOX,
        BOB_LIKES_TOOLBOX);
  }

  @Test
  void pattern19ClosedThenOpenIssues() {
    assertQuery(
        AccessPatterns.issuesByState("aws", "toolbox"),
        List.of("Query GSI4: GSI4PK = \"ISSUE#aws#toolbox\""),
        CLOSED_3,
        CLOSED_20,
        OPEN_100,
        OPEN_10,
        OPEN_9,
        OPEN_2);
  }

  @Test
  void pattern20AnyListPageByPage() {
    Query<Issue> issues = AccessPatterns.issuesOf("aws", "toolbox");

    Page<Issue> first = github().execute(page(issues, 4, null));
    Page<Issue> second = github().execute(page(issues, 4, first.nextToken()));

    assertThat(first.items()).containsExactly(OPEN_2, CLOSED_3, OPEN_9, OPEN_10);
    assertThat(second.items()).containsExactly(CLOSED_20, OPEN_100);
    assertThat(second.nextToken()).isNull();
    assertThat(
            RequestText.lines(
                page(issues, 4, first.nextToken()).toRequest(table.client().context())))
        .containsExactly(
            "Query GSI1: GSI1PK = \"ISSUE#aws#toolbox\" AND begins_with(GSI1SK, \"ISSUE#\")",
            "limit: 4",
            "after: GSI1PK = \"ISSUE#aws#toolbox\" AND GSI1SK = \"ISSUE#00000010\""
                + " AND PK = \"ISSUE#aws#toolbox#00000010\""
                + " AND SK = \"ISSUE#aws#toolbox#00000010\"");
  }

  @Test
  void pattern20CollectionsPageByPage() {
    Query<UserAndActivity> list = AccessPatterns.userGistsAndStars("alice");

    Page<UserAndActivity> first = github().execute(page(list, 2, null));
    Page<UserAndActivity> second = github().execute(page(list, 3, first.nextToken()));
    Page<UserAndActivity> third = github().execute(page(list, 3, second.nextToken()));

    assertThat(first.items()).containsExactly(ALICE, GIST_1);
    assertThat(second.items()).containsExactly(GIST_2, ALICE_LIKES_SDK, ALICE_LIKES_TOOLBOX);
    assertThat(third.items()).containsExactly(ALICE_LIKES_TOOLBOX_2);
  }
}
