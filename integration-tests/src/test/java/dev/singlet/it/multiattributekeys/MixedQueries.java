package dev.singlet.it.multiattributekeys;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;

import dev.singlet.it.multiattributekeys.model.Mixed.Idea;
import dev.singlet.it.multiattributekeys.model.Mixed.OfTeam;
import dev.singlet.it.multiattributekeys.model.Mixed.State;
import dev.singlet.it.multiattributekeys.model.Mixed.Task;
import dev.singlet.it.multiattributekeys.model.MixedIdeaEntity;
import dev.singlet.it.multiattributekeys.model.MixedOfTeamCollection;
import dev.singlet.it.multiattributekeys.model.MixedTaskEntity;
import dev.singlet.query.Query;
import dev.singlet.value.Range;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Random queries of each index, narrowed more or less, with what they are to give. */
final class MixedQueries {

  /** A query, the items it finds and their order. */
  record Asked<T>(Query<T> query, Predicate<T> which, Comparator<T> order) {
    Asked<T> narrowed(Query<T> to, Predicate<T> also) {
      return new Asked<>(to, which.and(also), order);
    }
  }

  /** A range and the values in it. */
  private record Cut<R, V>(Range<R> range, Predicate<V> holds) {}

  private static final Comparator<SdkBytes> BYTES =
      (one, other) -> Arrays.compareUnsigned(one.asByteArray(), other.asByteArray());

  /** As UTF-8 is sorted. */
  private static final Comparator<String> TEXT =
      Comparator.comparing(SdkBytes::fromUtf8String, BYTES);

  private static final Comparator<OfTeam> OF_TEAM =
      Comparator.comparing(MixedQueries::level)
          .thenComparing(MixedQueries::hash, Comparator.nullsFirst(BYTES))
          .thenComparing(
              each -> each instanceof Task task ? stateAndId(task) : "IDEA#" + each.id(), TEXT);

  private final Random random;
  private final MixedValues values;

  MixedQueries(Random random) {
    this.random = random;
    this.values = new MixedValues(random);
  }

  private static int level(OfTeam each) {
    return each instanceof Task task ? task.level() : ((Idea) each).level();
  }

  private static @Nullable SdkBytes hash(OfTeam each) {
    return each instanceof Task task ? task.hash() : ((Idea) each).hash();
  }

  private static String stateAndId(Task task) {
    return task.state() + "#" + task.id();
  }

  private Cut<Long, Integer> numbers(int one, int other) {
    return switch (random.nextInt(5)) {
      case 0 -> new Cut<>(gt(one), value -> value > one);
      case 1 -> new Cut<>(gte(one), value -> value >= one);
      case 2 -> new Cut<>(lt(one), value -> value < one);
      case 3 -> new Cut<>(lte(one), value -> value <= one);
      default ->
          new Cut<>(
              between(Math.min(one, other), Math.max(one, other)),
              value -> value >= Math.min(one, other) && value <= Math.max(one, other));
    };
  }

  private Cut<String, String> texts(String one, String other) {
    return switch (random.nextInt(6)) {
      case 0 -> new Cut<>(gt(one), value -> TEXT.compare(value, one) > 0);
      case 1 -> new Cut<>(gte(one), value -> TEXT.compare(value, one) >= 0);
      case 2 -> new Cut<>(lt(one), value -> TEXT.compare(value, one) < 0);
      case 3 -> new Cut<>(lte(one), value -> TEXT.compare(value, one) <= 0);
      case 4 -> new Cut<>(Range.beginsWith(one), value -> value.startsWith(one));
      default -> {
        String lower = TEXT.compare(one, other) < 0 ? one : other;
        String upper = lower.equals(one) ? other : one;
        yield new Cut<>(
            between(lower, upper),
            value -> TEXT.compare(value, lower) >= 0 && TEXT.compare(value, upper) <= 0);
      }
    };
  }

  private <T> Asked<T> byId(
      Asked<T> asked,
      Function<T, String> id,
      Function<String, Query<T>> one,
      Function<Range<String>, Query<T>> some) {
    String value = values.id();
    if (random.nextBoolean()) {
      return asked.narrowed(one.apply(value), each -> id.apply(each).equals(value));
    }
    Cut<String, String> cut = texts(value, values.id());
    return asked.narrowed(some.apply(cut.range()), each -> cut.holds().test(id.apply(each)));
  }

  Asked<Task> tasksOfTeam() {
    String team = values.team();
    int year = values.year();
    int level = values.level();
    SdkBytes hash = values.hash();
    State state = values.state();
    MixedTaskEntity.OfTeam query = MixedTaskEntity.ofTeam(team, year);
    Asked<Task> all =
        new Asked<>(
            query,
            task -> team.equals(task.team()) && is(year, task.year()) && task.hash() != null,
            OF_TEAM::compare);
    Asked<Task> leveled = all.narrowed(query.level(level), task -> task.level() == level);
    Asked<Task> hashed =
        leveled.narrowed(query.level(level).hash(hash), task -> hash.equals(task.hash()));
    MixedTaskEntity.OfTeamState stated = query.level(level).hash(hash).state(state);
    Asked<Task> inState = hashed.narrowed(stated, task -> task.state() == state);
    return switch (random.nextInt(7)) {
      case 0, 1 -> all;
      case 2 -> {
        Cut<Long, Integer> cut = numbers(level, values.level());
        yield all.narrowed(query.level(cut.range()), task -> cut.holds().test(task.level()));
      }
      case 3 -> leveled;
      case 4 -> hashed;
      case 5 -> inState;
      default -> byId(inState, Task::id, stated::id, stated::id);
    };
  }

  Asked<Idea> ideasOfTeam() {
    String team = values.team();
    int year = values.year();
    int level = values.level();
    SdkBytes hash = values.hash();
    MixedIdeaEntity.OfTeam query = MixedIdeaEntity.ofTeam(team, year);
    Asked<Idea> all =
        new Asked<>(
            query, idea -> team.equals(idea.team()) && year == idea.year(), OF_TEAM::compare);
    Asked<Idea> leveled = all.narrowed(query.level(level), idea -> idea.level() == level);
    MixedIdeaEntity.OfTeamHash hashed = query.level(level).hash(hash);
    return switch (random.nextInt(3)) {
      case 0 -> all;
      case 1 -> leveled;
      default ->
          byId(
              leveled.narrowed(hashed, idea -> hash.equals(idea.hash())),
              Idea::id,
              hashed::id,
              hashed::id);
    };
  }

  Asked<OfTeam> ofTeam() {
    String team = values.team();
    int year = values.year();
    int level = values.level();
    SdkBytes hash = values.hash();
    MixedOfTeamCollection.OfTeam query = MixedOfTeamCollection.ofTeam(team, year);
    Asked<OfTeam> all =
        new Asked<>(
            query,
            each ->
                each instanceof Task task
                    ? team.equals(task.team()) && is(year, task.year()) && task.hash() != null
                    : each instanceof Idea idea && team.equals(idea.team()) && year == idea.year(),
            OF_TEAM);
    return switch (random.nextInt(4)) {
      case 0 -> all;
      case 1 -> {
        Cut<Long, Integer> cut = numbers(level, values.level());
        yield all.narrowed(query.level(cut.range()), each -> cut.holds().test(level(each)));
      }
      case 2 -> all.narrowed(query.level(level), each -> level(each) == level);
      default ->
          all.narrowed(
              query.level(level).hash(hash),
              each -> level(each) == level && hash.equals(hash(each)));
    };
  }

  Asked<Task> open() {
    State state = values.one(List.of(State.OPEN, State.WAITING));
    String team = values.team();
    int year = values.year();
    String label = values.label();
    MixedTaskEntity.Open query = MixedTaskEntity.open(state, team);
    Asked<Task> all =
        new Asked<>(
            query,
            task ->
                task.state() == state
                    && team.equals(task.team())
                    && task.year() != null
                    && task.label() != null,
            Comparator.comparing((Task task) -> Objects.requireNonNull(task.year()))
                .thenComparing(task -> task.label() + "#" + task.id(), TEXT));
    Asked<Task> inYear = all.narrowed(query.year(year), task -> is(year, task.year()));
    MixedTaskEntity.OpenLabel labelled = query.year(year).label(label);
    return switch (random.nextInt(5)) {
      case 0 -> all;
      case 1 -> {
        Cut<Long, Integer> cut = numbers(year, values.year());
        yield all.narrowed(
            query.year(cut.range()), task -> cut.holds().test(Objects.requireNonNull(task.year())));
      }
      case 2 -> inYear;
      case 3 -> {
        Cut<String, String> cut = texts(label, values.label());
        yield inYear.narrowed(
            query.year(year).label(cut.range()),
            task -> cut.holds().test(Objects.requireNonNull(task.label())));
      }
      default ->
          byId(
              inYear.narrowed(labelled, task -> label.equals(task.label())),
              Task::id,
              labelled::id,
              labelled::id);
    };
  }

  Asked<Task> hashed() {
    SdkBytes hash = values.hash();
    int level = values.level();
    State state = values.state();
    String id = values.id();
    MixedTaskEntity.Hashed query = MixedTaskEntity.hashed(hash, level);
    Asked<Task> all =
        new Asked<>(
            query,
            task -> hash.equals(task.hash()) && task.level() == level && task.team() != null,
            Comparator.comparing(MixedQueries::stateAndId, TEXT));
    Asked<Task> inState = all.narrowed(query.state(state), task -> task.state() == state);
    Asked<Task> one = inState.narrowed(query.state(state).id(id), task -> task.id().equals(id));
    return switch (random.nextInt(4)) {
      case 0 -> all;
      case 1 -> inState;
      case 2 -> byId(inState, Task::id, query.state(state)::id, query.state(state)::id);
      default -> {
        Cut<String, String> cut = texts(values.team(), values.team());
        yield one.narrowed(
            query.state(state).id(id).team(cut.range()),
            task -> cut.holds().test(Objects.requireNonNull(task.team())));
      }
    };
  }

  Asked<Task> labelled() {
    String team = values.team();
    int year = values.year();
    int level = values.level();
    String label = values.label();
    State state = values.state();
    MixedTaskEntity.Labelled query = MixedTaskEntity.labelled(year, team, label, level);
    Asked<Task> all =
        new Asked<>(
            query,
            task ->
                team.equals(task.team())
                    && is(year, task.year())
                    && label.equals(task.label())
                    && task.level() == level,
            Comparator.comparing(MixedQueries::stateAndId, TEXT));
    MixedTaskEntity.LabelledState stated = query.state(state);
    return random.nextBoolean()
        ? all
        : byId(
            all.narrowed(stated, task -> task.state() == state), Task::id, stated::id, stated::id);
  }

  private static boolean is(int year, @Nullable Integer other) {
    return other != null && other == year;
  }
}
