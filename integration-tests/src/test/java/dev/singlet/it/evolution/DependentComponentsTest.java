package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.evolution.model.Depot.Label;
import dev.singlet.it.evolution.model.Depot.Range;
import dev.singlet.it.evolution.model.Depot.Row;
import dev.singlet.it.evolution.model.Depot.Shelf;
import dev.singlet.it.evolution.model.DepotShelfEntity;
import dev.singlet.it.evolution.model.DepotTable;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates from one record to another, of documents whose components hang together. */
class DependentComponentsTest {

  private static final Label LABEL = new Label("cups", "CUPS", null);
  private static final Shelf SHELF =
      new Shelf(
          "1", "North", LABEL, Map.of("top", LABEL, "low", LABEL), new Row(new Range(2, 4), null));

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  private TableClient depot;

  @BeforeEach
  void put() {
    depot = table.client();
    depot.execute(DepotShelfEntity.put(SHELF));
  }

  private void change(String attribute, AttributeValue value) {
    Map<String, AttributeValue> item = new HashMap<>(table.items().get(0));
    item.put(attribute, value);
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private Shelf shelf() {
    return depot.execute(DepotShelfEntity.get("1")).orElseThrow();
  }

  private static Shelf with(Label label, Map<String, Label> byName) {
    return new Shelf("1", "North", label, byName, SHELF.row());
  }

  private static Shelf with(int from, int to, String note) {
    Row row = new Row(new Range(from, to), note);
    return new Shelf("1", "North", LABEL, SHELF.byName(), row);
  }

  private void checkThatItIsMade(Shelf after) {
    assertThat(depot.execute(DepotShelfEntity.update(shelf(), after))).isEqualTo(after);
    assertThat(shelf()).isEqualTo(after);
  }

  @Test
  void aDefaultWithinStaysWhatItWasReadAs() {
    AttributeValue older = AttributeValue.fromM(Map.of("text", AttributeValue.fromS("cups")));
    change("label", older);
    change("byName", AttributeValue.fromM(Map.of("top", older, "low", older)));
    Label renamed = new Label("mugs", "CUPS", "red");

    checkThatItIsMade(with(renamed, SHELF.byName()));
    checkThatItIsMade(with(renamed, Map.of("top", LABEL, "low", renamed)));
  }

  @Test
  void entriesChangeApart() {
    Label red = new Label("cups", "CUPS", "red");
    Shelf top = with(LABEL, Map.of("top", red, "low", LABEL));
    Shelf low = with(LABEL, Map.of("top", LABEL, "low", red));

    depot.execute(DepotShelfEntity.update(SHELF, top));
    depot.execute(DepotShelfEntity.update(SHELF, low));

    assertThat(shelf().byName()).isEqualTo(Map.of("top", red, "low", red));
  }

  @Test
  void whatIsCheckedTogetherChangesTogether() {
    depot.execute(DepotShelfEntity.update(SHELF, with(4, 4, null)));

    assertThatThrownBy(() -> depot.execute(DepotShelfEntity.update(SHELF, with(2, 3, null))))
        .isInstanceOf(ConditionFailedException.class);
    depot.execute(DepotShelfEntity.update(SHELF, with(2, 4, "full")));
    assertThat(shelf()).isEqualTo(with(4, 4, "full"));
  }

  @Test
  void anItemOfWhichNothingCanBeComputedWasChanged() {
    change("name", AttributeValue.fromS(""));
    Shelf after = new Shelf("1", "South", LABEL, SHELF.byName(), SHELF.row());

    assertThatThrownBy(() -> depot.execute(DepotShelfEntity.update(SHELF, after)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "[SGR0301] Update[Shelf SHELF#1 / SHELF] refused: name is \"\", but in the"
                + " record before the update it is \"North\". Read the item again.");
  }
}
