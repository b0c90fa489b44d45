package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.unique.model.Directory.User;
import dev.singlet.it.unique.model.DirectoryTable;
import dev.singlet.it.unique.model.DirectoryUserEntity;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Ten threads that want the same. */
class UniqueRacesTest {

  private static final int THREADS = 10;

  @RegisterExtension final LocalTable table = LocalTable.of(DirectoryTable.SCHEMA);

  private TableClient client() {
    return table.client();
  }

  /** Does something in all threads at once; how often it succeeded. */
  private static int atOnce(IntConsumer action) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(1);
      List<Future<Boolean>> results = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int number = i;
        Callable<Boolean> task =
            () -> {
              start.await();
              return succeeds(() -> action.accept(number));
            };
        results.add(threads.submit(task));
      }
      start.countDown();
      int successes = 0;
      for (Future<Boolean> result : results) {
        successes += result.get() ? 1 : 0;
      }
      return successes;
    } finally {
      threads.shutdown();
    }
  }

  private static boolean succeeds(Runnable action) {
    try {
      action.run();
      return true;
    } catch (ConditionFailedException | TransactionFailedException refused) {
      return false;
    } catch (SingletException other) {
      throw other;
    }
  }

  private List<String> taken() {
    return table.items().stream()
        .map(item -> item.get("PK").s())
        .filter(key -> key.startsWith("UNIQUE#"))
        .toList();
  }

  private List<User> users() {
    return table.items().stream()
        .filter(item -> item.get("PK").s().startsWith("USER#"))
        .map(DirectoryUserEntity.type()::require)
        .toList();
  }

  @Test
  void oneOfTenItemsGetsTheValue() throws Exception {
    int successes =
        atOnce(
            n ->
                client()
                    .execute(DirectoryUserEntity.put(new User("u" + n, "a@b.c", "acme", null, 0))));

    assertThat(successes).isEqualTo(1);
    assertThat(users()).hasSize(1);
    assertThat(taken()).containsExactly("UNIQUE#User#email#a@b.c");
  }

  @Test
  void oneOfTenItemsChangesToTheValue() throws Exception {
    for (int n = 0; n < THREADS; n++) {
      client().execute(DirectoryUserEntity.put(new User("u" + n, n + "@b.c", "acme", null, 0)));
    }

    int successes =
        atOnce(n -> client().execute(DirectoryUserEntity.update("u" + n).email("a@b.c")));

    assertThat(successes).isEqualTo(1);
    assertThat(taken()).hasSize(THREADS);
    assertThat(taken())
        .containsExactlyInAnyOrderElementsOf(
            users().stream().map(user -> "UNIQUE#User#email#" + user.email()).toList());
  }

  @Test
  void anItemKeepsTheLastOfTenValuesOnly() throws Exception {
    client().execute(DirectoryUserEntity.put(new User("u", "a@b.c", "acme", null, 0)));

    int successes =
        atOnce(
            n ->
                client()
                    .execute(DirectoryUserEntity.update("u").email(n + "@b.c").incrementLogins(1)));

    assertThat(successes).isPositive();
    assertThat(users()).extracting(User::logins).containsExactly((long) successes);
    assertThat(taken()).containsExactly("UNIQUE#User#email#" + users().get(0).email());
  }

  @Test
  void tenPutsOverOneItemLeaveOneValue() throws Exception {
    int successes =
        atOnce(
            n ->
                client()
                    .execute(DirectoryUserEntity.put(new User("u", n + "@b.c", "acme", null, 0))));

    assertThat(successes).isPositive();
    assertThat(taken()).containsExactly("UNIQUE#User#email#" + users().get(0).email());
  }
}
