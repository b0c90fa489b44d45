package dev.singlet.internal.update;

import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.ChangeEncryption;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.change.WrittenSize;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.write.Requirement;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.DerivedAttributes;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.SchemaVersion;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.entity.ValidateMethod;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes an update expression. To the requested changes it adds the keys and computed attributes
 * that follow from them, the stamps, and the defaults of an item that may be created.
 */
public final class UpdateExpression<T> {

  private final Changes<T> requested;
  private final EntityType<T> entity;
  private final Stamps stamps;
  private final boolean creates;
  private final List<Change> changes = new ArrayList<>();
  private final List<Expression> guards = new ArrayList<>();
  private final List<String> madeOf = new ArrayList<>();

  private UpdateExpression(Changes<T> requested, Stamps stamps, boolean creates) {
    this.requested = requested;
    this.entity = requested.entity();
    this.stamps = stamps;
    this.creates = creates;
  }

  /**
   * Makes an update expression.
   *
   * @param changes the requested changes
   * @param stamps the times to write
   * @param creates true to create the item if there is none
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidArgumentException if the changes contradict each other, or
   *     lack parts of a key
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   */
  public static <T> UpdateExpression<T> of(Changes<T> changes, Stamps stamps, boolean creates) {
    UpdateExpression<T> expression = new UpdateExpression<>(changes, stamps, creates);
    expression.check();
    changes.requireConsistent(creates);
    expression.complete();
    return expression;
  }

  private void check() {
    Violations violations = entity.violations(stamps.clock());
    requested.check(violations);
    if (requested.assumptions().hasInvalid()) {
      violations.throwIfAny();
    }
    for (ValidateMethod method : entity.validateMethods()) {
      if (isTouched(method.components())) {
        Values values = values();
        requireAll(method.name(), "() takes", method.components(), values);
        madeOf.addAll(method.components());
        entity.validate(method.name(), values, violations);
      }
    }
    violations.throwIfAny();
  }

  /**
   * Returns all changes that are written, with encrypted values.
   *
   * @param key the key of the item to update
   */
  public Collection<Change> changes(PrimaryKey key) {
    return ChangeEncryption.of(changes, entity, key);
  }

  /**
   * Returns the condition on the item under which the written values are correct.
   *
   * @return the condition, which may always hold
   */
  public Expression guard() {
    return Expression.allOf(guards)
        .and(requested.guard())
        .and(requested.assumptions().presumedOf(madeOf));
  }

  private void complete() {
    for (Change change : requested.all()) {
      putWhole(change.stored());
    }
    Values values = values();
    List<DerivedAttributes> all = entity.derived();
    for (int i = 0; i < all.size(); i++) {
      if (isTouched(all.get(i).sources())) {
        derive(all.get(i), values);
      }
    }
    StampAttribute modified = entity.modified();
    if (modified != null) {
      put(new Change.Write(Path.of(modified.attribute()), stored(modified, stamps.modified())));
    }
    requested.versionChange().ifPresent(this::put);
    if (creates) {
      create(values);
    } else {
      if (!entity.keyComponents().isEmpty()) {
        KeyDefaults<T> defaults = KeyDefaults.of(requested, changes, values);
        changes.addAll(defaults.stored());
        guards.addAll(defaults.guards());
      }
      if (entity.hasDefaultsMadeOfOthers()) {
        KeptDefaults<T> kept = KeptDefaults.of(requested, changes);
        changes.addAll(kept.stored());
        guards.addAll(kept.guards());
      }
      putAll(markIfAbsent(entity));
    }
    WrittenSize.check(entity, changes);
  }

  /** Adds a change, and removes the older names that would hide it. */
  private void putWhole(Change change) {
    put(change);
    putAll(OlderNameGuard.removals(change));
  }

  private void putAll(List<Change> others) {
    for (int i = 0; i < others.size(); i++) {
      put(others.get(i));
    }
  }

  /** Adds a change, which replaces a change of the same place. */
  private void put(Change change) {
    for (int i = 0; i < changes.size(); i++) {
      if (changes.get(i).path().equals(change.path())) {
        changes.set(i, change);
        return;
      }
    }
    changes.add(change);
  }

  private Values values() {
    Values values = requested.asRead();
    StampAttribute modified = entity.modified();
    if (modified != null && !modified.component().isEmpty()) {
      values = values.and(modified.component(), stamps.modified());
    }
    StampAttribute created = entity.created();
    if (creates && created != null && !created.component().isEmpty()) {
      values = values.and(created.component(), stamps.now());
    }
    return values;
  }

  private boolean isTouched(List<String> sources) {
    StampAttribute modified = entity.modified();
    if (creates || (modified != null && sources.contains(modified.component()))) {
      return true;
    }
    for (int i = 0; i < sources.size(); i++) {
      if (requested.isChanged(sources.get(i))) {
        return true;
      }
    }
    return false;
  }

  private void derive(DerivedAttributes derived, Values values) {
    if (isGone(derived.required(), values)) {
      requireKeyed(derived, values, Map.of());
      for (String attribute : derived.attributes()) {
        put(new Change.Remove(Path.of(attribute)));
      }
      return;
    }
    boolean isLeft = entity.isLeft(derived.name(), values);
    if (!isLeft) {
      requireAll(derived.name(), " is made of", derived.sources(), values);
    }
    madeOf.addAll(derived.sources());
    requested.assumptions().keeping(derived.sources(), requested).forEach(this::putWhole);
    keepRemoved(derived.sources(), values);
    ItemWriter item = new ItemWriter(2);
    if (!isLeft) {
      entity.derive(derived.name(), values, item);
    }
    Map<String, AttributeValue> computed = stamps.bind(item.toItem());
    requireKeyed(derived, values, computed);
    for (String attribute : derived.attributes()) {
      Path path = Path.of(attribute);
      AttributeValue value = computed.get(attribute);
      if (value == null) {
        put(new Change.Remove(path));
      } else if (creates && derived.sinceCreation().contains(attribute)) {
        put(new Change.WriteIfAbsent(path, value));
        guards.add(isCreatedWith(path, derived));
      } else {
        put(new Change.Write(path, value));
      }
    }
  }

  /** Requires that a key is written which alone has the value of a component. */
  private void requireKeyed(
      DerivedAttributes derived, Values values, Map<String, AttributeValue> computed) {
    if (!entity.hasOnlyInKey()) {
      return;
    }
    Violations violations = entity.violations(stamps.clock());
    for (String source : derived.sources()) {
      String holder = entity.holder(source);
      if (holder != null && derived.attributes().contains(holder) && values.has(source)) {
        violations.keyed(source, values.get(source), holder, computed.containsKey(holder));
      }
    }
    violations.throwIfAny();
  }

  /**
   * Stores the defaults of removed components that something is made of. Otherwise, defaults that
   * are made of other components would change with them, but not what is made of the defaults.
   */
  private void keepRemoved(List<String> components, Values values) {
    for (String component : components) {
      String attribute = entity.storedNames().get(component);
      if (attribute != null
          && entity.hasDefaultMadeOfOthers(attribute)
          && changes.contains(new Change.Remove(Path.of(attribute)))) {
        AttributeValue value = Defaults.asWritten(entity, values, stamps).get(attribute);
        if (value != null) {
          put(new Change.Write(Path.of(attribute), value));
        }
      }
    }
  }

  /** Returns whether one of the required components is known to be absent. */
  static boolean isGone(Collection<String> required, Values values) {
    for (String source : required) {
      if (values.has(source) && values.get(source) == null) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the condition that the item has an index key that is made of what it was created with.
   * An item that was created before the index was added lacks the attribute, and was not created
   * with the current values.
   */
  private Expression isCreatedWith(Path path, DerivedAttributes index) {
    Expression isThere = Expression.exists(entity, path);
    String purpose =
        String.format(
            ", and an upsert can't write it: the key of %s is made of %s. Read the item, and put it"
                + " or update(before, after)",
            index.name(),
            isMadeOfContext(index)
                ? "what the item was created with"
                : "the time at which the item was created");
    return Requirement.of(isThere.or(isCreating(index)), path, purpose);
  }

  private boolean isMadeOfContext(DerivedAttributes index) {
    return index.sources().stream().anyMatch(source -> entity.fromContext(source) != null);
  }

  /** Returns the condition that an item lacks what is written when it is created. */
  private Expression isCreating(DerivedAttributes index) {
    List<String> attributes = new ArrayList<>();
    StampAttribute created = entity.created();
    if (created != null && index.sources().contains(created.component())) {
      attributes.add(created.attribute());
    }
    for (ContextAttribute<?> given : entity.fromContext()) {
      if (given.isOfCreation() && index.sources().contains(given.component())) {
        attributes.add(Objects.requireNonNull(entity.storedNames().get(given.component())));
      }
    }
    return Expression.allOf(
        attributes.stream()
            .map(attribute -> Expression.notExists(entity, Path.of(attribute)))
            .toList());
  }

  private void requireAll(String name, String needs, List<String> sources, Values values) {
    for (int i = 0; i < sources.size(); i++) {
      if (!values.has(sources.get(i))) {
        Set<String> missing = new TreeSet<>(sources);
        missing.removeIf(values::has);
        throw InvalidUpdate.of(
            entity,
            "%s%s %s as well, which must be set or given: %s",
            name,
            needs,
            sources,
            missing);
      }
    }
  }

  private void create(Values values) {
    for (String mark : entity.mark().added()) {
      put(new Change.Write(Path.of(mark), entity.nameValue()));
    }
    SchemaVersion version = entity.schemaVersion();
    if (version != null) {
      Path path = Path.of(version.attribute());
      AttributeValue number = AttributeValue.createN(Integer.toString(version.number()));
      put(new Change.Write(path, number));
    }
    StampAttribute created = entity.created();
    if (created != null) {
      Path path = Path.of(created.attribute());
      put(new Change.WriteIfAbsent(path, stored(created, stamps.now())));
    }
    Set<String> roots = new TreeSet<>();
    changes.forEach(change -> roots.add(change.path().root()));
    Map<String, AttributeValue> defaults = Defaults.asWritten(entity, values, stamps);
    defaults.forEach(
        (attribute, value) -> {
          if (!roots.contains(attribute)) {
            Path path = Path.of(attribute);
            put(new Change.WriteIfAbsent(path, value));
          }
        });
  }

  /**
   * Adds the entity's name to an item that lacks it, because another program wrote it. Gets and
   * queries then find the item that the update returned. If entities can share keys, only an item
   * with the name is changed.
   */
  public static List<Change> markIfAbsent(EntityType<?> entity) {
    if (entity.sharesKeys()) {
      return List.of();
    }
    List<String> marks = entity.mark().added();
    return marks.isEmpty()
        ? List.of()
        : List.of(new Change.WriteIfAbsent(Path.of(marks.get(0)), entity.nameValue()));
  }

  private static AttributeValue stored(StampAttribute stamp, Instant time) {
    return Objects.requireNonNull(TimeCodecs.instant(stamp.format()).encode(time));
  }
}
