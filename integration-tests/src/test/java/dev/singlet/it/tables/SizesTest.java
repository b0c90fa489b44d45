package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.it.backfill.model.Fleet.Van;
import dev.singlet.it.backfill.model.FleetTable;
import dev.singlet.it.backfill.model.FleetVanEntity;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.PartitionItems;
import dev.singlet.verify.TenantReports;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A comparison of items finds the ones that are nearly too large, and the largest partitions. */
class SizesTest {

  private static final int KB = 1024;

  @RegisterExtension final LocalTable github = LocalTable.of(GitHubTable.SCHEMA);
  @RegisterExtension final LocalTable fleet = LocalTable.of(FleetTable.SCHEMA);

  private void put(String repo, int number, int bytes) {
    github
        .client()
        .execute(
            IssueEntity.put(
                new Issue(
                    "aws",
                    repo,
                    number,
                    "Title",
                    Issue.Status.OPEN,
                    Set.of("x".repeat(bytes)),
                    null)));
  }

  private ItemsReport compared() {
    return github.client().execute(VerifyItems.of(GitHubTable.type()));
  }

  @Test
  void anItemOfMoreThan300KilobytesIsListed() {
    put("sdk", 1, 299 * KB);
    put("sdk", 2, 310 * KB);

    ItemsReport report = compared();

    assertThat(report.fitsModel()).isTrue();
    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::items)
        .containsExactly(tuple(Kind.LARGE, 1L));
    assertThat(report.entities().get(0).unchanged()).isEqualTo(2);
    assertThat(report.toString())
        .contains(
            """
              large, 1 item
                PK=ISSUE#aws#sdk, SK=ISSUE#00000002
                  it has 310 KB
            """,
            "large: A write that makes one of these items larger than 400 KB is refused.");
  }

  @Test
  void thePartitionsWithMuchOfALargeTableAreListed() {
    for (int i = 1; i <= 30; i++) {
      put("sdk", i, 290 * KB);
    }
    for (int i = 1; i <= 20; i++) {
      put("repo" + i, 1, 100 * KB);
    }
    put("toolbox", 1, 290 * KB);

    ItemsReport report = compared();

    assertThat(report.bytes()).isBetween(10_900L * KB, 11_200L * KB);
    assertThat(report.partitions()).hasSize(ItemsReport.MAX_PARTITIONS);
    assertThat(report.partitions().get(0))
        .satisfies(
            largest -> {
              assertThat(largest.key()).isEqualTo("PK=ISSUE#aws#sdk");
              assertThat(largest.items()).isEqualTo(30);
            });
    assertThat(report.partitions().get(1).key()).isEqualTo("PK=ISSUE#aws#toolbox");
    assertThat(report.unevenPartitions())
        .extracting(PartitionItems::key)
        .containsExactly("PK=ISSUE#aws#sdk");
    assertThat(report.toString())
        .contains(
            """
            Partitions that have much of the table: Each takes 3,000 read and 1,000 write capacity\
             units a second. If one is busy, divide it by a shard in its key.

              partition         items  MB  part
              PK=ISSUE#aws#sdk     30   8  79 %
            """);
    assertThat(report.toJson()).contains("\"largestPartitions\"", "\"PK=ISSUE#aws#toolbox\"");
    assertThat(report.and(report).partitions().get(0).items()).isEqualTo(60);
    assertThat(github.client().execute(VerifyItems.of(GitHubTable.type()).sample(10)))
        .satisfies(
            sample -> {
              assertThat(sample.isSample()).isTrue();
              assertThat(sample.unevenPartitions()).isEmpty();
            });
  }

  @Test
  void smallPartitionsAreForgottenAndTheLargestStays() {
    TableClient acme = fleet.client().forTenant("acme");
    for (int i = 0; i < 1_200; i++) {
      acme.execute(FleetVanEntity.put(new Van("BE-" + i, i == 700 ? "x".repeat(900) : "Bern")));
    }

    TenantReports<ItemsReport> reports =
        fleet.client().execute(VerifyItems.of(FleetTable.type()).ofAllTenants());

    assertThat(reports.tenants().get("acme").partitions().get(0).key())
        .isEqualTo("PK=COMPANY#acme#VAN#BE-700");
    assertThat(reports.tenants().get("acme").bytes()).isGreaterThan(1_200 * 50);
  }
}
