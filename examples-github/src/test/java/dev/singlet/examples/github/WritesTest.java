package dev.singlet.examples.github;

import static dev.singlet.examples.github.Fixture.ALICE;
import static dev.singlet.examples.github.Fixture.OPEN_2;
import static dev.singlet.examples.github.Fixture.TOOLBOX;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.examples.github.model.Account;
import dev.singlet.examples.github.model.AccountCollection;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.IssueCommentEntity;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.examples.github.model.IssueStatus;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.OrganizationEntity;
import dev.singlet.examples.github.model.RepositoryEntity;
import dev.singlet.examples.github.model.User;
import dev.singlet.examples.github.model.UserEntity;
import dev.singlet.examples.shared.ClientKind;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The promises of writes of single items. */
@ParameterizedClass
@EnumSource(ClientKind.class)
class WritesTest {

  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  @Parameter ClientKind clients;

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  @Test
  void aPutReplacesTheItemAndKeepsWhenItWasCreated() {
    Executor github = github();
    User stored = github.execute(UserEntity.put(ALICE));

    User changed = github.execute(UserEntity.put(UserEntity.builder(stored).bio("Moved.").build()));

    assertThat(changed)
        .isEqualTo(new User("alice", "alice@example.com", "Moved.", "pro", ALICE.createdAt(), NOW));
    assertThat(github.execute(UserEntity.get("alice"))).contains(changed);
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aNewItemIsCreatedAndModifiedNow() {
    User user =
        github()
            .execute(
                UserEntity.put(
                    UserEntity.builder().username("dave").email("dave@example.com").build()));

    assertThat(user.createdAt()).isEqualTo(NOW);
    assertThat(user.updatedAt()).isEqualTo(NOW);
  }

  @Test
  void creatingADuplicateIsRefusedAndNamesWhatIsThere() {
    github().execute(RepositoryEntity.put(TOOLBOX).ifNotExists());

    assertThatThrownBy(() -> github().execute(RepositoryEntity.put(TOOLBOX).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "[SGR0301] Put[Repository REPO#aws#toolbox / REPO#aws#toolbox] refused: there is"
                + " already the Repository PK=REPO#aws#toolbox, SK=REPO#aws#toolbox.");
  }

  @Test
  void anOrganizationNeverOverwritesAUserOfTheSameName() {
    github().execute(UserEntity.put(ALICE));
    Organization namesake = OrganizationEntity.builder().orgName("alice").build();

    assertThatThrownBy(() -> github().execute(OrganizationEntity.put(namesake)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "[SGR0301] Put[Organization ACCOUNT#alice / ACCOUNT#alice] refused: there is already"
                + " the User PK=ACCOUNT#alice, SK=ACCOUNT#alice.");
    Optional<Account> account = github().execute(AccountCollection.get("alice"));
    assertThat(account).get().isInstanceOf(User.class);
  }

  @Test
  void anOrganizationNeverDeletesAUserOfTheSameName() {
    github().execute(UserEntity.put(ALICE));

    assertThatThrownBy(() -> github().execute(OrganizationEntity.delete("alice")))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(table.items()).hasSize(1);
  }

  @Test
  void aDeleteTellsWhetherThereWasAnItem() {
    github().execute(UserEntity.put(ALICE));

    assertThat(github().execute(UserEntity.delete("alice"))).isTrue();
    assertThat(github().execute(UserEntity.delete("alice"))).isFalse();
    assertThat(table.items()).isEmpty();
  }

  @Test
  void closingAnIssueMovesItToTheOtherList() {
    github().execute(IssueEntity.put(OPEN_2));

    github()
        .execute(IssueEntity.put(IssueEntity.builder(OPEN_2).status(IssueStatus.CLOSED).build()));

    assertThat(github().execute(AccessPatterns.openIssuesOf("aws", "toolbox")).items()).isEmpty();
    assertThat(github().execute(AccessPatterns.closedIssuesOf("aws", "toolbox")).items())
        .hasSize(1);
  }

  @Test
  void allViolationsAreToldAtOnceAndNothingIsWritten() {
    assertThatThrownBy(
            () ->
                github()
                    .execute(
                        IssueEntity.put(
                            IssueEntity.builder(OPEN_2)
                                .repoName("tool box")
                                .issueNumber(0)
                                .title("x".repeat(256))
                                .build())))
        .isInstanceOfSatisfying(
            ValidationException.class,
            invalid ->
                assertThat(invalid.violations())
                    .extracting(Violation::path)
                    .containsExactly("repoName", "issueNumber", "title"));
    assertThat(table.items()).isEmpty();
  }

  @Test
  void aRequiredAttributeMustBeGiven() {
    assertThatThrownBy(() -> github().execute(UserEntity.put(UserEntity.builder().build())))
        .isInstanceOfSatisfying(
            ValidationException.class,
            invalid ->
                assertThat(invalid.violations())
                    .extracting(Violation::toString)
                    .containsExactly("username is required", "email is required"));
  }

  @Test
  void anEmailHasADomainAndNoSpaces() {
    for (String email : new String[] {"alice", "alice@example", "al ice@example.com", "@a.b"}) {
      assertThatThrownBy(
              () -> UserEntity.put(UserEntity.builder(ALICE).email(email).build()).toRequest())
          .isInstanceOf(ValidationException.class);
    }
  }

  @Test
  void aDelimiterInAKeyIsRefused() {
    assertThatThrownBy(
            () ->
                github()
                    .execute(
                        IssueCommentEntity.put(
                            IssueCommentEntity.builder()
                                .owner("aws")
                                .repoName("toolbox")
                                .issueNumber(2)
                                .commentId("a#b")
                                .body("Hello")
                                .author("bob")
                                .build())))
        .isInstanceOf(InvalidKeyException.class);
  }

  private Executor github() {
    return clients.executor(table, Clock.fixed(NOW, ZoneOffset.UTC));
  }
}
