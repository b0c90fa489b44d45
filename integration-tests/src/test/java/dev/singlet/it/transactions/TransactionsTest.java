package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.Forge.Team;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.TransactWrite;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class TransactionsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final String token = UUID.randomUUID().toString();

  private TableClient client() {
    return table.client();
  }

  @BeforeEach
  void storeRepositories() {
    for (String name : List.of("one", "two", "three")) {
      client().execute(ForgeRepositoryEntity.put(repository(name)));
    }
  }

  private static Repository repository(String name) {
    return new Repository(name, "kim", 5, null, Set.of());
  }

  private Repository stored(String name) {
    return client().execute(ForgeRepositoryEntity.get(name).consistent()).orElseThrow();
  }

  private TransactionFailedException failureOf(TransactWrite... writes) {
    return catchThrowableOfType(TransactionFailedException.class, () -> client().transact(writes));
  }

  @Test
  void writesAndChecksItemsOfSeveralEntities() {
    Repository two = stored("two");

    client()
        .transact(
            ForgeStarEntity.put(new Star("one", "kim")).ifNotExists(),
            ForgeRepositoryEntity.update("one").incrementStars(1).owner("lee"),
            ForgeRepositoryEntity.update(two, new Repository("two", "kim", 5, "text", Set.of("a"))),
            ForgeRepositoryEntity.delete("three"),
            ForgeUserEntity.check("kim").notExists(),
            ForgeTeamEntity.upsert("core", 3));

    assertThat(client().execute(ForgeStarEntity.get("one", "kim"))).isPresent();
    assertThat(stored("one")).isEqualTo(new Repository("one", "lee", 6, null, Set.of()));
    assertThat(client().execute(ForgeRepositoryEntity.byOwner("lee")).items())
        .containsExactly(stored("one"));
    assertThat(stored("two")).isEqualTo(new Repository("two", "kim", 5, "text", Set.of("a")));
    assertThat(client().execute(ForgeRepositoryEntity.get("three"))).isEmpty();
    assertThat(client().execute(ForgeTeamEntity.get("core"))).contains(new Team("core", 3));
  }

  @Test
  void isExecutedAsAnOperationToo() {
    client().execute(Transaction.of(ForgeStarEntity.put(new Star("one", "kim"))));
    client().transact(List.of(ForgeStarEntity.put(new Star("one", "lee"))));

    assertThat(client().execute(ForgeStarEntity.get("one", "kim"))).isPresent();
    assertThat(client().execute(ForgeStarEntity.get("one", "lee"))).isPresent();
  }

  @Test
  void aFailureLeavesNothing() {
    TransactionFailedException failed =
        failureOf(
            ForgeStarEntity.put(new Star("one", "kim")),
            ForgeRepositoryEntity.update("one").incrementStars(1),
            ForgeRepositoryEntity.delete("two"),
            ForgeUserEntity.check("nobody").exists());

    assertThat(failed)
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 4: Check[User"
                + " ACCOUNT#nobody / ACCOUNT] refused: there is no such item.")
        .hasCauseInstanceOf(TransactionCanceledException.class);
    assertThat(failed.code()).isEqualTo(ErrorCode.TRANSACTION_FAILED);
    assertThat(client().execute(ForgeStarEntity.get("one", "kim"))).isEmpty();
    assertThat(stored("one").stars()).isEqualTo(5);
    assertThat(client().execute(ForgeRepositoryEntity.get("two"))).isPresent();
  }

  @Test
  void eachFailureIsToldWithItsOperationAndTheItemThatWasThere() {
    client().execute(ForgeStarEntity.put(new Star("one", "kim")));
    client().execute(ForgeTeamEntity.put(new Team("core", 3)));
    TransactWrite duplicate = ForgeStarEntity.put(new Star("one", "kim")).ifNotExists();
    TransactWrite fine = ForgeStarEntity.put(new Star("one", "lee")).ifNotExists();
    TransactWrite orphan = ForgeRepositoryEntity.update("none").incrementStars(1);
    TransactWrite other = ForgeUserEntity.put(new User("core", null));
    TransactWrite refused =
        ForgeRepositoryEntity.delete("two").when(ForgeRepositoryEntity.STARS.eq(0L));
    TransactWrite there = ForgeRepositoryEntity.check("three").notExists();

    List<TransactionFailure> failures =
        failureOf(duplicate, fine, orphan, other, refused, there).failures();

    assertThat(failures).extracting(TransactionFailure::position).containsExactly(1, 3, 4, 5, 6);
    assertThat(failures)
        .extracting(TransactionFailure::operation)
        .containsExactly(duplicate, orphan, other, refused, there);
    assertThat(failures)
        .extracting(TransactionFailure::reason)
        .containsOnly(TransactionFailure.Reason.CONDITION_FAILED);
    assertThat(failures)
        .extracting(TransactionFailure::condition)
        .containsExactly(
            ConditionFailedException.Reason.ALREADY_EXISTS,
            ConditionFailedException.Reason.NOT_FOUND,
            ConditionFailedException.Reason.OTHER_ENTITY,
            ConditionFailedException.Reason.CONDITION,
            ConditionFailedException.Reason.ALREADY_EXISTS);
    assertThat(failures)
        .extracting(TransactionFailure::message)
        .containsExactly(
            "Put[Star REPO#one / STAR#kim] refused: there is already the Star PK=REPO#one,"
                + " SK=STAR#kim.",
            "Update[Repository REPO#none / REPO] refused: there is no such item.",
            "Put[User ACCOUNT#core / ACCOUNT] refused: there is already the Team PK=ACCOUNT#core,"
                + " SK=ACCOUNT.",
            "Delete[Repository REPO#two / REPO] refused: its condition stars = 0 does not hold,"
                + " since stars is 5.",
            "Check[Repository REPO#three / REPO] refused: there is already the Repository"
                + " PK=REPO#three, SK=REPO.");
    assertThat(failures.get(0).existing(ForgeStarEntity.type())).contains(new Star("one", "kim"));
    assertThat(failures.get(1).existing(ForgeRepositoryEntity.type())).isEmpty();
    assertThat(failures.get(1).existingItem()).isEmpty();
    assertThat(failures.get(2).existing(ForgeTeamEntity.type())).contains(new Team("core", 3));
    assertThat(failures.get(2).existing(ForgeUserEntity.type())).isEmpty();
    assertThat(failures.get(3).existing(ForgeRepositoryEntity.type())).contains(stored("two"));
  }

  @Test
  void aRevisionThatChangesNothingIsLeftOut() {
    RecordUpdate<Repository> unchanged = ForgeRepositoryEntity.update(stored("one"), stored("one"));

    client().transact(unchanged, ForgeStarEntity.put(new Star("one", "kim")));
    client().transact(unchanged);

    assertThat(client().execute(ForgeStarEntity.get("one", "kim"))).isPresent();
    assertThat(
            Transaction.of(unchanged, ForgeStarEntity.put(new Star("one", "kim")))
                .toRequest(client().context())
                .transactItems())
        .hasSize(1);
    assertThatThrownBy(() -> Transaction.of(unchanged).toRequest())
        .hasMessageStartingWith("[SGR0109] Transaction[Update[Repository ")
        .hasMessageEndingWith(
            "]] changes nothing, so there is no request. Check isUnchanged() of its updates"
                + " first.");
  }

  @Test
  void aRevisionWhoseBeforeIsStaleFails() {
    Repository before = stored("one");
    client().execute(ForgeRepositoryEntity.update("one").incrementStars(1));

    TransactionFailedException failed =
        failureOf(
            ForgeRepositoryEntity.update(before, new Repository("one", "kim", 9, null, Set.of())));

    assertThat(failed.failures())
        .extracting(TransactionFailure::message)
        .containsExactly(
            "Update[Repository REPO#one / REPO] refused: stars is 6, but in the record"
                + " before the update it is"
                + " 5. Read the item again.");
    assertThat(failed.failures().get(0).existing(ForgeRepositoryEntity.type()))
        .contains(stored("one"));
  }

  @Test
  void aRepeatWithTheSameTokenHasNoEffect() {
    Transaction transaction =
        Transaction.of(ForgeRepositoryEntity.update("one").incrementStars(1))
            .idempotencyToken(token);

    client().execute(transaction);
    client().execute(transaction);

    assertThat(stored("one").stars()).isEqualTo(6);
  }

  @Test
  void aRepeatMadeAnewNeedsTheTimesOfTheFirst() {
    TableClient then = client().withClock(Fixed.CLOCK);
    for (int i = 0; i < 2; i++) {
      then.execute(
          Transaction.of(ForgeRepositoryEntity.update("one").incrementStars(1))
              .idempotencyToken(token));
    }

    assertThat(stored("one").stars()).isEqualTo(6);
  }

  @Test
  void anotherTransactionWithTheSameTokenIsRefusedByDynamoDb() {
    client()
        .execute(
            Transaction.of(ForgeRepositoryEntity.update("one").incrementStars(1))
                .idempotencyToken(token));

    assertThatThrownBy(
            () ->
                client()
                    .execute(
                        Transaction.of(ForgeRepositoryEntity.update("one").incrementStars(2))
                            .idempotencyToken(token)))
        .isInstanceOf(IdempotentParameterMismatchException.class);
    assertThat(stored("one").stars()).isEqualTo(6);
  }

  @Test
  void afterACancellationTheTransactionIsMadeAnew() {
    Put<User> user = ForgeUserEntity.put(new User("kim", null));
    Transaction transaction =
        Transaction.of(user, ForgeTeamEntity.check("core").exists()).idempotencyToken(token);
    assertThatThrownBy(() -> client().withClock(Fixed.CLOCK).execute(transaction))
        .isInstanceOf(TransactionFailedException.class);
    client().execute(ForgeTeamEntity.put(new Team("core", 3)));

    client().execute(transaction);

    assertThat(client().execute(ForgeUserEntity.get("kim"))).isPresent();
  }

  @Test
  void givesTheItemsThatStoodInTheWay() {
    TransactWrite one = ForgeRepositoryEntity.put(repository("one")).ifNotExists();
    TransactWrite four = ForgeRepositoryEntity.put(repository("four")).ifNotExists();
    TransactWrite user = ForgeUserEntity.check("kim");

    TransactionFailedException failed = failureOf(one, four, user);

    assertThat(failed.existing(ForgeRepositoryEntity.type())).containsExactly(stored("one"));
    assertThat(failed.existing(ForgeUserEntity.type())).isEmpty();
    assertThat(failed.failure(one)).isPresent();
    assertThat(failed.failure(four)).isEmpty();
    assertThat(failed.failure(user).orElseThrow().condition())
        .isEqualTo(ConditionFailedException.Reason.NOT_FOUND);
  }
}
