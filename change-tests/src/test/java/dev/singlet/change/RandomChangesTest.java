package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.ModelChanges;
import dev.singlet.model.comparison.ModelComparison;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No claim of safety is wrong for models that are changed at random, also if a release is skipped.
 * {@code -Dchange.triples=2000} tries more of them, {@code -Dchange.seed=2} others. The file {@code
 * target/dangers-not-seen.txt} counts the claims of danger that no program showed.
 */
class RandomChangesTest {

  private static final int TRIPLES = Integer.getInteger("change.triples", 5);
  private static final int AT_ONCE = 40;
  private static final long SEED = Long.getLong("change.seed", 1);

  @TempDir Path folder;

  private final List<String> wrong = new ArrayList<>();
  private final UnseenDangers unseen = new UnseenDangers();
  private int all;
  private int seenInFull;

  @Test
  void noClaimOfSafetyIsWrong() {
    for (int first = 0; first < TRIPLES; first += AT_ONCE) {
      List<Example> examples = new ArrayList<>();
      for (int i = first; i < Math.min(TRIPLES, first + AT_ONCE); i++) {
        examples.addAll(triple(new Random(SEED * 1_000_003 + i)));
      }
      List<String> bodies =
          examples.stream().flatMap(each -> Stream.of(each.before(), each.after())).toList();
      Models models = new Models(bodies, folder.resolve(String.valueOf(first)));
      examples.forEach(example -> compare(models, example));
    }

    unseen.writeTo(Path.of("target/dangers-not-seen.txt"));
    assertThat(wrong).as("%d of %d, %d seen in full", wrong.size(), all, seenInFull).isEmpty();
    assertThat(seenInFull).isGreaterThan(all / 2);
  }

  private static List<Example> triple(Random random) {
    RandomModel before = RandomModel.of(random);
    RandomModel between = before.changed(random);
    RandomModel after = between.changed(random);
    return List.of(before.to(between), between.to(after), before.to(after));
  }

  private void compare(Models models, Example example) {
    ModelChanges changes =
        ModelComparison.between(
            models.descriptor(example.before()), models.descriptor(example.after()));
    Answers claimed = Oracle.ofItems(changes.answers());
    Answers seen = Oracle.seen(models, example);
    all++;
    seenInFull += seen.equals(claimed) ? 1 : 0;
    unseen.add(example, changes.all(), claimed, seen);
    if (!seen.and(claimed).equals(claimed)) {
      String made =
          changes.all().stream().map(ModelChange::toString).collect(Collectors.joining("\n"));
      wrong.add(String.join("\n", example.name(), made, "claimed " + claimed, "seen " + seen));
    }
  }
}
