package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.keys.model.Equal.Entry;
import dev.singlet.it.keys.model.Equal.Town;
import dev.singlet.it.keys.model.Equal.User;
import dev.singlet.it.keys.model.EqualEntryEntity;
import dev.singlet.it.keys.model.EqualTable;
import dev.singlet.it.keys.model.EqualTownEntity;
import dev.singlet.it.keys.model.EqualUserEntity;
import dev.singlet.it.keys.model.Overlapping.File;
import dev.singlet.it.keys.model.OverlappingFileEntity;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys that are the same text are made once, and are still each what their templates say. */
class EqualKeysTest {

  @RegisterExtension final LocalTable table = LocalTable.of(EqualTable.SCHEMA);

  @Test
  void eachAttributeHasItsOwnKey() {
    table.client().execute(EqualUserEntity.put(new User("ann", "red", null)));

    assertThat(keys())
        .isEqualTo(
            Map.of(
                "PK", "USER#ann",
                "SK", "USER#ann",
                "GSI1PK", "TEAM#red",
                "GSI1SK", "USER#ann",
                "GSI2PK", "TEAM#red",
                "GSI2SK", "TEAM#red"));
  }

  @Test
  void aKeyUnderAConditionIsThereUnderItsConditionOnly() {
    table.client().execute(EqualUserEntity.put(new User("ann", "red", "may")));

    assertThat(keys()).containsEntry("GSI3PK", "TEAM#red").containsEntry("GSI3SK", "may#USER#ann");
  }

  @Test
  void anUpdateChangesAllThatIsMadeOfAValue() {
    table.client().execute(EqualUserEntity.put(new User("ann", "red", "may")));

    table.client().execute(EqualUserEntity.update("ann").team("blue", "may"));

    assertThat(keys())
        .isEqualTo(
            Map.of(
                "PK", "USER#ann",
                "SK", "USER#ann",
                "GSI1PK", "TEAM#blue",
                "GSI1SK", "USER#ann",
                "GSI2PK", "TEAM#blue",
                "GSI2SK", "TEAM#blue",
                "GSI3PK", "TEAM#blue",
                "GSI3SK", "may#USER#ann"));
    assertThat(table.client().execute(EqualUserEntity.get("ann")))
        .contains(new User("ann", "blue", "may"));
    assertThat(table.client().execute(EqualUserEntity.byTown("blue")).items())
        .containsExactly(new User("ann", "blue", "may"));
  }

  /** The shorter limit is that of sort keys: 1,024 bytes, of which USER# takes five. */
  @ParameterizedTest
  @ValueSource(ints = {1_020, 2_100})
  void theShorterLimitHolds(int length) {
    String name = "n".repeat(length);
    String key = length > 2_043 ? "PK" : "SK";
    int most = length > 2_043 ? 2048 : 1024;
    String problem =
        "[SGR0102] User, key %s: %s would be %d bytes long. DynamoDB takes at most %d."
            .formatted(key, key, length + 5, most);

    assertThatThrownBy(() -> EqualUserEntity.toItem(new User(name, "red", null)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage(problem);
    assertThatThrownBy(() -> EqualUserEntity.get(name))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage(problem);
  }

  @Test
  void theLongestSortKeyIsStored() {
    User longest = new User("n".repeat(1_019), "red", null);
    table.client().execute(EqualUserEntity.put(longest));

    assertThat(table.client().execute(EqualUserEntity.get(longest.name()))).contains(longest);
  }

  @Test
  void aPrimaryKeyOfEqualHalvesCanBeQueried() {
    Town town = new Town("rome", null);
    table.client().execute(EqualTownEntity.put(town));

    assertThat(table.client().execute(EqualTownEntity.byId("rome")).items()).containsExactly(town);
  }

  @Test
  void aPrimaryKeyCanBeMadeOfTheTimeOfCreation() {
    Instant first = Instant.parse("2024-01-15T08:00:00.000Z");
    Entry entry = new Entry("door", first, null);
    table.client().execute(EqualEntryEntity.put(entry));
    table.client().execute(EqualEntryEntity.put(new Entry("door", first.plusMillis(1), "b")));

    table.client().execute(EqualEntryEntity.update("door", first).text("a"));

    assertThat(table.client().execute(EqualEntryEntity.log("door")).items())
        .extracting(Entry::text)
        .containsExactly("a", "b");
    assertThat(EqualEntryEntity.class.getDeclaredMethods())
        .as("an upsert's creation time would be another item's")
        .noneMatch(method -> method.getName().equals("upsert"));
  }

  @Test
  void anAttributeThatTwoIndexesShareIsThereOnce() {
    Map<String, AttributeValue> item = OverlappingFileEntity.toItem(new File("a", "b", null));

    assertThat(item.keySet())
        .containsExactlyInAnyOrder(
            "_et", "name", "folder", "_ct", "_md", "PK", "SK", "GP", "GSI1SK", "GSI2SK");
    assertThat(item.get("GP").s()).isEqualTo("IN#b");
    assertThat(item).hasSize(10).isEqualTo(new HashMap<>(item)).isEqualTo(Map.copyOf(item));
  }

  private Map<String, String> keys() {
    return new HashMap<>(table.items().get(0))
        .entrySet().stream()
            .filter(attribute -> attribute.getKey().endsWith("K"))
            .collect(Collectors.toMap(Map.Entry::getKey, attribute -> attribute.getValue().s()));
  }
}
