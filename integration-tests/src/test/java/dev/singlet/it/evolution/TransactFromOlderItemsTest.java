package dev.singlet.it.evolution;

import static dev.singlet.it.evolution.model.ForgeRepoEntity.LEAD;
import static dev.singlet.it.evolution.model.ForgeRepoEntity.PLACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.evolution.model.Forge.Mirror;
import dev.singlet.it.evolution.model.Forge.Place;
import dev.singlet.it.evolution.model.Forge.Repo;
import dev.singlet.it.evolution.model.ForgeMirrorEntity;
import dev.singlet.it.evolution.model.ForgeRepoEntity;
import dev.singlet.it.evolution.model.ForgeTable;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Transactions that read items with older names, and compare chosen attributes of them. */
class TransactFromOlderItemsTest {

  private static final Repo REPO =
      new Repo("aws", "sdk", "ann", null, 7, Set.of(), new Place("git://a", null), List.of());

  @RegisterExtension final LocalTable table = LocalTable.of(ForgeTable.SCHEMA);

  private final AtomicInteger runs = new AtomicInteger();

  private void putAnOlderItem() {
    Map<String, AttributeValue> item = new HashMap<>(ForgeRepoEntity.toItem(REPO));
    item.put("_et", AttributeValue.fromS("Repository"));
    item.put("boss", item.remove("lead"));
    item.put("watchers", item.remove("stars"));
    item.remove("place");
    item.put("home", AttributeValue.fromM(Map.of("url", AttributeValue.fromS("git://a"))));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  /**
   * Reads an older item for its lead and its place. In the middle of the first run, the item
   * changes.
   *
   * @param isWritten true to write the item, too
   * @return how often the function runs
   */
  private int runs(boolean isWritten, Runnable change) {
    putAnOlderItem();
    runs.set(0);
    table
        .client()
        .transact(
            tx -> {
              Repo read = tx.read(ForgeRepoEntity.get("aws", "sdk"), LEAD, PLACE).orElseThrow();
              if (runs.incrementAndGet() == 1) {
                change.run();
              }
              tx.write(ForgeMirrorEntity.put(new Mirror("aws", read.lead())));
              if (isWritten) {
                tx.write(ForgeRepoEntity.update("aws", "sdk").text("led by " + read.lead()));
              }
              return null;
            });
    return runs.get();
  }

  private Runnable update(UnaryOperator<ForgeRepoEntity.Update> change) {
    return () -> table.client().execute(change.apply(ForgeRepoEntity.update("aws", "sdk")));
  }

  /** Sets an attribute as an older program does. */
  private Runnable set(String name, AttributeValue value) {
    return () ->
        table
            .dynamoDb()
            .updateItem(
                request ->
                    request
                        .tableName(table.tableName())
                        .key(
                            Map.of(
                                "PK", AttributeValue.fromS("REPO#aws"),
                                "SK", AttributeValue.fromS("sdk")))
                        .updateExpression("SET #name = :value")
                        .expressionAttributeNames(Map.of("#name", name))
                        .expressionAttributeValues(Map.of(":value", value)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void otherAttributesMayChange(boolean isWritten) {
    assertThat(runs(isWritten, update(update -> update.stars(8)))).isEqualTo(1);
    assertThat(runs(isWritten, update(update -> update.text("x")))).isEqualTo(1);
    assertThat(runs(isWritten, set("watchers", AttributeValue.fromN("8")))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void chosenAttributesMayNotChangeUnderAnyName(boolean isWritten) {
    AttributeValue eve = AttributeValue.fromS("eve");

    assertThat(runs(isWritten, update(update -> update.lead("eve")))).isEqualTo(2);
    assertThat(runs(isWritten, set("lead", eve))).isEqualTo(2);
    assertThat(runs(isWritten, set("boss", eve))).isEqualTo(2);
    assertThat(runs(isWritten, set("maintainer", eve))).isEqualTo(2);
    assertThat(runs(isWritten, update(ForgeRepoEntity.Update::removePlace))).isEqualTo(2);
    assertThat(
            runs(
                isWritten,
                set("home", AttributeValue.fromM(Map.of("url", AttributeValue.fromS("git://b"))))))
        .isEqualTo(2);
  }

  @Test
  void aPutUnderPresentNamesIsAChange() {
    Runnable put = () -> table.client().execute(ForgeRepoEntity.put(REPO));

    assertThat(runs(true, put)).isEqualTo(2);
  }
}
