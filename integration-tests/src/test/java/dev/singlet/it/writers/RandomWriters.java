package dev.singlet.it.writers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild;
import dev.singlet.it.writers.model.GuildHoldingsCollection;
import dev.singlet.it.writers.model.GuildMemberEntity;
import dev.singlet.it.writers.model.GuildTaskEntity;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.TransactWrite;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One random sequence of writes of all kinds, with a look at all that is stored every few. */
final class RandomWriters {

  static final int NUMBERS = 3;

  private static final int STEPS = 120;
  private static final int STEPS_BETWEEN_CHECKS = 10;
  private static final int LOGGED = 24;

  private final LocalTable table;
  private final DynamoDbClient dynamoDb;
  private final Nasty random;
  private final AnyValues any;
  private final Oracle oracle = new Oracle();
  private final Map<String, Map<String, AttributeValue>> strangers = new HashMap<>();
  private final List<String> log = new ArrayList<>();
  private Instant now = Instant.parse("2024-01-15T08:00:00.123456789Z");

  RandomWriters(LocalTable table, DynamoDbClient dynamoDb, long seed) {
    this.table = table;
    this.dynamoDb = dynamoDb;
    this.random = new Nasty(seed);
    this.any = new AnyValues(random);
  }

  /** How many writes a sequence makes. */
  static int steps() {
    return STEPS;
  }

  /** Makes a sequence of writes, and leaves the table empty. */
  void run() {
    try {
      for (int i = 1; i <= STEPS; i++) {
        now = now.plusNanos(1 + random.below(1_500_000_000));
        step();
        if (i % STEPS_BETWEEN_CHECKS == 0) {
          new Checks(table, oracle, random).all(strangers);
        }
      }
    } catch (RuntimeException | AssertionError e) {
      List<String> last = log.subList(Math.max(0, log.size() - LOGGED), log.size());
      throw new AssertionError(e.getMessage() + "\nafter\n" + String.join("\n", last), e);
    } finally {
      clear();
    }
  }

  private void clear() {
    for (Map<String, AttributeValue> item : table.items()) {
      Map<String, AttributeValue> key = Map.of("PK", item.get("PK"), "SK", item.get("SK"));
      table.dynamoDb().deleteItem(delete -> delete.tableName(table.tableName()).key(key));
    }
  }

  private TableClient client(String tenant) {
    return table.client(dynamoDb).withClock(Clock.fixed(now, ZoneOffset.UTC)).forTenant(tenant);
  }

  private void step() {
    int kind = random.below(100);
    if (kind < 70) {
      single(act(key(any.tenant())));
    } else if (kind < 80) {
      transaction();
    } else if (kind < 88) {
      batch();
    } else if (kind < 95) {
      older();
    } else if (kind < 97) {
      stranger();
    } else {
      deleteAll();
    }
  }

  private Key key(String tenant) {
    int kind = random.below(10);
    int number = 1 + random.below(NUMBERS);
    if (kind < 4) {
      return Key.account(tenant, any.name());
    }
    return kind < 8 ? Key.task(tenant, any.name(), number) : Key.entry(tenant, any.name(), number);
  }

  private Act act(Key key) {
    Item before = oracle.at(key);
    Act act =
        key.sort().startsWith("TASK")
            ? new TaskWrites(any, key, before, now).next(oracle.earlier(key))
            : key.sort().startsWith("ENTRY")
                ? new EntryWrites(any, key, before, now).next()
                : new AccountWrites(any, key, before, now).next();
    Item after = act.after();
    return after != null && oracle.isTaken(after) ? act.refused() : act;
  }

  private void single(Act act) {
    log.add(act.refusal() + " " + act.key() + " " + act.operation());
    boolean isMade = true;
    Object result = null;
    try {
      result = client(act.key().tenant()).execute(act.operation());
    } catch (ConditionFailedException | InvalidArgumentException | ValidationException refused) {
      isMade = false;
      assertThat(act.refusal()).as("%s", refused).isNotEqualTo(Refusal.NEVER);
    }
    assertThat(isMade && act.refusal() == Refusal.ALWAYS).as("is made").isFalse();
    Item after = act.after();
    if (isMade && !Objects.equals(after, oracle.at(act.key()))) {
      oracle.accept(act.key(), after);
      if (result instanceof Guild.Holdings && after != null) {
        assertThat(result).isEqualTo(after.record());
      }
    }
  }

  /** Writes of distinct items; of those with unique values one, since each takes several. */
  private List<Act> several(int most) {
    List<Act> acts = new ArrayList<>();
    Set<Key> keys = new HashSet<>();
    String tenant = any.tenant();
    boolean hasAccount = false;
    for (int i = 1 + random.below(most); i > 0; i--) {
      Key key = key(tenant);
      boolean isAccount = key.sort().equals("ACCOUNT");
      if (keys.add(key) && !(isAccount && hasAccount)) {
        hasAccount |= isAccount;
        acts.add(act(key));
      }
    }
    return acts;
  }

  private void transaction() {
    List<Act> acts = several(4);
    List<TransactWrite> writes = new ArrayList<>();
    for (Act act : acts) {
      if (act.operation() instanceof TransactWrite write) {
        writes.add(write);
      }
    }
    assertThat(writes).hasSameSizeAs(acts);
    log.add("TRANSACTION");
    acts.forEach(act -> log.add("  " + act.refusal() + " " + act.key() + " " + act.operation()));
    boolean isRefused = acts.stream().anyMatch(act -> act.refusal() == Refusal.ALWAYS);
    boolean isSure =
        acts.stream().allMatch(act -> act.refusal() == Refusal.NEVER && !act.isFitted());
    boolean isMade = true;
    try {
      client(acts.get(0).key().tenant()).transact(writes);
    } catch (TransactionFailedException | InvalidArgumentException | ValidationException refused) {
      isMade = false;
      assertThat(isSure).as("%s", refused).isFalse();
    }
    assertThat(isMade && isRefused).as("is made").isFalse();
    if (isMade) {
      acts.forEach(act -> oracle.accept(act.key(), act.after()));
    }
  }

  private void batch() {
    Map<BatchableWrite, Act> acts = new LinkedHashMap<>();
    List<BatchableWrite> writes = new ArrayList<>();
    for (Act act : several(8)) {
      if (act.operation() instanceof BatchableWrite write) {
        acts.put(write, act);
        writes.add(write);
      }
    }
    if (writes.isEmpty()) {
      return;
    }
    log.add("BATCH");
    acts.values()
        .forEach(act -> log.add("  " + act.refusal() + " " + act.key() + " " + act.operation()));
    BatchWriteResult result =
        client(acts.get(writes.get(0)).key().tenant()).execute(BatchWrite.of(writes));
    assertThat(result.unprocessed()).isEmpty();
    Set<BatchableWrite> refused = new HashSet<>();
    result.refused().forEach(refusal -> refused.add(refusal.write()));
    acts.forEach(
        (write, act) -> {
          if (refused.contains(write)) {
            assertThat(act.refusal()).as("%s", write).isNotEqualTo(Refusal.NEVER);
          } else {
            assertThat(act.refusal()).as("%s", write).isNotEqualTo(Refusal.ALWAYS);
            oracle.accept(act.key(), act.after());
          }
        });
  }

  /** Another program writes an item in a form of its own. */
  private void older() {
    Key key = key(any.tenant());
    Item before = oracle.at(key);
    boolean isMember = before != null && before.kind() == Kind.MEMBER;
    if (key.sort().equals("ACCOUNT") && (isMember || random.chance(50))) {
      return;
    }
    Kind kind =
        key.sort().startsWith("TASK")
            ? Kind.TASK
            : key.sort().startsWith("ENTRY") ? Kind.ENTRY : Kind.ROBOT;
    Fields fields =
        switch (kind) {
          case TASK -> any.task(key.owner(), key.number());
          case ENTRY -> any.entry(key.owner(), key.number());
          default -> any.robot(key.owner());
        };
    OlderForms.Written written = new OlderForms(random).of(Item.put(key, kind, fields, now, now));
    log.add("OLDER " + written.stored());
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(written.stored()));
    oracle.accept(key, written.item());
  }

  /** An item of an entity that the model doesn't know, amid the others. */
  private void stranger() {
    Key key = new Key(any.tenant(), "ACCOUNT#" + any.name(), "OTHER#" + random.below(2));
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", AttributeValue.createS(key.stored(key.partition())));
    item.put("SK", AttributeValue.createS(key.sort()));
    item.put("_et", AttributeValue.createS("Stranger"));
    item.put("GSI1PK", AttributeValue.createS(key.stored("TEAM#red")));
    item.put("GSI1SK", AttributeValue.createS("NOBODY"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    strangers.put(key.text(), item);
  }

  private void deleteAll() {
    String tenant = any.tenant();
    String name = any.name();
    List<Item> doomed;
    DeleteAllResult result;
    switch (random.below(3)) {
      case 0 -> {
        log.add("DELETE ALL " + tenant + " " + name);
        doomed = oracle.find(tenant, item -> item.key().owner().equals(name), "SK");
        result = client(tenant).execute(GuildHoldingsCollection.all(name).deleteAll());
      }
      case 1 -> {
        log.add("DELETE OPEN " + tenant);
        doomed =
            oracle.find(
                tenant,
                item -> item.key().stored("OPEN#Bern").equals(item.indexKey("GSI1PK")),
                "GSI1SK");
        result = client(tenant).execute(GuildTaskEntity.open("Bern").deleteAll());
      }
      default -> {
        log.add("DELETE TEAM " + tenant);
        doomed =
            oracle.find(
                tenant,
                item ->
                    item.kind() == Kind.MEMBER
                        && item.key().stored("TEAM#red").equals(item.indexKey("GSI1PK")),
                "GSI1SK");
        result = client(tenant).execute(GuildMemberEntity.byTeam("red").deleteAll());
      }
    }
    assertThat(result.deleted()).isEqualTo(doomed.size());
    doomed.forEach(item -> oracle.accept(item.key(), null));
  }
}
