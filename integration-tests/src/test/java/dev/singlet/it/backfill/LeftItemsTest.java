package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.it.backfill.model.Yard.Boat;
import dev.singlet.it.backfill.model.YardBoatEntity;
import dev.singlet.it.backfill.model.YardTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that a backfill leaves as they are, each with its reason and what to do. */
class LeftItemsTest {

  @RegisterExtension final LocalTable yard = LocalTable.of(YardTable.SCHEMA);

  private static Map<String, AttributeValue> boat(String name, @Nullable String sail) {
    return YardBoatEntity.toItem(new Boat(name, "north", sail, null));
  }

  private BackfillReport run(DynamoDbClient client) {
    return yard.client(client).execute(Backfill.of(YardTable.type()).withoutRecovery());
  }

  /** Runs a backfill that leaves the one item as it is, and returns the end of its report. */
  private String left() {
    List<Map<String, AttributeValue>> before = yard.items();
    BackfillReport report = run(yard.dynamoDb());
    assertThat(yard.items()).containsExactlyInAnyOrderElementsOf(before);
    assertThat(report.isFine()).isFalse();
    return end(report);
  }

  private static String end(BackfillReport report) {
    String text = report.toString();
    return text.substring(text.indexOf("Left as they are"));
  }

  @Test
  void aValueUnderBothNames() {
    Stored.with(yard, Stored.without(yard, boat("Ida", null), "GSI1PK"), "pier", "south");

    assertThat(left())
        .isEqualTo(
            """
            Left as they are, because of both names, Boat: 1. Look which of both is right, and remove the other one.
              PK=BOAT#Ida, SK=BOAT: it has both place and pier""");
  }

  @Test
  void anItemThatWouldBeTooLarge() {
    Map<String, AttributeValue> item = Stored.without(yard, boat("Ida", null), "GSI1PK", "GSI1SK");
    Stored.with(yard, item, "log", "x".repeat(400 * 1024 - 100));

    assertThat(left())
        .isEqualTo(
            """
            Left as they are, because of too large, Boat: 1. Make them smaller, or write them by a program of your own.
              PK=BOAT#Ida, SK=BOAT: it would have more than 400 KB""");
  }

  @Test
  void anItemThatCannotBeComparedInOneCondition() {
    Map<String, AttributeValue> item = Stored.without(yard, boat("Ida", null), "GSI1PK", "GSI1SK");
    String[] more = new String[600];
    for (int i = 0; i < more.length; i++) {
      more[i] = i % 2 == 0 ? "a" + i : "x";
    }
    Stored.with(yard, item, more);

    assertThat(left())
        .isEqualTo(
            """
            Left as they are, because of too large, Boat: 1. Make them smaller, or write them by a program of your own.
              PK=BOAT#Ida, SK=BOAT: it can't be compared in one condition""");
  }

  @Test
  void aValueThatIsReservedForAnItemWithoutIt() {
    yard.client().execute(YardBoatEntity.put(new Boat("Ida", "north", "7", null)));
    Stored.without(yard, boat("Ida", null));
    Stored.without(yard, boat("Oda", "7"));

    assertThat(left())
        .isEqualTo(
            """
            Left as they are, because of blocked, Boat: 1. Release the value by ReserveUnique and releaseOrphans(), when no older program runs.
              PK=BOAT#Oda, SK=BOAT: Boat.sail "7" is reserved for PK=BOAT#Ida, SK=BOAT, which doesn't have it""");
  }

  @Test
  void aRecordThatAPutRefuses() {
    Stored.with(yard, Stored.without(yard, boat("Ida", null), "GSI1PK"), "owner", "Katharina");

    assertThat(left())
        .isEqualTo(
            """
            Left as they are, because of invalid, Boat: 1. Puts of them are refused. Mend them, or widen the constraint.
              PK=BOAT#Ida, SK=BOAT: owner must have at most 5 characters (was "Katharina")""");
  }

  @Test
  void anItemThatIsNotReadable() {
    Stored.without(yard, boat("Ida", null), "place", "GSI1PK");

    assertThat(left())
        .isEqualTo(
            """
            Left as they are, because of unreadable, Boat: 1. Reads of them fail. Mend them, or change the model to the stored form.
              PK=BOAT#Ida, SK=BOAT: place is required, and absent""");
  }

  @Test
  void anItemThatOthersChangeEachTime() {
    Map<String, AttributeValue> item = Stored.without(yard, boat("Ida", null), "GSI1PK", "GSI1SK");
    AtomicInteger writes = new AtomicInteger();
    DynamoDbClient busy =
        (DynamoDbClient)
            Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("updateItem")) {
                    Stored.with(yard, item, "owner", "o" + writes.incrementAndGet());
                  }
                  try {
                    return method.invoke(yard.dynamoDb(), arguments);
                  } catch (InvocationTargetException failure) {
                    throw failure.getCause();
                  }
                });

    BackfillReport report = run(busy);

    assertThat(writes).as("attempts").hasValueBetween(5, 20);
    assertThat(yard.items())
        .singleElement()
        .satisfies(
            last ->
                assertThat(last)
                    .containsEntry("owner", AttributeValue.fromS("o" + writes))
                    .doesNotContainKey("GSI1PK"));
    assertThat(end(report))
        .isEqualTo(
            """
            Left as they are, because of changing, Boat: 1. Run the backfill again.
              PK=BOAT#Ida, SK=BOAT: other requests changed it again and again""");
  }
}
