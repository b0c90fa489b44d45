package dev.singlet.migrate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.history.MigrationException;
import dev.singlet.history.RunningStep;
import dev.singlet.internal.history.Pulse;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Ten programs migrate a table at once, by clocks that differ and run at different speeds. Each is
 * paused at random, also for longer than the lease, and ends at random. {@code
 * -Dmigrations.schedules=1000} tries more, {@code -Dmigrations.seed=2} others.
 */
class RandomSchedulesTest {

  private static final int SCHEDULES = Integer.getInteger("migrations.schedules", 12);
  private static final long SEED = Long.getLong("migrations.seed", 1);
  private static final int PROGRAMS = 10;
  private static final int STEPS = 3;
  private static final int PARTS = 3;
  private static final Duration LEASE = Duration.ofSeconds(60);
  private static final double PAUSED = 0.05;
  private static final int KILLED_ONCE_IN = 60;

  private final DynamoDbClient dynamoDb = DynamoDbLocal.shared();
  private int takenOver;
  private int refused;

  /**
   * A write of the history that DynamoDB has made.
   *
   * @param token the taking of the lock that it belongs to
   * @param step the step
   * @param what the part of its work, or its state
   */
  private record Written(String token, String step, String what) {}

  @Test
  void noStepRunsTwiceAtOnceAndNoneIsSkipped() {
    for (int i = 0; i < SCHEDULES; i++) {
      assertThat(schedule(new Random(SEED * 1_000_003 + i)))
          .as("schedule %d of seed %d", i, SEED)
          .containsExactlyElementsOf(expected());
    }

    assertThat(takenOver).as("locks that were taken over").isPositive();
    assertThat(refused).as("programs that came back too late").isPositive();
  }

  /** Each part of each step, and each end, once and in order. */
  private static List<String> expected() {
    return IntStream.range(0, STEPS)
        .boxed()
        .flatMap(
            step ->
                IntStream.rangeClosed(1, PARTS + 1)
                    .mapToObj(part -> step + (part > PARTS ? " DONE" : " " + part)))
        .toList();
  }

  private List<String> schedule(Random random) {
    String table = "schedules-" + UUID.randomUUID();
    dynamoDb.createTable(
        CreateTable.of(FleetTable.SCHEMA).toRequest().toBuilder().tableName(table).build());
    Stage stage = new Stage(random, PAUSED, 5 * LEASE.toNanos());
    List<Written> written = new ArrayList<>();
    for (int i = 0; i < PROGRAMS; i++) {
      start(stage, "program " + i, table, written);
    }
    stage.run();
    dynamoDb.deleteTable(delete -> delete.tableName(table));

    List<String> tokens = written.stream().map(Written::token).toList();
    List<String> turns = new ArrayList<>();
    for (String token : tokens) {
      if (turns.isEmpty() || !turns.get(turns.size() - 1).equals(token)) {
        turns.add(token);
      }
    }
    assertThat(turns)
        .as("a program writes no history after another took over")
        .doesNotHaveDuplicates();
    takenOver += turns.size() - 1;
    return written.stream()
        .filter(each -> !each.what.equals("RUNNING"))
        .map(each -> each.step + " " + each.what)
        .toList();
  }

  /** Starts a program. If it is killed, its platform starts it again. */
  private void start(Stage stage, String name, String table, List<Written> written) {
    long offset = stage.upTo(Long.MAX_VALUE / 4);
    double speed = 0.5 + stage.upTo(1_500_000_000L) / 1e9;
    AtomicBoolean isDead = new AtomicBoolean();
    TableClient client = FleetTable.client(observed(stage, isDead, written)).withTableName(table);
    stage.enter(
        () -> {
          try {
            migrate(stage, client, name, pulse(stage, offset, speed, isDead));
          } catch (Stage.Killed killed) {
            start(stage, name, table, written);
            throw killed;
          }
        });
  }

  private void migrate(Stage stage, TableClient client, String name, Pulse pulse) {
    Migrations migrations = Migrations.of(FleetTable.describe()).by(name).lease(LEASE).with(pulse);
    for (int step = 0; step < STEPS; step++) {
      migrations =
          migrations.step(String.valueOf(step), "", (own, running) -> work(stage, running));
    }
    while (true) {
      try {
        assertThat(migrations.migrate(client).isDone()).isTrue();
        return;
      } catch (MigrationException lost) {
        refused++;
      }
    }
  }

  private static void work(Stage stage, RunningStep running) {
    String place = running.checkpoint();
    for (int part = place == null ? 1 : Integer.parseInt(place) + 1; part <= PARTS; part++) {
      stage.pass(stage.upTo(LEASE.toNanos()));
      running.checkpoint(String.valueOf(part));
    }
  }

  private static Pulse pulse(Stage stage, long offset, double speed, AtomicBoolean isDead) {
    return new Pulse() {
      @Override
      public long nanoTime() {
        return offset + (long) (stage.time() * speed);
      }

      @Override
      public void sleep(Duration time) {
        stage.pass((long) (time.toNanos() / speed));
      }

      @Override
      public Runnable every(Duration time, Runnable beat) {
        AtomicBoolean ends = new AtomicBoolean();
        stage.enter(
            () -> {
              while (!ends.get() && !isDead.get()) {
                stage.pass((long) (time.toNanos() / speed));
                if (!ends.get()) {
                  beat.run();
                }
              }
            });
        return () -> ends.set(true);
      }
    };
  }

  /** Returns a client whose program can be paused or killed before and after each request. */
  private DynamoDbClient observed(Stage stage, AtomicBoolean isDead, List<Written> written) {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              stage.pass(stage.upTo(Duration.ofSeconds(1).toNanos()));
              end(stage, isDead);
              try {
                Object answer = method.invoke(dynamoDb, arguments);
                if (arguments[0] instanceof UpdateItemRequest update) {
                  note(update, written);
                }
                stage.pass(stage.upTo(Duration.ofSeconds(1).toNanos()));
                end(stage, isDead);
                return answer;
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }

  private static void end(Stage stage, AtomicBoolean isDead) {
    if (isDead.get() || stage.isOnceIn(KILLED_ONCE_IN)) {
      isDead.set(true);
      stage.kill();
    }
  }

  private static void note(UpdateItemRequest update, List<Written> written) {
    Map<String, AttributeValue> values = update.expressionAttributeValues();
    String step = update.expressionAttributeNames().get("#id");
    if (values.containsKey(":place")) {
      written.add(new Written(values.get(":token").s(), step, values.get(":place").s()));
    } else if (values.containsKey(":step")) {
      written.add(
          new Written(values.get(":token").s(), step, values.get(":step").m().get("state").s()));
    }
  }
}
