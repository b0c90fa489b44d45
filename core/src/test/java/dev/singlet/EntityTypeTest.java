package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.Notes.Note;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.runtime.entity.CollectionType;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class EntityTypeTest {

  private static final Note NOTE = new Note("ann", "007", Instant.EPOCH);
  private static final CollectionType<Note> COLLECTION =
      new CollectionType<>(Notes.TABLE, "AnyNote", List.of(Notes.TYPE));

  private static Map<String, AttributeValue> item(String name, @Nullable AttributeValue value) {
    Map<String, AttributeValue> item = new HashMap<>(Notes.item(7));
    if (value == null) {
      item.remove(name);
    } else {
      item.put(name, value);
    }
    return item;
  }

  @Test
  void readsItsOwnItems() {
    assertThat(Notes.TYPE.read(Notes.item(7))).isEqualTo(NOTE);
    assertThat(COLLECTION.read(Notes.item(7))).isEqualTo(NOTE);
  }

  @Test
  void passesOverItemsOfOtherEntities() {
    assertThat(Notes.TYPE.read(item("_et", AttributeValue.createS("Other")))).isNull();
    assertThat(COLLECTION.read(item("_et", AttributeValue.createS("Other")))).isNull();
  }

  @Test
  void passesOverItemsThatNameNoEntity() {
    assertThat(Notes.TYPE.read(item("_et", null))).isNull();
    assertThat(COLLECTION.read(item("_et", null))).isNull();
    assertThat(Notes.TYPE.read(item("_et", AttributeValue.createN("1")))).isNull();
  }

  @Test
  void passesOverAttributesItDoesNotKnow() {
    assertThat(Notes.TYPE.read(item("unknown", AttributeValue.createBool(true)))).isEqualTo(NOTE);
  }

  @Test
  void anItemThatDoesNotFitIsNamedWithItsKeyAndAttribute() {
    UnreadableItemException thrown =
        catchThrowableOfType(
            UnreadableItemException.class,
            () -> Notes.TYPE.read(item("id", AttributeValue.createN("7"))));

    assertThat(thrown)
        .hasMessage(
            "[SGR0201] Note item PK=NOTE#ann, SK=NOTE#007, attribute id: is of type N, not S.");
    assertThat(thrown.code()).isEqualTo(ErrorCode.UNREADABLE_ITEM);
    assertThat(thrown.entity()).isEqualTo("Note");
    assertThat(thrown.key()).isEqualTo("PK=NOTE#ann, SK=NOTE#007");
    assertThat(thrown.attribute()).isEqualTo("id");
  }

  @Test
  void aRequiredAttributeIsNeitherAbsentNorNull() {
    String problem =
        "[SGR0201] Note item PK=NOTE#ann, SK=NOTE#007, attribute id: is required, and ";

    assertThatThrownBy(() -> Notes.TYPE.read(item("id", AttributeValue.createNul(true))))
        .hasMessage(problem + "is NULL.");
    assertThatThrownBy(() -> Notes.TYPE.read(item("id", null))).hasMessage(problem + "absent.");
  }

  @Test
  void aRecordThatRefusesItsValuesIsTheCause() {
    assertThatThrownBy(() -> Notes.TYPE.read(item("forbidden", AttributeValue.createBool(true))))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessage(
            "[SGR0201] Note item PK=NOTE#ann, SK=NOTE#007: the record refuses its values: forbidden is"
                + " there.")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }
}
