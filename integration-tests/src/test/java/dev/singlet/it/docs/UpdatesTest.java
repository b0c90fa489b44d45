package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.Issue.Status.CLOSED;
import static dev.singlet.it.docs.model.Issue.Status.OPEN;
import static dev.singlet.it.docs.model.IssueEntity.STATUS;
import static dev.singlet.it.docs.model.IssueEntity.TITLE;
import static dev.singlet.it.docs.model.QuoteEntity.BUDGET;
import static dev.singlet.it.docs.model.QuoteEntity.DISCOUNT;
import static dev.singlet.it.docs.model.QuoteEntity.EXTRAS;
import static dev.singlet.it.docs.model.QuoteEntity.PARTS;
import static dev.singlet.it.docs.model.QuoteEntity.PRICE;
import static dev.singlet.it.docs.model.QuoteEntity.TAX;
import static dev.singlet.it.docs.model.QuoteEntity.TOTAL;
import static dev.singlet.it.docs.model.SessionEntity.CLIENT;
import static dev.singlet.it.docs.model.SessionEntity.EXPIRES_AT;
import static dev.singlet.it.docs.model.SessionEntity.NOTES;
import static dev.singlet.it.docs.model.SessionEntity.REQUESTS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.Quote;
import dev.singlet.it.docs.model.QuoteEntity;
import dev.singlet.it.docs.model.Seat;
import dev.singlet.it.docs.model.SeatEntity;
import dev.singlet.it.docs.model.Session;
import dev.singlet.it.docs.model.SessionEntity;
import dev.singlet.it.docs.model.WorkshopTable;
import dev.singlet.item.PartialItem;
import dev.singlet.json.EntityJson;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class UpdatesTest {

  @RegisterExtension final LocalTable issues = LocalTable.of(GitHubTable.SCHEMA);
  @RegisterExtension final LocalTable workshops = LocalTable.of(WorkshopTable.SCHEMA);

  private TableClient github;
  private TableClient workshop;

  @BeforeEach
  void connect() {
    github = issues.client();
    workshop = workshops.client();
  }

  private Issue putIssue() {
    return github.execute(
        IssueEntity.put(
            IssueEntity.builder()
                .owner("aws")
                .repoName("sdk")
                .issueNumber(42)
                .title("Crash")
                .assignee("ann")
                .build()));
  }

  @Test
  void update() {
    putIssue();

    Issue closed =
        github.execute(
            IssueEntity.update("aws", "sdk", 42)
                .status(CLOSED)
                .addToLabels("fixed")
                .removeAssignee()
                .when(STATUS.eq(OPEN)));

    assertThat(closed)
        .isEqualTo(new Issue("aws", "sdk", 42, "Crash", CLOSED, Set.of("fixed"), null));
    assertThat(github.execute(IssueEntity.open("aws", "sdk")).items()).isEmpty();
  }

  @Test
  void constraints() {
    workshop.execute(SeatEntity.put(new Seat("a1", "North", "1.01", 5, null)));

    workshop.execute(SeatEntity.update("a1").decrementFree(2));

    assertThat(workshop.execute(SeatEntity.get("a1")).orElseThrow().free()).isEqualTo(3);
  }

  @Test
  void attributes() {
    workshop.execute(SessionEntity.put(SessionEntity.builder().id("s1").build()));
    Instant tomorrow = Instant.now().plus(1, ChronoUnit.DAYS).truncatedTo(ChronoUnit.SECONDS);

    Session session =
        workshop.execute(
            SessionEntity.update("s1")
                .set(CLIENT.NAME, "cli")
                .set(NOTES.key("first"), "hello")
                .setIfAbsent(EXPIRES_AT, tomorrow)
                .increment(REQUESTS, 1));

    assertThat(session)
        .isEqualTo(
            new Session(
                "s1", 2, 1, new Session.Client("cli", null), Map.of("first", "hello"), tomorrow));
  }

  @Test
  void formulas() {
    workshop.execute(
        QuoteEntity.put(new Quote("q1", 80, 15, null, 80, 100, List.of("top"), List.of("lamp"))));

    Quote quote =
        workshop.execute(
            QuoteEntity.update("q1")
                .setTo(TOTAL, PRICE.plus(TAX))
                .setTo(PARTS, PARTS.append(EXTRAS))
                .when(PRICE.lteAttribute(BUDGET)));
    assertThat(quote.total()).isEqualTo(95);
    quote =
        workshop.execute(
            QuoteEntity.update("q1").setTo(TOTAL, TOTAL.minus(DISCOUNT).absentAs(DISCOUNT, 0L)));

    assertThat(quote)
        .isEqualTo(new Quote("q1", 80, 15, null, 95, 100, List.of("top", "lamp"), List.of("lamp")));
  }

  @Test
  void keys() {
    workshop.execute(SeatEntity.put(new Seat("a1", "North", "1.01", 5, null)));

    workshop.execute(SeatEntity.update("a1").room("2.07", "North"));
    workshop.execute(SeatEntity.update("a1").buildingAndRoom("South", "1.01"));

    assertThat(workshop.execute(SeatEntity.inRoom("North")).items()).isEmpty();
    assertThat(workshop.execute(SeatEntity.inRoom("South").room("1.01")).items()).hasSize(1);
  }

  @Test
  void records() {
    Issue issue = putIssue();

    Issue renamed = IssueEntity.builder(issue).title("A better title").build();
    Issue stored = github.execute(IssueEntity.update(issue, renamed));

    assertThat(stored).isEqualTo(renamed);
    assertThat(IssueEntity.update(stored, renamed).isUnchanged()).isTrue();
  }

  @Test
  void upsert() {
    Issue issue =
        github.execute(
            IssueEntity.upsert("aws", "sdk", 42, "Crash on start", OPEN).addToLabels("bug"));

    assertThat(github.execute(IssueEntity.open("aws", "sdk")).items()).containsExactly(issue);
  }

  @Test
  void results() {
    putIssue();
    workshop.execute(SessionEntity.put(SessionEntity.builder().id("s1").build()));

    Optional<Issue> old =
        github.execute(IssueEntity.update("aws", "sdk", 42).title("Short").returningOld());
    PartialItem<Issue> changed =
        github.execute(IssueEntity.update("aws", "sdk", 42).title("Shorter").returningUpdatedNew());
    Optional<String> title = changed.get(TITLE);
    int requests =
        workshop.execute(SessionEntity.update("s1").incrementRequests(1).returning(REQUESTS));

    assertThat(old).map(Issue::title).contains("Crash");
    assertThat(title).contains("Shorter");
    assertThat(requests).isEqualTo(1);
  }

  @Test
  void versions() {
    Session session = workshop.execute(SessionEntity.put(SessionEntity.builder().id("s1").build()));

    workshop.execute(SessionEntity.update("s1").requests(0).ifVersion(session.version()));
    workshop.execute(SessionEntity.delete("s1", session.version() + 1));

    assertThat(workshop.execute(SessionEntity.get("s1"))).isEmpty();
    workshop.execute(SessionEntity.put(SessionEntity.builder().id("s1").build()));
    workshop.execute(SessionEntity.deleteAnyVersion("s1"));
    assertThat(workshop.execute(SessionEntity.get("s1"))).isEmpty();
  }

  @Test
  void patches() {
    putIssue();
    String patch = "{\"title\": \"Crash at start\", \"assignee\": null}";
    EntityJson<Issue> json = EntityJson.of(IssueEntity.type());

    Issue before = github.execute(IssueEntity.get("aws", "sdk", 42)).orElseThrow();
    Issue after = json.merge(before, patch);
    Issue stored = github.execute(IssueEntity.update(before, after));

    assertThat(stored.title()).isEqualTo("Crash at start");
    assertThat(stored.assignee()).isNull();
    assertThat(github.execute(IssueEntity.get("aws", "sdk", 42))).contains(stored);
  }
}
