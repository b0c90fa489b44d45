package dev.singlet.it.observability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.tenants.model.DeskAgentEntity;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.it.tenants.model.DeskTicketEntity;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestReport;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The texts of queries of several partitions, and of a tenant's requests. */
class PartitionsTextTest {

  @RegisterExtension final LocalTable table = LocalTable.of(DeskTable.SCHEMA);

  private final List<RequestReport> reports = Collections.synchronizedList(new ArrayList<>());

  private List<String> texts() {
    return reports.stream()
        .map(report -> report.text().orElseThrow().replace(table.tableName(), "T"))
        .toList();
  }

  @Test
  void eachPartitionHasARequestOfItsOwn() {
    table
        .client()
        .forTenant("acme")
        .withListener(reports::add, RequestDetail.TEXT)
        .execute(DeskAgentEntity.all());

    assertThat(texts()).containsExactlyInAnyOrder(query(0), query(1), query(2));
  }

  @Test
  void eachPartitionThatIsReadAtOnceHasARequestOfItsOwn() {
    table
        .asyncClient()
        .forTenant("acme")
        .withListener(reports::add, RequestDetail.TEXT)
        .execute(DeskAgentEntity.all())
        .join();

    assertThat(texts()).containsExactlyInAnyOrder(query(0), query(1), query(2));
  }

  private static String query(int shard) {
    return "Query T index GSI1: GSI1PK = \"TENANT#acme#AGENTS#"
        + shard
        + "\" AND begins_with(GSI1SK, \"AGENT#\")";
  }

  @Test
  void aKeyBeginsWithThePartOfItsTenant() {
    table
        .client()
        .forTenant("acme")
        .withListener(reports::add, RequestDetail.TEXT)
        .execute(DeskTicketEntity.get(7));

    assertThat(texts())
        .containsExactly("GetItem T: PK = \"TENANT#acme#TICKET#0007\", SK = \"TICKET\"");
  }
}
