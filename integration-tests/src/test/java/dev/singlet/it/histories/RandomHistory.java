package dev.singlet.it.histories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.histories.model.Histories.Light;
import dev.singlet.it.histories.model.Histories.Member;
import dev.singlet.it.histories.model.Histories.Note;
import dev.singlet.it.histories.model.Histories.Page;
import dev.singlet.it.histories.model.HistoriesLightEntity;
import dev.singlet.it.histories.model.HistoriesMemberEntity;
import dev.singlet.it.histories.model.HistoriesNoteEntity;
import dev.singlet.it.histories.model.HistoriesPageEntity;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One history: writes of several threads on a few items, and then the comparison. */
final class RandomHistory {

  private static final int THREADS = 4;
  private static final int WRITES = 60;
  private static final int NOTES = 50;
  private static final String RESERVATION = "UNIQUE#Member#name#";
  private static final List<String> NAMES = List.of("ann", "bob", "cleo");

  /** What the program was told of a write. */
  enum Told {
    MADE,
    NOT_MADE,
    UNKNOWN
  }

  /** How often each was told. */
  static final class Counts {
    private final Map<Told, Integer> counts = new EnumMap<>(Told.class);

    synchronized void add(Told told) {
      counts.merge(told, 1, Integer::sum);
    }

    @Override
    public synchronized String toString() {
      return counts.toString();
    }
  }

  private final LocalTable table;
  private final String name;
  private final Counts counts;
  private final UnreliableDynamoDb unreliable;
  private final TableClient client;
  private final TableClient calm;
  private final AtomicInteger ids = new AtomicInteger();
  private final Map<String, Told> told = new ConcurrentHashMap<>();
  private final Map<String, String> kinds = new ConcurrentHashMap<>();

  /** The exceptions that the program got, for messages. */
  private final Map<String, String> exceptions = new ConcurrentHashMap<>();

  /** How many items name a write that is made, if it is more than one. */
  private final Map<String, Integer> places = new ConcurrentHashMap<>();

  RandomHistory(LocalTable table, String name, Counts counts) {
    this.table = table;
    this.name = name;
    this.counts = counts;
    this.unreliable = new UnreliableDynamoDb(table.dynamoDb());
    this.client = table.client(unreliable.client());
    this.calm = table.client();
  }

  private String light(int number) {
    return name + "-" + number;
  }

  void run() {
    for (int i = 0; i < 2; i++) {
      calm.execute(HistoriesLightEntity.put(new Light(light(i), false, List.of())));
      calm.execute(HistoriesMemberEntity.put(new Member(light(i), unique("none" + i), List.of())));
    }
    calm.execute(HistoriesPageEntity.put(new Page(name, 0, List.of())));
    List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = Stream.generate(() -> new Thread(this::write)).limit(THREADS).toList();
    threads.forEach(thread -> thread.setUncaughtExceptionHandler((any, e) -> failures.add(e)));
    threads.forEach(Thread::start);
    threads.forEach(RandomHistory::join);
    assertThat(failures).isEmpty();
    arriveLate();
    compare();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void write() {
    for (int i = 0; i < WRITES; i++) {
      String id = name + ":" + ids.incrementAndGet();
      Told outcome = told(id, () -> write(id));
      told.put(id, outcome);
      counts.add(outcome);
    }
  }

  private boolean write(String id) {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    String light = light(random.nextInt(2));
    boolean on = random.nextBoolean();
    return switch (random.nextInt(7)) {
      case 0 -> conditional(id, light, on);
      case 1 -> transfer(id, on);
      case 2 -> withToken(id, light, on);
      case 3 -> toggle(id, light);
      case 4 -> page(id);
      case 5 -> member(id, light, random);
      default -> note(id);
    };
  }

  private boolean conditional(String id, String light, boolean on) {
    kinds.put(id, "update");
    return client.tryExecute(
        HistoriesLightEntity.update(light)
            .on(on)
            .appendToLog(id)
            .when(
                HistoriesLightEntity.ON.eq(!on).and(HistoriesLightEntity.LOG.contains(id).not())));
  }

  private boolean transfer(String id, boolean on) {
    kinds.put(id, "transfer");
    places.put(id, 2);
    return client.tryTransact(
        HistoriesLightEntity.update(light(0))
            .on(on)
            .appendToLog(id)
            .when(HistoriesLightEntity.ON.eq(!on)),
        HistoriesLightEntity.update(light(1)).appendToLog(id));
  }

  /** Executes one transaction again until there is an answer. */
  private boolean withToken(String id, String light, boolean on) {
    kinds.put(id, "token");
    Transaction transaction =
        Transaction.of(
                HistoriesLightEntity.update(light)
                    .on(on)
                    .appendToLog(id)
                    .when(HistoriesLightEntity.ON.eq(!on)))
            .idempotencyToken(UUID.randomUUID().toString());
    for (int i = 0; ; i++) {
      try {
        client.execute(transaction);
        return true;
      } catch (SdkClientException noAnswer) {
        if (i == 3) {
          throw noAnswer;
        }
      }
    }
  }

  /** Follows from what was read. A light that is on is sometimes left as it is. */
  private boolean toggle(String id, String light) {
    kinds.put(id, "function");
    return client.transact(
        tx -> {
          Light before =
              tx.read(HistoriesLightEntity.get(light), HistoriesLightEntity.ON).orElseThrow();
          if (before.on() && id.hashCode() % 2 == 0) {
            return false;
          }
          tx.write(HistoriesLightEntity.update(light).on(!before.on()).appendToLog(id));
          return true;
        });
  }

  private boolean page(String id) {
    kinds.put(id, "version");
    Page before = client.execute(HistoriesPageEntity.get(name)).orElseThrow();
    List<String> log = new ArrayList<>(before.log());
    log.add(id);
    return client.tryExecute(HistoriesPageEntity.put(new Page(name, before.version(), log)));
  }

  private String unique(String value) {
    return name + "-" + value;
  }

  private boolean member(String id, String member, ThreadLocalRandom random) {
    kinds.put(id, "unique value");
    String value = unique(NAMES.get(random.nextInt(NAMES.size())));
    return client.tryTransact(
        HistoriesMemberEntity.update(member)
            .name(value)
            .appendToLog(id)
            .when(HistoriesMemberEntity.NAME.ne(value)));
  }

  private String note(int number) {
    return name + "-" + number;
  }

  private boolean note(String id) {
    kinds.put(id, "batch");
    Note note = new Note(note(ids.get() % NOTES), id);
    BatchWriteResult result =
        client.execute(
            BatchWrite.of(HistoriesNoteEntity.put(note).ifNotExists())
                .retryFor(Duration.ofMillis(20)));
    if (!result.unknown().isEmpty()) {
      throw SdkClientException.create("unknown");
    }
    return result.isComplete();
  }

  private Told told(String id, BooleanSupplier write) {
    try {
      return write.getAsBoolean() ? Told.MADE : Told.NOT_MADE;
    } catch (RuntimeException failure) {
      exceptions.put(id, failure.toString());
      return told(failure);
    }
  }

  private static Told told(RuntimeException failure) {
    try {
      throw failure;
    } catch (ConditionFailedException refused) {
      return refused.mayHaveBeenMade() ? Told.UNKNOWN : Told.NOT_MADE;
    } catch (TransactionFailedException refused) {
      return refused.mayHaveBeenMade() ? Told.UNKNOWN : Told.NOT_MADE;
    } catch (SdkServiceException failed) {
      return isRefusal(failed) ? Told.NOT_MADE : Told.UNKNOWN;
    } catch (SdkException noAnswer) {
      return Told.UNKNOWN;
    }
  }

  private static boolean isRefusal(SdkServiceException failed) {
    return failed.statusCode() < 500 && failed.numAttempts() == null;
  }

  /** Delivers what is still under way, while the lights turn on and off. */
  private void arriveLate() {
    boolean on = true;
    do {
      for (int i = 0; i < 2; i++) {
        calm.execute(HistoriesLightEntity.update(light(i)).on(on).returningNothing());
      }
      on = !on;
    } while (unreliable.deliverOne());
  }

  private void compare() {
    Map<String, Integer> found = new HashMap<>();
    for (int i = 0; i < 2; i++) {
      calm.execute(HistoriesLightEntity.get(light(i))).orElseThrow().log().forEach(add(found));
      calm.execute(HistoriesMemberEntity.get(light(i))).orElseThrow().log().forEach(add(found));
    }
    calm.execute(HistoriesPageEntity.get(name)).orElseThrow().log().forEach(add(found));
    for (int i = 0; i < NOTES; i++) {
      calm.execute(HistoriesNoteEntity.get(note(i))).map(Note::by).ifPresent(add(found));
    }
    told.forEach(
        (id, outcome) -> {
          int made = found.getOrDefault(id, 0);
          int whole = places.getOrDefault(id, 1);
          boolean isRight =
              switch (outcome) {
                case MADE -> made == whole;
                case NOT_MADE -> made == 0;
                case UNKNOWN -> made == 0 || made == whole;
              };
          assertThat(isRight)
              .as(
                  "%s %s was told to be %s, and is there %d times: %s",
                  kinds.get(id), id, outcome, made, exceptions.getOrDefault(id, "no exception"))
              .isTrue();
        });
    compareNames();
    for (Map<String, AttributeValue> item : table.items()) {
      table
          .dynamoDb()
          .deleteItem(
              delete ->
                  delete
                      .tableName(table.tableName())
                      .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
    }
  }

  private static Consumer<String> add(Map<String, Integer> found) {
    return id -> found.merge(id, 1, Integer::sum);
  }

  /** The names of the two members are reserved, and no others. */
  private void compareNames() {
    List<String> reserved =
        table.items().stream()
            .map(item -> item.get("PK").s())
            .filter(key -> key.startsWith(RESERVATION))
            .map(key -> key.substring(RESERVATION.length()))
            .toList();
    assertThat(reserved)
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, 2)
                .mapToObj(i -> calm.execute(HistoriesMemberEntity.get(light(i))).orElseThrow())
                .map(Member::name)
                .toList());
  }
}
