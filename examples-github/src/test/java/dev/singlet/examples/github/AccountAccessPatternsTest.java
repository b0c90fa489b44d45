package dev.singlet.examples.github;

import static dev.singlet.examples.github.Fixture.ALICE;
import static dev.singlet.examples.github.Fixture.ALICE_IN_AWS;
import static dev.singlet.examples.github.Fixture.AWS;
import static dev.singlet.examples.github.Fixture.BOB_IN_AWS;
import static dev.singlet.examples.github.Fixture.GIST_1;
import static dev.singlet.examples.github.Fixture.GIST_2;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Users, organizations, members and gists. */
class AccountAccessPatternsTest extends AccessPatternTest {

  @Test
  void pattern12User() {
    assertGet(
        AccessPatterns.user("alice"),
        "GetItem: PK = \"ACCOUNT#alice\" AND SK = \"ACCOUNT#alice\"",
        ALICE);
    assertMissing(AccessPatterns.user("aws"));
  }

  @Test
  void pattern12Organization() {
    assertGet(
        AccessPatterns.organization("aws"),
        "GetItem: PK = \"ACCOUNT#aws\" AND SK = \"ACCOUNT#aws\"",
        AWS);
    assertMissing(AccessPatterns.organization("alice"));
  }

  @Test
  void pattern12EitherByAccountName() {
    assertGet(
        AccessPatterns.account("alice"),
        "GetItem: PK = \"ACCOUNT#alice\" AND SK = \"ACCOUNT#alice\"",
        ALICE);
    assertGet(
        AccessPatterns.account("aws"),
        "GetItem: PK = \"ACCOUNT#aws\" AND SK = \"ACCOUNT#aws\"",
        AWS);
    assertMissing(AccessPatterns.account("nobody"));
  }

  @Test
  void pattern13MembersOfAnOrganization() {
    assertQuery(
        AccessPatterns.membersOf("aws"),
        List.of("Query table: PK = \"ACCOUNT#aws\" AND begins_with(SK, \"MEMBERSHIP#\")"),
        ALICE_IN_AWS,
        BOB_IN_AWS);
  }

  @Test
  void pattern14GistsOfAUser() {
    assertQuery(
        AccessPatterns.gistsOf("alice"),
        List.of("Query table: PK = \"ACCOUNT#alice\" AND begins_with(SK, \"GIST#\")"),
        GIST_1,
        GIST_2);
  }

  @Test
  void pattern14OneGist() {
    assertGet(
        AccessPatterns.gist("alice", "g2"),
        "GetItem: PK = \"ACCOUNT#alice\" AND SK = \"GIST#g2\"",
        GIST_2);
    assertMissing(AccessPatterns.gist("bob", "g2"));
  }
}
