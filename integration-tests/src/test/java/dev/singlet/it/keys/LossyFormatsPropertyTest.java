package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.keys.model.Lossy.Visit;
import dev.singlet.it.keys.model.LossyTable;
import dev.singlet.it.keys.model.LossyVisitEntity;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * However the key of an item is spelled, an update leaves what a put of the changed record would
 * store, or is refused and leaves all as it was. Some items lack what was added to the model later.
 */
class LossyFormatsPropertyTest {

  private static final int STEPS = 600;
  private static final List<String> LATER = List.of("nick", "GSI2PK", "GSI2SK");

  @RegisterExtension final LocalTable table = LocalTable.of(LossyTable.SCHEMA);

  private final Random random = new Random(20261122);

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  private Visit stored() {
    return LossyVisitEntity.fromItem(item());
  }

  private void makeOlder() {
    Map<String, AttributeValue> older = new HashMap<>(item());
    LATER.forEach(older::remove);
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(older));
  }

  private void check(VisitSteps.Step step, Visit before) {
    Map<String, AttributeValue> old = item();
    boolean isRefused = false;
    try {
      table.client().execute(step.operation());
    } catch (ConditionFailedException failed) {
      isRefused = true;
    }
    String done = step + " of " + before + " stored as " + old;
    if (isRefused) {
      assertThat(step.refusal()).as(done).isNotEqualTo(VisitSteps.Refusal.NEVER);
      assertThat(item()).as(done).isEqualTo(old);
      return;
    }
    assertThat(step.refusal()).as(done).isNotEqualTo(VisitSteps.Refusal.ALWAYS);
    assertThat(stored()).as(done).isEqualTo(step.after());
    Map<String, AttributeValue> whole = new HashMap<>(LossyVisitEntity.toItem(step.after()));
    Set<String> missing = new HashSet<>(whole.keySet());
    missing.removeAll(item().keySet());
    assertThat(LATER).as(done).containsAll(missing);
    assertThat(missing).as(done).noneMatch(old::containsKey);
    whole.keySet().removeAll(missing);
    assertThat(item()).as(done).isEqualTo(whole);
  }

  @Test
  void isWrittenAsThePutOfTheRecordOrNotAtAll() {
    VisitSteps steps = new VisitSteps(random);
    table.client().execute(LossyVisitEntity.put(steps.any()));
    for (int i = 0; i < STEPS; i++) {
      Visit before = stored();
      if (before.nick().equals(Visit.shout(before.name())) && random.nextInt(3) == 0) {
        makeOlder();
      }
      check(steps.next(before), before);
    }
  }
}
