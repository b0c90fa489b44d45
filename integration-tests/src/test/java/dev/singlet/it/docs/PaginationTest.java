package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.operation.PageTokens;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class PaginationTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private final List<String> shown = new ArrayList<>();

  @BeforeEach
  void write() {
    for (int number = 1; number <= 50; number++) {
      table
          .client()
          .execute(
              IssueEntity.put(
                  IssueEntity.builder()
                      .owner("aws")
                      .repoName("sdk")
                      .issueNumber(number)
                      .title("Issue " + number)
                      .build()));
    }
  }

  private static List<Long> numbers(Page<Issue> page) {
    return page.items().stream().map(Issue::issueNumber).toList();
  }

  @Test
  void pages() {
    TableClient github = table.client();

    Query<Issue> issues = IssueEntity.byRepo("aws", "sdk").limit(20);
    Page<Issue> first = github.execute(issues);
    Page<Issue> second = github.execute(issues.from(first.nextToken()));
    Page<Issue> firstAgain = github.execute(issues.from(second.previousToken()));

    assertThat(numbers(second)).hasSize(20).startsWith(21L);
    assertThat(numbers(firstAgain)).isEqualTo(numbers(first));

    String after = second.tokenAfter(4); // what follows the fifth issue of the page
    String before = second.tokenBefore(4); // what is before it

    assertThat(numbers(github.execute(issues.from(after)))).startsWith(26L);
    assertThat(numbers(github.execute(issues.from(before)))).endsWith(24L);
  }

  @Test
  void streams() {
    TableClient github = table.client();
    Query<Issue> issues = IssueEntity.byRepo("aws", "sdk");

    Stream<Issue> all = github.stream(issues.limit(45));
    Stream<Page<Issue>> pages = github.pages(issues.limit(20));

    assertThat(all).hasSize(45);
    assertThat(pages.map(page -> page.items().size())).containsExactly(20, 20, 10);
  }

  @Test
  void counts() {
    TableClient github = table.client();

    long count = github.execute(IssueEntity.byRepo("aws", "sdk").count());
    long atMost = github.execute(IssueEntity.byRepo("aws", "sdk").limit(10).count());

    assertThat(count).isEqualTo(50);
    assertThat(atMost).isEqualTo(10);
  }

  @Test
  void protection() {
    String secret = "32 random bytes, which nobody knows";
    String oldSecret = "32 random bytes that had their time";

    TableClient github = table.client().withPageTokens(PageTokens.encrypted(secret, oldSecret));

    Query<Issue> issues = IssueEntity.byRepo("aws", "sdk").limit(20);
    TableClient old = table.client().withPageTokens(PageTokens.encrypted(oldSecret));
    String token = old.execute(issues).nextToken();
    assertThat(numbers(github.execute(issues.from(token)))).startsWith(21L);

    String parameter = table.client().execute(issues).nextToken();
    Page<Issue> page;
    try {
      page = github.execute(issues.from(parameter));
    } catch (InvalidPageTokenException bad) {
      shown.add(bad.getMessage());
      page = github.execute(issues);
    }

    assertThat(numbers(page)).startsWith(1L);
    assertThat(shown).hasSize(1);
    assertThatThrownBy(() -> old.execute(issues.from(page(github, issues))))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  private static String page(TableClient github, Query<Issue> issues) {
    return github.execute(issues).nextToken();
  }
}
