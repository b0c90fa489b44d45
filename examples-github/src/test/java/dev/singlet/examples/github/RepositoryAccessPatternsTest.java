package dev.singlet.examples.github;

import static dev.singlet.examples.github.Fixture.ALICE_LIKES_SDK;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_TOOLBOX;
import static dev.singlet.examples.github.Fixture.ALICE_LIKES_TOOLBOX_2;
import static dev.singlet.examples.github.Fixture.BOB_LIKES_TOOLBOX;
import static dev.singlet.examples.github.Fixture.COUNTER;
import static dev.singlet.examples.github.Fixture.FORK_OF_ALICE;
import static dev.singlet.examples.github.Fixture.FORK_OF_BOB;
import static dev.singlet.examples.github.Fixture.SDK;
import static dev.singlet.examples.github.Fixture.TOOLBOX;
import static dev.singlet.examples.github.Fixture.TOOLBOX_2;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Repositories, stars, forks and counters. */
class RepositoryAccessPatternsTest extends AccessPatternTest {

  @Test
  void pattern01RepositoryByOwnerAndName() {
    assertGet(
        AccessPatterns.repository("aws", "toolbox"),
        "GetItem: PK = \"REPO#aws#toolbox\" AND SK = \"REPO#aws#toolbox\"",
        TOOLBOX);
    assertMissing(AccessPatterns.repository("aws", "tool"));
  }

  @Test
  void pattern02RepositoriesOfAnAccount() {
    assertQuery(
        AccessPatterns.repositoriesOf("aws"),
        List.of("Query GSI3: GSI3PK = \"ACCOUNT#aws\" AND begins_with(GSI3SK, \"#\")"),
        TOOLBOX_2,
        TOOLBOX,
        SDK);
  }

  @Test
  void pattern03RepositoriesOfAnAccountNewestFirst() {
    assertQuery(
        AccessPatterns.latestRepositoriesOf("aws"),
        List.of(
            "Query GSI3: GSI3PK = \"ACCOUNT#aws\" AND begins_with(GSI3SK, \"#\")",
            "in descending order"),
        SDK,
        TOOLBOX,
        TOOLBOX_2);
  }

  @Test
  void pattern04ForksOfARepository() {
    assertQuery(
        AccessPatterns.forksOf("aws", "toolbox"),
        List.of("Query GSI2: GSI2PK = \"REPO#aws#toolbox\" AND begins_with(GSI2SK, \"FORK#\")"),
        FORK_OF_ALICE,
        FORK_OF_BOB);
  }

  @Test
  void pattern09RepositoriesThatAUserStarred() {
    assertQuery(
        AccessPatterns.starsOfUser("alice"),
        List.of("Query table: PK = \"ACCOUNT#alice\" AND begins_with(SK, \"STAR#\")"),
        ALICE_LIKES_SDK,
        ALICE_LIKES_TOOLBOX,
        ALICE_LIKES_TOOLBOX_2);
  }

  @Test
  void pattern10UsersWhoStarredARepository() {
    assertQuery(
        AccessPatterns.stargazersOf("aws", "toolbox"),
        List.of("Query GSI1: GSI1PK = \"REPO#aws#toolbox\" AND begins_with(GSI1SK, \"STAR#\")"),
        ALICE_LIKES_TOOLBOX,
        BOB_LIKES_TOOLBOX);
  }

  @Test
  void pattern11HasThisUserStarredThisRepository() {
    assertGet(
        AccessPatterns.star("bob", "aws", "toolbox"),
        "GetItem: PK = \"ACCOUNT#bob\" AND SK = \"STAR#aws#toolbox\"",
        BOB_LIKES_TOOLBOX);
    assertMissing(AccessPatterns.star("bob", "aws", "sdk"));
  }

  @Test
  void pattern18Fork() {
    assertGet(
        AccessPatterns.fork("aws", "toolbox", "bob"),
        "GetItem: PK = \"REPO#aws#toolbox\" AND SK = \"FORK#bob\"",
        FORK_OF_BOB);
    assertMissing(AccessPatterns.fork("aws", "toolbox", "carol"));
  }

  @Test
  void pattern18Counter() {
    assertGet(
        AccessPatterns.counter("aws", "toolbox"),
        "GetItem: PK = \"COUNTER#aws#toolbox\" AND SK = \"METADATA\"",
        COUNTER);
    assertMissing(AccessPatterns.counter("aws", "sdk"));
  }
}
