package dev.singlet.examples.github;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.ProgramRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {

  private static ProgramRun builtIn;

  @TempDir Path directory;

  @BeforeAll
  static void run() {
    builtIn = ProgramRun.of(Main.GITHUB);
  }

  @Test
  void runsEveryAccessPatternOnTheBuiltInSet() {
    assertThat(builtIn.err()).isEmpty();
    assertThat(builtIn.status()).isZero();
    for (int pattern = 1; pattern <= 20; pattern++) {
      assertThat(builtIn.out()).contains(String.format("%n%2d. ", pattern));
    }
    assertThat(builtIn.out()).doesNotContain(" 0 items returned");
  }

  @Test
  void printsTheSameEveryTime() {
    assertThat(ProgramRun.of(Main.GITHUB)).isEqualTo(builtIn);
  }

  @Test
  void showsTheCallTheRequestTheCountsAndTheItem() {
    assertThat(builtIn.example("18. A fork"))
        .isEqualTo(
            """
            18. A fork
                ForkEntity.get(originalOwner, originalRepo, forkOwner)
                GetItem: PK = "REPO#aws#dynamodb-toolbox" AND SK = "FORK#alice"
                1 item returned, 1 read, 1 request
                  original_owner  original_repo     fork_owner  fork_repo
                  --------------  ----------------  ----------  ----------------
                  aws             dynamodb-toolbox  alice       dynamodb-toolbox""");
  }

  @Test
  void leavesOutTheMiddleOfALongList() {
    assertThat(builtIn.example(" 7. Open issues, newest first"))
        .isEqualTo(
            """
            7. Open issues, newest first
                IssueEntity.openByRepo(owner, repoName)
                Query GSI4: GSI4PK = "ISSUE#aws#dynamodb-toolbox" AND begins_with(GSI4SK, "ISSUE#OPEN#")
                22 items returned, 22 read, 1 request
                  issue_number  title                             status  author  assignees      labels
                  ------------  --------------------------------  ------  ------  -------------  ----------------
                  44            Update ignores the last item      open    erin                   bug
                  43            Batch fails on an empty set       open    dave    erin, ivan     question
                  40            Query is slow                     open    alice                  bug
                  38            README needs an example           open    sybil                  good-first-issue
                  35            Batch fails on an empty set       open    peggy   alice, quinn
                  34            Page token fails on an empty set  open    oscar                  good-first-issue
                  ... 13 more
                  7             Validator needs an example        open    heidi   ivan, mallory
                  4             Update ignores the last item      open    erin                   bug
                  2             Page token fails on an empty set  open    carol                  good-first-issue""");
  }

  @Test
  void showsACollectionKindByKind() {
    assertThat(builtIn.example("19. A repository and its forks"))
        .isEqualTo(
            """
            19. A repository and its forks
                RepositoryAndForksCollection.byRepository(owner, repoName)
                Query GSI2: GSI2PK = "REPO#aws#dynamodb-toolbox"
                9 items returned, 9 read, 1 request
                  Fork:
                  original_owner  original_repo     fork_owner  fork_repo
                  --------------  ----------------  ----------  ---------------------
                  aws             dynamodb-toolbox  alice       dynamodb-toolbox
                  aws             dynamodb-toolbox  carol       dynamodb-toolbox
                  aws             dynamodb-toolbox  erin        dynamodb-toolbox-fork
                  aws             dynamodb-toolbox  grace       dynamodb-toolbox
                  aws             dynamodb-toolbox  ivan        dynamodb-toolbox
                  aws             dynamodb-toolbox  kim         dynamodb-toolbox-fork
                  aws             dynamodb-toolbox  mallory     dynamodb-toolbox
                  aws             dynamodb-toolbox  oscar       dynamodb-toolbox
                  Repository:
                  owner  repo_name         description                  is_private  language  modified
                  -----  ----------------  ---------------------------  ----------  --------  --------------------
                  aws    dynamodb-toolbox  The dynamodb-toolbox of aws  false       Java      2024-02-21T20:00:00Z""");
  }

  @Test
  void showsTheTokenThatLeadsToTheNextPage() {
    assertThat(builtIn.example("20. All issues of a repository, page by page"))
        .contains("\n    IssueEntity.byRepo(owner, repoName).limit(10).from(token)\n    Page 1:\n")
        .containsPattern("Page 1:\n(.*\n)* +next: [A-Za-z0-9_-]+\n +Page 2:\n")
        .contains("after: GSI1PK = \"ISSUE#aws#dynamodb-toolbox\" AND GSI1SK = \"ISSUE#");
  }

  @Test
  void theCallsAndTheModelAreWhereTheLastLinesSay() {
    List<String> lines = builtIn.out().lines().toList();
    String file = lines.get(lines.size() - 2).replaceAll("The calls are in (.*),", "$1");

    assertThat(Path.of("..", file))
        .content()
        .contains("return IssueEntity.openByRepo(owner, repoName);");
    assertThat(Path.of("..", file).resolveSibling("model/Issue.java")).exists();
    assertThat(lines.get(lines.size() - 1))
        .isEqualTo("the annotated records in the folder model beside it.");
  }

  @Test
  void theTableCanHaveAnotherName() throws IOException {
    Path file = Files.writeString(directory.resolve("rows.json"), "[]");

    ProgramRun run = ProgramRun.of(Main.GITHUB, "--table", "Other", "--data", file.toString());

    assertThat(run.status()).isZero();
    assertThat(run.out().lines().findFirst().orElseThrow())
        .isEqualTo("0 items are in the table Other of an embedded DynamoDB Local.");
  }

  @Test
  void helpExplainsTheOptionsAndDoesNothingElse() {
    ProgramRun run = ProgramRun.of(Main.GITHUB, "--help");

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Runs every access pattern of a GitHub on a DynamoDB table and shows the requests and the items.

            Options:
              --endpoint URL  use the DynamoDB at this URL, and leave the data there; without it, a
                              DynamoDB Local runs inside the program and is gone afterwards
              --table NAME    the name of the table, created if there is none (default: GitHubTable)
              --data FILE     load the rows of a JSON file instead of the built-in ones: an array of
                              ["Issue", {"owner": "aws", "issue_number": 42, ...}] pairs, attributes by
                              their stored names, "created" and "modified" for the stamps
              --help          show this help
            """);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aWrongOptionEndsInOneLine() {
    ProgramRun run = ProgramRun.of(Main.GITHUB, "--colour", "red");

    assertThat(run)
        .isEqualTo(
            new ProgramRun(2, "", String.format("There is no option --colour. See --help.%n")));
  }

  @Test
  void anUnreachableEndpointEndsInOneLine() throws IOException {
    String url = "http://localhost:" + LocalServer.freePort();

    ProgramRun run = ProgramRun.of(Main.GITHUB, "--endpoint", url);

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).startsWith("Can't reach " + url + ": ").hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void anUnknownHostEndsInOneLine() {
    ProgramRun run = ProgramRun.of(Main.GITHUB, "--endpoint", "http://no-such-host.invalid:8000");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "Can't reach http://no-such-host.invalid:8000: there is no host"
                + " no-such-host.invalid.");
  }

  @Test
  void rowsOfAFileTakeThePlaceOfTheBuiltInOnes() throws IOException {
    Path file = directory.resolve("rows.json");
    Files.writeString(
        file,
        """
        [
          ["User", {"username": "ann", "email": "ann@example.com"}],
          ["Repository", {"owner": "ann", "repo_name": "notes", "language": "Zig",
            "created": "2020-01-01T00:00:00Z", "modified": "2021-01-01T00:00:00.500Z"}],
          ["Issue", {"owner": "ann", "repo_name": "notes", "issue_number": 7, "title": "Typo",
            "author": "ann", "labels": ["docs", "bug"]}]
        ]
        """);

    ProgramRun run = ProgramRun.of(Main.GITHUB, "--data", file.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("3 items are in the table GitHubTable of an embedded DynamoDB Local.");
    assertThat(run.example(" 7. Open issues, newest first"))
        .isEqualTo(
            """
            7. Open issues, newest first
                IssueEntity.openByRepo(owner, repoName)
                Query GSI4: GSI4PK = "ISSUE#ann#notes" AND begins_with(GSI4SK, "ISSUE#OPEN#")
                1 item returned, 1 read, 1 request
                  issue_number  title  status  author  labels
                  ------------  -----  ------  ------  ---------
                  7             Typo   open    ann     bug, docs""");
    assertThat(run.example(" 2. Repositories of an account"))
        .endsWith("ann    notes      false       Zig       2021-01-01T00:00:00.500Z");
  }

  @Test
  void aFileWithInvalidRowsIsReportedWhole() throws IOException {
    Path file = directory.resolve("rows.json");
    Files.writeString(
        file,
        """
        [
          ["User", {"username": "ann", "email": "ann@example.com"}],
          ["User", {"username": "bob", "email": "nowhere"}],
          ["Usr", {}]
        ]
        """);

    ProgramRun run = ProgramRun.of(Main.GITHUB, "--data", file.toString());

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .containsExactly(
            file + ": 2 of 3 rows not valid, nothing was written.",
            "  row 2 (line 3): [SGR0101] User is not valid: email must match"
                + " [^@\\s]+@[^@\\s]+\\.[^@\\s]+ (was \"nowhere\").",
            "  row 3 (line 4): there is no entity \"Usr\", but User, Organization, Membership,"
                + " Repository, Issue, PullRequest, IssueComment, PRComment, Reaction, Fork, Star,"
                + " Gist, Counter");
  }

  @Test
  void aMissingFileEndsInOneLine() {
    ProgramRun run = ProgramRun.of(Main.GITHUB, "--data", "no-such-file.json");

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines("no-such-file.json can't be read: there is no such file.");
  }
}
