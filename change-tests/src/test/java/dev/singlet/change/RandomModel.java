package dev.singlet.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import java.util.function.Predicate;

/**
 * A model with one entity, and changes of it that are made at random.
 *
 * @param entity the entity without its components
 * @param components the components after the id
 * @param key the key in an index
 * @param unique the unique component; empty for none
 * @param next the number of the next component
 */
record RandomModel(
    RandomEntity entity, List<RandomComponent> components, RandomKey key, String unique, int next) {

  private static final int CHANGES = 24;

  static RandomModel of(Random random) {
    RandomModel model = new RandomModel(RandomEntity.FIRST, List.of(), RandomKey.NONE, "", 1);
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
    String name = component.name();
    boolean isFixed = key.uses(name) || name.equals(unique);
    return switch (random.nextInt(CHANGES)) {
      case 0, 1 -> added(random);
      case 2 -> isFixed || components.size() < 3 ? this : without(at);
      case 3 ->
          name.equals(unique) ? this : renamed(at, component.named("c" + next, older(component)));
      case 4 -> isFixed ? this : renamed(at, component.replacedBy(next));
      case 5 -> renamed(at, component.namedInJava("j" + next));
      case 6 -> with(at, component.named(component.stored(), List.of()).namedInJava(name));
      case 7, 8 ->
          isFixed || component.type() == RandomType.SET
              ? this
              : with(at, component.nullable(!component.isNullable()));
      case 9, 10 ->
          isFixed || component.type().initial(random).isEmpty()
              ? this
              : with(
                  at,
                  component.initial(
                      component.initial().isEmpty() || random.nextBoolean()
                          ? component.type().initial(random)
                          : ""));
      case 11, 12 -> isFixed ? this : with(at, retyped(component));
      case 13 -> key.isNone() ? keyed(random) : with(RandomKey.NONE);
      case 14 -> with(key.withOtherLiteral());
      case 15 -> with(key.withOtherSort());
      case 16 -> conditioned(random);
      case 17 -> uniquely(unique.isEmpty() && component.canBeUnique() ? name : "");
      case 18 ->
          name.equals(unique) ? this : renamed(at, component.replacedBy(next).namedInJava(name));
      case 19 -> with(at, component.readOnly(!component.isReadOnly()));
      case 20 -> with(at, component.most(random.nextInt(3) * 5));
      default -> with(entity.changed(random, next));
    };
  }

  private static RandomComponent retyped(RandomComponent component) {
    RandomComponent retyped = component.type(component.type().other());
    return retyped.type() == RandomType.SET ? retyped.nullable(false) : retyped;
  }

  private static List<String> older(RandomComponent component) {
    List<String> names = new ArrayList<>(List.of(component.stored()));
    names.addAll(component.aliases());
    return names;
  }

  private RandomModel added(Random random) {
    RandomType any = RandomType.any(random);
    boolean isSecondRecord =
        any.isRecord() && components.stream().anyMatch(each -> each.type().isRecord());
    RandomType type = isSecondRecord ? RandomType.TEXT : any;
    int form = type == RandomType.SET ? 0 : random.nextInt(3);
    RandomComponent added =
        new RandomComponent(
            next,
            "c" + next,
            "c" + next,
            List.of(),
            type,
            form == 1,
            form == 2 ? type.initial(random) : "",
            false,
            0);
    List<RandomComponent> more = new ArrayList<>(components);
    more.add(added);
    return new RandomModel(entity, more, key, unique, next + 1);
  }

  private RandomModel without(int at) {
    List<RandomComponent> less = new ArrayList<>(components);
    less.remove(at);
    return new RandomModel(entity, less, key, unique, next);
  }

  private RandomModel with(int at, RandomComponent component) {
    List<RandomComponent> all = new ArrayList<>(components);
    all.set(at, component);
    return new RandomModel(entity, all, key, unique, next);
  }

  private RandomModel with(RandomKey other) {
    return new RandomModel(entity, components, other, unique, next);
  }

  private RandomModel with(RandomEntity other) {
    return orThis(new RandomModel(other, components, key, unique, next + 1));
  }

  private RandomModel uniquely(String component) {
    return orThis(new RandomModel(entity, components, key, component, next));
  }

  /** Items with unique values don't expire. */
  private RandomModel orThis(RandomModel other) {
    boolean expires = other.entity.extras().contains(RandomEntity.Extra.UNTIL);
    return expires && !other.unique.isEmpty() ? this : other;
  }

  /** Changes a name, also where a key or a unique attribute uses it. */
  private RandomModel renamed(int at, RandomComponent component) {
    String old = components.get(at).name();
    RandomModel model = with(at, component);
    return new RandomModel(
        entity,
        model.components,
        key.renamed(old, component.name()),
        unique.equals(old) ? component.name() : unique,
        next + 1);
  }

  private RandomModel keyed(Random random) {
    return with(
        any(random, each -> each.type() == RandomType.TEXT && !each.isNullable())
            .map(key::of)
            .orElse(key));
  }

  private RandomModel conditioned(Random random) {
    if (key.isNone() || !key.condition().isEmpty()) {
      return with(key.when(""));
    }
    return with(
        any(random, each -> each.type() == RandomType.TEXT && each.isNullable())
            .map(key::when)
            .orElse(key));
  }

  private Optional<String> any(Random random, Predicate<RandomComponent> condition) {
    List<String> names = components.stream().filter(condition).map(RandomComponent::name).toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(names.get(random.nextInt(names.size())));
  }

  /** Returns the model in Java. */
  String source() {
    StringJoiner record = new StringJoiner(", ");
    record.add("String id").add("@Nullable String note");
    components.forEach(
        each -> record.add((each.name().equals(unique) ? "@Unique " : "") + each.source()));
    entity.addTo(record);
    return """
        @Table(name = "Shop", indexes = @Index("GSI1"))
        public sealed interface Shop {
          enum Color { RED }
          enum Colors { RED, GREEN }
          record Part(String a, @Nullable String b) {}
          record ShortPart(String a) {}
          %s @LinkedKey(partition = "USER#{id}", sort = "USER")%s
          record User(%s) implements Shop {}
        }
        """
        .formatted(entity.annotation(), key.source(), record);
  }

  /** Returns a record: round 0 or 1 for two records with all values, 2 for one with few. */
  String json(int round) {
    StringJoiner json = new StringJoiner(",", "{", "}");
    json.add("'id':'1'").add("'note':'n" + round + "'");
    for (RandomComponent each : components) {
      if (round == 2 && each.isNullable()) {
        continue;
      }
      boolean isOfKey = each.name().equals(key.component());
      json.add(each.json(isOfKey ? 0 : round % 2));
    }
    entity.addJson(json);
    return json.toString();
  }

  /** Returns the names in items of components that older items can lack. */
  private List<String> canBeLacking() {
    return components.stream()
        .filter(each -> !each.initial().isEmpty() && !key.uses(each.name()))
        .map(RandomComponent::stored)
        .toList();
  }

  /** Returns the example of a change to another model. */
  Example to(RandomModel after) {
    Map<String, String> renamed = new LinkedHashMap<>();
    for (RandomComponent old : components) {
      for (RandomComponent present : after.components) {
        if (old.isReadAs(present) && !old.name().equals(present.name())) {
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
