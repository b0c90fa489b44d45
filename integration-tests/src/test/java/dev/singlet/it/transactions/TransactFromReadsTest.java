package dev.singlet.it.transactions;

import static dev.singlet.it.transactions.model.ForgeRepositoryEntity.OWNER;
import static dev.singlet.it.transactions.model.ForgeRepositoryEntity.STARS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.transactions.model.Forge.Account;
import dev.singlet.it.transactions.model.Forge.Repository;
import dev.singlet.it.transactions.model.Forge.Star;
import dev.singlet.it.transactions.model.Forge.Team;
import dev.singlet.it.transactions.model.Forge.User;
import dev.singlet.it.transactions.model.ForgeAccountCollection;
import dev.singlet.it.transactions.model.ForgeRepositoryEntity;
import dev.singlet.it.transactions.model.ForgeStarEntity;
import dev.singlet.it.transactions.model.ForgeTable;
import dev.singlet.it.transactions.model.ForgeTeamEntity;
import dev.singlet.it.transactions.model.ForgeUserEntity;
import dev.singlet.it.transactions.model.WarehouseBoxEntity;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.transaction.OpenTransaction;
import dev.singlet.transaction.TransactedItems;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Transactions whose writes follow from what they read. */
class TransactFromReadsTest {

  private static final Repository ONE = new Repository("one", "kim", 5, null, Set.of("a"));

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final FaultProxy proxy =
      FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).seed(5).start();
  private final AtomicInteger runs = new AtomicInteger();

  @BeforeEach
  void put() {
    table.client().execute(ForgeRepositoryEntity.put(ONE));
  }

  @AfterEach
  void close() {
    proxy.close();
  }

  private TableClient client() {
    return table.client(proxy.client());
  }

  private Repository stored() {
    return table.client().execute(ForgeRepositoryEntity.get("one").consistent()).orElseThrow();
  }

  /** Doubles the stars, and lets others do something in the middle of the first run. */
  private long twice(Consumer<TableClient> meanwhile) {
    return client()
        .transact(
            tx -> {
              Repository read = tx.read(ForgeRepositoryEntity.get("one")).orElseThrow();
              first(meanwhile);
              tx.write(ForgeRepositoryEntity.update("one").stars(2 * read.stars()));
              return 2 * read.stars();
            });
  }

  private void first(Consumer<TableClient> meanwhile) {
    if (runs.incrementAndGet() == 1) {
      meanwhile.accept(table.client());
    }
  }

  @Test
  void writesWhatFollowsFromWhatItReads() {
    assertThat(twice(others -> {})).isEqualTo(10);

    assertThat(stored().stars()).isEqualTo(10);
    assertThat(runs).hasValue(1);
    assertThat(proxy.requests(GetItemRequest.class)).isEqualTo(1);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(1);
  }

  @Test
  void goesOnWithoutAPutThatIsRefused() {
    long stars =
        client()
            .transact(
                tx -> {
                  assertThatThrownBy(() -> tx.write(ForgeStarEntity.put(new Star("one", ""))))
                      .isInstanceOf(SingletException.class);
                  tx.write(ForgeRepositoryEntity.update("one").stars(6));
                  return 6L;
                });

    assertThat(stored().stars()).isEqualTo(stars);
  }

  @Test
  void runsAgainIfAnItemThatItWritesHasChanged() {
    assertThat(
            twice(others -> others.execute(ForgeRepositoryEntity.update("one").incrementStars(1))))
        .isEqualTo(12);

    assertThat(stored().stars()).isEqualTo(12);
    assertThat(runs).hasValue(2);
  }

  @Test
  void seesChangesOfAnyAttribute() {
    for (Consumer<TableClient> change :
        List.<Consumer<TableClient>>of(
            others -> others.execute(ForgeRepositoryEntity.update("one").text("appeared")),
            others -> others.execute(ForgeRepositoryEntity.update("one").removeText()),
            others -> others.execute(ForgeRepositoryEntity.update("one").addToTags("b")),
            others -> others.execute(ForgeRepositoryEntity.update("one").owner("lee")))) {
      runs.set(0);

      twice(change);

      assertThat(runs).hasValue(2);
    }
  }

  @Test
  void runsAgainIfAnItemThatItOnlyReadsHasChanged() {
    String owner =
        client()
            .transact(
                tx -> {
                  Repository read = tx.read(ForgeRepositoryEntity.get("one")).orElseThrow();
                  first(others -> others.execute(ForgeRepositoryEntity.update("one").owner("lee")));
                  tx.write(ForgeUserEntity.put(new User(read.owner(), null)));
                  return read.owner();
                });

    assertThat(owner).isEqualTo("lee");
    assertThat(table.client().execute(ForgeUserEntity.get("kim"))).isEmpty();
    assertThat(table.client().execute(ForgeUserEntity.get("lee"))).isPresent();
  }

  @Test
  void runsAgainIfAnAbsentItemAppears() {
    Star star = new Star("one", "kim");
    for (boolean writes : new boolean[] {true, false}) {
      runs.set(0);
      boolean isFirst =
          client()
              .transact(
                  tx -> {
                    boolean isThere = tx.read(ForgeStarEntity.get("one", "kim")).isPresent();
                    first(others -> others.execute(ForgeStarEntity.put(star)));
                    if (!isThere) {
                      tx.write(ForgeRepositoryEntity.update("one").incrementStars(1));
                      if (writes) {
                        tx.write(ForgeStarEntity.put(star).ifNotExists());
                      }
                    }
                    return !isThere;
                  });

      assertThat(isFirst).isFalse();
      assertThat(stored().stars()).isEqualTo(5);
      table.client().execute(ForgeStarEntity.delete("one", "kim"));
    }
  }

  @Test
  void runsAgainIfAnItemDisappears() {
    assertThatThrownBy(() -> twice(others -> others.execute(ForgeRepositoryEntity.delete("one"))))
        .as("thrown by the second run, which finds nothing")
        .isInstanceOf(NoSuchElementException.class);

    assertThat(table.items()).isEmpty();
  }

  @Test
  void readsAnItemOfSeveralEntities() {
    table.client().execute(ForgeTeamEntity.put(new Team("core", 3)));

    Optional<Account> found =
        client()
            .transact(
                tx -> {
                  Optional<Account> read = tx.read(ForgeAccountCollection.get("core"));
                  first(
                      others -> {
                        others.execute(ForgeTeamEntity.delete("core"));
                        others.execute(ForgeUserEntity.put(new User("core", null)));
                      });
                  Optional<Account> none = tx.read(ForgeAccountCollection.get("none"));
                  tx.write(ForgeRepositoryEntity.update("one").text(read + " " + none));
                  return read;
                });

    assertThat(found).contains(new User("core", null));
    assertThat(runs).hasValue(2);
  }

  @Test
  void aConditionOfItsOwnEndsIt() {
    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          runs.incrementAndGet();
                          tx.read(ForgeRepositoryEntity.get("one"));
                          tx.write(
                              ForgeRepositoryEntity.update("one").text("x").when(STARS.gt(9L)));
                          return true;
                        }))
        .isInstanceOfSatisfying(
            TransactionFailedException.class, failed -> assertThat(failed.isPassing()).isFalse())
        .hasMessageContaining(
            "Operation 1: Update[Repository REPO#one / REPO] refused: its condition stars > 9 does"
                + " not hold, since stars is 5.");
    assertThat(runs).hasValue(1);
  }

  @Test
  void withoutAWriteMakesNoTransaction() {
    assertThat(client().<Long>transact(tx -> read(tx).stars())).isEqualTo(5);
    assertThat(
            client()
                .<Long>transact(
                    tx -> {
                      Repository read = read(tx);
                      tx.write(ForgeRepositoryEntity.update(read, read));
                      return read.stars();
                    }))
        .isEqualTo(5);

    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isZero();
  }

  @Test
  void anUpdateThatChangesNothingIsStillChecked() {
    long stars =
        client()
            .transact(
                tx -> {
                  Repository read = read(tx);
                  first(
                      others ->
                          others.execute(ForgeRepositoryEntity.update("one").incrementStars(1)));
                  tx.write(
                      ForgeRepositoryEntity.update(read, read),
                      ForgeUserEntity.put(new User("kim", "" + read.stars())));
                  return read.stars();
                });

    assertThat(stars).isEqualTo(6);
    assertThat(table.client().execute(ForgeUserEntity.get("kim"))).contains(new User("kim", "6"));
  }

  @Test
  void whatTheFunctionThrowsEndsItAndNothingIsWritten() {
    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          tx.write(ForgeUserEntity.put(new User("kim", null)));
                          throw new IllegalStateException("no");
                        }))
        .hasMessage("no");

    assertThat(table.items()).hasSize(1);
  }

  @Test
  void readsAnItemOnce() {
    client()
        .transact(
            tx -> {
              Repository read = read(tx);
              first(others -> others.execute(ForgeRepositoryEntity.update("one").text("x")));
              assertThat(read(tx)).isEqualTo(read);
              return null;
            });

    assertThat(proxy.requests(GetItemRequest.class)).isEqualTo(1);
  }

  @Test
  void isSentAgainAfterConflicts() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(3);

    assertThat(twice(others -> {})).isEqualTo(10);

    assertThat(runs).hasValue(1);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(4);
    assertThat(stored().stars()).isEqualTo(10);
  }

  @Test
  void isMadeOnceIfItsAnswerIsLostAndItMeetsAnotherOneThen() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(2);

    assertThat(twice(others -> {})).isEqualTo(10);

    assertThat(runs).hasValue(1);
    assertThat(stored().stars()).isEqualTo(10);
  }

  @Test
  void aTransactionWithoutReadsIsMadeOnceThen() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(2);

    client().transact(ForgeRepositoryEntity.update("one").incrementStars(1));

    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(4);
    assertThat(stored().stars()).isEqualTo(6);
  }

  @Test
  void isMadeOnceIfItsAnswerIsLost() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

    assertThat(twice(others -> {})).isEqualTo(10);

    assertThat(stored().stars()).isEqualTo(10);
  }

  @Test
  void comparesChosenAttributesOnly() {
    Consumer<TableClient> count =
        others -> others.execute(ForgeRepositoryEntity.update("one").incrementStars(1));
    Consumer<TableClient> move =
        others -> others.execute(ForgeRepositoryEntity.update("one").owner("lee"));
    for (boolean isWritten : new boolean[] {true, false}) {
      runs.set(0);
      titled(count, isWritten);
      assertThat(runs).as("a counter is not in the way").hasValue(1);

      runs.set(0);
      titled(move, isWritten);
      assertThat(runs).as("what was read has changed").hasValue(2);
      table.client().execute(ForgeRepositoryEntity.put(ONE));
    }
    assertThat(table.client().execute(ForgeUserEntity.get("lee"))).isPresent();
  }

  private void titled(Consumer<TableClient> meanwhile, boolean isWritten) {
    client()
        .transact(
            tx -> {
              String owner = tx.read(ForgeRepositoryEntity.get("one"), OWNER).orElseThrow().owner();
              first(meanwhile);
              tx.write(ForgeUserEntity.put(new User(owner, null)));
              if (isWritten) {
                tx.write(ForgeRepositoryEntity.update("one").text("by " + owner));
              }
              return null;
            });
  }

  @Test
  void readsSeveralItemsAtOneMoment() {
    table.client().execute(ForgeUserEntity.put(new User("kim", "x")));
    Get<Repository> one = ForgeRepositoryEntity.get("one");
    Get<User> kim = ForgeUserEntity.get("kim");
    Get<User> none = ForgeUserEntity.get("none");

    client()
        .transact(
            tx -> {
              Repository alone = read(tx);
              TransactedItems items = tx.read(one, kim, none);
              assertThat(items.get(one)).contains(alone);
              assertThat(items.get(none)).isEmpty();
              first(others -> others.execute(ForgeUserEntity.update("kim").bio("y")));
              tx.write(
                  ForgeRepositoryEntity.update("one").text(items.get(kim).orElseThrow().bio()));
              return null;
            });

    assertThat(stored().text()).isEqualTo("y");
    assertThat(runs).hasValue(2);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(2);
  }

  @Test
  void aPutGivesTheRecordAsItIsStored() {
    Repository given = new Repository("two", "kim", 1, null, Set.of());

    Repository stored =
        client().transact(tx -> tx.write(ForgeRepositoryEntity.put(given).ifNotExists()));

    assertThat(table.client().execute(ForgeRepositoryEntity.get("two"))).contains(stored);
  }

  @Test
  void triesAsOftenAsItIsTold() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).always();

    assertThatThrownBy(
            () ->
                client()
                    .withTransactionAttempts(2)
                    .transact(ForgeRepositoryEntity.update("one").incrementStars(1)))
        .isInstanceOf(TransactionFailedException.class);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isEqualTo(2);
    assertThatThrownBy(() -> client().withTransactionAttempts(0))
        .isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void whatOthersChangedIsToldBeforeARefusalThatFollowsFromIt() {
    TransactWrite put = ForgeUserEntity.put(new User("kim", null)).ifNotExists();
    table.client().execute(ForgeUserEntity.put(new User("kim", "there")));

    assertThatThrownBy(
            () ->
                client()
                    .withTransactionAttempts(1)
                    .transact(
                        tx -> {
                          read(tx);
                          first(
                              others ->
                                  others.execute(
                                      ForgeRepositoryEntity.update("one").incrementStars(1)));
                          tx.write(put, ForgeRepositoryEntity.update("one").stars(0));
                          return null;
                        }))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed -> {
              assertThat(failed.isPassing()).isTrue();
              assertThat(failed.failure(put)).isEmpty();
            });
  }

  @Test
  void givesUpWhenOthersNeverStop() {
    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          Repository read = read(tx);
                          runs.incrementAndGet();
                          table
                              .client()
                              .execute(ForgeRepositoryEntity.update("one").incrementStars(1));
                          tx.write(ForgeRepositoryEntity.update("one").stars(read.stars()));
                          return true;
                        }))
        .isInstanceOfSatisfying(
            TransactionFailedException.class, failed -> assertThat(failed.isPassing()).isTrue())
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 1: Update[Repository"
                + " REPO#one / REPO] refused: other requests keep changing it. Try again.");
    assertThat(runs).hasValue(8);
    assertThat(stored().stars()).isEqualTo(13);
  }

  @Test
  void countsRightlyThoughManyCountAtOnce() {
    // An attempt is in vain only if another transaction is made, so 40 are enough for each of 40.
    TableClient client = table.client().withTransactionAttempts(40);

    IntStream.range(0, 40)
        .parallel()
        .forEach(
            each ->
                client.transact(
                    tx -> {
                      long stars = read(tx).stars();
                      tx.write(ForgeRepositoryEntity.update("one").stars(stars + 1));
                      return stars;
                    }));

    assertThat(stored().stars()).isEqualTo(45);
  }

  @Test
  void readsComeBeforeWrites() {
    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          tx.write(ForgeUserEntity.put(new User("kim", null)));
                          return read(tx);
                        }))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_TRANSACTION))
        .hasMessageContaining(
            "Get[Repository REPO#one / REPO] comes after a write of its transaction. It would not"
                + " see that write. Read all items first.");
  }

  @Test
  void endsWithItsFunction() {
    AtomicReference<OpenTransaction> kept = new AtomicReference<>();
    client()
        .transact(
            tx -> {
              kept.set(tx);
              return null;
            });

    assertThatThrownBy(() -> kept.get().read(ForgeRepositoryEntity.get("one")))
        .hasMessageContaining(
            "comes after the end of its transaction. Call it within the function.");
    assertThatThrownBy(() -> kept.get().write(ForgeRepositoryEntity.delete("one")))
        .hasMessageContaining("comes after the end of its transaction");
  }

  @Test
  void takesOperationsOfItsTableOnly() {
    assertThatThrownBy(() -> client().transact(tx -> tx.read(WarehouseBoxEntity.get("1"))))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.WRONG_TABLE));
    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          tx.write(WarehouseBoxEntity.delete("1"));
                          return true;
                        }))
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.WRONG_TABLE));
  }

  private static Repository read(OpenTransaction tx) {
    return tx.read(ForgeRepositoryEntity.get("one")).orElseThrow();
  }

  /** Adds kim and her star, both or none. */
  private static void addBoth(TableClient others) {
    others.transact(
        ForgeUserEntity.put(new User("kim", null)), ForgeStarEntity.put(new Star("one", "kim")));
  }

  @Test
  void whatTheFunctionThrowsIsOfOneMoment() {
    String found =
        client()
            .transact(
                tx -> {
                  boolean isThere = tx.read(ForgeUserEntity.get("kim")).isPresent();
                  first(TransactFromReadsTest::addBoth);
                  if (tx.read(ForgeStarEntity.get("one", "kim")).isPresent() != isThere) {
                    throw new IllegalStateException("a star of nobody");
                  }
                  return isThere ? "both" : "none";
                });

    assertThat(found).isEqualTo("both");
    assertThat(runs).hasValue(2);
  }

  @Test
  void whatTheFunctionReturnsWithoutWritingIsOfOneMoment() {
    List<Boolean> found =
        client()
            .transact(
                tx -> {
                  boolean isThere = tx.read(ForgeUserEntity.get("kim")).isPresent();
                  first(TransactFromReadsTest::addBoth);
                  return List.of(isThere, tx.read(ForgeStarEntity.get("one", "kim")).isPresent());
                });

    assertThat(found).containsExactly(true, true);
    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(2);
  }

  @Test
  void whatUpdatesThatChangeNothingRestOnIsOfOneMoment() {
    List<Boolean> found =
        client()
            .transact(
                tx -> {
                  boolean isThere = tx.read(ForgeUserEntity.get("kim")).isPresent();
                  first(TransactFromReadsTest::addBoth);
                  boolean isStarred = tx.read(ForgeStarEntity.get("one", "kim")).isPresent();
                  Repository read = read(tx);
                  tx.write(ForgeRepositoryEntity.update(read, read));
                  return List.of(isThere, isStarred);
                });

    assertThat(found).containsExactly(true, true);
    assertThat(proxy.requests(TransactWriteItemsRequest.class)).isZero();
  }

  @Test
  void whatIsReadAtOnceNeedsNoOtherRead() {
    Get<User> kim = ForgeUserEntity.get("kim");
    Get<Star> star = ForgeStarEntity.get("one", "kim");

    client().transact(tx -> tx.read(kim, star));
    assertThatThrownBy(
            () -> client().transact(tx -> tx.read(ForgeUserEntity.get("kim")).orElseThrow()))
        .isInstanceOf(NoSuchElementException.class);

    assertThat(proxy.requests(TransactGetItemsRequest.class)).isEqualTo(1);
  }

  @Test
  void aResultThatCanNotBeCheckedIsNotGiven() {
    proxy.inject(Fault.INTERNAL_ERROR).on(TransactGetItemsRequest.class).times(20);

    assertThatThrownBy(
            () ->
                client()
                    .transact(
                        tx -> {
                          tx.read(ForgeUserEntity.get("kim"));
                          return tx.read(ForgeStarEntity.get("one", "kim"));
                        }))
        .isInstanceOf(InternalServerErrorException.class);
  }

  @Test
  void aTransactionThatMayHaveBeenMadeSaysSo() {
    proxy.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();
    proxy.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(3);

    assertThatThrownBy(
            () ->
                client()
                    .withTransactionAttempts(3)
                    .transact(ForgeRepositoryEntity.update("one").incrementStars(1)))
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed -> {
              assertThat(failed.mayHaveBeenMade()).isTrue();
              assertThat(failed.isPassing()).isFalse();
            })
        .hasMessageStartingWith(
            "[SGR0302] Transaction cancelled, but an attempt got no answer, and that may have been"
                + " made, or may be made later. Operation 1: Update[Repository REPO#one / REPO]");
    assertThat(stored().stars()).isEqualTo(6);
  }
}
