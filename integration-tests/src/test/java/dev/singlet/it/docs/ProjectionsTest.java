package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.ArchiveTable;
import dev.singlet.it.docs.model.ParcelBoard;
import dev.singlet.it.docs.model.ParcelBoardDestinationProjection;
import dev.singlet.it.docs.model.Post;
import dev.singlet.it.docs.model.PostParcelEntity;
import dev.singlet.it.docs.model.PostTable;
import dev.singlet.it.docs.model.Report;
import dev.singlet.it.docs.model.ReportEntity;
import dev.singlet.it.docs.model.ReportSummary;
import dev.singlet.it.docs.model.ReportSummaryProjection;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ProjectionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ArchiveTable.SCHEMA);

  @RegisterExtension final LocalTable posts = LocalTable.of(PostTable.SCHEMA);

  @BeforeEach
  void write() {
    for (int id = 1; id <= 30; id++) {
      Report report = new Report(id, "red", "Report " + (100 - id), Report.State.DRAFT, "text");
      table.client().execute(ReportEntity.put(report));
    }
  }

  @Test
  void parts() {
    TableClient archive = table.client();

    Optional<ReportSummary> one =
        archive.execute(ReportEntity.get(7).project(ReportSummaryProjection.type()));
    Page<ReportSummary> page =
        archive.execute(
            ReportEntity.byTitle("red").limit(20).project(ReportSummaryProjection.type()));

    assertThat(one).contains(new ReportSummary("Report 93", Report.State.DRAFT));
    assertThat(page.items()).hasSize(20);
  }

  @Test
  void partsOfRecords() {
    Post.Address to = new Post.Address("Lindenweg", "Kiel", Post.Country.DE);
    TableClient post = posts.client();
    post.execute(PostParcelEntity.put(new Post.Parcel("p1", to)));

    assertThat(new ParcelBoard().bound(post, Post.Country.DE, "Kiel"))
        .containsExactly(
            new ParcelBoard.Destination(
                "p1", new ParcelBoard.Destination.Town(Post.Country.DE, "Kiel")));
    assertThat(
            PostParcelEntity.inCity(Post.Country.DE, "Kiel")
                .project(ParcelBoardDestinationProjection.type())
                .toRequest()
                .projectionExpression())
        .contains("#id, ")
        .contains("#to.#country, #to.#city");
  }

  @Test
  void filters() {
    TableClient archive = table.client();
    archive.execute(ReportEntity.put(new Report(31, "red", "Last", Report.State.FINAL, "text")));

    List<ReportSummary> done =
        archive.stream(
                ReportEntity.ofTeam("red")
                    .project(ReportSummaryProjection.type())
                    .filter(ReportSummaryProjection.STATE.eq(Report.State.FINAL)))
            .toList();
    long drafts =
        archive.execute(
            ArchiveTable.scanGsi2(ReportSummaryProjection.type())
                .filter(ReportSummaryProjection.STATE.eq(Report.State.DRAFT))
                .count());

    assertThat(done).containsExactly(new ReportSummary("Last", Report.State.FINAL));
    assertThat(drafts).isEqualTo(30);
  }

  @Test
  void partialIndexes() {
    TableClient archive = table.client();

    Page<ReportSummary> summaries =
        archive.execute(
            ReportEntity.ofTeam("red").project(ReportSummaryProjection.type()).limit(20));
    HydratedPage<Report> page = archive.execute(ReportEntity.ofTeam("red").hydrate().limit(20));

    List<Report> reports = page.items(); // in key order of the index
    List<PrimaryKey> missing = page.missing(); // of entries whose item is gone
    List<PrimaryKey> foreign = page.foreign(); // of entries whose item is not a Report
    String token = page.nextToken(); // goes on after the last entry

    assertThat(summaries.items()).hasSize(20);
    assertThat(reports).extracting(Report::id).startsWith(1, 2, 3).hasSize(20);
    assertThat(missing).isEmpty();
    assertThat(foreign).isEmpty();
    assertThat(token).isNotNull();
  }
}
