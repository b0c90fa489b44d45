package dev.singlet.it.writers;

import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild.State;
import dev.singlet.it.writers.model.Guild.Task;
import dev.singlet.it.writers.model.GuildTaskEntity;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random writes of one task. */
record TaskWrites(AnyValues any, Key key, @Nullable Item before, Instant now) {

  private static final List<String> COMPONENTS =
      List.of(
          "state",
          "priority",
          "title",
          "slug",
          "city",
          "count",
          "weight",
          "tags",
          "stops",
          "place",
          "points",
          "note",
          "hint",
          "data",
          "docs",
          "facts");

  /** Not what an update reaches into, so that what two writers change stays apart. */
  private static final List<String> SCALARS =
      List.of("state", "priority", "title", "slug", "city", "count", "weight", "tags");

  Act next(List<Item> earlier) {
    Fields wanted = any.task(key.owner(), key.number());
    return switch (random().below(14)) {
      case 0, 1 -> put(wanted);
      case 2 -> {
        Item put = item(wanted, now);
        yield Act.of(
            GuildTaskEntity.put((Task) put.record()).ifNotExists(),
            key,
            put,
            before == null ? Refusal.NEVER : Refusal.ALWAYS);
      }
      case 3 -> Act.of(GuildTaskEntity.delete(key.owner(), key.number()), key, null, Refusal.NEVER);
      case 4 -> {
        State state = random().oneOf(State.values());
        boolean isMet = before != null && before.fields().get("state") == state;
        // Conditions see an item as it is stored, and not the default of what it lacks.
        boolean isSure = before == null || before.isExact();
        Item put = item(wanted, now);
        yield Act.of(
            GuildTaskEntity.put((Task) put.record()).when(GuildTaskEntity.STATE.eq(state)),
            key,
            put,
            !isSure ? Refusal.ALLOWED : isMet ? Refusal.NEVER : Refusal.ALWAYS);
      }
      case 5 -> upsert(wanted);
      case 6, 7 -> revision(wanted);
      case 8 ->
          earlier.isEmpty()
              ? revision(wanted)
              : stale(random().oneOf(earlier.toArray(Item[]::new)), wanted);
      default -> new TaskUpdates(any, key, before, now).next(wanted);
    };
  }

  private Nasty random() {
    return any.random();
  }

  private Item item(Fields fields, Instant created) {
    return Item.put(key, Kind.TASK, fields, created, now);
  }

  private Act put(Fields wanted) {
    Item after = item(wanted, random().chance(50) ? now : now.minusSeconds(3600));
    return Act.of(GuildTaskEntity.put((Task) after.record()), key, after, Refusal.NEVER);
  }

  private Act upsert(Fields wanted) {
    GuildTaskEntity.Upsert upsert =
        GuildTaskEntity.upsert(
            key.owner(),
            key.number(),
            wanted.get("state"),
            wanted.<Integer>get("priority"),
            wanted.get("title"),
            wanted.get("slug"),
            wanted.find("city"),
            wanted.get("stops"),
            wanted.get("points"),
            wanted.get("data"),
            wanted.get("docs"),
            wanted.get("facts"));
    Fields after = before == null ? item(wanted.with("count", 3), now).fields() : before.fields();
    for (String component : COMPONENTS) {
      boolean isGiven =
          !List.of("count", "weight", "tags", "place", "note", "hint").contains(component);
      if (isGiven) {
        after = after.from(component, wanted);
      } else if (before == null && !component.equals("count")) {
        after = after.with(component, component.equals("tags") ? Set.of() : null);
      }
    }
    boolean isCounted = random().chance(50);
    if (isCounted) {
      upsert = upsert.incrementCount(2);
      after = after.with("count", after.<Integer>get("count") + 2);
    }
    if (random().chance(30)) {
      upsert = upsert.tags(wanted.get("tags"));
      after = after.from("tags", wanted);
    }
    return new Act(
        upsert,
        key,
        before == null ? item(after, now) : given(before, after),
        before == null || before.isExact() ? Refusal.NEVER : Refusal.ALLOWED,
        isCounted);
  }

  /** An upsert stores the slug, be it the same. */
  private Item given(Item old, Fields after) {
    return old.asWritten(old.isExact(), old.foreign(), false).updated(after, now);
  }

  /** The smallest update from what the item is to something else. */
  private Act revision(Fields wanted) {
    Item from = before == null ? item(wanted, now) : before;
    Fields to = from.fields();
    for (String component : COMPONENTS) {
      if (random().chance(25)) {
        to = to.from(component, wanted);
      }
    }
    return revised(from, to, Refusal.NEVER);
  }

  /** The same from what the item was, which only differs in what nobody reaches into. */
  private Act stale(Item from, Fields wanted) {
    Fields to = from.fields();
    for (String component : SCALARS) {
      if (random().chance(25)) {
        to = to.from(component, wanted);
      }
    }
    if (before == null) {
      return revised(from, to, Refusal.ALWAYS);
    }
    Set<String> changed = from.fields().differences(to);
    Set<String> meanwhile = from.fields().differences(before.fields());
    boolean isOverwriting = changed.stream().anyMatch(meanwhile::contains);
    return revised(from, to, isOverwriting ? Refusal.ALWAYS : Refusal.ALLOWED);
  }

  private Act revised(Item from, Fields to, Refusal refusal) {
    Task old = (Task) from.record();
    Task after = (Task) item(to, from.created()).record();
    Set<String> changed = from.fields().differences(to);
    if (equals(old, after)) {
      return Act.of(GuildTaskEntity.update(old, after), key, before, Refusal.NEVER);
    }
    if (before == null) {
      return Act.of(GuildTaskEntity.update(old, after), key, null, Refusal.ALWAYS);
    }
    Fields result = before.fields();
    for (String component : changed) {
      result = result.from(component, to);
    }
    // What is made of what it changes is stored as it was read.
    Item item =
        changed.contains("slug") || changed.contains("title") || changed.contains("priority")
            ? given(before, result)
            : before.updated(result, now);
    return new Act(GuildTaskEntity.update(old, after), key, item, refusal, !before.isExact());
  }

  private static boolean equals(Task old, Task after) {
    return GuildTaskEntity.builder(old)
        .updatedAt(Instant.EPOCH)
        .build()
        .equals(GuildTaskEntity.builder(after).updatedAt(Instant.EPOCH).build());
  }
}
