package dev.singlet.examples.recipes.tenants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class DocumentsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WorkspacesTable.SCHEMA);

  private Documents acme;
  private Documents globex;

  @BeforeEach
  void documents() {
    acme = new Documents(table.client().onlyForTenant("acme"));
    globex = new Documents(table.client().onlyForTenant("globex"));
    acme.add(new Document("d1", "Plan", "Begin."), "ann");
  }

  @Test
  void whoIsNotOnTheListCanDoNothing() {
    assertThat(acme.read("bob", "d1")).isEmpty();
    assertThat(acme.write("bob", "d1", "x")).isFalse();
    assertThat(acme.allow("bob", "d1", "bob2", Level.READ)).isFalse();
    assertThat(acme.forbid("bob", "d1", "ann")).isFalse();
    assertThat(acme.remove("bob", "d1")).isFalse();

    assertThat(acme.read("ann", "d1")).contains(new Document("d1", "Plan", "Begin."));
  }

  @Test
  void aReaderCanReadAndNothingElse() {
    assertThat(acme.allow("ann", "d1", "bob", Level.READ)).isTrue();

    assertThat(acme.read("bob", "d1")).isPresent();
    assertThat(acme.write("bob", "d1", "x")).isFalse();
    assertThat(acme.allow("bob", "d1", "cy", Level.READ)).isFalse();
  }

  @Test
  void aWriterCanWriteAndAllowOthers() {
    acme.allow("ann", "d1", "bob", Level.WRITE);

    assertThat(acme.write("bob", "d1", "x")).isTrue();
    assertThat(acme.allow("bob", "d1", "cy", Level.READ)).isTrue();
    assertThat(acme.read("cy", "d1")).map(Document::text).contains("x");
  }

  @Test
  void aRightThatIsTakenEndsAtOnce() {
    acme.allow("ann", "d1", "bob", Level.WRITE);

    assertThat(acme.forbid("ann", "d1", "bob")).isTrue();

    assertThat(acme.write("bob", "d1", "x")).isFalse();
    assertThat(acme.read("bob", "d1")).isEmpty();
    assertThat(acme.readable("bob")).isEmpty();
  }

  @Test
  void allDocumentsThatSomebodyMayReadAreThoseOfTheAccessLists() {
    acme.add(new Document("d2", "Budget", "7"), "bob");
    acme.add(new Document("d3", "Secret", "8"), "cy");
    acme.allow("ann", "d1", "bob", Level.READ);

    assertThat(acme.readable("bob")).extracting(Document::id).containsExactly("d1", "d2");
    assertThat(acme.readable("dan")).isEmpty();
  }

  @Test
  void aRemovedDocumentLeavesNobodyOnAList() {
    acme.allow("ann", "d1", "bob", Level.READ);

    assertThat(acme.remove("ann", "d1")).isTrue();

    assertThat(table.items()).isEmpty();
    assertThat(acme.readable("bob")).isEmpty();
  }

  @Test
  void theListOfADocumentThatIsRemovedMeanwhileStaysEmpty() {
    Race.run(
        10,
        number -> {
          String id = "race" + number;
          acme.add(new Document(id, "Race", "x"), "ann");
          Race.run(
              4,
              each -> {
                if (each == 2) {
                  acme.remove("ann", id);
                } else {
                  acme.allow("ann", id, "p" + each, Level.READ);
                }
              });
          assertThat(acme.readable("p3")).extracting(Document::id).doesNotContain(id);
        });

    assertThat(table.items()).as("only d1 and its author").hasSize(2);
  }

  @Test
  void aSecondDocumentOfAnIdIsRefusedAndGivesNoRight() {
    assertThat(acme.add(new Document("d1", "Mine", "x"), "eve")).isFalse();

    assertThat(acme.read("eve", "d1")).isEmpty();
  }

  @Test
  void tenantsDontSeeEachOther() {
    globex.add(new Document("d1", "Notes", "Ours."), "ann");

    assertThat(acme.read("ann", "d1")).map(Document::title).contains("Plan");
    assertThat(globex.read("ann", "d1")).map(Document::title).contains("Notes");
    assertThat(globex.readable("ann")).hasSize(1);

    globex.remove("ann", "d1");
    assertThat(acme.read("ann", "d1")).isPresent();
  }

  @Test
  void aClientOfOneTenantCantBeBoundToAnother() {
    assertThatThrownBy(() -> table.client().onlyForTenant("acme").forTenant("globex"))
        .isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void aLostAnswerIsNoFailure() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
      Documents acme = new Documents(table.client(proxy.client()).onlyForTenant("acme"));

      assertThat(acme.add(new Document("d2", "Budget", "7"), "bob")).isTrue();
    }
  }
}
