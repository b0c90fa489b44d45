package dev.singlet.it.updates;

import static dev.singlet.it.updates.model.DepotsDepotEntity.ROWS;
import static dev.singlet.it.updates.model.DepotsDepotEntity.STOCK;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.updates.model.Depots.Depot;
import dev.singlet.it.updates.model.DepotsDepotEntity;
import dev.singlet.it.updates.model.DepotsDepotEntity.Update;
import dev.singlet.it.updates.model.DepotsTable;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random changes of elements are made if what they leave satisfies all constraints. */
class ElementUpdatesPropertyTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(DepotsTable.SCHEMA);

  private static final List<String> KEYS = List.of("a", "b", "c", "d", "e");
  private static final int LEAST = 1;
  private static final int MOST = 3;
  private static final int HIGHEST = 9;
  private static final int UPDATES = 30;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 8);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void changesAreMadeIfTheyMayBe(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < UPDATES; i++) {
      changeEntries(random, "map " + seed);
      changeElements(random, "list " + seed);
    }
  }

  private static void changeEntries(SplittableRandom random, String id) {
    Map<String, Integer> before = new TreeMap<>();
    shuffled(KEYS, random, random.nextInt(MOST + 1))
        .forEach(key -> before.put(key, random.nextInt(HIGHEST + 1)));
    Map<String, Integer> after = new TreeMap<>(before);
    put(DepotsDepotEntity.builder().id(id).stock(before.isEmpty() ? null : before).build());
    Update update = DepotsDepotEntity.update(id);
    for (String key : shuffled(KEYS, random, random.nextInt(1, 5))) {
      int value = random.nextInt(HIGHEST + 1);
      switch (random.nextInt(4)) {
        case 0 -> {
          update = update.set(STOCK.key(key), value);
          after.put(key, value);
        }
        case 1 -> {
          update = update.setIfAbsent(STOCK.key(key), value);
          after.putIfAbsent(key, value);
        }
        case 2 -> {
          update = update.increment(STOCK.key(key), value);
          after.merge(key, value, Integer::sum);
        }
        default -> {
          update = update.remove(STOCK.key(key));
          after.remove(key);
        }
      }
    }
    boolean isFit =
        isFit(before.isEmpty(), after.size())
            && after.values().stream().allMatch(value -> value <= HIGHEST);
    Depot is = changed(id, update, isFit);
    assertThat(is.stock())
        .as("%s, %s of %s", id, update, before)
        .isEqualTo(none(isFit ? after : before));
  }

  private static void changeElements(SplittableRandom random, String id) {
    List<Integer> before = random.ints(random.nextInt(1, MOST + 1), 0, HIGHEST).boxed().toList();
    put(DepotsDepotEntity.builder().id(id).rows(before).build());
    Map<Integer, Integer> at = new TreeMap<>();
    IntStream.range(0, before.size()).forEach(i -> at.put(i, before.get(i)));
    Update update = DepotsDepotEntity.update(id);
    for (int index : shuffled(List.of(0, 1, 2, 3, 4, 5), random, random.nextInt(1, 5))) {
      if (random.nextBoolean()) {
        int value = random.nextInt(HIGHEST);
        update = update.set(ROWS.at(index), value);
        at.put(index, value);
      } else {
        update = update.remove(ROWS.at(index));
        at.remove(index);
      }
    }
    List<Integer> after = List.copyOf(at.values());
    boolean isFit = isFit(false, after.size());
    assertThat(changed(id, update, isFit).rows())
        .as("%s, %s of %s", id, update, before)
        .isEqualTo(isFit ? after : before);
  }

  /** What isn't there may stay so. */
  private static boolean isFit(boolean isAbsent, int size) {
    return (size >= LEAST || isAbsent) && size <= MOST;
  }

  private static <V> @Nullable Map<String, V> none(Map<String, V> map) {
    return map.isEmpty() ? null : map;
  }

  private static void put(Depot depot) {
    TABLE.client().execute(DepotsDepotEntity.put(depot));
  }

  private static Depot changed(String id, Update update, boolean isMade) {
    boolean wasMade = true;
    try {
      TABLE.client().execute(update);
    } catch (ConditionFailedException refused) {
      wasMade = false;
    }
    assertThat(wasMade).as("%s", update).isEqualTo(isMade);
    return TABLE.client().execute(DepotsDepotEntity.get(id)).orElseThrow();
  }

  private static <E> List<E> shuffled(List<E> all, SplittableRandom random, int count) {
    List<E> rest = new ArrayList<>(all);
    List<E> some = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      some.add(rest.remove(random.nextInt(rest.size())));
    }
    return some;
  }
}
