package dev.singlet.it.writers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild;
import dev.singlet.it.writers.model.GuildAccountCollection;
import dev.singlet.it.writers.model.GuildEntryEntity;
import dev.singlet.it.writers.model.GuildHoldingsCollection;
import dev.singlet.it.writers.model.GuildMemberEntity;
import dev.singlet.it.writers.model.GuildRobotEntity;
import dev.singlet.it.writers.model.GuildTable;
import dev.singlet.it.writers.model.GuildTaskEntity;
import dev.singlet.item.Get;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.schema.IndexSchema;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.TransactedItems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Holds all that is stored, and all that is read, against the oracle. */
record Checks(LocalTable table, Oracle oracle, Nasty random) {

  void all(Map<String, Map<String, AttributeValue>> strangers) {
    stored(strangers);
    for (IndexSchema index : GuildTable.SCHEMA.indexes()) {
      indexed(index, strangers);
    }
    String tenant = random.oneOf("acme", "zeta");
    TableClient client = table.client().forTenant(tenant);
    gets(client, tenant);
    queries(client, tenant, !strangers.isEmpty());
  }

  private void stored(Map<String, Map<String, AttributeValue>> strangers) {
    Map<String, Map<String, AttributeValue>> found = new HashMap<>();
    table.items().forEach(item -> found.put(item.get("PK").s() + " / " + item.get("SK").s(), item));
    Set<String> wanted = new HashSet<>(strangers.keySet());
    strangers.forEach((key, item) -> assertThat(found.get(key)).as(key).isEqualTo(item));
    oracle
        .unique()
        .forEach(
            (key, item) -> {
              wanted.add(key);
              assertThat(found.get(key)).as(key).isEqualTo(item);
            });
    for (Item item : oracle.items()) {
      String key = item.key().text();
      wanted.add(key);
      Map<String, AttributeValue> actual = found.get(key);
      assertThat(actual).as(key).isNotNull();
      if (item.isExact()) {
        assertThat(Stored.canonical(actual)).as(key).isEqualTo(Stored.canonical(item.stored()));
      } else {
        assertThat(keysOf(actual)).as("keys of %s", actual).isEqualTo(item.keys());
        assertThat(actual).as(key).containsAllEntriesOf(item.foreign());
      }
    }
    assertThat(found.keySet()).isEqualTo(wanted);
  }

  private static Map<String, AttributeValue> keysOf(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> keys = new HashMap<>(item);
    keys.keySet().retainAll(Set.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "LSI1SK"));
    return keys;
  }

  private void indexed(IndexSchema index, Map<String, Map<String, AttributeValue>> strangers) {
    Set<String> found = new HashSet<>();
    table
        .dynamoDb()
        .scanPaginator(scan -> scan.tableName(table.tableName()).indexName(index.name()))
        .items()
        .forEach(item -> found.add(item.get("PK").s() + " / " + item.get("SK").s()));
    Set<String> wanted = new HashSet<>();
    for (Item item : oracle.items()) {
      if (index.key().attributes().stream().allMatch(key -> item.indexKey(key.name()) != null)) {
        wanted.add(item.key().text());
      }
    }
    found.removeAll(strangers.keySet());
    assertThat(found).as(index.name()).isEqualTo(wanted);
  }

  private void gets(TableClient client, String tenant) {
    List<Get<? extends Guild.Holdings>> gets = new ArrayList<>();
    List<@Nullable Object> wanted = new ArrayList<>();
    for (String name : List.of("ann", "bob", "cy")) {
      add(gets, wanted, GuildAccountCollection.get(name).consistent(), Key.account(tenant, name));
      for (int i = 1; i <= RandomWriters.NUMBERS; i++) {
        add(gets, wanted, GuildTaskEntity.get(name, i).consistent(), Key.task(tenant, name, i));
        add(gets, wanted, GuildEntryEntity.get(name, i).consistent(), Key.entry(tenant, name, i));
      }
    }
    int one = random.below(gets.size());
    assertThat(client.execute(gets.get(one)).orElse(null))
        .as("%s", gets.get(one))
        .isEqualTo(wanted.get(one));
    List<@Nullable Object> present = new ArrayList<>(wanted);
    present.removeIf(item -> item == null);
    assertThat(client.execute(BatchGet.<Guild.Holdings>of(gets)).items()).isEqualTo(present);
    TransactedItems together = client.transactGet(gets.toArray(Get<?>[]::new));
    for (int i = 0; i < gets.size(); i++) {
      assertThat((Object) together.get(gets.get(i)).orElse(null)).isEqualTo(wanted.get(i));
    }
  }

  private void add(
      List<Get<? extends Guild.Holdings>> gets,
      List<@Nullable Object> wanted,
      Get<? extends Guild.Holdings> get,
      Key key) {
    Item item = oracle.at(key);
    gets.add(get);
    wanted.add(item == null ? null : item.record());
  }

  private void queries(TableClient client, String tenant, boolean hasStrangers) {
    for (String name : List.of("ann", "bob", "cy")) {
      query(
          client,
          GuildHoldingsCollection.all(name),
          oracle.find(tenant, item -> item.key().owner().equals(name), "SK"),
          hasStrangers);
      List<Item> tasks =
          oracle.find(
              tenant,
              item -> item.kind() == Kind.TASK && item.key().owner().equals(name),
              "LSI1SK");
      assertThat(client.execute(GuildTaskEntity.byTitle(name)).items())
          .extracting(Guild.Task::title)
          .isEqualTo(tasks.stream().map(item -> item.fields().get("title")).toList());
    }
    for (String city : List.of("Bern", "Basel", "Chur")) {
      query(client, GuildTaskEntity.open(city), inIndex(tenant, "GSI1", "OPEN#" + city, Kind.TASK));
      query(client, GuildTaskEntity.done(city), inIndex(tenant, "GSI1", "DONE#" + city, Kind.TASK));
    }
    for (String team : List.of("red", "blue")) {
      query(
          client,
          GuildMemberEntity.byTeam(team),
          inIndex(tenant, "GSI1", "TEAM#" + team, Kind.MEMBER));
      query(
          client,
          GuildRobotEntity.byTeam(team),
          inIndex(tenant, "GSI1", "TEAM#" + team, Kind.ROBOT));
    }
    for (String kind : List.of("k", "l")) {
      query(
          client,
          GuildEntryEntity.byKind(kind),
          inIndex(tenant, "GSI1", "KIND#" + kind, Kind.ENTRY));
    }
    oracle.find(tenant, item -> item.kind() == Kind.TASK, "GSI2SK").stream()
        .map(item -> item.fields().<String>get("slug"))
        .distinct()
        .forEach(
            slug ->
                query(
                    client,
                    GuildTaskEntity.bySlug(slug),
                    inIndex(tenant, "GSI2", "SLUG#" + slug, Kind.TASK)));
    oracle
        .find(tenant, item -> item.kind() == Kind.MEMBER, "SK")
        .forEach(
            member ->
                query(
                    client,
                    GuildMemberEntity.byEmail(member.fields().get("email")),
                    List.of(member)));
  }

  private <T> void query(TableClient client, Query<T> query, List<Item> wanted) {
    query(client, query, wanted, false);
  }

  private List<Item> inIndex(String tenant, String index, String partition, Kind kind) {
    Predicate<Item> predicate =
        item ->
            item.kind() == kind && item.key().stored(partition).equals(item.indexKey(index + "PK"));
    return oracle.find(tenant, predicate, index + "SK");
  }

  private <T> void query(
      TableClient client, Query<T> query, List<Item> wanted, boolean hasStrangers) {
    List<Object> records = wanted.stream().map(Item::record).toList();
    assertThat(client.execute(query).items()).as("%s", query).isEqualTo(records);
    if (random.chance(20)) {
      if (!hasStrangers) {
        assertThat(client.execute(query.count())).as("%s", query).isEqualTo(records.size());
      }
      List<Object> reversed = new ArrayList<>(records);
      Collections.reverse(reversed);
      boolean isReverse = random.chance(50);
      assertThat(walk(client, isReverse ? query.reverse() : query))
          .as("pages of %s", query)
          .isEqualTo(isReverse ? reversed : records);
    }
  }

  /** All pages, of a few items each. */
  private <T> List<Object> walk(TableClient client, Query<T> query) {
    List<Object> all = new ArrayList<>();
    Query<T> next = query.limit(1 + random.below(3)).pageSize(1 + random.below(3));
    Page<T> page = client.execute(next);
    all.addAll(page.items());
    while (page.nextToken() != null) {
      page = client.execute(next.from(page.nextToken()));
      all.addAll(page.items());
    }
    return all;
  }
}
