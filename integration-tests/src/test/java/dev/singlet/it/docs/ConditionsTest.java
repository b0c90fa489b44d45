package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.Issue.Status.CLOSED;
import static dev.singlet.it.docs.model.IssueEntity.ASSIGNEE;
import static dev.singlet.it.docs.model.IssueEntity.LABELS;
import static dev.singlet.it.docs.model.IssueEntity.STATUS;
import static dev.singlet.it.docs.model.IssueEntity.TITLE;
import static dev.singlet.it.docs.model.QuoteEntity.BUDGET;
import static dev.singlet.it.docs.model.QuoteEntity.EXTRAS;
import static dev.singlet.it.docs.model.QuoteEntity.PARTS;
import static dev.singlet.it.docs.model.QuoteEntity.PRICE;
import static dev.singlet.it.docs.model.QuoteEntity.TOTAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.Fork;
import dev.singlet.it.docs.model.ForkEntity;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.Quote;
import dev.singlet.it.docs.model.QuoteEntity;
import dev.singlet.it.docs.model.Repository;
import dev.singlet.it.docs.model.RepositoryAndForks;
import dev.singlet.it.docs.model.RepositoryAndForksCollection;
import dev.singlet.it.docs.model.RepositoryEntity;
import dev.singlet.it.docs.model.Session;
import dev.singlet.it.docs.model.SessionEntity;
import dev.singlet.it.docs.model.WorkshopTable;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ConditionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);
  @RegisterExtension final LocalTable workshops = LocalTable.of(WorkshopTable.SCHEMA);

  private TableClient github;

  @BeforeEach
  void putIssues() {
    github = table.client();
    for (int number = 40; number <= 44; number++) {
      github.execute(
          IssueEntity.put(
              IssueEntity.builder()
                  .owner("aws")
                  .repoName("sdk")
                  .issueNumber(number)
                  .title(number == 42 ? "Crash on start" : "Slow")
                  .labels(number == 42 ? Set.of("urgent", "bug") : Set.of("idea"))
                  .build()));
    }
  }

  @Test
  void attributes() {
    Condition<Issue> urgent = LABELS.contains("urgent").and(TITLE.beginsWith("Crash"));
    Condition<Issue> free = ASSIGNEE.notExists().or(ASSIGNEE.in("ann", "bob"));
    Condition<Issue> shortTitle = TITLE.size().lte(40).and(free.not());

    assertThat(numbers(urgent)).containsExactly(42L);
    assertThat(numbers(free)).hasSize(5);
    assertThat(numbers(shortTitle)).isEmpty();
  }

  @Test
  void otherAttributes() {
    TableClient workshop = workshops.client();
    workshop.execute(
        QuoteEntity.put(new Quote("q1", 80, 15, null, 95, 100, List.of("top"), List.of("lamp"))));

    Condition<Quote> fits = TOTAL.betweenAttributes(PRICE, BUDGET);
    Condition<Quote> hasMoreParts = PARTS.size().gt(EXTRAS.size());
    Condition<Quote> hasLamp = PARTS.containsAttribute(EXTRAS.at(0));

    assertThat(workshop.tryExecute(QuoteEntity.update("q1").tax(15).when(fits))).isTrue();
    assertThat(workshop.tryExecute(QuoteEntity.update("q1").tax(15).when(hasMoreParts))).isFalse();
    assertThat(workshop.tryExecute(QuoteEntity.update("q1").tax(15).when(hasLamp))).isFalse();
  }

  @Test
  void data() {
    List<String> names = List.of("urgent", "idea");

    List<Condition<Issue>> each = names.stream().map(LABELS::contains).toList();
    Condition<Issue> all = Condition.allOf(each);
    Condition<Issue> any = Condition.anyOf(each);

    assertThat(numbers(all)).isEmpty();
    assertThat(numbers(any)).hasSize(5);
    assertThat(numbers(Condition.allOf(List.of()))).hasSize(5);
    assertThat(numbers(Condition.anyOf(List.of()))).isEmpty();
  }

  @Test
  void writes() {
    try {
      github.execute(IssueEntity.delete("aws", "sdk", 42).when(STATUS.eq(CLOSED)));
    } catch (ConditionFailedException failed) {
      Optional<Issue> existing = failed.existing(IssueEntity.type());
      System.out.println(failed.reason() + ": " + existing);
    }
    boolean deleted =
        github.tryExecute(IssueEntity.delete("aws", "sdk", 42).when(STATUS.eq(CLOSED)));
    assertThat(deleted).isFalse();
    assertThat(github.execute(IssueEntity.get("aws", "sdk", 42))).isPresent();
  }

  @Test
  void filters() {
    Page<Issue> page =
        github.execute(IssueEntity.open("aws", "sdk").filter(LABELS.contains("bug")).limit(10));
    int read = page.itemsRead();

    assertThat(page.items()).extracting(Issue::issueNumber).containsExactly(42L);
    assertThat(read).isEqualTo(5);
  }

  @Test
  void filtersInCollections() {
    github.execute(RepositoryEntity.put(new Repository("aws", "sdk", null)));
    github.execute(ForkEntity.put(new Fork("aws", "sdk", "ann")));
    github.execute(ForkEntity.put(new Fork("aws", "sdk", "bob")));

    Page<RepositoryAndForks> some =
        github.execute(
            RepositoryAndForksCollection.byRepository("aws", "sdk")
                .filter(ForkEntity.FORK_OWNER.beginsWith("a")));

    assertThat(some.items())
        .containsExactlyInAnyOrder(
            new Repository("aws", "sdk", null), new Fork("aws", "sdk", "ann"));
  }

  @Test
  void timeToLive() {
    TableClient workshop = workshops.client();
    Instant yesterday = Instant.now().minusSeconds(86_400);
    workshop.execute(
        SessionEntity.put(SessionEntity.builder().id("s1").expiresAt(yesterday).build()));

    Optional<Session> live = workshop.execute(SessionEntity.get("s1").withoutExpired());

    assertThat(live).isEmpty();
  }

  private List<Long> numbers(Condition<Issue> condition) {
    return github.stream(IssueEntity.byRepo("aws", "sdk").filter(condition))
        .map(Issue::issueNumber)
        .toList();
  }
}
