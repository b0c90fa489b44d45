package dev.singlet.it.writers;

import dev.singlet.it.Nasty;
import dev.singlet.it.writers.model.Guild;
import dev.singlet.it.writers.model.Guild.Place;
import dev.singlet.it.writers.model.Guild.State;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** Random values, few enough of each kind that items meet. */
record AnyValues(Nasty random) {

  /** A set in the given order, so that a run can be repeated. */
  @SafeVarargs
  static <E> Set<E> set(E... elements) {
    Set<E> set = new LinkedHashSet<>();
    for (E element : elements) {
      set.add(element);
    }
    return Collections.unmodifiableSet(set);
  }

  String name() {
    return random.oneOf("ann", "bob", "cy");
  }

  String tenant() {
    return random.oneOf("acme", "zeta");
  }

  @Nullable String team() {
    return random.oneOf(null, "red", "blue");
  }

  Fields member(String name) {
    return new Fields(Map.of("name", name))
        .with("email", random.oneOf("a@x", "b#x", "c$#x", "d\u00e9@x"))
        .with("badge", random.oneOf(null, 1, 2, 3))
        .with("team", team())
        .with("level", random.oneOf(0, 1, 20, 999))
        .with("profile", optional())
        .with("version", 0L)
        .with("extras", documents(random.oneOf("later", "other"), "x.y", "\u00e4"));
  }

  Fields robot(String name) {
    return new Fields(Map.of("name", name))
        .with("model", random.oneOf("", "m1", "m2"))
        .with("team", team())
        .with("charge", random.oneOf(0, 1, 5))
        .with("until", random.oneOf(null, Instant.ofEpochSecond(4_000_000_000L + random.below(5))))
        .with("parts", counts());
  }

  Fields task(String owner, int id) {
    String title = random.oneOf("t", "u", "v w");
    int priority = random.oneOf(0, 1, 9, 10, 99);
    return new Fields(Map.of("owner", owner, "id", id))
        .with("state", random.oneOf(State.values()))
        .with("priority", priority)
        .with("title", title)
        .with("slug", random.chance(60) ? Guild.Task.slug(title, priority) : random.oneOf("s", "t"))
        .with("city", random.oneOf(null, "Bern", "Basel"))
        .with("count", random.oneOf(0, 3, 4))
        .with("weight", random.oneOf(null, -1, 0, 7))
        .with("tags", tags())
        .with("stops", stops())
        .with("place", random.chance(40) ? null : place())
        .with("points", counts())
        .with("note", optional())
        .with("hint", optional())
        .with("data", document(3))
        .with("docs", list(2))
        .with("facts", documents("a", "b", "c.d"));
  }

  Fields entry(String owner, int number) {
    return new Fields(Map.of("owner", owner, "number", number))
        .with("kind", random.oneOf(null, "k", "l"))
        .with("text", random.oneOf("", "hello", "\ud83d\ude00"));
  }

  Set<String> tags() {
    return random.oneOf(set(), set("a"), set("a", "b"), set("b", "a"), set("b", "c", "d"));
  }

  List<Place> stops() {
    List<Place> stops = new ArrayList<>();
    for (int i = random.below(4); i > 0; i--) {
      stops.add(place());
    }
    return List.copyOf(stops);
  }

  Place place() {
    return new Place(
        random.oneOf("Home", "", "P#1"),
        random.oneOf(null, 0, -3),
        random.oneOf(set(), set("x"), set("x", "y"), set("y", "x")),
        optional());
  }

  Map<String, Integer> counts() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (String name : List.of("p", "q", "r.s")) {
      if (random.chance(40)) {
        counts.put(name, random.below(5));
      }
    }
    return Collections.unmodifiableMap(counts);
  }

  @Nullable Document optional() {
    return random.chance(30) ? null : document(2);
  }

  Map<String, Document> documents(String... names) {
    Map<String, Document> documents = new LinkedHashMap<>();
    for (String name : names) {
      if (random.chance(50)) {
        documents.put(name, document(2));
      }
    }
    return Collections.unmodifiableMap(documents);
  }

  List<Document> list(int depth) {
    List<Document> list = new ArrayList<>();
    for (int i = random.below(4); i > 0; i--) {
      list.add(document(depth));
    }
    return List.copyOf(list);
  }

  Document document(int depth) {
    return switch (random.below(depth > 0 ? 10 : 7)) {
      case 0 -> Document.ofNull();
      case 1 -> Document.of(random.oneOf("", "text", "null", "\uffff"));
      case 2 -> Document.of(new BigDecimal(random.oneOf("0", "-1", "1.50", "1E+20", "-7E-30")));
      case 3 -> Document.of(random.chance(50));
      case 4 -> Document.of(SdkBytes.fromUtf8String(random.oneOf("", "b")));
      case 5 -> new Document.TextSet(random.oneOf(set("x"), set("x", "y"), set("y", "x")));
      case 6 ->
          random.chance(50)
              ? new Document.NumberSet(set(BigDecimal.ONE, new BigDecimal("2.0")))
              : new Document.BinarySet(Set.of(SdkBytes.fromUtf8String("c")));
      case 7 -> Document.ofList(list(depth - 1));
      default -> {
        Map<String, Document> map = new LinkedHashMap<>();
        for (String name : List.of("k", "l", "m.n")) {
          if (random.chance(50)) {
            map.put(name, document(depth - 1));
          }
        }
        yield Document.ofMap(map);
      }
    };
  }
}
