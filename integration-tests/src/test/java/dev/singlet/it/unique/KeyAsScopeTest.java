package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.it.unique.Rooms.Room;
import dev.singlet.testing.LocalTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class KeyAsScopeTest {

  @RegisterExtension final LocalTable table = LocalTable.of(RoomsTable.SCHEMA);

  @Test
  void aPartOfTheKeyIsKnownWhereThereIsNoItemYet() {
    table.client().execute(RoomsRoomEntity.upsert("A", "1", "Blue"));
    table.client().execute(RoomsRoomEntity.upsert("B", "1", "Blue"));

    assertThatThrownBy(
            () -> table.client().execute(RoomsRoomEntity.put(new Room("A", "2", "Blue"))))
        .hasMessage(
            "[SGR0301] Put[Room A / 2] refused: Room.name Blue is taken by the item building=A,"
                + " room=1.");
    table.client().execute(RoomsRoomEntity.update("A", "1").name("Red"));
    table.client().execute(RoomsRoomEntity.put(new Room("A", "2", "Blue")));
    assertThat(table.items()).hasSize(6);
  }
}
