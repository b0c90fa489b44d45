package dev.singlet.it.transactions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.extras.TransactionOutcome;
import dev.singlet.extras.TransactionOutcome.State;
import dev.singlet.extras.TransactionSeries;
import dev.singlet.extras.TransactionSeriesResult;
import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.listener.RequestReport;
import dev.singlet.operation.RequestContext;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long lists of writes, made in transactions of which each is whole. */
class TransactionSeriesTest {

  private static final int REPOSITORIES = 30;
  private static final int STARS = 3;

  @RegisterExtension final LocalTable forge = LocalTable.of(ForgeTable.SCHEMA);
  @RegisterExtension final LocalTable directory = LocalTable.of(DirectoryTable.SCHEMA);

  private final List<RequestReport> requests = Collections.synchronizedList(new ArrayList<>());

  private TransactionSeriesResult execute(boolean isAsync, TransactionSeries series) {
    return isAsync
        ? forge.asyncClient().withListener(requests::add).execute(series).join()
        : forge.client().withListener(requests::add).execute(series);
  }

  /** Returns the stars of all repositories, each time one of each. */
  private static List<Star> stars() {
    return IntStream.range(0, REPOSITORIES * STARS)
        .mapToObj(n -> new Star("r" + (n % REPOSITORIES + 1), "u" + n / REPOSITORIES))
        .toList();
  }

  private static TransactionSeries byRepository() {
    return TransactionSeries.ofGroups(
        stars(), Star::repository, star -> List.of(ForgeStarEntity.put(star).ifNotExists()));
  }

  private static Transaction star(String repository) {
    return Transaction.of(
        ForgeRepositoryEntity.update(repository).incrementStars(1),
        ForgeStarEntity.put(new Star(repository, "ann")).ifNotExists());
  }

  private static Repository repository(String name) {
    return new Repository(name, "aws", 0, null, Set.of());
  }

  private long starsOf(String repository) {
    return forge.client().execute(ForgeRepositoryEntity.get(repository)).orElseThrow().stars();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aRefusedGroupIsNotMadeAtAllAndStopsNoOther(boolean isAsync) {
    Star taken = new Star("r15", "u2");
    forge.client().execute(ForgeStarEntity.put(taken));

    TransactionSeriesResult result = execute(isAsync, byRepository());

    assertThat(result.outcomes())
        .extracting(TransactionOutcome::group)
        .isEqualTo(IntStream.rangeClosed(1, REPOSITORIES).mapToObj(n -> "r" + n).toList());
    assertThat(result.made()).hasSize(REPOSITORIES - 1);
    assertThat(forge.items()).hasSize((REPOSITORIES - 1) * STARS + 1);
    assertThat(requests)
        .hasSize(REPOSITORIES)
        .allMatch(request -> request.operation().equals("TransactionSeries"))
        .allMatch(request -> request.action().equals("TransactWriteItems"));
    TransactionOutcome refused = result.refused().get(0);
    assertThat(result.refused()).hasSize(1);
    assertThat(refused.group()).isEqualTo("r15");
    TransactionFailedException reason = refused.cancellation().orElseThrow();
    assertThat(reason.existing(ForgeStarEntity.type())).containsExactly(taken);
    assertThat(reason.failures())
        .extracting(TransactionFailure::position, TransactionFailure::operation)
        .containsExactly(tuple(3, refused.transaction().writes().get(2)));
    assertThat(result.rest().transactions()).isEmpty();
    assertThat(result.restWithRefused().transactions()).containsExactly(refused.transaction());
  }

  @Test
  void aRefusalCanBeThrown() {
    forge.client().execute(ForgeStarEntity.put(new Star("r15", "u2")));

    assertThatThrownBy(() -> forge.client().execute(byRepository()).orThrow())
        .isInstanceOfSatisfying(
            IncompleteBatchException.class,
            failed ->
                assertThat(failed.result(TransactionSeriesResult.class).made())
                    .hasSize(REPOSITORIES - 1))
        .hasCauseInstanceOf(TransactionFailedException.class)
        .hasMessageStartingWith(
            "[SGR0402] Of the 30 transactions of a series 29 were made, and 1 were refused: group"
                + " r15. The first failure: [SGR0302] Transaction cancelled, nothing was written."
                + " Operation 3: Put[Star REPO#r15 / STAR#u2] refused: ");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aSeriesCanStopAtARefusalAndGoOnLater(boolean isAsync) {
    Star taken = new Star("r15", "u2");
    forge.client().execute(ForgeStarEntity.put(taken));

    TransactionSeriesResult result = execute(isAsync, byRepository().stopAtRefusal());

    assertThat(result.outcomes())
        .extracting(TransactionOutcome::state)
        .startsWith(Collections.nCopies(14, State.MADE).toArray(State[]::new))
        .endsWith(Collections.nCopies(15, State.UNPROCESSED).toArray(State[]::new))
        .element(14)
        .isEqualTo(State.REFUSED);
    assertThat(requests).hasSize(15);
    assertThat(result.unprocessed()).allMatch(outcome -> outcome.failure() == null);
    assertThat(result.rest().transactions()).hasSize(15);

    forge.client().execute(ForgeStarEntity.delete(taken));
    TransactionSeriesResult later = execute(isAsync, result.restWithRefused()).orThrow();

    assertThat(later.made()).hasSize(16).first().extracting("group").isEqualTo("r15");
    assertThat(forge.items()).hasSize(REPOSITORIES * STARS);
  }

  @Test
  void transactionsAreMadeInTheirOrder() {
    Transaction create = Transaction.of(ForgeRepositoryEntity.put(repository("sdk")).ifNotExists());

    TransactionSeriesResult wrong = execute(false, TransactionSeries.of(star("sdk"), create));

    assertThat(wrong.outcomes())
        .extracting(TransactionOutcome::group, TransactionOutcome::state)
        .containsExactly(tuple(1, State.REFUSED), tuple(2, State.MADE));
    assertThat(wrong.refused().get(0).cancellation().orElseThrow().failures())
        .extracting(TransactionFailure::condition)
        .containsExactly(ConditionFailedException.Reason.NOT_FOUND);
    execute(false, wrong.restWithRefused()).orThrow();
    assertThat(starsOf("sdk")).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void severalCanBeMadeAtOnce(boolean isAsync) {
    TransactionSeries series = byRepository().requestsAtOnce(4);

    TransactionSeriesResult result = execute(isAsync, series).orThrow();

    assertThat(result.outcomes())
        .extracting(TransactionOutcome::transaction)
        .isEqualTo(series.transactions());
    assertThat(forge.items()).hasSize(REPOSITORIES * STARS);
    assertThatThrownBy(() -> series.requestsAtOnce(0))
        .hasMessage("[SGR0105] requestsAtOnce(0): give 1 or more.");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aSeriesThatIsExecutedAgainIsMadeOnce(boolean isAsync) {
    forge.client().execute(ForgeRepositoryEntity.put(repository("sdk")));
    forge.client().execute(ForgeRepositoryEntity.put(repository("cli")));
    Transaction own = star("cli").idempotencyToken(UUID.randomUUID().toString());
    TransactionSeries series = TransactionSeries.of(star("sdk"), own);

    execute(isAsync, series).orThrow();
    execute(isAsync, series).orThrow();

    assertThat(starsOf("sdk")).isEqualTo(1);
    assertThat(starsOf("cli")).isEqualTo(1);
    assertThat(series.transactions().get(1)).isSameAs(own);
  }

  @Test
  void eachTransactionHasATokenOfItsOwn() {
    List<String> tokens =
        byRepository().transactions().stream()
            .map(transaction -> transaction.toRequest().clientRequestToken())
            .toList();

    assertThat(tokens).hasSize(REPOSITORIES).doesNotHaveDuplicates().doesNotContainNull();
    TransactionSeries series = byRepository();
    RequestContext context =
        forge.client().withClock(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC)).context();
    assertThat(series.toRequest(context))
        .isEqualTo(series.transactions().get(0).toRequest(context));
    assertThat(series.toRequest().transactItems()).hasSize(STARS);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aGroupOfTooManyItemsIsRefusedBeforeTheFirstRequest(boolean isAsync) {
    List<Star> stars = new ArrayList<>(stars());
    IntStream.range(STARS, 101).forEach(n -> stars.add(new Star("r30", "u" + n)));
    TransactionSeries series =
        TransactionSeries.ofGroups(
            stars, Star::repository, star -> List.of(ForgeStarEntity.put(star)));

    assertThatThrownBy(() -> execute(isAsync, series))
        .satisfies(
            failure -> {
              Throwable cause = isAsync ? failure.getCause() : failure;
              assertThat(cause)
                  .isInstanceOf(InvalidArgumentException.class)
                  .hasMessage(
                      "[SGR0110] Group r30 refused: its 101 actions are more than the 100 that"
                          + " DynamoDB takes; operation 101, Put[Star REPO#r30 / STAR#u100], is"
                          + " the first one too many. Split it into several transactions.");
            });
    assertThat(requests).isEmpty();
    assertThat(forge.items()).isEmpty();
  }

  @Test
  void aGroupOfTooManyBytesIsRefusedBeforeTheFirstRequest() {
    String text = "x".repeat(390_000);
    List<Repository> large =
        IntStream.range(0, 11)
            .mapToObj(n -> new Repository("r" + n, "aws", 0, text, Set.of()))
            .toList();
    TransactionSeries series =
        TransactionSeries.of(
            Transaction.of(ForgeRepositoryEntity.put(repository("small"))),
            Transaction.of(large.stream().map(ForgeRepositoryEntity::put).toList()));

    assertThatThrownBy(() -> execute(false, series))
        .hasMessageStartingWith("[SGR0110] Group 2 refused: it would write ");
    assertThat(forge.items()).isEmpty();
  }

  private static List<User> users(int count, String domain) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(n -> new User("u" + n, n + domain, "acme", null, 0))
        .toList();
  }

  @Test
  void uniqueValuesBelongToTheirGroup() {
    TableClient client = directory.client();
    client.execute(DirectoryUserEntity.put(new User("ann", "4@b.c", "acme", null, 0)));
    TransactionSeries pairs =
        TransactionSeries.ofGroups(
            users(6, "@b.c"),
            user -> (Integer.parseInt(user.id().substring(1)) + 1) / 2,
            user -> List.of(DirectoryUserEntity.put(user).ifNotExists()));

    TransactionSeriesResult result = client.execute(pairs);

    assertThat(result.refused()).extracting(TransactionOutcome::group).containsExactly(2);
    assertThat(result.refused().get(0).cancellation().orElseThrow().failures())
        .extracting(TransactionFailure::condition)
        .containsExactly(ConditionFailedException.Reason.UNIQUE);
    assertThat(directory.items()).hasSize(2 + 4 * 2);
    client.execute(DirectoryUserEntity.update("ann").email("ann@b.c"));
    client.execute(result.restWithRefused()).orThrow();
    assertThat(directory.items()).hasSize(2 + 6 * 2);
  }

  @Test
  void itemsOfUniqueValuesCountForTheirGroup() {
    TransactionSeries series =
        TransactionSeries.ofGroups(
            users(51, "@b.c"),
            User::tenant,
            user -> List.of(DirectoryUserEntity.put(user).ifNotExists()));

    assertThatThrownBy(() -> directory.client().execute(series))
        .hasMessageStartingWith("[SGR0110] Group acme refused: its 102 actions are more than");
    assertThat(directory.items()).isEmpty();
  }

  @Test
  void aGroupThatIsTooLargeOnlyForTheStoredItemsIsRefusedByItself() {
    TableClient client = directory.client();
    List<User> users = users(60, "@b.c");
    client
        .execute(
            TransactionSeries.ofGroups(
                users, User::id, user -> List.of(DirectoryUserEntity.put(user))))
        .orThrow();

    TransactionSeriesResult result =
        client.execute(
            TransactionSeries.of(
                Transaction.of(users.stream().map(DirectoryUserEntity::put).toList()),
                Transaction.of(users(60, "@new").stream().map(DirectoryUserEntity::put).toList()),
                Transaction.of(DirectoryUserEntity.delete("u1"))));

    assertThat(result.outcomes())
        .extracting(TransactionOutcome::state)
        .containsExactly(State.MADE, State.REFUSED, State.MADE);
    assertThat(result.refused().get(0).failure())
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_TRANSACTION));
    assertThat(result.refused().get(0).cancellation()).isEmpty();
    assertThat(directory.items()).hasSize(59 * 2);
  }

  @Test
  void anEmptySeriesMakesNoRequest() {
    TransactionSeries empty =
        TransactionSeries.ofGroups(stars(), Star::repository, star -> List.of());

    assertThat(execute(false, empty).isComplete()).isTrue();
    assertThat(execute(true, empty).rest().transactions()).isEmpty();
    assertThat(requests).isEmpty();
    assertThatThrownBy(empty::toRequest)
        .hasMessage("[SGR0105] The series is empty, so there is no request.");
  }

  @Test
  void aTransactionOfAnotherTableIsRefused() {
    TransactionSeries mixed =
        TransactionSeries.of(star("sdk"), Transaction.of(DirectoryUserEntity.delete("u1")));

    assertThatThrownBy(() -> execute(false, mixed))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.WRONG_TABLE));
    assertThat(requests).isEmpty();
  }
}
