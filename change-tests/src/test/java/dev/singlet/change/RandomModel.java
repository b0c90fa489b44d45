package dev.singlet.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;

/**
 * A model with one entity, and changes of it that are made at random.
 *
 * @param components the components after the id
 * @param key the component in the index's partition key; empty if items have no key there
 * @param literal the text before it
 * @param condition the condition under which items have that key; empty for always
 * @param unique the unique component; empty for none
 * @param keepsOthers true for a component that keeps unknown attributes
 * @param next the number of the next component
 */
record RandomModel(
    List<RandomComponent> components,
    String key,
    String literal,
    String condition,
    String unique,
    boolean keepsOthers,
    int next) {

  static RandomModel of(Random random) {
    RandomModel model = new RandomModel(List.of(), "", "K", "", "", false, 1);
    for (int i = 0; i < 4; i++) {
      model = model.added(random);
    }
    return random.nextBoolean() ? model.keyed(random) : model;
  }

  /** Makes one to five changes. */
  RandomModel changed(Random random) {
    RandomModel model = this;
    int changes = 1 + random.nextInt(5);
    for (int i = 0; i < changes; i++) {
      model = model.changedOnce(random);
    }
    return model;
  }

  private RandomModel changedOnce(Random random) {
    int at = random.nextInt(components.size());
    RandomComponent component = components.get(at);
    boolean isFixed = component.name().equals(key) || component.name().equals(unique);
    return switch (random.nextInt(16)) {
      case 0, 1 -> added(random);
      case 2 -> isFixed || components.size() < 3 ? this : without(at);
      case 3 ->
          component.name().equals(unique)
              ? this
              : renamed(at, component.named("c" + next, older(component)));
      case 4 -> isFixed ? this : renamed(at, component.replacedBy(next));
      case 5 -> renamed(at, component.namedInJava("j" + next));
      case 6 ->
          with(at, component.named(component.stored(), List.of()).namedInJava(component.name()));
      case 14 -> renamed(at, component.replacedBy(next).namedInJava(component.name()));
      case 7, 8 ->
          isFixed || component.type() == RandomType.SET
              ? this
              : with(at, component.nullable(!component.isNullable()));
      case 9, 10 ->
          isFixed || component.type() == RandomType.SET
              ? this
              : with(
                  at,
                  component.initial(
                      component.initial().isEmpty() || random.nextBoolean()
                          ? component.type().initial(random)
                          : ""));
      case 11 -> with(at, component.type(otherType(component.type())));
      case 12 -> key.isEmpty() ? keyed(random) : unkeyed(random);
      case 13 -> uniquely(unique.isEmpty() && component.canBeUnique() ? component.name() : "");
      default -> new RandomModel(components, key, literal, condition, unique, !keepsOthers, next);
    };
  }

  private static List<String> older(RandomComponent component) {
    List<String> names = new ArrayList<>(List.of(component.stored()));
    names.addAll(component.aliases());
    return names;
  }

  private static RandomType otherType(RandomType type) {
    return switch (type) {
      case INT -> RandomType.LONG;
      case LONG -> RandomType.INT;
      case COLOR -> RandomType.COLORS;
      case COLORS -> RandomType.COLOR;
      case TEXT, SET -> type;
    };
  }

  private RandomModel added(Random random) {
    RandomType type = RandomType.any(random);
    int form = type == RandomType.SET ? 0 : random.nextInt(3);
    RandomComponent added =
        new RandomComponent(
            next,
            "c" + next,
            "c" + next,
            List.of(),
            type,
            form == 1,
            form == 2 ? type.initial(random) : "");
    List<RandomComponent> more = new ArrayList<>(components);
    more.add(added);
    return new RandomModel(more, key, literal, condition, unique, keepsOthers, next + 1);
  }

  private RandomModel without(int at) {
    List<RandomComponent> less = new ArrayList<>(components);
    less.remove(at);
    return new RandomModel(less, key, literal, condition, unique, keepsOthers, next);
  }

  private RandomModel with(int at, RandomComponent component) {
    List<RandomComponent> all = new ArrayList<>(components);
    all.set(at, component);
    return new RandomModel(all, key, literal, condition, unique, keepsOthers, next);
  }

  /** Changes a name, also where a key or a unique attribute uses it. */
  private RandomModel renamed(int at, RandomComponent component) {
    String old = components.get(at).name();
    RandomModel model = with(at, component);
    return new RandomModel(
        model.components,
        key.equals(old) ? component.name() : key,
        literal,
        condition,
        unique.equals(old) ? component.name() : unique,
        keepsOthers,
        next + 1);
  }

  private RandomModel keyed(Random random) {
    List<RandomComponent> texts =
        components.stream()
            .filter(each -> each.type() == RandomType.TEXT && !each.isNullable())
            .toList();
    return texts.isEmpty()
        ? this
        : new RandomModel(
            components,
            texts.get(random.nextInt(texts.size())).name(),
            random.nextBoolean() ? "K" : "L",
            "",
            unique,
            keepsOthers,
            next);
  }

  private RandomModel unkeyed(Random random) {
    return random.nextBoolean()
        ? new RandomModel(components, "", literal, "", unique, keepsOthers, next)
        : new RandomModel(
            components, key, literal.equals("K") ? "L" : "K", condition, unique, keepsOthers, next);
  }

  private RandomModel uniquely(String component) {
    return new RandomModel(components, key, literal, condition, component, keepsOthers, next);
  }

  /** Returns the model in Java. */
  String source() {
    StringJoiner record = new StringJoiner(", ");
    record.add("String id").add("@Nullable String note");
    components.forEach(
        each -> record.add((each.name().equals(unique) ? "@Unique " : "") + each.source()));
    if (keepsOthers) {
      record.add("@Extras Map<String, Document> extras");
    }
    String linked =
        key.isEmpty()
            ? ""
            : " @LinkedKey(name = \"byKey\", index = \"GSI1\", partition = \"%s#{%s}\", sort = \"USER#{id}\")"
                .formatted(literal, key);
    return """
        @Table(name = "Shop", indexes = @Index("GSI1"))
        public sealed interface Shop {
          enum Color { RED }
          enum Colors { RED, GREEN }
          @Entity @LinkedKey(partition = "USER#{id}", sort = "USER")%s
          record User(%s) implements Shop {}
        }
        """
        .formatted(linked, record);
  }

  /** Returns a record: round 0 or 1 for two records with all values, 2 for one with few. */
  String json(int round) {
    StringJoiner json = new StringJoiner(",", "{", "}");
    json.add("'id':'1'").add("'note':'n" + round + "'");
    for (RandomComponent each : components) {
      if (round == 2 && each.isNullable()) {
        continue;
      }
      boolean isOfKey = each.name().equals(key);
      json.add(each.json(isOfKey ? 0 : round % 2));
    }
    return json.toString();
  }

  /** Returns the names in items of components that older items can lack. */
  List<String> canBeLacking() {
    return components.stream()
        .filter(each -> !each.initial().isEmpty() && !each.name().equals(key))
        .map(RandomComponent::stored)
        .toList();
  }

  /** Returns the example of a change to another model. */
  Example to(RandomModel after) {
    Map<String, String> renamed = new LinkedHashMap<>();
    for (RandomComponent old : components) {
      for (RandomComponent present : after.components) {
        if (old.origin() == present.origin() && !old.name().equals(present.name())) {
          renamed.put(old.name(), present.name());
        }
      }
    }
    Example example =
        Example.of(source() + "\n->\n" + after.source())
            .before(source())
            .after(after.source())
            .item(json(0), json(1), after.json(0), after.json(1))
            .item(json(2), "", after.json(2), "");
    for (Map.Entry<String, String> each : renamed.entrySet()) {
      example = example.renamed(each.getKey(), each.getValue());
    }
    return canBeLacking().isEmpty()
        ? example
        : example.olderItem(json(0), after.json(0), canBeLacking().toArray(String[]::new));
  }
}
