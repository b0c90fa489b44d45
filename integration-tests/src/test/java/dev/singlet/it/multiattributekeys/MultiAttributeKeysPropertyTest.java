package dev.singlet.it.multiattributekeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.Effort;
import dev.singlet.it.multiattributekeys.MixedQueries.Asked;
import dev.singlet.it.multiattributekeys.MixedSteps.Step;
import dev.singlet.it.multiattributekeys.model.Mixed.Idea;
import dev.singlet.it.multiattributekeys.model.Mixed.Task;
import dev.singlet.it.multiattributekeys.model.MixedIdeaEntity;
import dev.singlet.it.multiattributekeys.model.MixedTable;
import dev.singlet.it.multiattributekeys.model.MixedTaskEntity;
import dev.singlet.item.RecordUpdate;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whatever is done to items, they are stored as their records are, and each index has those that
 * have all its attributes, in the order of these.
 */
class MultiAttributeKeysPropertyTest {

  private static final int STEPS = Effort.of(300, 100);

  @RegisterExtension final LocalTable table = LocalTable.of(MixedTable.SCHEMA);

  private final Random random = new Random(20261123);
  private final MixedValues values = new MixedValues(random);
  private final MixedSteps steps = new MixedSteps(random);
  private final MixedQueries queries = new MixedQueries(random);
  private final Map<String, Task> tasks = new HashMap<>();
  private final Map<String, Idea> ideas = new HashMap<>();

  @Test
  void itemsAndIndexesAreThoseOfTheRecords() {
    for (int i = 0; i < STEPS; i++) {
      String id = values.id();
      if (random.nextInt(3) == 0) {
        Idea before = ideas.getOrDefault(id, values.idea(id));
        execute(steps.of(before), id, ideas);
      } else {
        Task before = tasks.getOrDefault(id, values.task(id));
        execute(steps.of(before), id, tasks);
      }
      assertThat(table.items()).containsExactlyInAnyOrderElementsOf(items());
      gives(queries.tasksOfTeam(), tasks.values());
      gives(queries.ideasOfTeam(), ideas.values());
      gives(queries.open(), tasks.values());
      gives(queries.hashed(), tasks.values());
      gives(queries.labelled(), tasks.values());
      gives(queries.ofTeam(), Stream.concat(tasks.values().stream(), ideas.values().stream()));
    }
  }

  private <T> void execute(Step<T> step, String id, Map<String, T> stored) {
    if (!stored.containsKey(id) && !step.creates()) {
      assertThatThrownBy(() -> table.client().execute(step.operation()))
          .isInstanceOf(ConditionFailedException.class);
      return;
    }
    table.client().execute(step.operation());
    if (step.after() == null) {
      stored.remove(id);
    } else if (stored.containsKey(id) || !(step.operation() instanceof RecordUpdate<?>)) {
      stored.put(id, step.after());
    }
  }

  private List<Map<String, AttributeValue>> items() {
    return Stream.concat(
            tasks.values().stream().map(MixedTaskEntity::toItem),
            ideas.values().stream().map(MixedIdeaEntity::toItem))
        .toList();
  }

  private <T> void gives(Asked<T> asked, Collection<? extends T> all) {
    gives(asked, all.stream());
  }

  private <T> void gives(Asked<T> asked, Stream<? extends T> all) {
    List<T> expected =
        all.<T>map(each -> each).filter(asked.which()).sorted(asked.order()).toList();
    Query<T> query = asked.query();
    assertThat(table.client().stream(query)).describedAs("%s", query).isEqualTo(expected);
    switch (random.nextInt(4)) {
      case 0 -> assertThat(forth(query)).describedAs("%s", query).isEqualTo(expected);
      case 1 -> assertThat(forth(query.reverse())).isEqualTo(reversed(expected));
      case 2 -> assertThat(table.client().execute(query.count())).isEqualTo(expected.size());
      default -> {}
    }
  }

  /** All items of a query, page by page, after each of which the one before it is read again. */
  private <T> List<T> forth(Query<T> query) {
    List<T> items = new ArrayList<>();
    @Nullable Page<T> last = null;
    @Nullable String token = null;
    do {
      Page<T> page = table.client().execute(query.limit(2).from(token));
      if (last != null && page.previousToken() != null) {
        assertThat(table.client().execute(query.limit(2).from(page.previousToken())).items())
            .isEqualTo(last.items());
      }
      items.addAll(page.items());
      token = page.nextToken();
      last = page;
    } while (token != null);
    return items;
  }

  private static <T> List<T> reversed(List<T> items) {
    List<T> reversed = new ArrayList<>(items);
    Collections.reverse(reversed);
    return reversed;
  }
}
