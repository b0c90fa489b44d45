package dev.singlet.it.unique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ValidationException;
import dev.singlet.it.unique.model.Rooms.Room;
import dev.singlet.it.unique.model.RoomsRoomEntity;
import dev.singlet.it.unique.model.RoomsTable;
import dev.singlet.operation.Operation;
import dev.singlet.testing.LocalTable;
import dev.singlet.transaction.Transaction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class UniqueScopeTest {

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

  @Test
  void anEmptyTextIsNoValueToBeUnique() {
    TableClient client = table.client();
    client.execute(RoomsRoomEntity.put(new Room("A", "1", "Blue")));
    List<Map<String, AttributeValue>> before = table.items();

    for (Operation<?> write :
        List.<Operation<?>>of(
            RoomsRoomEntity.put(new Room("A", "2", "")),
            RoomsRoomEntity.upsert("A", "2", ""),
            RoomsRoomEntity.update("A", "1").name(""),
            RoomsRoomEntity.update(new Room("A", "1", "Blue"), new Room("A", "1", "")),
            Transaction.of(RoomsRoomEntity.put(new Room("A", "2", ""))))) {
      assertThatThrownBy(() -> client.execute(write))
          .isInstanceOf(ValidationException.class)
          .hasMessageContaining(
              "name must not be empty, because it is unique. If it may be missing, make"
                  + " it @Nullable and leave it out");
    }
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(before);
  }
}
