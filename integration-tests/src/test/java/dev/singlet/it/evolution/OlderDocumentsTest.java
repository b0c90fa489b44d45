package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.evolution.model.Depot.Box;
import dev.singlet.it.evolution.model.Depot.Crate;
import dev.singlet.it.evolution.model.Depot.Parcel;
import dev.singlet.it.evolution.model.DepotCrateEntity;
import dev.singlet.it.evolution.model.DepotParcelEntity;
import dev.singlet.it.evolution.model.DepotTable;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Updates from one record to another, of items whose documents are in an older form. */
class OlderDocumentsTest {

  private static final Box READ = new Box("A4", "fragile", Map.of("cup", 2), 1);

  @RegisterExtension final LocalTable table = LocalTable.of(DepotTable.SCHEMA);

  private TableClient depot;

  @BeforeEach
  void putOlderItems() {
    depot = table.client();
    Map<String, AttributeValue> parcel = older("PARCEL", "Parcel");
    parcel.put("box", box());
    put(parcel);
    Map<String, AttributeValue> crate = older("CRATE", "Crate");
    crate.put("version", AttributeValue.fromN("3"));
    crate.put("box", box());
    put(crate);
  }

  private void put(Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }

  private static Map<String, AttributeValue> older(String key, String entity) {
    Map<String, AttributeValue> item = new HashMap<>();
    item.put("PK", AttributeValue.fromS(key + "#1"));
    item.put("SK", AttributeValue.fromS(key));
    item.put("_et", AttributeValue.fromS(entity));
    item.put("id", AttributeValue.fromS("1"));
    item.put("inner", AttributeValue.fromL(List.of(box())));
    item.put("byName", AttributeValue.fromM(Map.of("top", box())));
    return item;
  }

  private static AttributeValue box() {
    return AttributeValue.fromM(
        Map.of(
            "size", AttributeValue.fromS("A4"),
            "note", AttributeValue.fromS("fragile"),
            "parts", AttributeValue.fromM(Map.of("cup", AttributeValue.fromN("2")))));
  }

  private Parcel parcel() {
    return depot.execute(DepotParcelEntity.get("1")).orElseThrow();
  }

  private Crate crate() {
    return depot.execute(DepotCrateEntity.get("1")).orElseThrow();
  }

  static Stream<Arguments> changes() {
    return Stream.of(
        change("a renamed component", parcel -> with(parcel, new Box("A5", "fragile", CUPS, 1))),
        change("one taken away", parcel -> with(parcel, new Box("A4", null, CUPS, 1))),
        change("a default", parcel -> with(parcel, new Box("A4", "fragile", CUPS, 9))),
        change("a map within", parcel -> with(parcel, new Box("A4", "fragile", Map.of(), 1))),
        change(
            "an entry within",
            parcel -> with(parcel, new Box("A4", "fragile", Map.of("cup", 2, "mug", 1), 1))),
        change("a list", parcel -> new Parcel("1", READ, List.of(), Map.of("top", READ))),
        change("an entry", parcel -> new Parcel("1", READ, List.of(READ), Map.of())),
        change(
            "all of an entry",
            parcel ->
                new Parcel(
                    "1", READ, List.of(READ), Map.of("top", new Box("A6", null, Map.of(), 5)))));
  }

  private static final Map<String, Integer> CUPS = Map.of("cup", 2);

  private static Arguments change(String name, UnaryOperator<Parcel> change) {
    return Arguments.of(name, change);
  }

  private static Parcel with(Parcel parcel, Box box) {
    return new Parcel(parcel.id(), box, parcel.inner(), parcel.byName());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void areMade(String name, UnaryOperator<Parcel> change) {
    Parcel before = parcel();
    Parcel after = change.apply(before);

    assertThat(depot.execute(DepotParcelEntity.update(before, after))).isEqualTo(after);
    assertThat(parcel()).isEqualTo(after);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void areMadeOfVersions(String name, UnaryOperator<Parcel> change) {
    Crate before = crate();
    Parcel changed = change.apply(new Parcel("1", before.box(), before.inner(), before.byName()));
    Crate asked = new Crate("1", 3, changed.box(), changed.inner(), changed.byName());
    Crate after = new Crate("1", 4, changed.box(), changed.inner(), changed.byName());

    assertThat(depot.execute(DepotCrateEntity.update(before, asked))).isEqualTo(after);
    assertThat(crate()).isEqualTo(after);
  }

  @Test
  void areMadeWhereTheDocumentItselfHadAnotherName() {
    Map<String, AttributeValue> item = older("CRATE", "Crate");
    item.put("version", AttributeValue.fromN("3"));
    item.put("outer", box());
    put(item);
    Crate before = crate();
    Box box = new Box("A4", "fragile", Map.of("cup", 3), 1);
    Crate asked = new Crate("1", 3, box, before.inner(), before.byName());
    Crate after = new Crate("1", 4, box, before.inner(), before.byName());

    assertThat(depot.execute(DepotCrateEntity.update(before, asked))).isEqualTo(after);
    assertThat(table.items()).noneMatch(stored -> stored.containsKey("outer"));
  }

  @Test
  void areMadeWhereOnlyTheDocumentItselfHadAnotherName() {
    Map<String, AttributeValue> item = new HashMap<>(DepotParcelEntity.toItem(parcel()));
    item.put("outer", item.remove("box"));
    put(item);
    Parcel before = parcel();
    Parcel after = with(before, new Box("A4", null, CUPS, 9));

    assertThat(depot.execute(DepotParcelEntity.update(before, after))).isEqualTo(after);
    assertThat(table.items()).noneMatch(stored -> stored.containsKey("outer"));
  }

  @Test
  void areRefusedIfTheDocumentWasChangedMeanwhile() {
    Parcel before = parcel();
    depot.execute(DepotParcelEntity.update("1").set(DepotParcelEntity.BOX.FORMAT, "A3"));

    assertThatThrownBy(
            () ->
                depot.execute(
                    DepotParcelEntity.update(before, with(before, new Box("A4", null, CUPS, 1)))))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "[SGR0301] Update[Parcel PARCEL#1 / PARCEL] refused: box.remark is not there, "
                + "but in the record before the update it is \"fragile\". Read the item again.");
    assertThat(parcel().box()).isEqualTo(new Box("A3", "fragile", CUPS, 1));
  }

  @Test
  void leaveAloneWhatWasChangedBesides() {
    Parcel before = parcel();
    depot.execute(DepotParcelEntity.update("1").inner(List.of()));
    Box light = new Box("A4", null, CUPS, 1);

    Parcel after = depot.execute(DepotParcelEntity.update(before, with(before, light)));

    assertThat(after).isEqualTo(new Parcel("1", light, List.of(), before.byName()));
  }

  @Test
  void areRefusedInTransactionsWithAWayOut() {
    Parcel before = parcel();
    Parcel after = with(before, new Box("A5", null, CUPS, 1));

    assertThatThrownBy(() -> depot.transact(DepotParcelEntity.update(before, after)))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessage(
            "[SGR0302] Transaction cancelled, nothing was written. Operation 1: Update[Parcel"
                + " PARCEL#1 / PARCEL] refused: box is stored in another form than the record is"
                + " written in, and this update can't start from that. Put the item that was read"
                + " first.");
    depot.execute(DepotParcelEntity.put(before));
    depot.transact(DepotParcelEntity.update(before, after));
    assertThat(parcel()).isEqualTo(after);
  }
}
