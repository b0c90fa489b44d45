package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.docs.model.Case;
import dev.singlet.it.docs.model.CaseEntity;
import dev.singlet.it.docs.model.HelpdeskTable;
import dev.singlet.testing.LocalTable;
import java.util.Optional;
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
}
