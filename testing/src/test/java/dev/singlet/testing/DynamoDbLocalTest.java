package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.CreateTable;
import dev.singlet.TableClient;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

class DynamoDbLocalTest {

  @Test
  void allCallersShareOneEngine() {
    assertThat(DynamoDbLocal.shared()).isSameAs(DynamoDbLocal.shared());
  }

  @Test
  void closingTheSharedClientDoesNotStopTheSharedEngine() {
    DynamoDbLocal.shared().close();

    assertThat(DynamoDbLocal.shared().listTables().hasTableNames()).isTrue();
  }

  @Test
  void aStartedEngineHasTablesOfItsOwn() {
    try (DynamoDbLocal one = DynamoDbLocal.start();
        DynamoDbLocal other = DynamoDbLocal.start()) {
      createTable(one.client());

      assertThat(one.client().listTables().tableNames()).containsExactly("Notes");
      assertThat(other.client().listTables().tableNames()).isEmpty();
    }
  }

  @Test
  void aClosedEngineLeavesNoThreadThatKeepsTheProgramRunning() throws InterruptedException {
    DynamoDbLocal.shared();
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      createTable(local.client());
    }
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (!before.contains(thread) && !thread.isDaemon()) {
        thread.join(10_000);
        assertThat(thread.isAlive()).as(thread.getName()).isFalse();
      }
    }
  }

  @Test
  void errorsAreThoseOfTheSdk() {
    assertThatThrownBy(
            () -> DynamoDbLocal.shared().describeTable(describe -> describe.tableName("NoSuch")))
        .isInstanceOf(ResourceNotFoundException.class);
  }

  @Test
  void theEngineDoesNotWriteToTheConsole() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (PrintStream console = new PrintStream(written, true, StandardCharsets.UTF_8)) {
      System.setOut(console);
      System.setErr(console);
      try (DynamoDbLocal local = DynamoDbLocal.start()) {
        createTable(local.client());
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }

    assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static void createTable(DynamoDbClient dynamoDb) {
    new TableClient(dynamoDb, Notes.SCHEMA).execute(new CreateTable(Notes.SCHEMA));
  }
}
