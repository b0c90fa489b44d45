package dev.singlet.it.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.entities.model.Logbook.Buoy;
import dev.singlet.it.entities.model.Logbook.Note;
import dev.singlet.it.entities.model.Logbook.Vessel;
import dev.singlet.it.entities.model.LogbookBuoyEntity;
import dev.singlet.it.entities.model.LogbookNoteEntity;
import dev.singlet.it.entities.model.LogbookTable;
import dev.singlet.it.entities.model.LogbookVesselEntity;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The table's entity attribute is a component of entities that it doesn't mark. */
class ComponentsAsMarksTest {

  private static final Vessel VESSEL = new Vessel("a");
  private static final Note NOTE = new Note("1", "ships");
  private static final Buoy BUOY = new Buoy("1", "ship");

  @RegisterExtension final LocalTable table = LocalTable.of(LogbookTable.SCHEMA);

  @Test
  void theAttributeIsWrittenAndReadAsAComponent() {
    TableClient logbook = table.client();
    logbook.execute(LogbookVesselEntity.put(VESSEL));
    logbook.execute(LogbookNoteEntity.put(NOTE));
    logbook.execute(LogbookBuoyEntity.put(BUOY));

    assertThat(logbook.execute(LogbookNoteEntity.get("1"))).contains(NOTE);
    assertThat(logbook.execute(LogbookBuoyEntity.get("1"))).contains(BUOY);
    assertThat(logbook.stream(LogbookTable.scan(LogbookNoteEntity.type()))).containsExactly(NOTE);
    assertThat(logbook.stream(LogbookTable.scan(LogbookBuoyEntity.type()))).containsExactly(BUOY);
    assertThat(logbook.stream(LogbookTable.scan())).containsExactlyInAnyOrder(VESSEL, NOTE, BUOY);
    assertThat(logbook.execute(LogbookNoteEntity.update("1").about("x")).about()).isEqualTo("x");
    assertThat(logbook.execute(LogbookBuoyEntity.update("1").about("y")).about()).isEqualTo("y");
    logbook.execute(LogbookBuoyEntity.put(BUOY));
    assertThat(logbook.stream(LogbookTable.scan(LogbookVesselEntity.type())))
        .containsExactly(VESSEL);
    assertThat(logbook.execute(LogbookTable.scan(LogbookVesselEntity.type()).count())).isEqualTo(1);
    assertThat(logbook.execute(VerifyItems.of(LogbookTable.type())).differences()).isEmpty();
  }

  @Test
  void itsValueNamesNoOtherEntity() {
    Map<String, AttributeValue> buoy = LogbookBuoyEntity.toItem(BUOY);

    assertThat(buoy).containsEntry("_et", fromS("ship"));
    assertThat(LogbookTable.fromItem(buoy)).isEqualTo(BUOY);
    assertThatThrownBy(() -> LogbookVesselEntity.fromItem(buoy))
        .isInstanceOf(UnreadableItemException.class);
  }
}
