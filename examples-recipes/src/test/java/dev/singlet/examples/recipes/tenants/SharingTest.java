package dev.singlet.examples.recipes.tenants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class SharingTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WorkspacesTable.SCHEMA);

  private Documents documents;
  private Sharing acme;
  private Sharing globex;

  @BeforeEach
  void tenants() {
    documents = new Documents(table.client().onlyForTenant("acme"));
    documents.add(new Document("d1", "Plan", "Begin."), "ann");
    acme = new Sharing(table.client(), "acme");
    globex = new Sharing(table.client(), "globex");
  }

  @Test
  void nothingIsSharedByItself() {
    assertThat(globex.read("acme", "d1")).isEmpty();
    assertThat(globex.write("acme", "d1", "x")).isFalse();
    assertThat(globex.incoming()).isEmpty();
  }

  @Test
  void aSharedDocumentIsListedAndRead() {
    assertThat(acme.share("ann", "d1", "globex", Level.READ)).isTrue();

    assertThat(globex.incoming()).containsExactly(new Incoming("acme", "d1"));
    assertThat(globex.read("acme", "d1")).map(Document::title).contains("Plan");
    assertThat(globex.write("acme", "d1", "x")).isFalse();
    assertThat(new Sharing(table.client(), "initech").read("acme", "d1")).isEmpty();
  }

  @Test
  void aDocumentSharedForWritingIsTheSameOneForBoth() {
    acme.share("ann", "d1", "globex", Level.WRITE);

    assertThat(globex.write("acme", "d1", "Ours.")).isTrue();

    assertThat(documents.read("ann", "d1")).map(Document::text).contains("Ours.");
  }

  @Test
  void onlyWhoMayWriteCanShare() {
    documents.allow("ann", "d1", "bob", Level.READ);

    assertThat(acme.share("bob", "d1", "globex", Level.READ)).isFalse();
    assertThat(globex.read("acme", "d1")).isEmpty();
    assertThat(globex.incoming()).isEmpty();
  }

  @Test
  void anEntryInTheOtherTenantGivesNoRight() {
    table.client().forTenant("globex").execute(IncomingEntity.put(new Incoming("acme", "d1")));

    assertThat(globex.read("acme", "d1")).isEmpty();
  }

  @Test
  void whatIsSharedHalfwayIsReadableAndIsListedTheNextTime() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.INTERNAL_ERROR).on(PutItemRequest.class).always();
      Sharing stops = new Sharing(table.client(proxy.client()), "acme");

      assertThatThrownBy(() -> stops.share("ann", "d1", "globex", Level.READ))
          .isInstanceOf(DynamoDbException.class);
    }
    assertThat(globex.read("acme", "d1")).isPresent();
    assertThat(globex.incoming()).isEmpty();

    acme.share("ann", "d1", "globex", Level.READ);

    assertThat(globex.incoming()).hasSize(1);
  }

  @Test
  void whatIsRevokedHalfwayCantBeReadAndIsUnlistedTheNextTime() throws Exception {
    acme.share("ann", "d1", "globex", Level.READ);
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.INTERNAL_ERROR).on(DeleteItemRequest.class).always();
      Sharing stops = new Sharing(table.client(proxy.client()), "acme");

      assertThatThrownBy(() -> stops.revoke("ann", "d1", "globex"))
          .isInstanceOf(DynamoDbException.class);
    }
    assertThat(globex.read("acme", "d1")).isEmpty();
    assertThat(globex.incoming()).hasSize(1);

    acme.revoke("ann", "d1", "globex");

    assertThat(globex.incoming()).isEmpty();
  }

  @Test
  void aRemovedDocumentIsSharedNoMore() {
    acme.share("ann", "d1", "globex", Level.WRITE);

    documents.remove("ann", "d1");
    documents.add(new Document("d1", "Another", "x"), "ann");

    assertThat(globex.read("acme", "d1")).isEmpty();
  }
}
