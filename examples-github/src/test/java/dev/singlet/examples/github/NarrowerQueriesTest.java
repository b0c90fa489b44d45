package dev.singlet.examples.github;

import static dev.singlet.examples.github.Fixture.ALICE_LIKES_SDK;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_TOOLBOX;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_TOOLBOX_2;
import static dev.singlet.examples.github.Fixture.CLOSED_20;
import static dev.singlet.examples.github.Fixture.OPEN_10;
import static dev.singlet.examples.github.Fixture.OPEN_100;
import static dev.singlet.examples.github.Fixture.OPEN_2;
import static dev.singlet.examples.github.Fixture.OPEN_9;
import static dev.singlet.examples.github.Fixture.SDK;
import static dev.singlet.examples.github.Fixture.T2;
import static dev.singlet.examples.github.Fixture.T3;
import static dev.singlet.examples.github.Fixture.TOOLBOX;
import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.lte;

import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.github.model.StarEntity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Access patterns that ask for a part of their list. */
class NarrowerQueriesTest extends AccessPatternTest {

  @Test
  void aRangeOfNumbersIsOneBetween() {
    assertQuery(
        IssueEntity.byRepo("aws", "toolbox").issueNumber(between(9, 20)),
        List.of(
            "Query GSI1: GSI1PK = \"ISSUE#aws#toolbox\""
                + " AND GSI1SK BETWEEN \"ISSUE#00000009\" AND \"ISSUE#00000020\""),
        OPEN_9,
        OPEN_10,
        CLOSED_20);
  }

  @Test
  void aWholeKeyIsAnEquality() {
    assertQuery(
        IssueEntity.openByRepo("aws", "toolbox").issueNumber(9),
        List.of("Query GSI4: GSI4PK = \"ISSUE#aws#toolbox\" AND GSI4SK = \"ISSUE#OPEN#99999990\""),
        OPEN_9);
  }

  @Test
  void aRangeMeansTheNumbersAlsoWhereTheKeyIsInDescendingOrder() {
    assertQuery(
        IssueEntity.openByRepo("aws", "toolbox").issueNumber(lte(9)),
        List.of(
            "Query GSI4: GSI4PK = \"ISSUE#aws#toolbox\""
                + " AND GSI4SK BETWEEN \"ISSUE#OPEN#99999990\" AND \"ISSUE#OPEN#\\u{10FFFF}\""),
        OPEN_9,
        OPEN_2);
    assertQuery(
        IssueEntity.openByRepo("aws", "toolbox").issueNumber(gt(9)).reverse(),
        List.of(
            "Query GSI4: GSI4PK = \"ISSUE#aws#toolbox\""
                + " AND GSI4SK BETWEEN \"ISSUE#OPEN#\" AND \"ISSUE#OPEN#9999999/\\u{10FFFF}\"",
            "in descending order"),
        OPEN_10,
        OPEN_100);
  }

  @Test
  void theFirstPartOfASortKeyNeverMatchesALongerName() {
    assertQuery(
        StarEntity.byUser("alice").repoOwner("aws"),
        List.of("Query table: PK = \"ACCOUNT#alice\" AND begins_with(SK, \"STAR#aws#\")"),
        ALICE_LIKES_SDK,
        ALICE_LIKES_TOOLBOX,
        ALICE_LIKES_TOOLBOX_2);
    assertQuery(
        StarEntity.byUser("alice").repoOwner("aw"),
        List.of("Query table: PK = \"ACCOUNT#alice\" AND begins_with(SK, \"STAR#aw#\")"));
  }

  @Test
  void theSecondPartFollowsTheFirst() {
    assertQuery(
        StarEntity.byUser("alice").repoOwner("aws").repoName(beginsWith("tool")).consistent(),
        List.of(
            "Query table: PK = \"ACCOUNT#alice\" AND begins_with(SK, \"STAR#aws#tool\")",
            "consistent"),
        ALICE_LIKES_TOOLBOX,
        ALICE_LIKES_TOOLBOX_2);
  }

  @Test
  void timesAreRangesToo() {
    assertQuery(
        RepositoryEntity.byOwner("aws").updatedAt(gt(T2)),
        List.of(
            "Query GSI3: GSI3PK = \"ACCOUNT#aws\""
                + " AND GSI3SK BETWEEN \"#2024-01-15T08:00:00.001Z\\u{0}\" AND \"#\\u{10FFFF}\""),
        TOOLBOX,
        SDK);
    assertQuery(
        RepositoryEntity.byOwner("aws").updatedAt(between(T3, T3)),
        List.of(
            "Query GSI3: GSI3PK = \"ACCOUNT#aws\""
                + " AND GSI3SK BETWEEN \"#2024-02-29T00:00:00.000Z\""
                + " AND \"#2024-02-29T00:00:00.000Z\""),
        TOOLBOX);
  }
}
