package dev.singlet.examples.recipes.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.examples.shared.Race;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

class AccountsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(SiteTable.SCHEMA);

  private Accounts accounts;

  @BeforeEach
  void client() {
    accounts = new Accounts(table.client());
  }

  @Test
  void aTakenAddressIsToldAsIsATakenHandle() {
    assertThat(accounts.signUp("a1", "ann@example.com", "ann")).isEmpty();

    assertThat(accounts.signUp("a2", "ANN@example.com", "other")).contains("email");
    assertThat(accounts.signUp("a2", "bob@example.com", "Ann")).contains("handle");
    assertThat(table.items()).as("one account and its two values").hasSize(3);
  }

  @Test
  void aRefusedSignUpTakesNothing() {
    accounts.signUp("a1", "ann@example.com", "ann");
    accounts.signUp("a2", "bob@example.com", "ann");

    assertThat(accounts.signUp("a3", "bob@example.com", "bob")).isEmpty();
  }

  @Test
  void aSignUpThatComesAgainIsMadeOnce() {
    accounts.signUp("a1", "ann@example.com", "ann");

    assertThat(accounts.signUp("a1", "Ann@example.com", "ann")).isEmpty();
    assertThatThrownBy(() -> accounts.signUp("a1", "bob@example.com", "ann"))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(table.items()).hasSize(3);
  }

  @Test
  void oneOfManyWhoTryAtTheSameTimeGetsTheAddress() {
    List<Boolean> made =
        Race.call(
            12, number -> accounts.signUp("a" + number, "ann@example.com", "h" + number).isEmpty());

    assertThat(made).containsOnlyOnce(true);
    assertThat(table.items()).hasSize(3);
  }

  @Test
  void aChangedAddressIsFreeForOthers() {
    accounts.signUp("a1", "ann@example.com", "ann");

    table.client().execute(AccountEntity.update("a1").email("ann@example.org"));

    assertThat(accounts.signUp("a2", "ann@example.com", "bob")).isEmpty();
    assertThat(accounts.signUp("a3", "ann@example.org", "cy")).contains("email");
    assertThat(table.client().execute(AccountEntity.byEmail("ann@example.com")).items())
        .extracting(Account::id)
        .containsExactly("a2");
  }

  @Test
  void anAccountThatGoesFreesBoth() {
    accounts.signUp("a1", "ann@example.com", "ann");

    table.client().execute(AccountEntity.delete("a1"));

    assertThat(table.items()).isEmpty();
    assertThat(accounts.signUp("a2", "ann@example.com", "ann")).isEmpty();
  }

  @Test
  void anAddressInCapitalsIsRefusedBeforeARequest() {
    accounts.signUp("a1", "ann@example.com", "ann");

    assertThatThrownBy(
            () -> table.client().execute(AccountEntity.update("a1").email("Ann@example.com")))
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void aSignUpWhoseAnswerIsLostIsMadeOnce() throws Exception {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

      assertThat(new Accounts(table.client(proxy.client())).signUp("a1", "ann@example.com", "ann"))
          .isEmpty();
    }
    assertThat(table.items()).hasSize(3);
  }

  @Test
  void aSlugIsUniqueInItsWorkspaceAndCanMove() {
    table.client().execute(ArticleEntity.put(new Article("p1", "red", "start", "Start")));
    table.client().execute(ArticleEntity.put(new Article("p2", "blue", "start", "Begin")));

    assertThatThrownBy(
            () -> table.client().execute(ArticleEntity.update("p2").workspace("red").slug("start")))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed ->
                assertThat(failed.reason()).isEqualTo(ConditionFailedException.Reason.UNIQUE));

    table.client().execute(ArticleEntity.update("p1").workspace("red").slug("home"));
    table.client().execute(ArticleEntity.update("p2").workspace("red").slug("start"));
    assertThat(table.client().execute(ArticleEntity.get("p2")))
        .map(Article::workspace)
        .contains("red");
  }

  @Test
  void anAccountVotesOnceOnAnArticle() {
    table.client().execute(VoteEntity.put(new Vote("p1", "a1", 5)).ifNotExists());

    assertThatThrownBy(
            () -> table.client().execute(VoteEntity.put(new Vote("p1", "a1", 1)).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(table.client().execute(VoteEntity.byArticle("p1")).items())
        .containsExactly(new Vote("p1", "a1", 5));
  }
}
