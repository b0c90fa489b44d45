package dev.singlet.it.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.context.model.Journals.Book;
import dev.singlet.it.context.model.Journals.Entry;
import dev.singlet.it.context.model.Journals.Label;
import dev.singlet.it.context.model.Journals.Last;
import dev.singlet.it.context.model.Journals.Trail;
import dev.singlet.it.context.model.JournalsBookEntity;
import dev.singlet.it.context.model.JournalsEntryEntity;
import dev.singlet.it.context.model.JournalsLabelEntity;
import dev.singlet.it.context.model.JournalsTable;
import dev.singlet.it.docs.model.WikiTable;
import dev.singlet.listener.RequestDetail;
import dev.singlet.operation.Operation;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes take values from their context, and the keys that are made of them follow. */
class ContextValuesTest {

  private static final UUID REQUEST = new UUID(1, 2);

  @RegisterExtension final LocalTable table = LocalTable.of(JournalsTable.SCHEMA);

  private final List<String> requests = new ArrayList<>();
  private final List<Thread> askedOn = new ArrayList<>();

  enum Clients {
    BLOCKING,
    ASYNCHRONOUS
  }

  private TableClient by(String user) {
    return table
        .client()
        .forTenant("t")
        .withListener(request -> requests.add(request.text().orElseThrow()), RequestDetail.TEXT)
        .with(JournalsTable.user(() -> asked(user)));
  }

  private AsyncTableClient asyncBy(String user) {
    return table.asyncClient().forTenant("t").with(JournalsTable.user(() -> asked(user)));
  }

  private <R extends @Nullable Object> R execute(
      Clients clients, String user, Operation<R> operation) {
    return clients == Clients.BLOCKING
        ? by(user).execute(operation)
        : asyncBy(user).execute(operation).join();
  }

  private String asked(String user) {
    askedOn.add(Thread.currentThread());
    return user;
  }

  private static Entry entry(String id, String text) {
    return JournalsEntryEntity.builder().id(id).text(text).build();
  }

  private static Book book(String id, String title) {
    return new Book(id, title, null, null);
  }

  private Map<String, AttributeValue> item() {
    assertThat(table.items()).hasSize(1);
    return table.items().get(0);
  }

  private String text(String attribute) {
    return item().get(attribute).s();
  }

  /** Index keys are never stale: all items are as puts of their records would write them. */
  @AfterEach
  void itemsAreAsTheModelSays() {
    assertThat(by("nobody").execute(VerifyItems.of(JournalsTable.type())).differences()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aPutTakesWhatItsRecordCannotKeep(Clients clients) {
    Entry stored = execute(clients, "ann", JournalsEntryEntity.put(entry("1", "a")));

    assertThat(stored.writer()).isEqualTo("ann");
    assertThat(stored.trail()).isEqualTo(new Trail("ann", Optional.empty()));
    assertThat(item()).doesNotContainKeys("device", "phone", "roles", "request", "GSI3PK");
    assertThat(text("GSI1PK")).isEqualTo("T#t#WRITER#ann");
    assertThat(text("GSI2PK")).isEqualTo("T#t#EDITOR#ann");

    execute(clients, "bob", JournalsEntryEntity.put(stored));
    assertThat(text("writer")).isEqualTo("ann");
    assertThat(text("editor")).isEqualTo("bob");
    assertThat(text("GSI1PK")).isEqualTo("T#t#WRITER#ann");
    assertThat(text("GSI2PK")).isEqualTo("T#t#EDITOR#bob");
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateKeepsWhatTheItemWasCreatedWith(Clients clients) {
    TableClient full =
        by("ann")
            .with(JournalsTable.device("phone"), JournalsTable.phone("555"))
            .with(JournalsTable.roles(Set.of("editor")), JournalsTable.request(REQUEST));
    full.execute(JournalsEntryEntity.put(entry("1", "a")));
    assertThat(text("GSI3PK")).isEqualTo("T#t#DEVICE#phone");
    assertThat(item().get("phone").b()).isNotNull();
    assertThat(item().get("roles").ss()).containsExactly("editor");

    Entry updated = execute(clients, "bob", JournalsEntryEntity.update("1").text("b"));

    assertThat(updated)
        .isEqualTo(
            new Entry("1", "b", "ann", new Trail("bob", Optional.empty()), null, null, Set.of()));
    assertThat(item()).doesNotContainKeys("device", "phone", "roles", "request", "GSI3PK");
    assertThat(text("GSI1PK")).isEqualTo("T#t#WRITER#ann");
    assertThat(text("GSI2PK")).isEqualTo("T#t#EDITOR#bob");

    Entry again = full.execute(JournalsEntryEntity.update("1").text("c"));
    assertThat(again.phone()).isEqualTo("555");
    assertThat(again.trail().request()).contains(REQUEST);
    assertThat(text("GSI3PK")).isEqualTo("T#t#DEVICE#phone");
  }

  @ParameterizedTest
  @EnumSource
  void anUpsertCreatesOrKeeps(Clients clients) {
    execute(clients, "ann", JournalsEntryEntity.upsert("1", "a"));
    assertThat(text("writer")).isEqualTo("ann");
    assertThat(text("GSI1PK")).isEqualTo("T#t#WRITER#ann");

    Entry kept = execute(clients, "bob", JournalsEntryEntity.upsert("1", "b"));
    assertThat(kept.writer()).isEqualTo("ann");
    assertThat(kept.trail().editor()).isEqualTo("bob");
    assertThat(text("GSI1PK")).isEqualTo("T#t#WRITER#ann");
    assertThat(text("GSI2PK")).isEqualTo("T#t#EDITOR#bob");
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateToAnotherRecordKeepsAndReplaces(Clients clients) {
    Entry before = by("ann").execute(JournalsEntryEntity.put(entry("1", "a")));
    Entry after = entry("1", "b");

    Entry updated = execute(clients, "bob", JournalsEntryEntity.update(before, after));
    assertThat(updated.writer()).isEqualTo("ann");
    assertThat(text("GSI2PK")).isEqualTo("T#t#EDITOR#bob");

    assertThat(JournalsEntryEntity.update(updated, after).isUnchanged()).isTrue();
    int sent = requests.size();
    assertThat(by("cid").execute(JournalsEntryEntity.update(updated, after))).isEqualTo(updated);
    assertThat(requests).hasSize(sent);

    Entry forged = JournalsEntryEntity.builder(after).writer("eve").build();
    assertThatThrownBy(() -> by("bob").execute(JournalsEntryEntity.update(updated, forged)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("writer is read-only, and would change from \"ann\" to \"eve\"");
  }

  @ParameterizedTest
  @EnumSource
  void allWritesOfACallHaveTheSameValues(Clients clients) {
    execute(
        clients,
        "ann",
        BatchWrite.of(
            JournalsEntryEntity.put(entry("1", "a")), JournalsEntryEntity.put(entry("2", "b"))));
    assertAskedOnce();

    if (clients == Clients.BLOCKING) {
      by("bob")
          .transact(
              JournalsEntryEntity.update("1").text("c"),
              JournalsBookEntity.put(book("1", "Emma")),
              JournalsLabelEntity.put(new Label("x", null)));
    } else {
      asyncBy("bob")
          .transact(
              JournalsEntryEntity.update("1").text("c"),
              JournalsBookEntity.put(book("1", "Emma")),
              JournalsLabelEntity.put(new Label("x", null)))
          .join();
    }
    assertAskedOnce();
    assertThat(by("nobody").execute(JournalsBookEntity.get("1")).orElseThrow())
        .isEqualTo(new Book("1", "Emma", "bob", new Last("bob", 1)));

    by("cid")
        .transact(
            tx -> {
              Book read = tx.read(JournalsBookEntity.get("1")).orElseThrow();
              Book renamed = new Book("1", "Persuasion", null, read.last());
              tx.write(JournalsBookEntity.update(read, renamed));
              return tx.write(JournalsEntryEntity.put(entry("3", "d")));
            });
    assertAskedOnce();
    execute(
        clients,
        "dan",
        JournalsEntryEntity.byWriter("ann")
            .updateAll(found -> JournalsEntryEntity.update(found.id()).text("e")));
    assertAskedOnce();
    execute(clients, "eve", JournalsBookEntity.update("1").title("Sanditon"));
    assertAskedOnce();
    execute(clients, "fay", JournalsEntryEntity.put(entry("4", "f")));
    assertAskedOnce();
    execute(clients, "fay", JournalsEntryEntity.put(entry("5", "f")).returningNothing());
    assertAskedOnce();
    assertThat(JournalsEntryEntity.upsert("6", "f").toRequest(by("fay").context())).isNotNull();
    assertAskedOnce();

    assertThat(by("nobody").stream(JournalsEntryEntity.byEditor("dan")).map(Entry::id))
        .containsExactly("1", "2");
    assertThat(by("nobody").stream(JournalsEntryEntity.byEditor("cid")).map(Entry::id))
        .containsExactly("3");
    assertThat(by("nobody").execute(JournalsBookEntity.get("1")).orElseThrow())
        .isEqualTo(new Book("1", "Sanditon", "bob", new Last("eve", 3)));
  }

  private void assertAskedOnce() {
    assertThat(askedOn).containsExactly(Thread.currentThread());
    askedOn.clear();
  }

  @Test
  void whatHasNoneAsksNothing() {
    by("ann").execute(JournalsLabelEntity.put(new Label("x", "red")));
    by("ann").execute(JournalsLabelEntity.delete("x"));
    by("ann").execute(JournalsEntryEntity.delete("1"));
    by("ann").execute(JournalsBookEntity.delete(book("1", "Emma")));
    by("ann").execute(BatchWrite.of(JournalsEntryEntity.delete("1")));
    by("ann").transact(JournalsEntryEntity.delete("1"), JournalsEntryEntity.check("2").notExists());
    by("ann")
        .transact(
            tx -> {
              tx.write(JournalsEntryEntity.delete("1"));
              return true;
            });
    assertThat(askedOn).isEmpty();
  }

  @Test
  void aRequiredValueNeedsASource() {
    TableClient none = table.client().forTenant("t");
    String message =
        "writer of Entry comes from the context of the write, and the client has no source"
            + " \"user\". Use client.with(JournalsTable.user(...)).";
    assertRefused(() -> none.execute(JournalsEntryEntity.put(entry("1", "a"))), message);
    assertRefused(() -> none.execute(JournalsEntryEntity.upsert("1", "a")), message);
    assertRefused(() -> none.transact(JournalsEntryEntity.put(entry("1", "a"))), message);
    assertRefused(
        () -> none.execute(JournalsEntryEntity.update("1").text("b")),
        "trail.editor of Entry comes from the context of the write, and the client has no source"
            + " \"user\". Use client.with(JournalsTable.user(...)).");
    TableClient empty = none.with(JournalsTable.user(() -> null));
    assertRefused(
        () -> empty.execute(JournalsEntryEntity.put(entry("1", "a"))),
        "writer of Entry comes from the context of the write, and the client's source \"user\" gave"
            + " null. Let it give a value, or make the component @Nullable.");
    assertThat(table.items()).isEmpty();
    assertThatThrownBy(() -> JournalsEntryEntity.toItem(entry("1", "a")))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("writer is required");
  }

  private static void assertRefused(Runnable write, String message) {
    assertThatThrownBy(write::run)
        .isInstanceOfSatisfying(
            InvalidArgumentException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.CONTEXT_VALUE_REQUIRED))
        .hasMessageContaining(message);
  }

  @Test
  void aValueIsHeldToItsConstraintsAndHidden() {
    TableClient bad = by("ann").with(JournalsTable.device("a very long one"));
    Function<Operation<?>, ValidationException> refused =
        operation -> {
          try {
            bad.execute(operation);
            throw new AssertionError(operation + " was made");
          } catch (ValidationException invalid) {
            return invalid;
          }
        };
    for (Operation<?> operation :
        List.of(
            JournalsEntryEntity.put(entry("1", "a")),
            JournalsEntryEntity.update("1").text("b"),
            JournalsEntryEntity.upsert("1", "b"))) {
      assertThat(refused.apply(operation).violations())
          .singleElement()
          .satisfies(violation -> assertThat(violation.path()).isEqualTo("device"));
    }
    by("ann").with(JournalsTable.device("secret")).execute(JournalsEntryEntity.upsert("1", "b"));
    assertThat(requests).allSatisfy(text -> assertThat(text).doesNotContain("secret"));
  }

  @Test
  void aSourceIsOfOneTable() {
    assertThatThrownBy(() -> table.client().with(WikiTable.user("ann")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining(
            "the context value \"user\" belongs to the table Wiki, and this client to Journals."
                + " Give it to that table's client.");
  }

  @Test
  void aFailureOfASourceReachesTheCaller() {
    IllegalStateException failure = new IllegalStateException("no user");
    TableClient failing =
        table
            .client()
            .forTenant("t")
            .with(
                JournalsTable.user(
                    () -> {
                      throw failure;
                    }));
    assertThatThrownBy(() -> failing.execute(JournalsEntryEntity.upsert("1", "a")))
        .isSameAs(failure);
    assertThatThrownBy(() -> failing.transact(JournalsEntryEntity.put(entry("1", "a"))))
        .isSameAs(failure);
  }

  /** Any sequence of writes leaves the values that the sequence says. */
  @Test
  void randomWritesAgreeWithAMapOfTheirValues() {
    long seed = Long.getLong("context.seed", new Random().nextLong());
    Random random = new Random(seed);
    @Nullable Entry expected = null;
    for (int i = 0; i < Integer.getInteger("context.writes", 40); i++) {
      String user = "u" + random.nextInt(3);
      @Nullable String device = random.nextBoolean() ? null : "d" + random.nextInt(3);
      TableClient client = by(user).with(JournalsTable.device(() -> device));
      String text = "t" + i;
      Trail trail = new Trail(user, Optional.empty());
      @Nullable Entry before = expected;
      String writer = before == null ? user : before.writer();
      Entry after = new Entry("1", text, writer, trail, device, null, Set.of());
      Entry stored =
          switch (random.nextInt(before == null ? 2 : 6)) {
            case 0 -> client.execute(JournalsEntryEntity.upsert("1", text));
            case 1 -> {
              Entry put = before == null ? entry("1", text) : after;
              yield client.execute(JournalsEntryEntity.put(put));
            }
            case 2 -> client.execute(JournalsEntryEntity.update("1").text(text));
            case 3 -> client.execute(JournalsEntryEntity.update(before, entry("1", text)));
            case 4 -> {
              client.transact(JournalsEntryEntity.upsert("1", text));
              yield client.execute(JournalsEntryEntity.get("1")).orElseThrow();
            }
            default -> {
              client.transact(JournalsEntryEntity.update(before, after));
              yield client.execute(JournalsEntryEntity.get("1")).orElseThrow();
            }
          };
      assertThat(stored).as("seed %d, write %d", seed, i).isEqualTo(after);
      assertThat(text("GSI1PK")).isEqualTo("T#t#WRITER#" + writer);
      assertThat(text("GSI2PK")).isEqualTo("T#t#EDITOR#" + user);
      assertThat(item().containsKey("GSI3PK")).isEqualTo(device != null);
      expected = after;
    }
  }
}
