package dev.singlet.it.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.it.rollout.model.After;
import dev.singlet.it.rollout.model.AfterClientEntity;
import dev.singlet.it.rollout.model.AfterTable;
import dev.singlet.it.rollout.model.Before;
import dev.singlet.it.rollout.model.BeforeClientEntity;
import dev.singlet.it.rollout.model.BeforeTable;
import dev.singlet.it.rollout.model.Between;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Attributes at all depths, one that a key is made of, and the entity itself get other names in two
 * releases. Two programs run at any time, take turns at random, and lose nothing.
 */
class RenamesInTwoReleasesTest {

  /** A sample for builds. */
  private static final int TURNS = Integer.getInteger("rollout.turns", 100);

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void nothingIsLost(long seed) {
    Turn turn = new Turn(new Random(seed), new TreeMap<>());
    Program<Before.Client> before = Programs.before(table);
    Program<Between.Client> between = Programs.between(table);
    Program<After.Client> after = Programs.after(table);

    together(turn, before, between, "while the first release is rolled out");
    together(turn, between, after, "while the second release is rolled out");
  }

  /** Each program moves the counter to the name that it writes. */
  @Test
  void twoProgramsCountAtTheSameTime() throws InterruptedException {
    Program<Between.Client> between = Programs.between(table);
    Program<After.Client> after = Programs.after(table);
    between.put(
        new Person("p1", "Ann", "a@b", "ash", 0, Set.of(), List.of(), null, Map.of(), "none"));
    AtomicInteger counted = new AtomicInteger();

    Thread one = new Thread(() -> count(between, counted));
    Thread other = new Thread(() -> count(after, counted));
    one.start();
    other.start();
    one.join();
    other.join();

    assertThat(between.read("p1").orElseThrow().likes()).isEqualTo(counted.get()).isPositive();
    assertThat(after.read("p1")).isEqualTo(between.read("p1"));
  }

  private static <T> void count(Program<T> program, AtomicInteger counted) {
    for (int i = 0; i < 100; i++) {
      try {
        program
            .client()
            .execute(program.does().update().apply("p1").increment(program.names().likes(), 1));
        counted.incrementAndGet();
      } catch (ConditionFailedException gotInTheWay) {
        assertThat(gotInTheWay).hasMessageContaining("another name of");
      }
    }
  }

  @Test
  void aTransactionIsRefusedWhatStartsFromTheOtherName() {
    Program<Between.Client> between = Programs.between(table);
    Program<After.Client> after = Programs.after(table);
    between.put(
        new Person("p1", "Ann", "a@b", "ash", 7, Set.of(), List.of(), null, Map.of(), "none"));

    assertThatThrownBy(
            () -> after.client().transact(AfterClientEntity.update("p1").incrementStars(1)))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining(
            "likes is 7, another name of stars, which this update can't start from. Put what was"
                + " read of the item first");
    assertThat(between.read("p1").orElseThrow().likes()).isEqualTo(7);
  }

  @Test
  void pagesGoOnInTheOtherProgram() {
    Program<Before.Client> before = Programs.before(table);
    Program<Between.Client> between = Programs.between(table);
    Program<After.Client> after = Programs.after(table);
    for (String id : List.of("p1", "p2", "p3", "p4", "p5")) {
      before.put(
          new Person(id, id, id + "@b", "ash", 7, Set.of(), List.of(), null, Map.of(), "none"));
    }

    String first = tokenAfter("p1", before, null);
    String second = tokenAfter("p2", between, first);
    String third = tokenAfter("p3", after, second);
    tokenAfter("p4", before, third);
    tokenAfter("p2", after, first);
    String ofScan =
        before.client().execute(BeforeTable.scan(BeforeClientEntity.type()).limit(2)).checkpoint();
    assertThat(
            after.client().execute(AfterTable.scan(AfterClientEntity.type()).from(ofScan)).items())
        .hasSize(3);
    String ofAll = before.client().execute(BeforeTable.scan().limit(2)).checkpoint();
    assertThat(after.client().execute(AfterTable.scan().from(ofAll)).items()).hasSize(3);
    assertThatThrownBy(() -> after.client().execute(AfterClientEntity.inCity("elm").from(first)))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  private static <T> String tokenAfter(String id, Program<T> program, @Nullable String from) {
    Page<T> page = program.client().execute(program.does().near().apply("ash").limit(1).from(from));
    assertThat(page.items()).map(program.person()).extracting(Person::id).containsExactly(id);
    return Objects.requireNonNull(page.nextToken());
  }

  private static <A, B> void together(Turn turn, Program<A> one, Program<B> other, String when) {
    List<String> turns = new ArrayList<>();
    for (int i = 0; i < TURNS; i++) {
      boolean isOne = turn.random().nextBoolean();
      try {
        turns.add((isOne ? "one: " : "other: ") + (isOne ? turn.write(one) : turn.write(other)));
        if (turn.random().nextBoolean()) {
          turn.read(one);
        } else {
          turn.read(other);
        }
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError(when + ", after " + turns, failure);
      }
    }
    assertThat(turns).hasSize(TURNS);
  }
}
