package dev.singlet.it.entities;

import static dev.singlet.it.entities.model.HotelRoomEntity.STATE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.entities.model.Hotel;
import dev.singlet.it.entities.model.Hotel.Bed;
import dev.singlet.it.entities.model.Hotel.Door;
import dev.singlet.it.entities.model.Hotel.Hall;
import dev.singlet.it.entities.model.Hotel.Pool;
import dev.singlet.it.entities.model.Hotel.Room;
import dev.singlet.it.entities.model.HotelDoorProjection;
import dev.singlet.it.entities.model.HotelHallEntity;
import dev.singlet.it.entities.model.HotelOpenCollection;
import dev.singlet.it.entities.model.HotelPoolEntity;
import dev.singlet.it.entities.model.HotelRoomEntity;
import dev.singlet.it.entities.model.HotelTable;
import dev.singlet.json.EntityJson;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Immutable classes are entities like records. */
class ClassesTest {

  @RegisterExtension final LocalTable table = LocalTable.of(HotelTable.SCHEMA);

  private static HotelRoomEntity.Builder room(int number) {
    return HotelRoomEntity.builder()
        .hotel("Ritz")
        .number(number)
        .state("TAKEN")
        .guest("Ann")
        .features(Set.of("bath"))
        .notes(List.of("late"))
        .bed(new Bed("king", 4))
        .quiet(true)
        .others(Map.of("view", Document.of("sea")));
  }

  private static Hall hall(String name) {
    return new Hall("Ritz", "1", name);
  }

  @Test
  void aClassIsWrittenAndRead() {
    TableClient client = table.client();
    AsyncTableClient async = table.asyncClient();

    Room put = client.execute(HotelRoomEntity.put(room(204).build()));
    Room got = async.execute(HotelRoomEntity.get("Ritz", 204)).join().orElseThrow();

    assertThat(got).usingRecursiveComparison().ignoringFields("reads").isEqualTo(put);
    assertThat(got.getVersion()).isEqualTo(1);
    assertThat(table.items())
        .filteredOn(item -> item.containsKey("st"))
        .singleElement()
        .satisfies(
            item ->
                assertThat(item)
                    .containsEntry("PK", AttributeValue.fromS("HOTEL#Ritz"))
                    .containsEntry("SK", AttributeValue.fromS("ROOM#0204"))
                    .containsEntry("GSI1SK", AttributeValue.fromS("02#0204"))
                    .containsEntry("bed_size", AttributeValue.fromS("king"))
                    .containsEntry("quiet", AttributeValue.fromBool(true))
                    .containsEntry("view", AttributeValue.fromS("sea"))
                    .doesNotContainKeys("seats", "reads"));
  }

  @Test
  void updatesFollowItsAccessors() {
    TableClient client = table.client();
    Room before = client.execute(HotelRoomEntity.put(room(204).code("a").build()));
    Room after =
        HotelRoomEntity.builder(before)
            .state("FREE")
            .guest(null)
            .bed(new Bed("twin", null))
            .seats(3)
            .code("b")
            .build();

    Room updated = client.execute(HotelRoomEntity.update(before, after));
    assertThat(client.execute(HotelRoomEntity.byState("FREE")).items())
        .singleElement()
        .usingRecursiveComparison()
        .ignoringFields("reads")
        .isEqualTo(updated);
    assertThat(updated.seats()).hasValue(3);
    assertThat(client.execute(HotelRoomEntity.put(room(205).code("a").build())).code())
        .isEqualTo("a");
    assertThatThrownBy(() -> client.execute(HotelRoomEntity.put(before)))
        .isInstanceOf(ConditionFailedException.class);

    Room quiet =
        client.execute(HotelRoomEntity.update("Ritz", 204).quiet(false).when(STATE.eq("FREE")));
    assertThat(quiet.isQuiet()).isFalse();
  }

  @Test
  void theSameIsCheckedAsInRecords() {
    TableClient client = table.client();

    assertThatThrownBy(
            () -> client.execute(HotelRoomEntity.put(room(204).notes(List.of(" ")).build())))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("notes");
    assertThatThrownBy(() -> client.execute(HotelRoomEntity.put(room(204).state("FREE").build())))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("isFreeWithoutGuest");
    assertThatThrownBy(() -> client.execute(HotelHallEntity.put(hall("Mirrors"))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("name");
    assertThatThrownBy(() -> HotelRoomEntity.builder().hotel("Ritz").build())
        .hasMessageContaining("bed");
  }

  @Test
  void classesAndRecordsAreReadTogether() {
    AsyncTableClient client = table.asyncClient();
    Room room = room(204).build();
    client
        .transact(
            HotelOpenCollection.put(room),
            HotelHallEntity.put(hall("Rose")),
            HotelPoolEntity.put(new Pool("Ritz", 25)))
        .join();

    List<Hotel.Open> all = client.execute(HotelOpenCollection.of("Ritz")).join().items();

    assertThat(all).hasSize(3).contains(hall("Rose"), new Pool("Ritz", 25));
    assertThat(all).filteredOn(Room.class::isInstance).hasSize(1);
    assertThat(
            client
                .execute(HotelRoomEntity.get("Ritz", 204).project(HotelDoorProjection.type()))
                .join())
        .contains(new Door(204, true, "Ann"));
  }

  @Test
  void jsonHasItsComponents() {
    EntityJson<Hall> halls = EntityJson.of(HotelHallEntity.type());
    assertThat(halls.read(halls.write(hall("Rose")))).isEqualTo(hall("Rose"));

    EntityJson<Room> rooms = EntityJson.of(HotelRoomEntity.type());
    Room room = table.client().execute(HotelRoomEntity.put(room(204).build()));
    assertThat(rooms.read(rooms.write(room)))
        .usingRecursiveComparison()
        .ignoringFields("reads")
        .isEqualTo(room);
  }

  @Test
  void idsAreGenerated() {
    TableClient client = table.client();
    client.execute(
        BatchWrite.of(HotelHallEntity.put(hall("Rose")), HotelRoomEntity.put(room(1).build())));

    Hall made =
        client.execute(HotelHallEntity.put(HotelHallEntity.builder().hotel("R").name("a").build()));

    assertThat(made.getId()).hasSize(36);
    assertThat(client.execute(HotelHallEntity.get("R", made.getId()))).contains(made);
    assertThat(client.execute(HotelHallEntity.get("Ritz", "1"))).contains(hall("Rose"));
  }
}
