package dev.singlet.examples.recipes.onetable;

import static dev.singlet.examples.recipes.onetable.MoveFixture.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.shared.Race;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Programs write while everything moves. One of them learns each phase later. */
class WritersTest {

  private static final int LINES = 4;
  private static final int WRITES = 8;

  @RegisterExtension final MoveFixture fixture = new MoveFixture();

  private final AtomicReference<Instant> lateTime = new AtomicReference<>(Instant.EPOCH);
  private final AtomicLongArray made = new AtomicLongArray(LINES);
  private final AtomicLongArray unknown = new AtomicLongArray(LINES);
  private final Set<String> kept = ConcurrentHashMap.newKeySet();
  private final Set<String> removed = ConcurrentHashMap.newKeySet();
  private final Set<String> unsure = ConcurrentHashMap.newKeySet();
  private final AtomicLong refused = new AtomicLong();

  @RepeatedTest(2)
  void nothingIsLostAndNothingComesBack() {
    Storefront quick = fixture.storefront();
    Storefront late = fixture.storefront(lateTime::get);
    quick.place("o1", "c1", NOON);
    IntStream.range(0, LINES).forEach(line -> quick.addLine("o1", line, "tea", 0));
    AtomicReference<Phase> phase = new AtomicReference<>(Phase.OLD);
    while (phase.get() != Phase.DONE) {
      String during = "during " + phase.get();
      together(
          () -> phase.set(fixture.mover().forward(NOON)),
          () -> write(quick, "quick " + during),
          () -> write(late, "late " + during));
      String after = "after " + during;
      together(() -> write(quick, "quick " + after), () -> write(late, "late " + after));
      lateTime.updateAndGet(time -> time.plus(Duration.ofMinutes(2)));
      late.order("o1");
    }
    together(
        () -> fixture.mover().forward(NOON),
        () -> write(quick, "quick at last"),
        () -> write(late, "late at last"));

    assertThat(quick.order("o1").orElseThrow().lines())
        .hasSize(LINES)
        .allSatisfy(
            line ->
                assertThat((long) line.quantity())
                    .isBetween(
                        made.get(line.number()),
                        made.get(line.number()) + unknown.get(line.number())));
    assertThat(kept)
        .as("%s adds may be made, %s writes met another one", unsure.size(), refused.get())
        .hasSizeGreaterThan(50)
        .allMatch(id -> late.customer(id).isPresent());
    assertThat(removed).hasSizeGreaterThan(50).allMatch(id -> late.customer(id).isEmpty());
    assertThat(fixture.inShop()).noneMatch(Versioned::deleted);
  }

  private static void together(Runnable... actions) {
    Race.run(actions.length, number -> actions[number].run());
  }

  private void write(Storefront program, String name) {
    for (int i = 0; i < WRITES; i++) {
      increment(program, i % LINES);
      String id = name + " " + i;
      try {
        program.register(id, name);
        if (i % 2 == 0) {
          kept.add(id);
        } else {
          remove(program, id);
        }
      } catch (OvertakenException mayBeMade) {
        unsure.add(id);
      }
    }
  }

  private void increment(Storefront program, int number) {
    while (true) {
      Line line = program.order("o1").orElseThrow().lines().get(number);
      try {
        program.changeLine(line, line.quantity() + 1);
        made.incrementAndGet(number);
        return;
      } catch (OvertakenException mayBeMade) {
        unknown.incrementAndGet(number);
        return;
      } catch (ConditionFailedException another) {
        refused.incrementAndGet();
      }
    }
  }

  private void remove(Storefront program, String id) {
    while (true) {
      try {
        program.remove(program.customer(id).orElseThrow());
        removed.add(id);
        return;
      } catch (OvertakenException mayBeMade) {
        unsure.add(id);
        return;
      } catch (ConditionFailedException another) {
        refused.incrementAndGet();
      }
    }
  }
}
