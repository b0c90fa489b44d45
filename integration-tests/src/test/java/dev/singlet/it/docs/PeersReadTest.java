package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.IssueEntity.LABELS;
import static dev.singlet.it.docs.model.IssueEntity.STATUS;
import static dev.singlet.it.docs.model.IssueEntity.TITLE;
import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.ArchiveTable;
import dev.singlet.it.docs.model.Bookshop;
import dev.singlet.it.docs.model.BookshopBookEntity;
import dev.singlet.it.docs.model.BookshopTable;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.MovementCollection;
import dev.singlet.it.docs.model.Order;
import dev.singlet.it.docs.model.OrderBoard;
import dev.singlet.it.docs.model.OrderBoardShownProjection;
import dev.singlet.it.docs.model.OrderEntity;
import dev.singlet.it.docs.model.OrderItems;
import dev.singlet.it.docs.model.OrderItemsCollection;
import dev.singlet.it.docs.model.OrderLine;
import dev.singlet.it.docs.model.OrderLineEntity;
import dev.singlet.it.docs.model.Refusal;
import dev.singlet.it.docs.model.RefusalEntity;
import dev.singlet.it.docs.model.Report;
import dev.singlet.it.docs.model.ReportEntity;
import dev.singlet.it.docs.model.ReportSummary;
import dev.singlet.it.docs.model.ReportSummaryProjection;
import dev.singlet.it.docs.model.Star;
import dev.singlet.it.docs.model.StarEntity;
import dev.singlet.it.docs.model.StarEntity.ByRepositoryTuple;
import dev.singlet.it.docs.model.StoreTable;
import dev.singlet.item.Put;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import dev.singlet.value.ReadPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The lines of docs/reference/peers.md that read. */
class PeersReadTest {

  private static final Instant MONDAY = Instant.parse("2026-03-02T00:00:00Z");

  @RegisterExtension
  final LocalTable table =
      LocalTable.of(GitHubTable.SCHEMA)
          .seed(client -> IntStream.rangeClosed(1, 50).forEach(n -> client.execute(put(n))));

  private static Put<Issue> put(int number) {
    Set<String> labels = number == 42 ? Set.of("bug") : Set.of();
    Issue.Status status = number == 50 ? Issue.Status.CLOSED : Issue.Status.OPEN;
    return IssueEntity.put(
        new Issue("aws", "sdk", number, "Issue " + number, status, labels, null));
  }

  private List<Long> numbers(Query<Issue> query) {
    return table.client().stream(query).map(Issue::issueNumber).toList();
  }

  @Test
  void gets() {
    TableClient github = table.client();
    AwsRequestOverrideConfiguration patience =
        AwsRequestOverrideConfiguration.builder().apiCallTimeout(Duration.ofSeconds(20)).build();

    Optional<Issue> one = github.execute(IssueEntity.get("aws", "sdk", 42));
    Optional<Issue> same = github.execute(IssueEntity.get("aws", "sdk", 42).consistent());
    Optional<Issue> slow =
        github.execute(IssueEntity.get("aws", "sdk", 42).overrideConfiguration(patience));
    var raw =
        table.dynamoDb().getItem(IssueEntity.get("aws", "sdk", 42).toRequest(github.context()));

    assertThat(one).isPresent().isEqualTo(same).isEqualTo(slow);
    assertThat(one.map(IssueEntity::key)).contains(IssueEntity.key("aws", "sdk", 42));
    assertThat(raw.item()).containsKeys("PK", "SK", "GSI1PK");
  }

  @Test
  void queries() {
    Query<Issue> tenToTwenty = IssueEntity.byRepo("aws", "sdk").issueNumber(between(10, 20));
    Query<Issue> upToTwenty = IssueEntity.byRepo("aws", "sdk").issueNumber(gte(10).and(lt(20)));

    assertThat(numbers(IssueEntity.byRepo("aws", "sdk"))).hasSize(50);
    assertThat(numbers(tenToTwenty)).hasSize(11);
    assertThat(numbers(upToTwenty)).hasSize(10);
    assertThat(numbers(IssueEntity.byRepo("aws", "sdk").issueNumber(gt(40)))).hasSize(10);
    assertThat(numbers(IssueEntity.byRepo("aws", "sdk").issueNumber(lte(40)))).hasSize(40);
    assertThat(numbers(IssueEntity.byRepo("aws", "sdk").reverse())).startsWith(50L);
    assertThat(numbers(IssueEntity.open("aws", "sdk"))).startsWith(49L);
    assertThat(numbers(IssueEntity.byRepo("aws", "sdk").filter(LABELS.contains("bug"))))
        .containsExactly(42L);
    assertThat(numbers(IssueEntity.byRepo("aws", "sdk").onUnreadable(ReadPolicy.skip())))
        .hasSize(50);
    long count = table.client().execute(IssueEntity.byRepo("aws", "sdk").count());
    assertThat(count).isEqualTo(50);
  }

  @Test
  void severalParts() {
    TableClient github = table.client();
    github.execute(StarEntity.put(new Star("kim", "aws", "sdk", MONDAY)));

    Page<Star> hers = github.execute(StarEntity.byRepository("aws", "sdk").userName("kim"));
    Page<Star> later =
        github.execute(StarEntity.byRepository("aws", "sdk").userName("kim").starredAt(gt(MONDAY)));

    Page<Star> behind =
        github.execute(
            StarEntity.byRepository("aws", "sdk").tuple(gt(ByRepositoryTuple.of("kim", MONDAY))));

    assertThat(hers.items()).hasSize(1);
    assertThat(later.items()).isEmpty();
    assertThat(behind.items()).isEmpty();
  }

  @Test
  void pages() {
    TableClient github = table.client();

    Query<Issue> issues = IssueEntity.byRepo("aws", "sdk").limit(20);
    Page<Issue> first = github.execute(issues);
    Page<Issue> second = github.execute(issues.from(first.nextToken()));
    Page<Issue> again = github.execute(issues.from(second.previousToken()));
    Page<Issue> few = github.execute(IssueEntity.byRepo("aws", "sdk").pageSize(10));

    assertThat(again.items()).isEqualTo(first.items());
    assertThat(numbers(issues.from(second.tokenAfter(4)))).startsWith(26L);
    assertThat(few.items()).hasSize(10);
    assertThat(github.stream(IssueEntity.byRepo("aws", "sdk"))).hasSize(50);
    assertThat(github.pages(issues).limit(2)).hasSize(2);
  }

  @RegisterExtension static final LocalTable REPORTS = LocalTable.of(ArchiveTable.SCHEMA);

  @Test
  void parts() {
    TableClient archive = REPORTS.client();
    archive.execute(ReportEntity.put(new Report(7, "red", "Rain", Report.State.DRAFT, "text")));

    Optional<ReportSummary> part =
        archive.execute(ReportEntity.get(7).project(ReportSummaryProjection.type()));
    Page<Report> begun = archive.execute(ReportEntity.byTitle("red").title(beginsWith("Ra")));
    Page<ReportSummary> covered =
        archive.execute(ReportEntity.ofTeam("red").project(ReportSummaryProjection.type()));
    Page<ReportSummary> drafts =
        archive.execute(
            ReportEntity.ofTeam("red")
                .project(ReportSummaryProjection.type())
                .filter(ReportSummaryProjection.STATE.eq(Report.State.DRAFT)));
    Page<Report> whole = archive.execute(ReportEntity.ofTeam("red").hydrate().limit(20));

    assertThat(part).contains(new ReportSummary("Rain", Report.State.DRAFT));
    assertThat(begun.items()).hasSize(1);
    assertThat(covered.items()).hasSize(1);
    assertThat(drafts.items()).hasSize(1);
    assertThat(whole.items()).hasSize(1);
  }

  @RegisterExtension static final LocalTable BOOKS = LocalTable.of(BookshopTable.SCHEMA);

  @Test
  void aLocalIndex() {
    TableClient bookshop = BOOKS.client();
    Bookshop.Book book =
        new Bookshop.Book(
            "Levi",
            "b1",
            1975,
            "it",
            Bookshop.State.SOLD_OUT,
            Map.of(Bookshop.Room.CELLAR, 2),
            new Bookshop.Format(130, 210),
            null,
            Document.of("signed"),
            "Einaudi",
            MONDAY);
    bookshop.execute(BookshopBookEntity.put(book));

    Page<Bookshop.Book> old =
        bookshop.execute(BookshopBookEntity.byYear("LEVI").year(lt(1980)).consistent());
    Page<Bookshop.Book> italian = bookshop.execute(BookshopBookEntity.inLanguage("it").hydrate());

    assertThat(old.items()).containsExactly(book);
    assertThat(italian.items()).containsExactly(book);
    assertThat(BOOKS.items().get(0))
        .containsEntry("kind", AttributeValue.fromS("book"))
        .containsEntry("state", AttributeValue.fromS("gone"))
        .containsEntry("PK", AttributeValue.fromS("AUTHOR/levi"));
  }

  @RegisterExtension static final LocalTable ORDERS = LocalTable.of(StoreTable.SCHEMA);

  @Test
  void collections() {
    TableClient store = ORDERS.client();
    store.execute(OrderEntity.put(new Order("o100", "c1", MONDAY)));
    store.execute(OrderLineEntity.put(new OrderLine("o100", "c1", MONDAY, "AVON", 1)));
    store.execute(RefusalEntity.put(new Refusal("o100", "c1", MONDAY, 2, "broken")));

    Page<OrderItems> inOrder = store.execute(OrderItemsCollection.byOrder("o100"));
    OrderItemsCollection.ByOrderGroup group =
        store.execute(OrderItemsCollection.byOrder("o100").grouped());
    var later = store.execute(MovementCollection.byOrder("o100").number(gte(2)));
    Page<OrderItems> filtered =
        store.execute(OrderItemsCollection.byOrder("o100").filter(OrderLineEntity.QUANTITY.gt(1)));
    Page<OrderBoard.Shown> parts =
        store.execute(
            OrderItemsCollection.byOrder("o100").project(OrderBoardShownProjection.type()));

    assertThat(inOrder.items()).hasSize(3);
    assertThat(parts.items()).hasSize(3);
    assertThat(group.order()).isPresent();
    assertThat(group.orderLines()).hasSize(1);
    assertThat(later.items()).hasSize(1);
    assertThat(filtered.items()).hasSize(2);
  }

  @Test
  void scans() {
    TableClient github = table.client();

    List<Issue> all = github.stream(GitHubTable.scan(IssueEntity.type())).toList();
    List<GitHub> any = github.stream(GitHubTable.scan()).toList();
    List<Issue> ofIndex = github.stream(GitHubTable.scanGsi1(IssueEntity.type())).toList();
    List<Issue> closed =
        github.stream(GitHubTable.scan(IssueEntity.type()).filter(STATUS.eq(Issue.Status.CLOSED)))
            .toList();
    long given =
        github
            .execute(
                GitHubTable.scan(IssueEntity.type()).segments(4).forEach(issue -> check(issue)))
            .items();
    long counted = github.execute(GitHubTable.scan(IssueEntity.type()).segments(4).count());

    assertThat(all).hasSize(50);
    assertThat(any).hasSize(50);
    assertThat(ofIndex).hasSize(49).doesNotContainAnyElementsOf(closed);
    assertThat(closed).extracting(Issue::issueNumber).containsExactly(50L);
    assertThat(given).isEqualTo(50);
    assertThat(counted).isEqualTo(50);
  }

  private static void check(Issue issue) {
    assertThat(issue.title()).isNotEmpty();
  }

  @Test
  void filters() {
    Query<Issue> issues = IssueEntity.byRepo("aws", "sdk");

    assertThat(numbers(issues.filter(TITLE.eq("Issue 7")))).containsExactly(7L);
    assertThat(numbers(issues.filter(TITLE.ne("Issue 7")))).hasSize(49);
    assertThat(numbers(issues.filter(TITLE.gte("Issue 50")))).hasSize(5);
    assertThat(numbers(issues.filter(TITLE.between("Issue 1", "Issue 19")))).hasSize(11);
    assertThat(numbers(issues.filter(TITLE.beginsWith("Issue 4")))).hasSize(11);
    assertThat(numbers(issues.filter(TITLE.contains("42")))).containsExactly(42L);
    assertThat(numbers(issues.filter(LABELS.contains("bug").not()))).hasSize(49);
    assertThat(numbers(issues.filter(TITLE.size().lte(7)))).hasSize(9);
  }
}
