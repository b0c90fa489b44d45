package dev.singlet.change;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;

/**
 * An entity without its components.
 *
 * @param name the name in its items
 * @param aliases its older names
 * @param extras what it has besides components that change
 */
record RandomEntity(String name, List<String> aliases, Set<Extra> extras) {

  static final RandomEntity FIRST = new RandomEntity("User", List.of(), Set.of());

  /** A component that each model can have once. */
  enum Extra {
    UNKNOWN("@Extras Map<String, Document> extras"),
    CREATED("@CreatedAt @Nullable Instant created"),
    UPDATED("@UpdatedAt @Nullable Instant updated"),
    VERSION("@Version long version"),
    UNTIL("@TimeToLive @Nullable Instant until");

    private final String source;

    Extra(String source) {
      this.source = source;
    }
  }

  RandomEntity changed(Random random, int next) {
    return switch (random.nextInt(8)) {
      case 0 -> renamed("E" + next);
      case 1 -> new RandomEntity("E" + next, List.of(), extras);
      case 2 -> new RandomEntity(name, List.of(), extras);
      default -> toggled(Extra.values()[random.nextInt(Extra.values().length)]);
    };
  }

  private RandomEntity renamed(String other) {
    List<String> older = new ArrayList<>(aliases);
    older.add(name);
    return new RandomEntity(other, older, extras);
  }

  private RandomEntity toggled(Extra extra) {
    Set<Extra> others = EnumSet.noneOf(Extra.class);
    others.addAll(extras);
    if (!others.remove(extra)) {
      others.add(extra);
    }
    return new RandomEntity(name, aliases, others);
  }

  String annotation() {
    String older =
        aliases.isEmpty() ? "" : ", aliases = {\"" + String.join("\", \"", aliases) + "\"}";
    return "@Entity(name = \"" + name + "\"" + older + ")";
  }

  void addTo(StringJoiner record) {
    extras.forEach(each -> record.add(each.source));
  }

  /** Adds the values that a record must have. */
  void addJson(StringJoiner json) {
    if (extras.contains(Extra.VERSION)) {
      json.add("'version':0");
    }
  }
}
