package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.testing.LocalTable;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What updates store is what a put of the same record stores, and can be read again. */
class CreatedRecordTest {

  @Table(name = "Parcels")
  sealed interface Parcels {

    @Entity
    @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
    record Parcel(
        String id,
        @Nullable Address to,
        @Nullable Map<String, Address> over,
        @Nullable Trip trip,
        int weight,
        @Default("0") byte stops)
        implements Parcels {}

    /** The way of a parcel. */
    record Trip(String carrier, @Nullable Address from) {}

    /** Where a parcel goes. */
    record Address(String street, @Default("NO") String country, @Nullable String floor) {}
  }

  private static final String ID = "p";

  @RegisterExtension final LocalTable table = LocalTable.of(CreatedRecordTestParcelsTable.SCHEMA);

  private TableClient put(int weight, byte stops) {
    TableClient parcels = table.client();
    parcels.execute(
        CreatedRecordTestParcelsParcelEntity.put(
            new Parcels.Parcel(ID, null, null, null, weight, stops)));
    return parcels;
  }

  @Test
  void aRecordMadeByAnUpdateHasItsDefaults() {
    TableClient parcels = put(1, (byte) 0);

    parcels.execute(
        CreatedRecordTestParcelsParcelEntity.update(ID)
            .set(CreatedRecordTestParcelsParcelEntity.TO.STREET, "Elm")
            .set(CreatedRecordTestParcelsParcelEntity.OVER.key("hub").STREET, "Oak"));

    Map<String, ?> updated = table.items().get(0);
    Parcels.Parcel read =
        parcels.execute(CreatedRecordTestParcelsParcelEntity.get(ID)).orElseThrow();
    parcels.execute(CreatedRecordTestParcelsParcelEntity.put(read));
    assertThat(updated.get("to")).isEqualTo(table.items().get(0).get("to"));
    assertThat(updated.get("over")).isEqualTo(table.items().get(0).get("over"));
    assertThat(read.to()).isEqualTo(new Parcels.Address("Elm", "NO", null));
  }

  @Test
  void whereNoneCanBeMadeTheOutermostIsToBeSet() {
    TableClient parcels = put(1, (byte) 0);

    assertThatThrownBy(
            () ->
                parcels.execute(
                    CreatedRecordTestParcelsParcelEntity.update(ID)
                        .set(CreatedRecordTestParcelsParcelEntity.TRIP.FROM.FLOOR, "3")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0109] Update of Parcel: it has no trip, and these changes don't make a valid one:"
                + " from.street is required, and absent. Set trip as a whole.");
    assertThatThrownBy(
            () ->
                parcels.execute(
                    CreatedRecordTestParcelsParcelEntity.update(ID)
                        .set(CreatedRecordTestParcelsParcelEntity.OVER.key("hub").FLOOR, "3")))
        .hasMessageEndingWith(
            ": it has no over, and these changes don't make a valid one: hub.street is required, and absent. Set"
                + " over as a whole.");
  }

  @Test
  void aTransactionNamesTheOutermostThatIsNotThere() {
    TableClient parcels = put(1, (byte) 0);

    assertThatThrownBy(
            () ->
                parcels.transact(
                    CreatedRecordTestParcelsParcelEntity.update(ID)
                        .set(CreatedRecordTestParcelsParcelEntity.TRIP.FROM.FLOOR, "3")))
        .hasMessageEndingWith(
            " refused: trip is not there, so trip.from.floor within it can't be changed. Set trip"
                + " as a whole.");
    parcels.execute(
        CreatedRecordTestParcelsParcelEntity.update(ID).trip(new Parcels.Trip("Ann", null)));
    assertThatThrownBy(
            () ->
                parcels.transact(
                    CreatedRecordTestParcelsParcelEntity.update(ID)
                        .set(CreatedRecordTestParcelsParcelEntity.TRIP.FROM.FLOOR, "3")))
        .hasMessageEndingWith(
            " refused: trip.from is not there, so trip.from.floor within it can't be"
                + " changed. Set"
                + " trip.from as a whole.");
  }

  @Test
  void noIncrementLeavesWhatItsTypeCanHold() {
    TableClient parcels = put(Integer.MAX_VALUE, Byte.MIN_VALUE);

    assertThatThrownBy(
            () ->
                parcels.execute(CreatedRecordTestParcelsParcelEntity.update(ID).incrementWeight(1)))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(
            () ->
                parcels.execute(
                    CreatedRecordTestParcelsParcelEntity.update(ID).decrementStops((byte) 1)))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(parcels.execute(CreatedRecordTestParcelsParcelEntity.get(ID)))
        .contains(new Parcels.Parcel(ID, null, null, null, Integer.MAX_VALUE, Byte.MIN_VALUE));
  }

  @Test
  void anAttributeIsNotComparedWithItself() {
    assertThatThrownBy(
            () ->
                CreatedRecordTestParcelsParcelEntity.WEIGHT.ltAttribute(
                    CreatedRecordTestParcelsParcelEntity.WEIGHT))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Parcel.weight.ltAttribute(Parcel.weight): DynamoDB takes no attribute together with"
                + " itself. Leave it out.");
  }
}
