package dev.singlet.it.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.ItemUpdate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What one program does to the people in the table, and what becomes of them.
 *
 * @param random what it does
 * @param people what the table must hold, whoever has written it
 */
record Turn(Random random, Map<String, Person> people) {

  private static final int KINDS = 20;

  /** A write of any kind. */
  <T> String write(Program<T> program) {
    String id = "p" + random.nextInt(5);
    Person now = people.get(id);
    if (now == null) {
      return create(program, id);
    }
    Program.Names<T> names = program.names();
    String word = word();
    int kind = random.nextInt(KINDS);
    switch (kind) {
      case 0 -> program.put(remember(any(id)));
      case 1 -> {
        update(program, id, update -> update.set(names.mail(), word));
        remember(now.withMail(word));
      }
      case 2 -> {
        program.client().execute(program.does().move().apply(id, word));
        remember(now.withTown(word));
      }
      case 3 -> {
        update(program, id, update -> update.increment(names.likes(), 2));
        remember(now.withLikes(now.likes() + 2));
      }
      case 4 -> {
        update(program, id, update -> update.addTo(names.tags(), Set.of(word)));
        Set<String> more = new HashSet<>(now.tags());
        more.add(word);
        remember(now.withTags(more));
      }
      case 5 -> {
        update(program, id, update -> update.removeFrom(names.tags(), Set.of(word)));
        Set<String> less = new HashSet<>(now.tags());
        less.remove(word);
        remember(now.withTags(less));
      }
      case 6 -> {
        update(program, id, update -> update.append(names.log(), List.of(word)));
        List<String> longer = new ArrayList<>(now.log());
        longer.add(word);
        remember(now.withLog(longer));
      }
      case 7 -> {
        if (now.home() != null) {
          update(program, id, update -> update.set(names.street(), word));
          remember(now.withHome(new Person.Home(word, now.home().number())));
        }
      }
      case 8 -> {
        if (now.home() != null) {
          update(program, id, update -> update.increment(names.number(), 1));
          Person.Home home = new Person.Home(now.home().street(), now.home().number() + 1);
          remember(now.withHome(home));
        }
      }
      case 9 -> {
        update(program, id, update -> update.increment(names.count().apply(word), 3));
        Map<String, Integer> more = new TreeMap<>(now.counts());
        more.merge(word, 3, Integer::sum);
        remember(now.withCounts(more));
      }
      case 10 -> {
        update(program, id, update -> update.remove(names.count().apply(word)));
        Map<String, Integer> less = new TreeMap<>(now.counts());
        less.remove(word);
        remember(now.withCounts(less));
      }
      case 11 -> {
        program.revise(id, this::mixed, any(id));
        remember(program.read(id).orElseThrow());
      }
      case 12 -> {
        Person other = any(id);
        program.client().execute(program.does().upsert().apply(other));
        remember(
            new Person(
                id,
                other.name(),
                other.mail(),
                other.town(),
                now.likes(),
                now.tags(),
                other.log(),
                now.home(),
                other.counts(),
                now.motto()));
      }
      case 13 -> update(program, id, update -> update.setIfAbsent(names.motto(), word));
      case 14 -> {
        update(program, id, u -> u.set(names.motto(), word).when(names.mail().eq(now.mail())));
        remember(now.withMotto(word));
      }
      case 15 ->
          assertThatThrownBy(
                  () ->
                      update(
                          program,
                          id,
                          u -> u.set(names.motto(), word).when(names.mail().ne(now.mail()))))
              .isInstanceOf(ConditionFailedException.class);
      case 16 -> {
        program.client().execute(program.does().delete().apply(id));
        people.remove(id);
      }
      case 17 -> {
        T own = program.own().apply(remember(any(id)));
        program.client().execute(BatchWrite.of(program.does().put().apply(own)));
      }
      case 18 -> {
        program.client().transact(program.does().update().apply(id).set(names.mail(), word));
        remember(now.withMail(word));
      }
      default -> {
        T own = program.own().apply(remember(any(id)));
        program.client().transact(program.does().put().apply(own));
      }
    }
    return kind + " of " + id;
  }

  private <T> String create(Program<T> program, String id) {
    T own = program.own().apply(remember(any(id)));
    program.client().execute(program.does().put().apply(own).ifNotExists());
    return "created " + id;
  }

  private static <T> void update(
      Program<T> program, String id, Function<ItemUpdate<T, ?>, ItemUpdate<T, ?>> change) {
    program.client().execute(change.apply(program.does().update().apply(id)));
  }

  /** All that a program reads is what the table must hold. */
  <T> void read(Program<T> program) {
    for (int i = 0; i < 5; i++) {
      String id = "p" + i;
      Person person = people.get(id);
      if (person == null) {
        assertThat(program.read(id)).isEmpty();
        continue;
      }
      assertThat(program.read(id)).contains(person);
      assertThat(program.does().contact().apply(id)).contains(person.contact());
      assertThat(
              program.client().stream(
                      program
                          .does()
                          .near()
                          .apply(person.town())
                          .filter(
                              program
                                  .names()
                                  .mail()
                                  .eq(person.mail())
                                  .and(program.names().likes().eq(person.likes()))))
                  .map(program.person()))
          .contains(person);
    }
    List<Person> listed = new ArrayList<>();
    for (String town : words()) {
      program.client().stream(program.does().near().apply(town))
          .map(program.person())
          .forEach(listed::add);
    }
    assertThat(listed).containsExactlyInAnyOrderElementsOf(people.values());
  }

  private Person remember(Person person) {
    people.put(person.id(), person);
    return person;
  }

  /** Some of what one says, and some of the other. */
  private Person mixed(Person one, Person other) {
    return new Person(
        one.id(),
        random.nextBoolean() ? one.name() : other.name(),
        random.nextBoolean() ? one.mail() : other.mail(),
        random.nextBoolean() ? one.town() : other.town(),
        random.nextBoolean() ? one.likes() : other.likes(),
        random.nextBoolean() ? one.tags() : other.tags(),
        random.nextBoolean() ? one.log() : other.log(),
        random.nextBoolean() ? one.home() : other.home(),
        random.nextBoolean() ? one.counts() : other.counts(),
        random.nextBoolean() ? one.motto() : other.motto());
  }

  private Person any(String id) {
    Map<String, Integer> counts = new HashMap<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      counts.put(word(), random.nextInt(9));
    }
    return new Person(
        id,
        word(),
        word(),
        word(),
        random.nextInt(9),
        random.nextBoolean() ? Set.of() : Set.of(word()),
        random.nextBoolean() ? List.of() : List.of(word(), word()),
        random.nextInt(3) == 0 ? null : new Person.Home(word(), random.nextInt(9)),
        counts,
        word());
  }

  private String word() {
    return words().get(random.nextInt(words().size()));
  }

  private static List<String> words() {
    return List.of("ash", "birch", "cedar", "elm");
  }
}
