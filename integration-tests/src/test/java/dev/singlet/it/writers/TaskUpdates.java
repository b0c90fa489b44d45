package dev.singlet.it.writers;

import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild.Place;
import dev.singlet.it.writers.model.Guild.State;
import dev.singlet.it.writers.model.GuildTaskEntity;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random updates of one task, each of several changes, told what keys need: mostly the truth. */
final class TaskUpdates {

  private static final int MAX = 4;

  private final AnyValues any;
  private final Key key;
  private final @Nullable Item before;
  private final Instant now;
  private GuildTaskEntity.Update update;
  private Fields after = Fields.NONE;
  private boolean isMade = true;
  private boolean isFitted;

  TaskUpdates(AnyValues any, Key key, @Nullable Item before, Instant now) {
    this.any = any;
    this.key = key;
    this.before = before;
    this.now = now;
    this.update = GuildTaskEntity.update(key.owner(), key.number());
  }

  private Nasty random() {
    return any.random();
  }

  Act next(Fields wanted) {
    Fields old = before == null ? wanted : before.fields();
    after = old;
    update = update.weight(8);
    after = after.with("weight", 8);
    if (random().chance(40)) {
      keyed(old, wanted);
    }
    change(50, () -> count(old));
    change(40, () -> tags(old, wanted));
    change(50, () -> stops(old));
    change(50, () -> place(old, wanted));
    change(40, () -> points(old, wanted));
    change(40, () -> documents(old, wanted));
    isMade &= before != null;
    Refusal refusal =
        !isMade
            ? Refusal.ALWAYS
            : Objects.requireNonNull(before).isExact() ? Refusal.NEVER : Refusal.ALLOWED;
    return new Act(update, key, before == null ? null : result(before), refusal, isFitted);
  }

  /** What is told or set of the slug is stored. */
  private Item result(Item old) {
    return isSlugStored
        ? old.asWritten(old.isExact(), old.foreign(), false).updated(after, now)
        : old.updated(after, now);
  }

  private boolean isSlugStored;

  private void change(int percent, Runnable change) {
    if (random().chance(percent)) {
      change.run();
    }
  }

  private void keyed(Fields old, Fields wanted) {
    Fields told = random().chance(85) ? old : any.task(key.owner(), key.number());
    switch (random().below(8)) {
      case 0 -> {
        update =
            update.state(
                wanted.get("state"),
                told.<Integer>get("priority"),
                told.<@Nullable String>find("city"));
        set(wanted, "state").toldRight(old, told, "priority", "city");
      }
      case 1 -> {
        update =
            update.priority(
                wanted.<Integer>get("priority"),
                told.get("state"),
                told.get("slug"),
                told.<@Nullable String>find("city"));
        set(wanted, "priority").toldRight(old, told, "state", "slug", "city");
        isSlugStored = true;
      }
      case 2 -> {
        update = update.title(wanted.get("title"));
        set(wanted, "title");
        isSlugStored = true;
      }
      case 3 -> {
        update = update.slug(wanted.get("slug"), told.<Integer>get("priority"));
        set(wanted, "slug").toldRight(old, told, "priority");
        isSlugStored = true;
      }
      case 4 -> {
        update = update.city("Chur", told.get("state"), told.<Integer>get("priority"));
        after = after.with("city", "Chur");
        toldRight(old, told, "state", "priority");
      }
      case 5 -> {
        update = update.removeCity(told.get("state"), told.<Integer>get("priority"));
        after = after.with("city", null);
        toldRight(old, told, "state", "priority");
      }
      case 6 -> {
        update =
            update.stateAndPriorityAndCity(
                wanted.get("state"),
                wanted.<Integer>get("priority"),
                wanted.<@Nullable String>find("city"),
                told.get("slug"));
        set(wanted, "state", "priority", "city").toldRight(old, told, "slug");
        isSlugStored = true;
      }
      default -> {
        update =
            update.priorityAndSlug(
                wanted.<Integer>get("priority"),
                wanted.get("slug"),
                told.<State>get("state"),
                told.<@Nullable String>find("city"));
        set(wanted, "priority", "slug").toldRight(old, told, "state", "city");
        isSlugStored = true;
      }
    }
  }

  private TaskUpdates set(Fields wanted, String... components) {
    for (String component : components) {
      after = after.from(component, wanted);
    }
    return this;
  }

  private void toldRight(Fields old, Fields told, String... components) {
    for (String component : components) {
      isMade &= Objects.equals(old.find(component), told.find(component));
    }
  }

  private void count(Fields old) {
    int count = old.get("count");
    int amount = random().below(6) - 3;
    update = random().chance(50) ? update.incrementCount(amount) : update.decrementCount(-amount);
    after = after.with("count", count + amount);
    isMade &= count + amount >= 0;
  }

  private void tags(Fields old, Fields wanted) {
    Set<String> tags = new LinkedHashSet<>(old.<Set<String>>get("tags"));
    switch (random().below(4)) {
      case 0 -> {
        Set<String> more =
            random().oneOf(AnyValues.set("a"), AnyValues.set("c", "d"), AnyValues.set("d", "e"));
        update = update.addToTags(more.toArray(String[]::new));
        tags.addAll(more);
        isFitted = true;
      }
      case 1 -> {
        update = update.removeFromTags("a", "d");
        tags.removeAll(Set.of("a", "d"));
      }
      case 2 -> {
        update = update.removeTags();
        tags.clear();
      }
      default -> {
        tags = new LinkedHashSet<>(wanted.<Set<String>>get("tags"));
        update = update.tags(tags);
      }
    }
    isMade &= tags.size() <= MAX;
    after = after.with("tags", Collections.unmodifiableSet(tags));
  }

  private void stops(Fields old) {
    List<Place> stops = new ArrayList<>(old.<List<Place>>get("stops"));
    Place place = any.place();
    switch (random().below(4)) {
      case 0 -> {
        update = update.appendToStops(place, place);
        stops.addAll(List.of(place, place));
      }
      case 1 -> {
        update = update.prependToStops(place);
        stops.add(0, place);
      }
      case 2 -> {
        int index = random().below(5);
        update = update.set(GuildTaskEntity.STOPS.at(index), place);
        if (index < stops.size()) {
          stops.set(index, place);
        } else {
          stops.add(place);
        }
      }
      default -> {
        int index = random().below(4);
        update = update.remove(GuildTaskEntity.STOPS.at(index));
        if (index < stops.size()) {
          stops.remove(index);
        }
      }
    }
    isFitted = true;
    isMade &= stops.size() <= MAX;
    after = after.with("stops", List.copyOf(stops));
  }

  private void place(Fields old, Fields wanted) {
    Place place = old.find("place");
    Place other = wanted.find("place");
    isFitted = true;
    switch (random().below(5)) {
      case 0 -> {
        update = other == null ? update.removePlace() : update.place(other);
        place = other;
      }
      case 1 -> {
        update = update.set(GuildTaskEntity.PLACE.NAME, "There");
        place =
            place == null
                ? new Place("There", null, Set.of(), null)
                : new Place("There", place.floor(), place.doors(), place.more());
      }
      case 2 -> {
        update = update.increment(GuildTaskEntity.PLACE.FLOOR, 2);
        isMade &= place != null;
        place =
            place == null
                ? null
                : new Place(
                    place.name(),
                    (place.floor() == null ? 0 : place.floor()) + 2,
                    place.doors(),
                    place.more());
      }
      case 3 -> {
        Document more = any.document(2);
        update = update.set(GuildTaskEntity.PLACE.MORE, more);
        // Nothing is put into what is not there, if that is what it comes to.
        isMade &= place != null || more.isNull();
        place = place == null ? null : new Place(place.name(), place.floor(), place.doors(), more);
      }
      default -> {
        update = update.remove(GuildTaskEntity.PLACE.MORE);
        place = place == null ? null : new Place(place.name(), place.floor(), place.doors(), null);
      }
    }
    after = after.with("place", place);
  }

  private void points(Fields old, Fields wanted) {
    Map<String, Integer> points = new LinkedHashMap<>(old.<Map<String, Integer>>get("points"));
    String name = random().oneOf("p", "q", "z1", "z2");
    isFitted = true;
    switch (random().below(4)) {
      case 0 -> {
        points = wanted.get("points");
        update = update.points(points);
      }
      case 1 -> {
        points.put(name, 9);
        update = update.set(GuildTaskEntity.POINTS.key(name), 9);
      }
      case 2 -> {
        points.remove(name);
        update = update.remove(GuildTaskEntity.POINTS.key(name));
      }
      default -> {
        points.merge(name, 2, Integer::sum);
        update = update.increment(GuildTaskEntity.POINTS.key(name), 2);
      }
    }
    isMade &= points.size() <= MAX;
    after = after.with("points", Collections.unmodifiableMap(points));
  }

  private void documents(Fields old, Fields wanted) {
    switch (random().below(7)) {
      case 0 -> {
        Document note = any.document(2);
        update = update.note(note);
        after = after.with("note", note);
      }
      case 1 -> {
        Document hint = wanted.find("hint");
        update = hint == null ? update.removeHint() : update.hint(hint);
        after = after.with("hint", hint);
      }
      case 2 -> {
        update = update.data(wanted.get("data"));
        after = after.from("data", wanted);
      }
      case 3 -> {
        Document element = any.document(1);
        List<Document> docs = new ArrayList<>(old.<List<Document>>get("docs"));
        docs.add(element);
        update = update.appendToDocs(element);
        after = after.with("docs", List.copyOf(docs));
      }
      case 4 -> {
        Document element = any.document(1);
        Map<String, Document> facts = new LinkedHashMap<>(old.<Map<String, Document>>get("facts"));
        facts.put("c.d", element);
        update = update.set(GuildTaskEntity.FACTS.key("c.d"), element);
        after = after.with("facts", Collections.unmodifiableMap(facts));
      }
      case 5 -> {
        Document some = any.document(1);
        Document note = some.isNull() ? Document.of("some") : some;
        Document present = old.find("note");
        update = update.setIfAbsent(GuildTaskEntity.NOTE, note);
        after = after.with("note", present == null || present.isNull() ? note : present);
        isFitted = true;
      }
      default -> {
        update = update.facts(wanted.get("facts"));
        after = after.from("facts", wanted);
      }
    }
  }
}
