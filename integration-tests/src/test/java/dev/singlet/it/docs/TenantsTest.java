package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.Case;
import dev.singlet.it.docs.model.CaseEntity;
import dev.singlet.it.docs.model.Helpdesk;
import dev.singlet.it.docs.model.HelpdeskTable;
import dev.singlet.tables.Tenants;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TenantReports;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The snippets of the chapter on tenants. */
class TenantsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(HelpdeskTable.SCHEMA);

  @Test
  void aClientIsATenants() {
    TableClient client = table.client();

    TableClient acme = client.forTenant("acme");
    acme.execute(CaseEntity.put(new Case(7, "It is broken")));
    Optional<Case> seven = acme.execute(CaseEntity.get(7));

    assertThat(seven).isPresent();
    assertThat(table.items().get(0).get("PK").s()).isEqualTo("TENANT#acme#CASE#7");
  }

  @Test
  void aClientStaysATenants() {
    TableClient client = table.client();

    TableClient only = client.onlyForTenant("acme");

    assertThatThrownBy(() -> only.forTenant("beta")).isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void aViewIsOfAnotherTable() {
    TableClient client = table.client();

    TableClient staging = client.withTableName("desk-staging");

    assertThat(staging.context().tableName()).isEqualTo("desk-staging");
    assertThat(client.context().tableName()).isEqualTo(table.tableName());
  }

  @Test
  void allTenantsInOnePass() {
    TableClient client = table.client();
    client.forTenant("acme").execute(CaseEntity.put(new Case(7, "It is broken")));
    client.forTenant("beta").execute(CaseEntity.put(new Case(8, "It is lost")));

    Set<String> tenants = client.execute(Tenants.of(HelpdeskTable.type())).tenants().keySet();
    client.execute(
        Tenants.of(HelpdeskTable.type()).forEach((tenant, item) -> export(tenant, item)));
    TenantReports<ItemsReport> reports =
        client.execute(VerifyItems.of(HelpdeskTable.type()).ofAllTenants());

    assertThat(tenants).containsExactly("acme", "beta");
    assertThat(exported)
        .isEqualTo(Map.of("acme", new Case(7, "It is broken"), "beta", new Case(8, "It is lost")));
    assertThat(reports.areFine()).isTrue();
  }

  private final Map<String, Helpdesk> exported = new HashMap<>();

  private void export(String tenant, Helpdesk item) {
    exported.put(tenant, item);
  }
}
