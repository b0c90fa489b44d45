package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.instanceOf;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.message;

import dev.singlet.TableClient;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

class LocalTableTest {

  @RegisterExtension final LocalTable notes = LocalTable.of(Notes.SCHEMA);

  @BeforeEach
  void forgetTablesOfOtherTests() {
    Seen.TABLES.clear();
  }

  @Test
  void theTableIsCreatedFromTheModel() {
    TableDescription table =
        notes.dynamoDb().describeTable(describe -> describe.tableName(notes.tableName())).table();

    assertThat(table.tableStatusAsString()).isEqualTo("ACTIVE");
    assertThat(table.keySchema())
        .extracting(key -> key.attributeName() + " " + key.keyTypeAsString())
        .containsExactly("PK HASH", "SK RANGE");
    assertThat(table.globalSecondaryIndexes())
        .extracting(index -> index.indexName() + " " + index.projection().projectionTypeAsString())
        .containsExactly("GSI1 ALL");
  }

  @Test
  void theNameOfTheTableBeginsWithTheModelsName() {
    assertThat(notes.tableName()).startsWith("Notes-");
    assertThat(notes.client().context().tableName()).isEqualTo(notes.tableName());
  }

  @Test
  void anEmptyTableHasNoItems() {
    assertThat(notes.items()).isEmpty();
  }

  @Test
  void textShowsItemsInTheOrderOfTheirKeys() {
    Notes.put(notes, Notes.note("eve", 1));
    Notes.put(notes, Notes.note("ann", 7));

    assertThat(notes.text())
        .isEqualTo(
            """
            PK = "AUTHOR#ann", SK = "NOTE#7"
              _et = "Note", number = 7
            PK = "AUTHOR#eve", SK = "NOTE#1"
              _et = "Note", number = 1
            """);
  }

  @Test
  void itemsAreReadWholeHoweverManyPagesTheyFill() {
    List<Map<String, AttributeValue>> written =
        IntStream.rangeClosed(1, 8).mapToObj(LocalTableTest::noteOf300Kilobytes).toList();
    written.forEach(note -> Notes.put(notes, note));

    assertThat(notes.items()).containsExactlyInAnyOrderElementsOf(written);
  }

  @Test
  void anInstanceFieldGivesEachMethodAnEmptyTable() {
    EngineExecutionResults results = run(EachMethod.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(3).failed(0));
    assertThat(Seen.TABLES).hasSize(3);
  }

  @Test
  void aStaticFieldGivesAllMethodsOneTable() {
    EngineExecutionResults results = run(WholeClass.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(3).failed(0));
    assertThat(Seen.TABLES).hasSize(1);
  }

  @Test
  void anInstancePerClassGivesAllMethodsOneTable() {
    EngineExecutionResults results = run(InstancePerClass.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(2).failed(0));
    assertThat(Seen.TABLES).hasSize(1);
  }

  @Test
  void tablesAreDeletedAfterwards() {
    run(EachMethod.class, WholeClass.class, InstancePerClass.class);

    assertThat(notes.dynamoDb().listTables().tableNames()).doesNotContainAnyElementsOf(Seen.TABLES);
  }

  @Test
  void testsCanRunInParallel() {
    EngineExecutionResults results = run(Parallel.class, ParallelToo.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(40).failed(0));
    assertThat(Seen.TABLES).hasSize(40);
  }

  @Test
  void classesThatRunAtTheSameTimeCanNotShareOneField() {
    EngineExecutionResults results = run(Outside.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(1).failed(0));
  }

  @Test
  void eachMethodFindsTheSeed() {
    EngineExecutionResults results = run(Seeded.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(2).failed(0));
    assertThat(Seen.TABLES).hasSize(2);
  }

  @Test
  void aWholeClassIsSeededOnce() {
    EngineExecutionResults results = run(SeededOnce.class);

    results.testEvents().assertStatistics(tests -> tests.succeeded(2).failed(0));
    assertThat(Seen.TABLES).hasSize(1);
  }

  @Test
  void aSeedThatFailsFailsTheTestAndLeavesNoTable() {
    run(SeededBadly.class)
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveExactly(1, finishedWithFailure(message("no such note")));

    assertThat(notes.dynamoDb().listTables().tableNames()).doesNotContainAnyElementsOf(Seen.TABLES);
  }

  @Test
  void seedingMakesAnotherTable() {
    LocalTable seeded = notes.seed(client -> Notes.put(notes, Notes.note("ann", 1)));

    assertThat(seeded).isNotSameAs(notes);
    assertThat(notes.items()).isEmpty();
  }

  @Test
  void allClientsReachTheTable() {
    notes
        .dynamoDbAsync()
        .putItem(put -> put.tableName(notes.tableName()).item(Notes.note("ann", 1)))
        .join();

    assertThat(notes.items()).hasSize(1);
    assertThat(notes.asyncClient().context().tableName()).isEqualTo(notes.tableName());
    assertThat(notes.client(notes.dynamoDb()).context().tableName()).isEqualTo(notes.tableName());
    assertThat(notes.asyncClient(notes.dynamoDbAsync()).context().tableName())
        .isEqualTo(notes.tableName());
  }

  @Test
  void thereIsNoTableOutsideOfATest() {
    LocalTable unregistered = LocalTable.of(Notes.SCHEMA);

    assertThatThrownBy(unregistered::client)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "There is no table outside of a test. Annotate the field that holds this LocalTable"
                + " with @RegisterExtension, and make it static to use it in @BeforeAll.");
  }

  private static Map<String, AttributeValue> noteOf300Kilobytes(int number) {
    Map<String, AttributeValue> note = new HashMap<>(Notes.note("ann", number));
    note.put("text", AttributeValue.fromS("x".repeat(300_000)));
    return note;
  }

  private static EngineExecutionResults run(Class<?>... tests) {
    return EngineTestKit.engine("junit-jupiter")
        .configurationParameter("junit.jupiter.execution.parallel.enabled", "true")
        .selectors(Stream.of(tests).map(test -> selectClass(test)).toArray(ClassSelector[]::new))
        .execute();
  }

  /** The tables that the examples below had. */
  static final class Seen {
    static final Set<String> TABLES = ConcurrentHashMap.newKeySet();

    static void expectItems(LocalTable table, int count) {
      TABLES.add(table.tableName());
      assertThat(table.items()).hasSize(count);
    }
  }

  static class EachMethod {
    @RegisterExtension final LocalTable notes = LocalTable.of(Notes.SCHEMA);

    @BeforeEach
    void put() {
      Notes.put(notes, Notes.note("ann", 1));
    }

    @RepeatedTest(2)
    void test() {
      Seen.expectItems(notes, 1);
    }

    @Nested
    class Inner {
      @Test
      void test() {
        Seen.expectItems(notes, 1);
      }
    }
  }

  @TestMethodOrder(OrderAnnotation.class)
  static class WholeClass {
    @RegisterExtension static final LocalTable notes = LocalTable.of(Notes.SCHEMA);

    @BeforeAll
    static void put() {
      Notes.put(notes, Notes.note("ann", 1));
    }

    @Test
    @Order(1)
    void first() {
      Seen.expectItems(notes, 1);
      Notes.put(notes, Notes.note("ann", 2));
    }

    @Test
    @Order(2)
    void second() {
      Seen.expectItems(notes, 2);
    }

    @Nested
    class Inner {
      @Test
      void test() {
        Seen.expectItems(notes, 2);
      }
    }
  }

  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static class InstancePerClass {
    @RegisterExtension final LocalTable notes = LocalTable.of(Notes.SCHEMA);

    @BeforeAll
    void put() {
      Notes.put(notes, Notes.note("ann", 1));
    }

    @RepeatedTest(2)
    void test() {
      Seen.expectItems(notes, 1);
    }
  }

  static class Seeded {
    @RegisterExtension
    final LocalTable notes = LocalTable.of(Notes.SCHEMA).seed(note(1)).seed(note(2));

    @RepeatedTest(2)
    void test() {
      Seen.expectItems(notes, 2);
      Notes.put(notes, Notes.note("ann", 3));
    }

    static Consumer<TableClient> note(int number) {
      return client ->
          DynamoDbLocal.shared()
              .putItem(
                  put ->
                      put.tableName(client.context().tableName()).item(Notes.note("ann", number)));
    }
  }

  static class SeededOnce {
    @RegisterExtension
    static final LocalTable notes = LocalTable.of(Notes.SCHEMA).seed(Seeded.note(1));

    private static final AtomicInteger RUNS = new AtomicInteger();

    @RepeatedTest(2)
    void test() {
      int run = RUNS.incrementAndGet();
      Seen.expectItems(notes, run);
      Notes.put(notes, Notes.note("ann", run + 1));
    }
  }

  static class SeededBadly {
    @RegisterExtension
    final LocalTable notes =
        LocalTable.of(Notes.SCHEMA)
            .seed(
                client -> {
                  Seen.TABLES.add(client.context().tableName());
                  throw new IllegalStateException("no such note");
                });

    @Test
    void test() {}
  }

  @Execution(ExecutionMode.CONCURRENT)
  static class Parallel {
    @RegisterExtension final LocalTable notes = LocalTable.of(Notes.SCHEMA);

    @RepeatedTest(20)
    void test() {
      Notes.put(notes, Notes.note("ann", 1));
      Seen.expectItems(notes, 1);
    }
  }

  static class ParallelToo extends Parallel {}

  abstract static class SharedField {
    @RegisterExtension static final LocalTable notes = LocalTable.of(Notes.SCHEMA);
  }

  static class Outside extends SharedField {
    @Test
    void runsAnotherClass() {
      run(Inside.class)
          .containerEvents()
          .failed()
          .assertThatEvents()
          .haveExactly(
              1,
              finishedWithFailure(
                  instanceOf(IllegalStateException.class),
                  message(
                      "LocalTableTest$Inside runs at the same time as LocalTableTest$Outside,"
                          + " and both use one LocalTable."
                          + " Give each a field of its own.")));
    }
  }

  static class Inside extends SharedField {
    @Test
    void test() {}
  }
}
