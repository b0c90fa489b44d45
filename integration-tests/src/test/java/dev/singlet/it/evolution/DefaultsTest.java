package dev.singlet.it.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.evolution.model.Tasks.Draft;
import dev.singlet.it.evolution.model.Tasks.Entry;
import dev.singlet.it.evolution.model.Tasks.Origin;
import dev.singlet.it.evolution.model.Tasks.Priority;
import dev.singlet.it.evolution.model.Tasks.Step;
import dev.singlet.it.evolution.model.Tasks.Task;
import dev.singlet.it.evolution.model.TasksDraftEntity;
import dev.singlet.it.evolution.model.TasksEntryEntity;
import dev.singlet.it.evolution.model.TasksTable;
import dev.singlet.it.evolution.model.TasksTaskEntity;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Defaults are constants and methods too, and fill in what older items lack. */
class DefaultsTest {

  private static final Task WHOLE =
      new Task(
          "1",
          "fix-it/LOW",
          "fix-it",
          "Fix it",
          Priority.LOW,
          List.of(),
          3,
          10,
          new Origin("??", "nowhere"),
          null);

  @RegisterExtension final LocalTable table = LocalTable.of(TasksTable.SCHEMA);

  @Test
  void theBuilderFillsIn() {
    assertThat(TasksTaskEntity.builder().id("1").title("Fix it").build()).isEqualTo(WHOLE);
  }

  @Test
  void aPutFillsInAndComputesKeysOfIt() {
    TableClient tasks = table.client();

    Task put =
        tasks.execute(
            TasksTaskEntity.put(
                new Task("1", null, null, "Fix it", null, null, 3, 10, null, null)));

    assertThat(put).isEqualTo(WHOLE);
    assertThat(table.items().get(0))
        .containsEntry("GSI1PK", AttributeValue.fromS("SLUG#fix-it"))
        .containsEntry("label", AttributeValue.fromS("fix-it/LOW"))
        .containsEntry("place", AttributeValue.fromS("??-nowhere"));
  }

  @Test
  void anOlderItemReadsWithDefaultsDownIntoListsAndMaps() {
    TableClient tasks = table.client();
    put(
        Map.of(
            "title", AttributeValue.fromS("Fix it"),
            "steps",
                AttributeValue.fromL(
                    List.of(AttributeValue.fromM(Map.of("text", AttributeValue.fromS("Look"))))),
            "seen",
                AttributeValue.fromM(
                    Map.of(
                        "a",
                        AttributeValue.fromM(Map.of("country", AttributeValue.fromS("NL")))))));

    assertThat(tasks.execute(TasksTaskEntity.get("1")))
        .contains(
            new Task(
                "1",
                "fix-it/LOW",
                "fix-it",
                "Fix it",
                Priority.LOW,
                List.of(new Step("Look", "Look (1)", 1)),
                3,
                10,
                new Origin("??", "nowhere"),
                Map.of("a", new Origin("NL", "nowhere"))));
  }

  @Test
  void anUpdateFromWhatWasReadTakesAnAbsentAttributeForItsDefault() {
    TableClient tasks = table.client();
    put(Map.of("title", AttributeValue.fromS("Fix it")));
    Task read = tasks.execute(TasksTaskEntity.get("1")).orElseThrow();
    Task changed = TasksTaskEntity.builder(read).label("other").votes(4).slug("other").build();

    assertThat(tasks.execute(TasksTaskEntity.update(read, changed))).isEqualTo(changed);
    assertThatThrownBy(() -> tasks.execute(TasksTaskEntity.update(read, changed)))
        .isInstanceOf(ConditionFailedException.class);
  }

  private void putOlderDraft() {
    Map<String, AttributeValue> older =
        new HashMap<>(TasksDraftEntity.toItem(new Draft("1", "Fix it", "fix-it", 1)));
    List.of("slug", "GSI1PK", "GSI1SK").forEach(older::remove);
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));
  }

  @Test
  void anUpdateOfTheRecordStoresTheDefaultThatWouldChangeWithIt() {
    putOlderDraft();
    Draft before = table.client().execute(TasksDraftEntity.get("1")).orElseThrow();
    Draft after = TasksDraftEntity.builder(before).title("Mend it").build();

    table.client().execute(TasksDraftEntity.update(before, after));

    assertThat(table.client().execute(TasksDraftEntity.get("1"))).contains(after);
  }

  private void checkThatTheKeyStays() {
    Draft renamed = table.client().execute(TasksDraftEntity.update("1").title("Mend it", 2));

    assertThat(renamed).isEqualTo(new Draft("1", "Mend it", "fix-it", 2));
    assertThat(table.client().execute(TasksDraftEntity.draftsBySlug("fix-it")).items())
        .containsExactly(renamed);
  }

  @Test
  void anUpdateStoresTheDefaultOfWhichItMakesAKey() {
    putOlderDraft();

    table.client().execute(TasksDraftEntity.update("1").rank(2, "Fix it", "fix-it"));

    checkThatTheKeyStays();
  }

  @Test
  void anUpdateOfTheRecordStoresTheDefaultOfWhichItMakesAKey() {
    putOlderDraft();
    Draft before = table.client().execute(TasksDraftEntity.get("1")).orElseThrow();

    Draft second = TasksDraftEntity.builder(before).rank(2).build();
    table.client().execute(TasksDraftEntity.update(before, second));

    checkThatTheKeyStays();
  }

  private void refused(Entry entry, String... required) {
    assertThatThrownBy(() -> table.client().execute(TasksEntryEntity.put(entry)))
        .isInstanceOfSatisfying(
            ValidationException.class,
            refused ->
                assertThat(refused.violations())
                    .extracting(Violation::path)
                    .containsExactly(required));
  }

  @Test
  void whatIsRequiredIsMissedBeforeADefaultIsMadeOfIt() {
    refused(new Entry("1", null, null, null, null, null), "title");
    refused(new Entry("1", null, "a", null, null, null), "title");
    refused(new Entry("1", "Fix", null, null, null, new Step(null, null, 1)), "step.text");
  }

  @Test
  void whatIsCheckedTogetherIsCheckedWhereItIsThere() {
    refused(new Entry("1", null, "a-b", null, null, null), "title", "");
    assertThatThrownBy(() -> table.client().execute(TasksEntryEntity.upsert("1", null, null)))
        .isInstanceOf(ValidationException.class);
  }

  @Test
  void anIncrementStartsFromAConstantOrAMethod() {
    TableClient tasks = table.client();
    put(Map.of("title", AttributeValue.fromS("Fix it")));

    Task task = tasks.execute(TasksTaskEntity.update("1").incrementVotes(1).incrementWeight(-1));

    assertThat(task.votes()).isEqualTo(4);
    assertThat(task.weight()).isEqualTo(9);
  }

  @Test
  void anUpsertWritesTheDefaultsOfWhatItKnows() {
    TableClient tasks = table.client();

    Task task =
        tasks.execute(TasksTaskEntity.upsert("1", "fix-it", "Fix it", new Origin("??", "nowhere")));

    assertThat(task).isEqualTo(WHOLE);
    // The priority of an item that is there already is not known, and so neither is the label.
    assertThat(table.items().get(0)).doesNotContainKey("label").containsKey("weight");
  }

  @Test
  void aStoredComputedAttributeFollowsAnUpdateOfTheRecordItIsMadeOf() {
    TableClient tasks = table.client();
    tasks.execute(TasksTaskEntity.put(WHOLE));

    tasks.execute(TasksTaskEntity.update("1").origin(new Origin("NL", "Delft")));
    assertThat(table.items().get(0)).containsEntry("place", AttributeValue.fromS("NL-Delft"));

    Task read = tasks.execute(TasksTaskEntity.get("1")).orElseThrow();
    Task moved = TasksTaskEntity.builder(read).origin(new Origin("NL", "Ede")).build();
    tasks.execute(TasksTaskEntity.update(read, moved));
    assertThat(table.items().get(0)).containsEntry("place", AttributeValue.fromS("NL-Ede"));
  }

  private void put(Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(attributes);
    item.put("PK", AttributeValue.fromS("TASK#1"));
    item.put("SK", AttributeValue.fromS("TASK"));
    item.put("_et", AttributeValue.fromS("Task"));
    item.put("id", AttributeValue.fromS("1"));
    table.dynamoDb().putItem(request -> request.tableName(table.tableName()).item(item));
  }
}
